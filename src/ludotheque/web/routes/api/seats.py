"""The API for one's seat on other devices: new tokens, and codes that move a seat."""

from typing import Annotated

from fastapi import APIRouter, Depends

from ludotheque.core import Seat
from ludotheque.web.http.forms import holder_by_header
from ludotheque.web.http.tokens import hashed
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.actions import NEW_LINK, RENEW_LINK, Action, ActionRequest

from .models import ERROR_RESPONSES, Code, CodeWanted, Opened, SecretlyKeyed, TableId
from .serializers import opened

Holder = Annotated[str, Depends(holder_by_header)]


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api/tables/{table_id}", responses=ERROR_RESPONSES)
    registry = services.registry

    async def renewed(
        table_id: str, action: Action, holder: str, key: str, seat: Seat | None = None
    ) -> Opened:
        token = services.new_token(key, table_id)
        request = ActionRequest(holder, key=hashed(key), seat=seat, new_holder=hashed(token))
        number = await services.perform(table_id, action, request)
        return opened((await registry.find(table_id)).table, token, number)

    @router.post("/new-token", status_code=201, summary="Replace your token")
    async def new_token(
        table_id: TableId, holder: Holder, wanted: SecretlyKeyed | None = None
    ) -> Opened:
        return await renewed(table_id, NEW_LINK, holder, wanted.key if wanted else "")

    @router.post("/seats/{seat}/renew", status_code=201, summary="Replace a lost token")
    async def renew(
        table_id: TableId, seat: Seat, holder: Holder, wanted: SecretlyKeyed | None = None
    ) -> Opened:
        return await renewed(table_id, RENEW_LINK, holder, wanted.key if wanted else "", seat)

    @router.post("/pass-on", summary="Get a code for another device")
    async def pass_on(table_id: TableId, holder: Holder) -> Code:
        return Code(code=await services.handovers.offer(table_id, holder))

    @router.post("/take-seat", summary="Take over a seat with a code")
    async def take_seat(table_id: TableId, wanted: CodeWanted) -> Opened:
        token = services.new_token(wanted.key, table_id)
        number = await services.handovers.take(table_id, wanted.code, token, wanted.key)
        return opened((await registry.find(table_id)).table, token, number)

    return router
