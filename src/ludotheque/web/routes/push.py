"""Browsers that want to be told of a turn with the page closed: they come, and they go."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse

from ludotheque.web.calls.subscription import Subscription
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import Form, holder_by_cookie
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.language import language_for

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    push = services.calls.push

    @router.post("/t/{table_id}/push")
    async def subscribe(request: Request, table_id: str) -> JSONResponse:
        form, holder = await Form.of(request), holder_by_cookie(request)
        lang = language_for(request)
        wanted = Subscription(holder, lang, form["endpoint"], form["p256dh"], form["auth"])
        push.check(wanted)
        async with services.registry.locked(table_id) as session:
            session.table.check_seated(holder)
            if session.table.phase == OVER:
                raise RequestRefused(409, "stale")
        await push.add(table_id, wanted)
        return JSONResponse({}, headers=NO_STORE)

    @router.post("/push/forget")
    async def forget(request: Request) -> JSONResponse:
        form = await Form.of(request)
        await push.forget(form["endpoint"])
        return JSONResponse({}, headers=NO_STORE)

    return router
