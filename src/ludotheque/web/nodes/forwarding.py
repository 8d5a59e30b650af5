"""Any node takes any request, and passes on what is not its own: one hop, streams and sockets
too."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.bodies import read_body, received_again
from ludotheque.web.http.callers import FORWARDED, caller_of
from ludotheque.web.http.table_addresses import OF_A_TABLE
from ludotheque.web.storage.leases import LEASE_SECONDS, Owner

from .node import LET_GO, Node
from .passage import NOT_MINE, AnswerLost, Unreached, refuse_quietly
from .signature import CALLER, target_of
from .socket_passage import pass_socket_on

PATIENCE_SECONDS: Final = LEASE_SECONDS + 2.0
"""How long we look for who has a table: until then its node has died, or handed it over."""
PAUSE_SECONDS: Final = 0.1
SAFE: Final = ("GET", "HEAD")

Answer = Callable[[Request, RequestRefused], Response]


class FromNodes:
    """Stands before everything: knows what other nodes have passed on, and who has asked them."""

    def __init__(self, app: ASGIApp, node: Node) -> None:
        self._app: Final = app
        self._node: Final = node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and self._node.signatures.accepts(scope):
            caller = dict(scope["headers"])[CALLER.encode()].decode("latin-1")
            scope = {**scope, "client": (caller, 0) if caller else None, FORWARDED: True}
        await self._app(scope, receive, send)


class Forwarding:
    """Answers what is ours, and lets other nodes answer the rest."""

    def __init__(
        self,
        app: ASGIApp,
        node: Node,
        answer: Answer,
        let_go: Callable[[str], Awaitable[None]],
    ) -> None:
        self._app: Final = app
        self._node: Final = node
        self._answer: Final = answer
        self._let_go: Final = let_go

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        if FORWARDED in scope and scope["path"].startswith(LET_GO):
            await self._let_go(scope["path"].removeprefix(LET_GO))
            await refuse_quietly(send, 204, {})
            return
        found = OF_A_TABLE.fullmatch(scope["path"])
        try:
            owner = await self._node.other_owner(found[1]) if found else None
            if found is None or owner is None:
                await self._app(scope, receive, send)
            elif FORWARDED in scope:
                await _say_not_mine(scope, receive, send)
            elif scope["type"] == "websocket":
                await self._pass_socket_on(found[1], owner, scope, receive, send)
            else:
                await self._pass_on(found[1], owner, scope, receive, send)
        except RequestRefused as refused:
            await self._refuse(refused, scope, receive, send)

    async def _pass_on(
        self, table_id: str, owner: Owner | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        try:
            body = await read_body(receive)
        except HTTPException:
            raise RequestRefused(413, "too-large") from None
        until = self._node.clock.monotonic() + PATIENCE_SECONDS
        while owner is not None:
            signed = self._node.signatures.headers(
                scope["method"], target_of(scope), caller_of(scope)
            )
            try:
                await self._node.passages.pass_on(
                    owner.url, scope, body, signed, receive, send, partial(self._node.sees, owner)
                )
                return
            except AnswerLost:
                if scope["method"] not in SAFE:
                    raise RequestRefused(503, "answer-lost") from None
            except Unreached:
                pass
            owner = await self._next_owner(table_id, owner, until)
        await self._app(scope, received_again(body, receive), send)

    async def _pass_socket_on(
        self, table_id: str, owner: Owner | None, scope: Scope, receive: Receive, send: Send
    ) -> None:
        until = self._node.clock.monotonic() + PATIENCE_SECONDS
        while owner is not None:
            signed = self._node.signatures.headers("GET", target_of(scope), caller_of(scope))
            try:
                await pass_socket_on(
                    owner.url, scope, signed, receive, send, partial(self._node.sees, owner)
                )
                return
            except Unreached:
                owner = await self._next_owner(table_id, owner, until)
        await self._app(scope, receive, send)

    async def _next_owner(self, table_id: str, failed: Owner, until: float) -> Owner | None:
        """Who has it by now, after a moment; refused if we have looked for long."""
        if self._node.clock.monotonic() > until:
            raise RequestRefused(503, "node-lost")
        await self._node.clock.sleep(PAUSE_SECONDS)
        self._node.forget_owner(table_id, failed)
        return await self._node.other_owner(table_id)

    async def _refuse(
        self, refused: RequestRefused, scope: Scope, receive: Receive, send: Send
    ) -> None:
        if scope["type"] == "websocket":
            answer = self._answer(Request({**scope, "type": "http", "method": "GET"}), refused)
            await WebSocket(scope, receive, send).send_denial_response(answer)
        else:
            await self._answer(Request(scope), refused)(scope, receive, send)


async def _say_not_mine(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        answer = Response(status_code=503, headers={NOT_MINE: "1"})
        await WebSocket(scope, receive, send).send_denial_response(answer)
    else:
        await refuse_quietly(send, 503, {NOT_MINE: "1"})
