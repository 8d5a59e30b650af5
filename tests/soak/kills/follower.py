"""Follows the stream of a table across every restart of its server."""

import http.client
import time
from typing import Final

from tests.soak.kills.figures import DOUBLED
from tests.soak.kills.wire import PAUSE_SECONDS, Wire
from tests.web.fake_time import PATIENCE
from tests.web.streams import Event, Stream

WAIT_SECONDS: Final = 0.2


class Follower:
    """Follows a table's stream: nothing may be missed, and nothing may come twice."""

    def __init__(self, wire: Wire, table: str) -> None:
        self._wire: Final = wire
        self._path: Final = f"/api/tables/{table}/events"
        self._stream: Stream | None = None
        self.last = -1
        self.told: Final[list[object]] = []

    def wait(self, token: str) -> None:
        """Wait a little for something new."""
        if self._stream is None and not self._connect(token):
            time.sleep(PAUSE_SECONDS)
            return
        assert self._stream is not None
        event = self._stream.next_within(WAIT_SECONDS)
        while event is not None:
            self._take(event)
            event = self._stream.next_within(0)
        if self._stream.has_ended:
            self.close()

    def _connect(self, token: str) -> bool:
        headers = {**self._wire.headers(token), "last-event-id": str(self.last)}
        try:
            stream = Stream(self._wire.door.url, self._path, headers)
        except (OSError, http.client.HTTPException):
            return False
        if stream.status != 200:
            stream.close()
            return False
        if self.last >= 0:
            self._wire.door.figures.counts["stream reconnections"] += 1
        self._stream = stream
        return True

    def _take(self, event: Event) -> None:
        if event.number <= self.last:
            self._wire.door.figures.trouble(DOUBLED, f"event {event.number} of {self._path}")
        self.last = event.number
        told = event.data["told"]
        assert isinstance(told, list)
        self.told.extend(told)

    def catch_up(self, token: str, number: int) -> None:
        """Wait until everything up to this line has come."""
        until = time.monotonic() + PATIENCE
        while self.last < number and time.monotonic() < until:
            self.wait(token)

    def close(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None
