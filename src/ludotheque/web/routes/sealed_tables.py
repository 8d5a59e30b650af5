"""Stands before every address of a table: while its deal is sealed, it answers only those who play
there. Whatever is added below these addresses is sealed too."""

import re
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import holder_by_cookie, token_by_header
from ludotheque.web.http.table_addresses import OF_A_TABLE
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.registry import TableRegistry

WAYS_TO_A_SEAT: Final = re.compile(
    r"/t/[a-z0-9]+/(?:return|seat/[^/]*|my-game/take|my-game/forget)"
    r"|/api/tables/[a-z0-9]+/take-seat"
)
"""By these a person comes back to their own seat on another device. They tell of the people, and
nothing of the game."""

NOT_FOUND: Final = 404

Refuse = Callable[[Request, RequestRefused], Response]


class SealedTables:
    """Lets through what concerns no sealed table, and those who play there."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, refuse: Refuse) -> None:
        self._app: Final = app
        self._registry: Final = registry
        self._refuse: Final = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._check(scope)
        except RequestRefused as why:
            refused = why
        else:
            await self._app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            answer = self._refuse(Request({**scope, "type": "http", "method": "GET"}), refused)
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await self._refuse(Request(scope), refused)(scope, receive, send)

    async def _check(self, scope: Scope) -> None:
        """Refused if this is none of theirs, or if nobody can say so now."""
        path: str = scope["path"] if scope["type"] != "lifespan" else ""
        found = OF_A_TABLE.fullmatch(path)
        if found is None or WAYS_TO_A_SEAT.fullmatch(path):
            return
        try:
            table = (await self._registry.find(found[1])).table
        except RequestRefused as why:
            if why.status == NOT_FOUND:
                return  # whoever answers says so
            raise
        await self._registry.read(self._registry.seals.ask(table.deal))
        if self._registry.seals.shut_out(table, _holder(HTTPConnection(scope))):
            raise RequestRefused(403, "deal-sealed")


def _holder(connection: HTTPConnection) -> str:
    """Whoever asks: programs say so in a header, browsers by the cookie of the table."""
    path: str = connection.scope["path"]
    is_api = path.startswith("/api/")
    return hashed(token_by_header(connection)) if is_api else holder_by_cookie(connection)
