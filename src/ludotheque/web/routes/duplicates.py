"""Duplicate matches: two pairs gather, play every deal at both tables, and see how it stands."""

from collections.abc import Awaitable
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.core import Problem
from ludotheque.web.errors import InvalidForGame, RequestRefused
from ludotheque.web.http.forms import (
    Form,
    holder_by_cookie,
    token_by_cookie,
    wants_fragment,
    wants_json,
)
from ludotheque.web.http.responses import NO_STORE, set_seat_cookie
from ludotheque.web.http.tokens import hashed
from ludotheque.web.views.duplicate_scene import DuplicateScene
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import qr

from .services import Services

ADDRESS: Final = "/duplicates/"


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    registry, desk = services.registry, services.duplicates

    def new_page(request: Request, game: str, name: str = "", problem: str = "") -> str:
        stage = services.stage(game)
        return services.pages.new_duplicate(stage, language_for(request), name, problem)

    async def scene_for(request: Request, duplicate_id: str) -> DuplicateScene:
        seen = await desk.see(duplicate_id, holder_by_cookie(request))
        words = phrasebook(language_for(request))
        return DuplicateScene(services.stage(seen.match.game), seen, words)

    async def page_of(
        request: Request, duplicate_id: str, name: str = "", problem: str = ""
    ) -> str:
        scene = await scene_for(request, duplicate_id)
        link = f"{services.settings.address()}{ADDRESS}{duplicate_id}"
        return services.pages.duplicate(scene, link, qr(link), name, problem)

    def seated(duplicate_id: str, token: str) -> Response:
        """Go to the match, where this browser is known from now on."""
        path = f"{ADDRESS}{duplicate_id}"
        response = RedirectResponse(path, 303)
        set_seat_cookie(response, path, token, is_https=services.settings.is_https)
        return response

    @router.get("/games/{game}/duplicate")
    async def new(request: Request, game: str) -> HTMLResponse:
        return HTMLResponse(new_page(request, game), headers=NO_STORE)

    @router.post("/games/{game}/duplicate", response_model=None)
    async def open_match(request: Request, game: str) -> Response:
        form, token = await Form.of(request), registry.tokens.token()
        await services.limit_openings(request)
        try:
            deals = form.number_or_none("deals") or 0
            duplicate_id = await desk.open(game, deals, form["name"], hashed(token))
        except (RequestRefused, Problem) as why:
            refused = _to_be_shown(request, why)
            text = refused.text(phrasebook(language_for(request)))
            return HTMLResponse(
                new_page(request, game, form["name"], text), refused.status, NO_STORE
            )
        return seated(duplicate_id, token)

    @router.get(ADDRESS + "{duplicate_id}", response_model=None)
    async def match(request: Request, duplicate_id: str) -> HTMLResponse | JSONResponse:
        if wants_fragment(request):
            scene = await scene_for(request, duplicate_id)
            return JSONResponse(
                {"html": services.pages.duplicate_standing(scene)}, headers=NO_STORE
            )
        return HTMLResponse(await page_of(request, duplicate_id), headers=NO_STORE)

    async def done(request: Request, duplicate_id: str, doing: Awaitable[Response]) -> Response:
        """The answer to a form; if it is refused, the page with the reason."""
        try:
            return await doing
        except (RequestRefused, Problem) as why:
            refused = _to_be_shown(request, why)
            text = refused.text(phrasebook(language_for(request)))
            name = (await Form.of(request))["name"]
            page = await page_of(request, duplicate_id, name, text)
            return HTMLResponse(page, refused.status, NO_STORE)

    @router.post(ADDRESS + "{duplicate_id}/join", response_model=None)
    async def join(request: Request, duplicate_id: str) -> Response:
        async def joined() -> Response:
            form = await Form.of(request)
            known = token_by_cookie(request)  # of somebody who has left, and may be the host
            token = known if hashed(known) else registry.tokens.token()
            place = form.number_or_none("place")
            await desk.join(duplicate_id, place, form["name"], hashed(token))
            return seated(duplicate_id, token)

        return await done(request, duplicate_id, joined())

    @router.post(ADDRESS + "{duplicate_id}/leave", response_model=None)
    async def leave(request: Request, duplicate_id: str) -> Response:
        async def left() -> Response:
            place = (await Form.of(request)).number("place")
            await desk.leave(duplicate_id, place, holder_by_cookie(request))
            return RedirectResponse(f"{ADDRESS}{duplicate_id}", 303)

        return await done(request, duplicate_id, left())

    @router.post(ADDRESS + "{duplicate_id}/begin", response_model=None)
    async def begin(request: Request, duplicate_id: str) -> Response:
        async def begun() -> Response:
            bot = (await Form.of(request))["bot"]
            await desk.begin(duplicate_id, bot, holder_by_cookie(request))
            return RedirectResponse(f"{ADDRESS}{duplicate_id}", 303)

        return await done(request, duplicate_id, begun())

    @router.post(ADDRESS + "{duplicate_id}/play", response_model=None)
    async def play(request: Request, duplicate_id: str) -> Response:
        async def playing() -> Response:
            table_id = await desk.next_table(duplicate_id, holder_by_cookie(request))
            return services.seated(request, table_id, token_by_cookie(request))

        return await done(request, duplicate_id, playing())

    @router.get("/t/{table_id}/duplicate")
    async def back(request: Request, table_id: str) -> Response:
        """From a table to its match. A device that has come by the link of a seat is known there
        from now on."""
        duplicate_id = (await registry.find(table_id)).table.lobby.duplicate
        seen = await desk.see(duplicate_id, holder_by_cookie(request))
        if seen.place is None:
            return RedirectResponse(f"{ADDRESS}{duplicate_id}", 303)
        return seated(duplicate_id, token_by_cookie(request))

    return router


def _to_be_shown(request: Request, why: RequestRefused | Problem) -> RequestRefused:
    """The refusal, if the page that was asked from can show it; else it is raised."""
    refused = why if isinstance(why, RequestRefused) else InvalidForGame(why, None)
    if refused.status in (404, 503) or wants_json(request):
        raise refused from None
    return refused
