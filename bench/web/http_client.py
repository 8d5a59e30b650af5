"""HTTP/1.1 by hand, as lean as it gets: whoever measures a server must not be what is measured."""

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple, cast

HOST: Final = "127.0.0.1"
_BLANK: Final = b"\r\n\r\n"


class Unexpected(Exception):
    """The server did not do what it should."""


class Answer(NamedTuple):
    """What came back, and how many bytes that took, with the headers."""

    status: int
    body: bytes
    size: int

    def json(self) -> dict[str, Any]:
        """What was asked for; Unexpected if it was refused."""
        if self.status >= 300:
            raise Unexpected(f"{self.status} {self.body.decode(errors='replace')}")
        answer: dict[str, Any] = json.loads(self.body)
        return answer


class Connection(asyncio.Protocol):
    """A connection that is kept: requests, and their answers in the same order."""

    def __init__(self) -> None:
        self._received = b""
        self._waiting: Final[deque[asyncio.Future[Answer]]] = deque()
        self._transport: asyncio.Transport | None = None

    @staticmethod
    async def open(port: int, address: str = HOST) -> "Connection":
        """From this address of this machine: a server tells clients apart by theirs."""
        loop = asyncio.get_running_loop()
        _, protocol = await loop.create_connection(Connection, HOST, port, local_addr=(address, 0))
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by birth

    def connection_lost(self, exc: Exception | None) -> None:
        for answer in self._waiting:
            if not answer.done():
                answer.set_exception(Unexpected("the server hung up"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        """Send it, now; the answer comes later."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self._transport is None or self._transport.is_closing():
            answer.set_exception(Unexpected("the server hung up"))
        else:
            self._waiting.append(answer)
            self._transport.write(request)
        return answer

    def data_received(self, data: bytes) -> None:
        self._received += data
        while True:
            head, blank, rest = self._received.partition(_BLANK)
            length = _length(head) if blank else 0
            if not blank or len(rest) < length:
                return
            self._received = rest[length:]
            size = len(head) + len(blank) + length
            waiting = self._waiting.popleft()
            if not waiting.done():  # at the end, nobody waits any longer
                waiting.set_result(Answer(_status(head), rest[:length], size))


class Listening(asyncio.Protocol):
    """A connection over which much comes, for as long as we listen."""

    def __init__(self, request: bytes, lost: Callable[[], None]) -> None:
        self.transport: asyncio.Transport | None = None
        self._request: Final = request
        self._lost: Final = lost

    async def open(self, port: int, address: str) -> None:
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, HOST, port, local_addr=(address, 0))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is none by birth
        self.transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.transport is not None:
            self._lost()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.abort()  # the server is not kept waiting for a farewell
            self.transport = None


class Stream(Listening):
    """Server-sent events: what they hold is handed on at once."""

    def __init__(
        self, request: bytes, told: Callable[[Any], None], lost: Callable[[], None]
    ) -> None:
        super().__init__(request, lost)
        self._told: Final = told
        self._received = b""
        self._events = b""
        self._begun = False

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._begun:
            head, blank, rest = self._received.partition(_BLANK)
            if not blank:
                return
            if _status(head) != 200:
                self.connection_lost(None)
                return
            self._received, self._begun = rest, True
        self._unpack()

    def _unpack(self) -> None:
        """Chunks to events."""
        while True:
            size, newline, rest = self._received.partition(b"\r\n")
            length = int(size, 16) if newline else 0
            if not newline or len(rest) < length + 2:
                break
            self._events += rest[:length]
            self._received = rest[length + 2 :]
        *events, self._events = self._events.split(b"\n\n")
        for event in events:
            for line in event.split(b"\n"):
                if line.startswith(b"data: "):  # and no sign of life
                    self._told(json.loads(line[6:]))


def request(
    method: str, path: str, content: object = None, *, token: str = "", headers: str = ""
) -> bytes:
    body = b"" if content is None else json.dumps(content).encode()
    head = f"{method} {path} HTTP/1.1\r\nhost: {HOST}\r\n{headers}"
    if token:
        head += f"authorization: Bearer {token}\r\n"
    if content is not None:
        head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return f"{head}\r\n".encode() + body


def _status(head: bytes) -> int:
    return int(head[9:12])


def _length(head: bytes) -> int:
    name = b"content-length:"
    at = head.lower().find(name)
    if at < 0:
        raise Unexpected("an answer without its length")
    return int(head[at + len(name) :].partition(b"\r\n")[0])
