"""The guard in front of everything: who may ask, how much, and which headers an answer carries."""

import logging
import traceback
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings

from .callers import FORWARDED, caller_of
from .forms import whole_number
from .rate_limits import RateLimiter
from .request_count import RequestCount
from .work_meter import WorkMeter

LOG: Final = logging.getLogger("ludotheque")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FILES: Final = "/static/"
FOUND: Final = (200, 304)
HEADERS_OF_FILES: Final = {
    name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")
}
"""What only pages need is not sent with each file."""
HEADERS_OF_HTTPS: Final = {"strict-transport-security": "max-age=31536000"}
UPLOADS: Final = ("/records", "/api/records")
OPENINGS: Final = ("/tables", "/api/tables")
ESCAPED: Final = 3
"""How much longer a text can be in a form, or in JSON."""
OUR_FAULT: Final = 1011
"""Why a socket is closed by an error."""
LATE_SECONDS: Final = 0.5
"""How long whoever asks too often waits for the refusal, so that refusing costs little."""
MOST_LATE: Final = 50
"""Refusals that one caller may wait for at once. The others get a shorter one, without waiting."""

Answer = Callable[[Request, RequestRefused], Response]


class RequestGuard:
    """Refuses unknown hosts, other sites, and requests that are large, frequent or costly; adds the
    usual headers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        clock: Clock,
        work: WorkMeter,
        requests: RateLimiter,
        answer: Answer,
        counted: RequestCount,
    ) -> None:
        self._counted: Final = counted
        self._app: Final = app
        self._settings: Final = settings
        self._clock: Final = clock
        self._work: Final = work
        self._answer: Final = answer
        self._requests: Final = requests
        self._files: Final = RateLimiter(settings.limits.files)
        self._late: Final = Counter[str]()
        https = HEADERS_OF_HTTPS if settings.is_https else {}
        self._headers: Final = _encoded({**HEADERS, **https})
        self._headers_of_files: Final = _encoded({**HEADERS_OF_FILES, **https})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        caller = caller_of(scope)
        self._counted.note()
        if scope["type"] == "websocket":
            await self._guard_socket(scope, receive, send, caller)
            return
        await self._work.run(caller, self._guard(scope, receive, send, caller))

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send, caller: str) -> None:
        """Browsers send their cookies whichever site opens a socket, but they say which one."""
        refused = self._refused_socket(scope)
        if refused is None and self._is_too_much(scope, caller):
            await self._clock.sleep(LATE_SECONDS)
            refused = RequestRefused(429, "too-often")
        if refused is not None:
            answer = self._answer(Request({**scope, "type": "http", "method": "GET"}), refused)
            await WebSocket(scope, receive, send).send_denial_response(answer)
            return
        try:
            await self._app(scope, receive, send)
        except ClientDisconnected:
            return  # nobody is there any more
        except Exception as error:
            LOG.error("an error in %s: %s", _where(error), type(error).__name__)
            await send({"type": "websocket.close", "code": OUR_FAULT})

    def _refused_socket(self, scope: Scope) -> RequestRefused | None:
        if FORWARDED in scope:
            return None
        headers = Headers(scope=scope)
        if not self._settings.knows_host(headers.get("host", "")):
            return RequestRefused(421, "unknown-host")
        return RequestRefused(403, "other-site") if self._is_from_elsewhere(headers) else None

    async def _guard(self, scope: Scope, receive: Receive, send: Send, caller: str) -> None:
        started = finished = False

        async def sending(message: Message) -> None:
            nonlocal started, finished
            finished = message["type"] == "http.response.body" and not message.get("more_body")
            if message["type"] == "http.response.start" and FORWARDED in scope:
                started = True  # the node that has passed it on adds the headers
            elif message["type"] == "http.response.start":
                started = True
                is_file = scope["path"].startswith(FILES) and message["status"] in FOUND
                message["headers"] = [
                    *message.get("headers", ()),
                    *(self._headers_of_files if is_file else self._headers),
                ]
            await send(message)

        if self._is_too_much(scope, caller):
            await self._refuse_late(scope, receive, sending, caller)
            return
        refused = self._refused(scope)
        if refused is None:
            try:
                await self._app(scope, self._bounded(receive, self._largest(scope)), sending)
                return
            except ClientDisconnect:
                return  # nobody waits for an answer
            except Exception as error:
                LOG.error("an error in %s: %s", _where(error), type(error).__name__)
                if finished:
                    return  # the answer was complete
                if started:
                    raise ConnectionError from None  # half an answer cannot be mended: hang up
                refused = RequestRefused(500, "our-fault")
        await self._answer(Request(scope), refused)(scope, receive, sending)

    def _is_too_much(self, scope: Scope, caller: str) -> bool:
        """Whether this caller asks too often, or for too much work; if not, the request counts."""
        counted = self._files if scope["path"].startswith(FILES) else self._requests
        return not (self._work.has_room(caller) and counted.allows(caller, self._clock.monotonic()))

    async def _refuse_late(self, scope: Scope, receive: Receive, send: Send, caller: str) -> None:
        if self._late[caller] >= MOST_LATE:
            await Response(status_code=429, headers={"connection": "close"})(scope, receive, send)
            return
        self._late[caller] += 1
        try:
            await self._clock.sleep(LATE_SECONDS)
        finally:
            self._late[caller] -= 1
            if not self._late[caller]:
                del self._late[caller]
        refused = RequestRefused(429, "too-often")
        await self._answer(Request(scope), refused)(scope, receive, send)

    def _refused(self, scope: Scope) -> RequestRefused | None:
        if FORWARDED in scope:
            return None
        headers = Headers(scope=scope)
        if not self._settings.knows_host(headers.get("host", "")):
            return RequestRefused(421, "unknown-host")
        if scope["method"] not in SAFE and self._is_from_elsewhere(headers):
            return RequestRefused(403, "other-site")
        length = whole_number(headers.get("content-length", "0"))
        if length is None or length > self._largest(scope):
            return RequestRefused(413, "too-large")
        return None

    def _is_from_elsewhere(self, headers: Headers) -> bool:
        """Whether a browser says that another site made this request. Other programs send neither
        header, and only the cookies that they were given."""
        site = headers.get("sec-fetch-site")
        if site is not None:
            return site not in ("same-origin", "none")
        origin = headers.get("origin")
        return origin is not None and origin.partition("://")[2] != headers.get("host")

    def _largest(self, scope: Scope) -> int:
        """The size allowed for this request: larger where records are uploaded, and where a table
        is opened with somebody's own list of cards."""
        limits, path = self._settings.limits, scope["path"]
        if path in UPLOADS:
            return limits.largest_upload_bytes
        if path in OPENINGS:
            return limits.largest_request_bytes + ESCAPED * limits.largest_list_bytes
        return limits.largest_request_bytes

    def _bounded(self, receive: Receive, left: int) -> Receive:
        async def receiving() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)  # the only kind FastAPI lets through while it reads
            return message

        return receiving


def _encoded(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def _where(error: Exception) -> str:
    """The place in the code where an error was raised, without any values."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
