"""The lessons of a game. Nothing is stored: a lesson and the number of a step say everything."""

import asyncio
from collections.abc import Hashable
from typing import Final

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludotheque.lessons import Lesson, Moment, lesson_texts
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.http.forms import Form, wants_fragment, whole_number
from ludotheque.web.http.kept_answers import KeptAnswers
from ludotheque.web.http.responses import NO_STORE, compact_json
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.lesson_scene import LessonScene

from .services import Services

MOST_KEPT_BYTES: Final = 24 * 2**20
"""The limit for all steps in memory together, as they are sent."""


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/games/{name}/learn", include_in_schema=False)
    kept = KeptAnswers(MOST_KEPT_BYTES, address=services.settings.address)

    def find(name: str, lesson_name: str, step: str) -> tuple[Lesson, int]:
        """The lesson, and the number of its step."""
        for lesson in services.stage(name).lessons:
            if lesson.name == lesson_name:
                number = whole_number(step)
                if number is None or not 1 <= number <= len(lesson.steps):
                    raise RequestRefused(404, "no-such-step", last=len(lesson.steps))
                return lesson, number
        raise RequestRefused(404, "no-such-lesson")

    @router.get("")
    async def lessons(request: Request, name: str) -> Response:
        lang, stage = language_for(request), services.stage(name)
        if not stage.lessons:
            raise RequestRefused(404, "no-such-lesson")
        return kept.answer(request, (name, lang), lambda: services.pages.lessons(stage, lang))

    @router.get("/{lesson_name}")
    async def lesson(request: Request, name: str, lesson_name: str) -> Response:
        return await step_page(request, *find(name, lesson_name, "1"))

    @router.get("/{lesson_name}/{step}")
    async def step(request: Request, name: str, lesson_name: str, step: str) -> Response:
        return await step_page(request, *find(name, lesson_name, step))

    async def step_page(request: Request, lesson: Lesson, step: int) -> Response:
        lang = language_for(request)
        about = (lesson.game.name, lesson.name, step, lang)
        if wants_fragment(request):
            return await way_to(request, (*about, "way"), lesson, step, lang)
        scene = LessonScene(lesson, step, phrasebook(lang))
        return kept.answer(request, about, lambda: services.pages.lesson(scene))

    async def way_to(
        request: Request, about: Hashable, lesson: Lesson, step: int, lang: str
    ) -> Response:
        """The step's card, and the table at every moment since the step before. They may be many:
        between two of them, others have their turn."""
        way: dict[str, object] = {}
        if about not in kept:
            moments = []
            for moment in lesson.way_to(step):
                moments.append(shown(lesson, step, lang, moment))
                await asyncio.sleep(0)
            card = services.pages.lesson_card(LessonScene(lesson, step, phrasebook(lang)))
            way = {"card": card, "moments": moments}
        return kept.answer(request, about, lambda: compact_json(way), "application/json")

    def shown(lesson: Lesson, step: int, lang: str, moment: Moment) -> dict[str, object]:
        scene = LessonScene(lesson, step, phrasebook(lang), moment)
        told = scene.told_by_last_act() if scene.match.number else ()
        stage = services.stage(lesson.game.name)
        return {
            "html": services.pages.table_body(scene).html,
            "told": [scene.say(event) for event in told],
            "travels": stage.travels(told, scene.view()),
        }

    @router.post("/{lesson_name}/{step}/move")
    async def move(request: Request, name: str, lesson_name: str, step: str) -> JSONResponse:
        """Whether this is the move that leads on; if not, what there is to say to it. A move that
        the rules do not allow is refused as at a table."""
        form = await Form.of(request)
        lesson, number = find(name, lesson_name, step)
        scene = LessonScene(lesson, number, phrasebook(language_for(request)))
        scene.check(form["move"])
        return JSONResponse(answer(scene, form["move"]), headers=NO_STORE)

    @router.post("/{lesson_name}/{step}/judge")
    async def judge(request: Request, name: str, lesson_name: str, step: str) -> JSONResponse:
        """Why a move could not be made."""
        form = await Form.of(request)
        lesson, number = find(name, lesson_name, step)
        scene = LessonScene(lesson, number, phrasebook(language_for(request)))
        try:
            scene.check(form["move"])
        except RefusedByRules as refused:
            why = {"why": refused.text(scene.words), "rule": refused.rule}
            return JSONResponse(why, headers=NO_STORE)
        return JSONResponse({}, headers=NO_STORE)

    @router.post("/{lesson_name}/{step}/reached")
    async def reached(name: str, lesson_name: str, step: str) -> Response:
        """A device has come so far for the first time. Nobody is told who."""
        lesson, number = find(name, lesson_name, step)
        services.lesson_counts.reach(lesson, number)
        return Response(status_code=204)

    return router


def answer(scene: LessonScene, text: str) -> dict[str, object]:
    """What is said to a move that is allowed."""
    step = scene.lesson.step(scene.step)
    made = scene.game.move(text).text
    if step.wanted is None:
        return {"says": scene.word("lesson-read-on")}
    if made == step.wanted.text:
        return {"leads-on": True}
    key = step.answer(made)
    texts = lesson_texts(scene.game, scene.words.lang)
    return {"says": texts.answer(key) if key else scene.word("lesson-other")}
