"""Streams of server-sent events, as a test reads them."""

import http.client
import json
import queue
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from bench.web.part_reader import PartReader
from tests.web.closeable import Closing
from tests.web.fake_time import PATIENCE


class Event(NamedTuple):
    """One server-sent event."""

    number: int
    name: str
    data: dict[str, object]
    parts: Mapping[str, str]
    """Of an update of a page, the whole HTML of each part that it draws anew."""

    @property
    def html(self) -> str:
        """Of an update of a page, everything that it draws anew."""
        return "".join(self.parts.values())


class Stream(Closing):
    """A stream of server-sent events, read in a thread."""

    def __init__(self, url: str, path: str, headers: Mapping[str, str]) -> None:
        where = urlsplit(url)
        assert where.hostname
        self._connection: Final = http.client.HTTPConnection(where.hostname, where.port)
        try:
            self._connection.request("GET", path, headers=dict(headers))
            self._socket: Final = self._connection.sock
            self._response: Final = self._connection.getresponse()
        except (OSError, http.client.HTTPException):
            self._connection.close()
            raise
        self.status: Final = self._response.status
        self.headers: Final = self._response.getheaders()
        self.raw = b""
        """Everything that came, without the chunks it came in."""
        self.has_ended = False
        """Whether `next_within` has come to the end."""
        self._events: Final[queue.SimpleQueue[Event | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        unread, reader = b"", PartReader()
        with suppress(OSError, http.client.HTTPException, AttributeError, ValueError):
            while some := self._response.read1(65536):
                self.raw += some
                unread += some
                *whole, unread = unread.split(b"\n\n")
                for text in whole:
                    event = _event(text.decode(), reader)
                    if event is not None:
                        self._events.put(event)
        self._events.put(None)

    def next(self) -> Event:
        event = self._events.get(timeout=PATIENCE)
        assert event is not None, "the stream has ended"
        return event

    def next_within(self, seconds: float) -> Event | None:
        """The next event if it comes within this time, and the stream has not ended."""
        if self.has_ended:
            return None
        try:
            event = self._events.get(timeout=seconds) if seconds else self._events.get_nowait()
        except queue.Empty:
            return None
        self.has_ended = event is None
        return event

    def until(self, wanted: Callable[[Event], bool]) -> list[Event]:
        """All events up to the first that matches."""
        found = [self.next()]
        while not wanted(found[-1]):
            found.append(self.next())
        return found

    def rest(self) -> list[Event]:
        """All events until the server ends the stream."""
        found = []
        while (event := self._events.get(timeout=PATIENCE)) is not None:
            found.append(event)
        return found

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._response.close()
        self._connection.close()


def _event(text: str, reader: PartReader) -> Event | None:
    fields = dict(line.split(": ", 1) for line in text.split("\n") if not line.startswith(":"))
    if "data" not in fields:
        return None
    data = json.loads(fields["data"])
    parts = reader.read(data.get("parts", ()))
    return Event(int(fields["id"]), fields.get("event", ""), data, parts)
