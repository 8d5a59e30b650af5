"""The pages for watching a finished match again, and for playing on from it."""

import sys
from collections import OrderedDict
from typing import Final

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.forms import Form, wants_fragment, whole_number
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.replays import ALL, Moment
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.replay_scene import ReplayScene

from .services import Services

MOST_RENDERED_BYTES: Final = 16 * 2**20


class RenderedMoments:
    """The moments rendered most recently, so that moving the slider back renders nothing again."""

    def __init__(self, pages: Pages, most_bytes: int = MOST_RENDERED_BYTES) -> None:
        self._most_bytes: Final = most_bytes
        self._pages: Final = pages
        self._kept: Final[OrderedDict[tuple[str, int, str, str], Markup]] = OrderedDict()
        self.bytes = 0

    def body(self, scene: ReplayScene) -> Markup:
        key = (scene.table_id, scene.number, scene.moment.eyes, scene.words.lang)
        body = self._kept.pop(key, None)
        if body is None:
            body = self._pages.replay_body(scene)
            self.bytes += sys.getsizeof(body)
        self._kept[key] = body
        while self.bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self.bytes -= sys.getsizeof(oldest)
        return body


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}/replay", include_in_schema=False)
    rendered = RenderedMoments(services.pages)

    async def find_moment(request: Request, table_id: str, line: str, eyes: str) -> Moment:
        number = whole_number(line)
        if number is None:
            raise RequestRefused(422, "bad-form")
        return await services.replays.moment(table_id, number, eyes, caller_of(request.scope))

    @router.get("", response_model=None)
    async def replay(
        request: Request, table_id: str, line: str = "0", eyes: str = ALL
    ) -> HTMLResponse | JSONResponse:
        moment = await find_moment(request, table_id, line, eyes)
        scene = ReplayScene(moment, phrasebook(language_for(request)))
        body = rendered.body(scene)
        if wants_fragment(request):
            return JSONResponse({"html": body, "told": scene.happened()}, headers=NO_STORE)
        page = services.pages.page_around(scene, scene.address(moment.line), body, "replay/page")
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/play-on", response_model=None)
    async def play_on(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        moment = await find_moment(request, table_id, form["line"], ALL)
        await services.limit_openings(request)
        token = services.registry.tokens.token()
        new_table = await services.replays.play_on(
            moment, form.number("seat"), form["name"], form["bot"], token
        )
        return services.seated(request, new_table, token)

    return router
