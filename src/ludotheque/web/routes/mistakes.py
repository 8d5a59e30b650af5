"""Learning from one's own mistakes: the moments of a finished game, to be tried again. Nothing is
stored: a seat and the number of a mistake say everything."""

import logging
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ludotheque.core import Seat
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.forms import Form, holder_by_cookie, wants_fragment, whole_number
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.analyses import AnalysisUnderWay, WorkedOut
from ludotheque.web.views.analysis_scene import AnalysisScene, ProgressScene
from ludotheque.web.views.guest import Guest
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.mistake_scene import MistakeScene, mistakes_of

from .services import Services

LOG: Final = logging.getLogger("ludotheque")


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}/mistakes", include_in_schema=False)

    async def analysed(
        request: Request, table_id: str
    ) -> tuple[AnalysisScene | AnalysisUnderWay, str]:
        """The analysis as its reader is told it, or how far it is; and how the game ended."""
        words = phrasebook(language_for(request))
        found = await services.analyses.find(table_id, caller_of(request.scope))
        async with services.registry.locked(table_id) as session:
            table = session.table
            outcome, names = table.outcome(), [player.name for player in table.players]
            own_seats = Guest.of(table, holder_by_cookie(request)).seats
            game = table.game
        assert outcome is not None
        result = words.texts(game).say(outcome.how, names)
        if not isinstance(found, WorkedOut):
            return found, result
        return AnalysisScene(found, outcome, words, own_seats), result

    async def scene_of(request: Request, table_id: str, seat: str, step: str) -> MistakeScene:
        scene, _ = await analysed(request, table_id)
        if isinstance(scene, AnalysisUnderWay):
            raise RequestRefused(404, "no-analysis")
        eyes, number = whole_number(seat), whole_number(step)
        if eyes is None or eyes not in scene.seats:
            raise RequestRefused(404, "no-such-seat")
        mistakes = mistakes_of(scene.told, eyes)
        if number is None or not 1 <= number <= len(mistakes):
            raise RequestRefused(404, "no-such-mistake")
        line = mistakes[number - 1].number - 1
        moment = await services.replays.moment(table_id, line, seat, caller_of(request.scope))
        words = phrasebook(language_for(request))
        return MistakeScene(moment, scene.told, eyes, number, words)

    @router.get("", response_model=None)
    async def first(request: Request, table_id: str) -> Response:
        """The reader's first mistake. Who has no seat here is shown those of whoever made most."""
        scene, result = await analysed(request, table_id)
        words = phrasebook(language_for(request))
        pages = services.pages
        if isinstance(scene, AnalysisUnderWay):
            body = pages.analysis_progress(ProgressScene(scene, words), table_id, words, quiet=True)
            game, names = scene.game, scene.names
        else:
            seats: list[Seat] = list(scene.own_seats or scene.seats)
            seats.sort(key=lambda seat: -len(mistakes_of(scene.told, seat)))
            if seats and mistakes_of(scene.told, seats[0]):
                address = f"/t/{table_id}/mistakes/{seats[0]}/1"
                if wants_fragment(request):
                    return JSONResponse({"go": address}, headers=NO_STORE)
                return RedirectResponse(address, 303, NO_STORE)
            body = pages.no_mistakes(table_id, words)
            game, names = scene.told.game, scene.names
        if wants_fragment(request):
            return JSONResponse({"html": body}, headers=NO_STORE)
        page = pages.analysis(body, table_id, words, game, names, result, below="mistakes")
        return HTMLResponse(page, headers=NO_STORE)

    @router.get("/{seat}/{step}", response_model=None)
    async def mistake(request: Request, table_id: str, seat: str, step: str) -> Response:
        scene = await scene_of(request, table_id, seat, step)
        if not wants_fragment(request):
            return HTMLResponse(services.pages.mistake(scene), headers=NO_STORE)
        shown = {"html": services.pages.table_body(scene).html, "told": [], "travels": []}
        card = services.pages.mistake_card(scene)
        return JSONResponse({"card": card, "moments": [shown]}, headers=NO_STORE)

    @router.post("/{seat}/{step}/move")
    async def move(request: Request, table_id: str, seat: str, step: str) -> JSONResponse:
        """Whether this would have been better."""
        tried = (await Form.of(request))["move"]
        scene = await scene_of(request, table_id, seat, step)
        scene.check(tried)
        return JSONResponse(await answer_to(request, scene, tried), headers=NO_STORE)

    @router.post("/{seat}/{step}/judge")
    async def judge(request: Request, table_id: str, seat: str, step: str) -> JSONResponse:
        """Why a move could not be made."""
        tried = (await Form.of(request))["move"]
        scene = await scene_of(request, table_id, seat, step)
        try:
            scene.check(tried)
        except RefusedByRules as refused:
            why = {"why": refused.text(scene.words), "rule": refused.rule}
            return JSONResponse(why, headers=NO_STORE)
        return JSONResponse({}, headers=NO_STORE)

    @router.post("/{seat}/{step}/hint")
    async def hint(request: Request, table_id: str, seat: str, step: str) -> JSONResponse:
        scene = await scene_of(request, table_id, seat, step)
        return JSONResponse({"says": scene.mistake.reasons[0]}, headers=NO_STORE)

    @router.post("/{seat}/{step}/answer")
    async def answer(request: Request, table_id: str, seat: str, step: str) -> JSONResponse:
        scene = await scene_of(request, table_id, seat, step)
        told = [
            scene.word("mistake-answer", move=scene.mistake.other),
            scene.mistake.difference,
            *scene.mistake.reasons,
        ]
        return JSONResponse({"right": " ".join(told)}, headers=NO_STORE)

    async def answer_to(request: Request, scene: MistakeScene, text: str) -> dict[str, str]:
        """What there is to say to a move that is allowed."""
        tried, verdict = scene.game.move(text), scene.act.verdict
        assert verdict is not None
        if tried.text == verdict.move:
            told = [scene.word("mistake-right"), scene.mistake.difference, *scene.mistake.reasons]
            return {"right": " ".join(told)}
        if tried.text == scene.act.move:
            return {"says": scene.word("mistake-same")}
        line = scene.act.number
        advice = services.mistake_advice
        if not advice.has(scene.table_id, line):
            services.limit_hints(request)
        try:
            is_good = await advice.is_good(
                scene.table_id, line, scene.game, scene.view(), scene.seat, tried
            )
        except Exception as error:
            LOG.error("a hint in %s failed: %s", scene.game.name, type(error).__name__)
            raise RequestRefused(503, "no-hint") from None
        if is_good:
            return {"right": scene.word("mistake-as-good", move=scene.mistake.other)}
        return {"says": scene.word("mistake-other")}

    return router
