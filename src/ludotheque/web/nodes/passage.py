"""A passage: what one node asks another for a client, and what comes back, as it comes."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import httptools
from starlette.types import Message, Receive, Scope, Send

from .signature import CALLER, SIGNED, target_of

OPENING_SECONDS: Final = 2.0
HEAD_SECONDS: Final = 60.0
"""How long another node may take to begin its answer."""
SILENT_SECONDS: Final = 3.0
"""After so long without a word from another node we ask whether it lives."""
READ_BYTES: Final = 65_536
NOT_MINE: Final = "x-ludotheque-not-mine"
"""With this header a node answers that the table is not its own."""
OF_ONE_CONNECTION: Final = frozenset(
    (
        "connection",
        "content-length",
        "expect",
        "keep-alive",
        "proxy-authorization",
        "te",
        "trailer",
        "transfer-encoding",
        "upgrade",
        "x-forwarded-for",
        "x-forwarded-proto",
        CALLER,
        SIGNED,
    )
)
DONE: Final = (200, 204)
EVENTS: Final = b"text/event-stream"


class Unreached(Exception):
    """The other node has not heard of it, or has said that the table is not its own."""


class AnswerLost(Exception):
    """The other node has heard of it and given no answer: nobody knows whether it was done."""


class _Answer:
    """What httptools has found in the answer."""

    def __init__(self) -> None:
        self.headers: list[tuple[bytes, bytes]] = []
        self.body: list[bytes] = []
        self.has_head = self.is_complete = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_headers_complete(self) -> None:
        self.has_head = True

    def on_body(self, body: bytes) -> None:
        self.body.append(body)

    def on_message_complete(self) -> None:
        self.is_complete = True

    def header(self, wanted: bytes) -> bytes:
        return next((value for name, value in self.headers if name == wanted), b"")


class Passages:
    """The requests that are passed on at the moment."""

    def __init__(self) -> None:
        self._streams: Final[set[asyncio.StreamWriter]] = set()

    def end_streams(self) -> None:
        """End event streams that come from other nodes: pages open them again."""
        for writer in list(self._streams):
            writer.close()

    async def pass_on(
        self,
        url: str,
        scope: Scope,
        body: bytes,
        signed: Mapping[str, str],
        receive: Receive,
        send: Send,
        lives: Callable[[], bool],
    ) -> None:
        """Let that node answer, as long as it lives. Unreached or AnswerLost if it does not;
        ConnectionError if its answer breaks off."""
        reader, writer = await _connected(url)
        try:
            writer.write(_head(scope, body, signed) + body)
            passing = asyncio.create_task(self._answer(scope, reader, writer, send, lives))
            leaving = asyncio.create_task(_left(receive))
            try:
                await asyncio.wait((passing, leaving), return_when=asyncio.FIRST_COMPLETED)
                if passing.done():
                    passing.result()
            finally:
                for task in (passing, leaving):
                    task.cancel()
                await asyncio.wait((passing, leaving))
        finally:
            self._streams.discard(writer)
            writer.close()

    async def _answer(
        self,
        scope: Scope,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        send: Send,
        lives: Callable[[], bool],
    ) -> None:
        answer = _Answer()
        parser = httptools.HttpResponseParser(answer)
        try:
            async with asyncio.timeout(HEAD_SECONDS):
                while not answer.has_head:
                    await _read(reader, parser, lives)
        except (OSError, TimeoutError, httptools.HttpParserError):
            raise AnswerLost from None
        if answer.header(NOT_MINE.encode()):
            raise Unreached
        if scope["method"] == "HEAD":
            answer.is_complete = True
        if answer.header(b"content-type").startswith(EVENTS):
            self._streams.add(writer)
        headers = [
            (name, value)
            for name, value in answer.headers
            if name.decode("latin-1") not in OF_ONE_CONNECTION or name == b"content-length"
        ]
        status = parser.get_status_code()
        await send({"type": "http.response.start", "status": status, "headers": headers})
        while True:
            body, answer.body = b"".join(answer.body), []
            is_last = answer.is_complete
            if body or is_last:
                await send({"type": "http.response.body", "body": body, "more_body": not is_last})
            if is_last:
                return
            try:
                await _read(reader, parser, lives)
            except (OSError, httptools.HttpParserError):
                if writer not in self._streams:
                    raise ConnectionError from None  # half an answer cannot be mended
                answer.is_complete = True


async def ask_node(url: str, method: str, path: str, signed: Mapping[str, str]) -> bytes:
    """Ask another node for something of its own; Unreached if it is not done."""
    scope = {"method": method, "path": path, "headers": []}
    answer: list[Message] = []

    async def waiting() -> Message:
        await asyncio.Event().wait()
        raise AssertionError

    async def hear(message: Message) -> None:
        answer.append(message)

    try:
        async with asyncio.timeout(OPENING_SECONDS + HEAD_SECONDS / 10):
            await Passages().pass_on(url, scope, b"", signed, waiting, hear, lambda: True)
    except (AnswerLost, ConnectionError, TimeoutError):
        raise Unreached from None
    if not answer or answer[0]["status"] not in DONE:
        raise Unreached
    return b"".join(message["body"] for message in answer[1:])


async def _connected(url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    there = urlsplit(url)
    try:
        async with asyncio.timeout(OPENING_SECONDS):
            return await asyncio.open_connection(there.hostname, there.port or 80)
    except (OSError, TimeoutError):
        raise Unreached from None


async def _read(
    reader: asyncio.StreamReader, parser: httptools.HttpResponseParser, lives: Callable[[], bool]
) -> None:
    """The next piece; ConnectionError if there is none, or the other node has died in silence."""
    data: bytes | None = None
    while data is None:
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENT_SECONDS):
                data = await reader.read(READ_BYTES)
        if data is None and not lives():
            raise ConnectionError
    if not data:
        raise ConnectionError
    parser.feed_data(data)


async def _left(receive: Receive) -> None:
    """The client is gone on return."""
    while (await receive())["type"] != "http.disconnect":
        pass


def kept_headers(scope: Scope, without: Sequence[str] = ()) -> list[tuple[str, str]]:
    """The headers of a request that concern more than one connection."""
    found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in scope["headers"]]
    return [each for each in found if each[0] not in OF_ONE_CONNECTION and each[0] not in without]


def _head(scope: Scope, body: bytes, signed: Mapping[str, str]) -> bytes:
    lines = [f"{scope['method']} {target_of(scope)} HTTP/1.1"]
    headers = kept_headers(scope)
    if not any(name == "host" for name, _ in headers):
        headers.append(("host", "node"))
    headers += [("connection", "close"), ("content-length", str(len(body))), *signed.items()]
    lines += [f"{name}: {value}" for name, value in headers]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


async def refuse_quietly(send: Send, status: int, headers: Mapping[str, str]) -> None:
    """An answer that only nodes read."""
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    with suppress(OSError):
        await send({"type": "http.response.start", "status": status, "headers": pairs})
        await send({"type": "http.response.body", "body": b""})
