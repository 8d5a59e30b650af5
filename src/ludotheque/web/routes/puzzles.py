"""The puzzles of a game. Nothing is stored: a game and a number say everything, and nothing of the
answer is sent before somebody has tried or asked for it."""

from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludotheque.puzzles import of_the_day
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.http.forms import Form, wants_fragment, whole_number
from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.http.responses import NO_STORE, compact_json
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.puzzle_scene import PuzzleScene

from .services import Services

MOST_KEPT_BYTES: Final = 16 * 2**20
"""The limit for all puzzles in memory together, as they are sent."""


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/games/{name}/puzzles", include_in_schema=False)
    kept = KeptAnswers(MOST_KEPT_BYTES, address=services.settings.address)
    pages = services.pages

    def scene_of(request: Request, name: str, number: str) -> PuzzleScene:
        puzzles = services.stage(name).puzzles
        if not puzzles:
            raise RequestRefused(404, "no-puzzles")
        found = whole_number(number)
        if found is None or not 1 <= found <= len(puzzles):
            raise RequestRefused(404, "no-such-puzzle", last=len(puzzles))
        return PuzzleScene(puzzles[found - 1], phrasebook(language_for(request)))

    @router.get("")
    async def puzzles(request: Request, name: str) -> Response:
        lang, stage = language_for(request), services.stage(name)
        if not stage.puzzles:
            raise RequestRefused(404, "no-puzzles")
        day = services.registry.clock.day()
        today = of_the_day(len(stage.puzzles), day)
        return kept.answer(request, (name, lang, today), lambda: pages.puzzles(stage, today, lang))

    @router.get("/{number}")
    async def puzzle(request: Request, name: str, number: str) -> Response:
        scene = scene_of(request, name, number)
        about = (name, scene.puzzle.number, scene.words.lang)
        if not wants_fragment(request):
            return kept.answer(request, about, lambda: pages.puzzle(scene))
        return kept.answer(request, (*about, "part"), lambda: part(scene), "application/json")

    def part(scene: PuzzleScene) -> str:
        """What changes on the page of another puzzle."""
        shown = {"html": pages.table_body(scene).html, "told": [], "travels": []}
        return compact_json({"card": pages.puzzle_card(scene), "moments": [shown]})

    @router.post("/{number}/move")
    async def move(request: Request, name: str, number: str) -> JSONResponse:
        """Whether this is the best option, and why, or how much worse it is."""
        tried = (await Form.of(request))["move"]
        scene = scene_of(request, name, number)
        scene.check(tried)
        option = scene.game.move(tried)
        if scene.is_best(option):
            told = [scene.word("puzzle-right"), *scene.reasons()]
            return JSONResponse({"right": " ".join(told), "solved": True}, headers=NO_STORE)
        return JSONResponse({"says": scene.cost(option)}, headers=NO_STORE)

    @router.post("/{number}/judge")
    async def judge(request: Request, name: str, number: str) -> JSONResponse:
        """Why a move could not be made."""
        tried = (await Form.of(request))["move"]
        scene = scene_of(request, name, number)
        try:
            scene.check(tried)
        except RefusedByRules as refused:
            why = {"why": refused.text(scene.words), "rule": refused.rule}
            return JSONResponse(why, headers=NO_STORE)
        return JSONResponse({}, headers=NO_STORE)

    @router.post("/{number}/hint")
    async def hint(request: Request, name: str, number: str) -> JSONResponse:
        scene = scene_of(request, name, number)
        return JSONResponse({"says": scene.clue()}, headers=NO_STORE)

    @router.post("/{number}/answer")
    async def answer(request: Request, name: str, number: str) -> JSONResponse:
        scene = scene_of(request, name, number)
        told = [scene.word("puzzle-answer", move=scene.best()), *scene.reasons()]
        return JSONResponse({"right": " ".join(told)}, headers=NO_STORE)

    return router
