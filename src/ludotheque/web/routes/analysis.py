"""The page that says what decided a finished game."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.forms import holder_by_cookie, wants_fragment
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.analyses import WorkedOut
from ludotheque.web.views.analysis_scene import AnalysisScene, ProgressScene
from ludotheque.web.views.guest import Guest
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}/analysis", include_in_schema=False)

    @router.get("", response_model=None)
    async def analysis(request: Request, table_id: str) -> HTMLResponse | JSONResponse:
        """The analysis, or how far it is: whoever comes first begins it."""
        words = phrasebook(language_for(request))
        found = await services.analyses.find(table_id, caller_of(request.scope))
        async with services.registry.locked(table_id) as session:
            table = session.table
            outcome, names = table.outcome(), [player.name for player in table.players]
            own_seats = Guest.of(table, holder_by_cookie(request)).seats
            game = table.game
        assert outcome is not None
        if isinstance(found, WorkedOut):
            scene = AnalysisScene(found, outcome, words, own_seats)
            body = services.pages.analysis_result(scene, table_id, words)
        else:
            progress = ProgressScene(found, words)
            body = services.pages.analysis_progress(progress, table_id, words)
        if wants_fragment(request):
            return JSONResponse({"html": body}, headers=NO_STORE)
        result = words.texts(game).say(outcome.how, names)
        page = services.pages.analysis(body, table_id, words, game, names, result)
        return HTMLResponse(page, headers=NO_STORE)

    return router
