"""A socket: a WebSocket as uvicorn and the library websockets read it, with bounds on everything
that arrives and on what is kept for each."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from .callers import caller_of
from .event_streams import MEMORY_LEVEL, WINDOW_BITS

if TYPE_CHECKING:
    from .connections import ConnectionConfig

SOCKET: Final = "ludotheque.socket"
"""Where the app finds the socket in its scope."""
LARGEST_FRAME_BYTES: Final = 16_384
UNREAD_SECONDS: Final = 30.0
"""How long a client may leave unread what it was sent."""


class Socket(WebSocketsSansIOProtocol):
    """One client's socket, which was a connection until it was upgraded."""

    config: "ConnectionConfig"

    def __init__(
        self,
        config: "ConnectionConfig",
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_no_context_takeover=True,  # or as much were kept to read what it sends
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
        ]
        self.caller = ""
        self.since = config.clock.monotonic()
        self._unread_since: float | None = None

    # What the doorkeeper asks

    @property
    def is_busy(self) -> bool:
        return True

    def abort(self) -> None:
        self.transport.abort()

    def check(self, now: float) -> None:
        if self._unread_since is not None and now - self._unread_since > UNREAD_SECONDS:
            self.abort()

    # What the app says

    async def run_asgi(self) -> None:
        self.scope[SOCKET] = self  # type: ignore[typeddict-unknown-key]  # ours
        await super().run_asgi()

    async def send_text(self, text: bytes) -> None:
        """Send a frame at once. Frames are most of what is sent, so they take no way through the
        layers of the app. ClientDisconnected if nobody is there."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        is_refusal = message["type"] == "websocket.http.response.body"
        if is_refusal and not message.get("more_body"):
            self.handshake_complete = True  # or uvicorn logs that nothing was answered

    # What the transport says

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.caller = caller_of({"client": self.client})
        if not self.config.doorkeeper.let_in(self):
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doorkeeper.let_out(self)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self.config.clock.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None
