"""Deals that can be checked: what is offered before, and what everybody may see after the end."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.forms import holder_by_cookie
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.deal_scene import DealScene
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.post("/deal-offers")
    async def offer(request: Request) -> JSONResponse:
        """The hash of a deal, shown before a table is opened that begins at once."""
        offered = services.registry.offers.make(caller_of(request.scope))
        return JSONResponse({"offer": offered.table_id, "hash": offered.hash}, headers=NO_STORE)

    @router.get("/t/{table_id}/deal")
    async def deal(request: Request, table_id: str) -> HTMLResponse:
        """What everybody may know of the deal: all of it once the match is over."""
        lang = language_for(request)
        async with services.registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), lang)
            is_over = scene.phase == OVER
            page = "" if is_over else services.pages.sealed_deal(scene)
        if is_over:
            check = await services.deal_checks.find(table_id, caller_of(request.scope))
            page = services.pages.deal(check, DealScene(check, phrasebook(lang)), lang)
        return HTMLResponse(page, headers=NO_STORE)

    return router
