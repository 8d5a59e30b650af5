"""The shortest way for the busiest request: a move by the API."""

from typing import Final

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ludotheque.core import Problem
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.bodies import read_body, received_again
from ludotheque.web.http.forms import token_by_header
from ludotheque.web.http.responses import compact_json
from ludotheque.web.http.tokens import hashed
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.actions import ACTIONS, ActionRequest

from .models import LONGEST_TABLE_ID, MoveWanted

TABLES: Final = "/api/tables/"
MOVES: Final = "/moves"
JSON: Final = "application/json"


class MoveLane:
    """Makes moves that are asked for as the API describes it. It stands before all layers of the
    app, which answer everything else: other requests, and moves that are no valid requests."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app: Final = app
        self._services: Final = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table_id = _table_of(scope)
        if not table_id:
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        if request.headers.get("content-type") != JSON:
            await self._app(scope, receive, send)
            return
        body = await read_body(receive)
        try:
            wanted = MoveWanted.model_validate_json(body)
        except ValidationError:
            await self._app(scope, received_again(body, receive), send)
            return
        holder = hashed(token_by_header(request))
        try:
            number = await self._services.perform(table_id, ACTIONS["move"], asked(wanted, holder))
        except RequestRefused as why:
            answer = self._services.refuse(request, why)
        except Problem as problem:
            answer = self._services.refuse_problem(request, problem)
        else:
            answer = Response(compact_json({"number": number}), media_type=JSON)
        await answer(scope, receive, send)


def asked(wanted: MoveWanted, holder: str) -> ActionRequest:
    return ActionRequest(holder, at=wanted.at, key=wanted.key, seat=wanted.seat, move=wanted.move)


def _table_of(scope: Scope) -> str:
    """The table at which somebody wants to move; nothing if they want something else."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return ""
    path: str = scope["path"]
    if not (path.startswith(TABLES) and path.endswith(MOVES)):
        return ""
    table_id = path[len(TABLES) : -len(MOVES)]
    return table_id if "/" not in table_id and len(table_id) <= LONGEST_TABLE_ID else ""
