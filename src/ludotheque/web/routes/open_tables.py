"""The list of a house with a password: tables that wait for people, or may be watched."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import wants_fragment
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.views.language import language_for

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/open-tables", response_model=None)
    async def open_tables(request: Request) -> Response:
        if not services.password.is_needed:
            raise RequestRefused(404, "no-list-here")
        listed, lang = await services.open_tables(), language_for(request)
        if wants_fragment(request):
            html = services.pages.open_tables_list(listed, lang)
            return JSONResponse({"html": html, "count": len(listed)}, headers=NO_STORE)
        return HTMLResponse(services.pages.open_tables(listed, lang), headers=NO_STORE)

    return router
