"""A connection: HTTP as uvicorn and httptools read it, with bounds on everything that arrives."""

import asyncio
from collections import deque
from collections.abc import Callable, Container
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.server import ServerState

from ludotheque.web.clock import Clock
from ludotheque.web.settings import Settings

from .callers import caller_of
from .doorkeeper import Doorkeeper
from .event_streams import PING_SECONDS
from .forms import whole_number
from .sockets import LARGEST_FRAME_BYTES, UNREAD_SECONDS, Socket

MOST_HEADER_BYTES: Final = 16_384
MOST_HEADERS: Final = 100
MOST_WAITING_REQUESTS: Final = 16
"""Requests that a client may send before it has the answer to its first."""
HEADER_SECONDS: Final = 10.0
"""From the first byte of a request, or the opening of the connection, to the end of its headers."""
BODY_SECONDS: Final = 10.0
SLOWEST_BYTES_A_SECOND: Final = 4096
"""A body has some seconds, and more if it is long: an upload may come from a slow network."""
KEEP_ALIVE_SECONDS: Final = 5
MOST_OVERHEAD: Final = 4
"""Bytes that may arrive for each byte of a body: chunks have headers, too."""


class ConnectionConfig(uvicorn.Config):
    """What uvicorn hands to every connection."""

    def __init__(
        self,
        app: Any,
        settings: Settings,
        clock: Clock,
        nodes: Callable[[], Container[str]] = tuple,
        **more: Any,
    ) -> None:
        super().__init__(
            app,
            http=Connection,
            ws=Socket,
            ws_max_size=LARGEST_FRAME_BYTES,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            ws_per_message_deflate=False,  # the socket compresses, with less memory
            proxy_headers=True,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            **more,
        )
        self.clock: Final = clock
        self.largest_body: Final = settings.limits.largest_upload_bytes
        self.doorkeeper: Final = Doorkeeper(settings.limits, self.forwarded_allow_ips, nodes)


class _TooLarge(Exception):
    """More headers than anybody needs. httptools stops reading at once."""


class Connection(HttpToolsProtocol):
    """One client's connection.

    uvicorn neither counts what arrives nor looks at the clock until a request is complete. So that
    is done here.
    """

    config: ConnectionConfig

    def __init__(
        self,
        config: ConnectionConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._clock: Final = config.clock
        self._doorkeeper: Final = config.doorkeeper
        self.caller = ""
        self.since = self._clock.monotonic()
        self._is_in_head = True
        self._header_bytes = 0
        """Of the present request, as far as they were read."""
        self._arrived_bytes = 0
        """Since the headers or the body began, whatever they are."""
        self._refusal = 400
        self._deadline: float | None = self.since + HEADER_SECONDS
        """When what is being read must be complete."""
        self._unread_since: float | None = None
        self._closing_since: float | None = None
        self._unanswered: Final[deque[RequestResponseCycle]] = deque()

    # What the doorkeeper asks

    @property
    def is_busy(self) -> bool:
        return bool(self._unanswered)

    def abort(self) -> None:
        self._give_up()
        self.transport.abort()

    def check(self, now: float) -> None:
        if self.transport.is_closing():  # and there is something left to send
            self._closing_since = self._closing_since or now
            if now - self._closing_since > UNREAD_SECONDS:
                self.abort()
        elif self._unread_since is not None and now - self._unread_since > UNREAD_SECONDS:
            self.abort()
        elif self._deadline is not None and now > self._deadline:
            self._refuse(408)

    # What the transport says

    def connection_made(  # type: ignore[override]  # uvicorn narrows it in the same way
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self.caller = caller_of({"client": self.client})
        if not self._doorkeeper.let_in(self):
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._doorkeeper.let_out(self)
        self._give_up()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._begin_to_read()
        self._arrived_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._is_in_head and self._arrived_bytes > MOST_HEADER_BYTES:
            self._refuse(431)
        elif self._arrived_bytes > MOST_OVERHEAD * self.config.largest_body:
            self._refuse(413)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread_since = self._clock.monotonic()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._unread_since = None

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, and the doorkeeper knows that one instead."""
        if self.is_busy:  # the answer to an earlier request would go into the socket
            self._refuse(400)
            return
        self._doorkeeper.let_out(self)
        super().handle_websocket_upgrade()

    # What httptools finds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._header_bytes = 0
        self._begin_to_read()  # it may follow another in the same packet

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            self._refusal = 431
            raise _TooLarge
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > MOST_HEADER_BYTES:
            self._refusal = 431
            raise _TooLarge

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_WAITING_REQUESTS:
            self._refusal = 429
            raise _TooLarge
        super().on_headers_complete()
        if self.parser.should_upgrade() and self._should_upgrade():
            return
        self._unanswered.append(self.cycle)
        self._is_in_head = False
        self._arrived_bytes = 0
        size = min(self._declared_size(), self.config.largest_body)
        self._deadline = self._clock.monotonic() + BODY_SECONDS + size / SLOWEST_BYTES_A_SECOND

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head = True
        self._arrived_bytes = 0
        self._deadline = None

    def on_response_complete(self) -> None:
        self.since = self._clock.monotonic()
        if self._unanswered:
            self._unanswered.popleft()
        super().on_response_complete()

    def _begin_to_read(self) -> None:
        if self._deadline is None:
            self._deadline = self._clock.monotonic() + HEADER_SECONDS

    def _declared_size(self) -> int:
        for name, value in self.headers:
            if name == b"content-length":
                return whole_number(value.decode("latin-1")) or 0
        return self.config.largest_body

    # Refusing

    def send_400_response(self, msg: str) -> None:
        """httptools cannot go on: something is malformed, or too large."""
        self._refuse(self._refusal)

    def _refuse(self, status: int) -> None:
        """Close it, with an answer if there has been none to this request."""
        if self.transport.is_closing():
            return
        if not (self.is_busy if self._is_in_head else self.cycle.response_started):
            ending = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + ending)
        self._give_up()
        self.transport.close()

    def _give_up(self) -> None:
        """Let whatever answers requests of this connection stop. uvicorn tells only the last of
        those that were sent ahead, and the others would write to a connection that is gone."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered.clear()
