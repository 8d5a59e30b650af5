"""The front door of a house with a password: nobody comes further without it."""

from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.web.errors import RequestRefused

from .callers import FORWARDED
from .password import HEADER, HousePassword

PASSWORD_PAGE: Final = "/password"  # noqa: S105  # an address
OUTSIDE: Final = ("/health", PASSWORD_PAGE, "/language")
"""What is there for everybody besides files: whether we are well, and the page that asks, in either
language."""
FILES: Final = "/static/"

Answer = Callable[[Request, RequestRefused], Response]


class FrontDoor:
    """Lets devices in that know the password, programs that send it, and other nodes."""

    def __init__(self, app: ASGIApp, password: HousePassword, answer: Answer) -> None:
        self._app: Final = app
        self._password: Final = password
        self._answer: Final = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refused = None if _is_outside(scope) else await self._refused(scope)
        if refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            answer = self._answer(Request({**scope, "type": "http", "method": "GET"}), refused)
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await self._answer(Request(scope), refused)(scope, receive, send)

    async def _refused(self, scope: Scope) -> RequestRefused | None:
        asking = HTTPConnection(scope)
        try:
            if self._password.is_known_to(asking):
                return None
            said = dict(scope["headers"]).get(HEADER.encode())
            if said is None:
                return RequestRefused(401, "password-needed")
            await self._password.check(asking, said)
        except RequestRefused as refused:
            return refused
        return None


def _is_outside(scope: Scope) -> bool:
    if scope["type"] == "lifespan" or FORWARDED in scope:
        return True
    path: str = scope["path"]
    return path in OUTSIDE or path.startswith(FILES)
