"""Server-sent events: what happens at a table, as it happens."""

import asyncio
import zlib
from collections.abc import AsyncGenerator
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

PING_SECONDS: Final = 15.0
"""How often an empty line is sent, so that no proxy takes the connection for dead."""

WINDOW_BITS: Final = 11
MEMORY_LEVEL: Final = 3
"""With these, what is kept to compress a stream, or a socket, takes 18 kB, and not 256."""

_GZIP: Final = 16
"""Added to the bits of the window, it asks zlib for gzip's own headers."""
_PING: Final = b": ping\n\n"


def as_event(data: str, number: int, name: str = "") -> bytes:
    """One event: a line of data, the number to resume from, and perhaps a name."""
    named = f"event: {name}\n" if name else ""
    return f"{named}data: {data}\nid: {number}\n\n".encode()


class EventStream(StreamingResponse):
    """Sends events until there are no more, or nobody listens.

    FastAPI's own class takes every event through two queues and three tasks, which is more work
    than making the event.
    """

    media_type = "text/event-stream"

    def __init__(
        self, events: AsyncGenerator[bytes, None], ping_seconds: float = PING_SECONDS
    ) -> None:
        super().__init__(events, headers={"cache-control": "no-cache", "x-accel-buffering": "no"})
        self._events: Final = events
        self._ping_seconds: Final = ping_seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            self.headers["content-encoding"] = "gzip"
            self.headers["vary"] = "accept-encoding"
            send = compressed(send)
        sending = asyncio.create_task(self.stream_response(send))
        leaving = asyncio.create_task(self.listen_for_disconnect(receive))
        try:
            while not await self._ends(sending, leaving):
                await send({"type": "http.response.body", "body": _PING, "more_body": True})
        finally:
            sending.cancel()
            leaving.cancel()
            await asyncio.wait((sending, leaving))
            await self._events.aclose()
        if not sending.cancelled():
            sending.result()  # raises whatever went wrong

    async def _ends(self, *tasks: asyncio.Task[None]) -> bool:
        """Whether one of the tasks ends before the next ping is due."""
        done, _ = await asyncio.wait(
            tasks, timeout=self._ping_seconds, return_when=asyncio.FIRST_COMPLETED
        )
        return bool(done)


def compressed(send: Send) -> Send:
    """Compresses everything as one stream, since updates repeat each other. What was sent can be
    read at once."""
    packer = zlib.compressobj(wbits=_GZIP + WINDOW_BITS, memLevel=MEMORY_LEVEL)

    async def sending(message: Message) -> None:
        body = message.get("body", b"")
        if message["type"] == "http.response.body":
            is_last = not message.get("more_body")
            packed = packer.compress(body) if body else b""
            packed += packer.flush(zlib.Z_FINISH if is_last else zlib.Z_SYNC_FLUSH)
            message = {**message, "body": packed}
        await send(message)

    return sending
