"""What somebody can do now: every option in words, and what one of them would mean."""

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse

from ludotheque.core import BadMove, Move
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import Form, holder_by_cookie
from ludotheque.web.http.responses import NO_STORE
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.language import language_for
from ludotheque.web.views.move_prospect import note_on
from ludotheque.web.views.table_scene import TableScene

from .services import Services


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
    registry = services.registry

    def reader_scene(request: Request, session: TableSession, form: Form) -> TableScene:
        """The table as the person in this seat sees it. At a shared screen it takes as much to see
        this as to see the hand: to say who one is."""
        holder = holder_by_cookie(request)
        seat = session.table.acting_seat(holder, form.number_or_none("seat"))
        return services.scene(session, holder, language_for(request), seat)

    def asked_scene(request: Request, session: TableSession, form: Form) -> TableScene:
        """The same for whoever is asked; refused if they are not, or not any more."""
        scene = reader_scene(request, session, form)
        if not scene.is_asked:
            raise RequestRefused(409, "stale")
        return scene

    @router.post("/choices")
    async def choices(request: Request, table_id: str) -> HTMLResponse:
        """All of them, those that begin with some words, or one to be confirmed."""
        form = await Form.of(request)
        async with registry.locked(table_id) as session:
            scene = asked_scene(request, session, form)
            if form["choice"]:
                move = _option(scene, form["choice"])
                if move is None:
                    raise RequestRefused(409, "stale")
                page = services.pages.confirmation(scene, move)
            else:
                page = services.pages.options(scene, form["within"])
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/prospect")
    async def prospect(request: Request, table_id: str) -> JSONResponse:
        """Tell the person to move whether a move could be taken back. Nothing is changed. Whoever
        has moved meanwhile needs no note any more."""
        form = await Form.of(request)
        async with registry.locked(table_id) as session:
            scene = reader_scene(request, session, form)
            move = _option(scene, form["move"]) if scene.is_asked else None
            note = "" if move is None else note_on(scene, move)
        return JSONResponse({"note": note}, headers=NO_STORE)

    return router


def _option(scene: TableScene, text: str) -> Move | None:
    """The reader's option with this text; None if they have none."""
    decision = scene.decision()
    try:
        move = scene.game.move(text)
    except BadMove:
        return None
    return move if decision is not None and move in decision.options else None
