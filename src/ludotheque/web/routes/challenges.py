"""Challenges: a finished game is played again by a friend, from the same deal."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.core import Problem
from ludotheque.web.errors import InvalidForGame, RequestRefused
from ludotheque.web.http.forms import Form, holder_by_cookie, wants_fragment, wants_json
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.challenges import Compared, can_be_dealt_again
from ludotheque.web.views.challenge_scene import ChallengeScene, luck
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import qr

from .results import SVG
from .services import Services

LINK: Final = "/challenges/"


def routes(services: Services) -> APIRouter:
    router = APIRouter(include_in_schema=False)
    registry, challenges = services.registry, services.challenges

    def scene_of(request: Request, compared: Compared) -> ChallengeScene:
        words = phrasebook(language_for(request))
        return ChallengeScene(services.stage(compared.deal.game), compared.deal, words)

    @router.get("/t/{table_id}/challenge", response_model=None)
    async def challenge(request: Request, table_id: str) -> HTMLResponse | JSONResponse:
        """For whoever plays here: how to challenge others, and how they did."""
        lang, holder = language_for(request), holder_by_cookie(request)
        compared = await challenges.compare(table_id, holder)
        if compared is None:
            return HTMLResponse(await beginning(table_id, lang), headers=NO_STORE)
        scene = scene_of(request, compared)
        if wants_fragment(request):
            html = services.pages.compared(scene, compared, lang)
            return JSONResponse({"html": html}, headers=NO_STORE)
        link = f"{services.settings.address()}{LINK}{compared.deal.id}"
        page = services.pages.challenge(scene, compared, lang, link, qr(link))
        return HTMLResponse(page, headers=NO_STORE)

    async def beginning(table_id: str, lang: str) -> str:
        async with registry.locked(table_id) as session:
            if not can_be_dealt_again(session.table):
                raise RequestRefused(409, "no-challenge-here")
            stage = services.stage(session.table.game.name)
        about = luck(stage, phrasebook(lang))
        return services.pages.new_challenge(table_id, stage, about, lang)

    @router.post("/t/{table_id}/challenge", response_model=None)
    async def make(request: Request, table_id: str) -> Response:
        await services.limit_openings(request)
        await challenges.open(table_id, holder_by_cookie(request))
        return RedirectResponse(f"/t/{table_id}/challenge", 303)

    @router.post("/t/{table_id}/challenge/end", response_model=None)
    async def end(request: Request, table_id: str) -> Response:
        await challenges.end(table_id, holder_by_cookie(request))
        return RedirectResponse(f"/t/{table_id}/challenge", 303)

    @router.get("/t/{table_id}/challenge.svg")
    async def picture(request: Request, table_id: str) -> Response:
        """The results side by side, for those who have one."""
        compared = await challenges.compare(table_id, holder_by_cookie(request))
        if compared is None or not compared.standings:
            raise RequestRefused(403, "result-secret")
        drawn = services.pages.challenge_picture(scene_of(request, compared), compared)
        return Response(drawn, media_type=SVG, headers=NO_STORE)

    # For whoever has the link

    async def offered_page(
        request: Request, challenge_id: str, name: str = "", problem: str = ""
    ) -> str:
        lang = language_for(request)
        deal = await challenges.find(challenge_id)
        scene = ChallengeScene(services.stage(deal.game), deal, phrasebook(lang))
        return services.pages.offered_challenge(
            scene, f"{LINK}{challenge_id}", lang, name=name, problem=problem
        )

    @router.get("/challenges/{challenge_id}")
    async def offered(request: Request, challenge_id: str) -> HTMLResponse:
        return HTMLResponse(await offered_page(request, challenge_id), headers=NO_STORE)

    @router.post("/challenges/{challenge_id}", response_model=None)
    async def take(request: Request, challenge_id: str) -> Response:
        form = await Form.of(request)
        await services.limit_openings(request)
        token = registry.tokens.token()
        try:
            table_id = await challenges.take(challenge_id, form["name"], token)
        except (RequestRefused, Problem) as why:
            refused = why if isinstance(why, RequestRefused) else InvalidForGame(why, None)
            if refused.status in (404, 503) or wants_json(request):
                raise refused from None
            text = refused.text(phrasebook(language_for(request)))
            page = await offered_page(request, challenge_id, form["name"], text)
            return HTMLResponse(page, refused.status, NO_STORE)
        return services.seated(request, table_id, token)

    return router
