"""The pages of one table: looking, moving, talking, and the stream that keeps them up to date."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Depends, Query
from starlette.requests import HTTPConnection, Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)
from starlette.websockets import WebSocket

from ludotheque.core import Game
from ludotheque.web.errors import RefusedByRules, RequestRefused
from ludotheque.web.http.event_streams import EventStream, as_event
from ludotheque.web.http.forms import (
    Form,
    holder_by_cookie,
    token_by_cookie,
    wants_json,
    whole_number,
)
from ludotheque.web.http.responses import NO_STORE, compact_json
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.actions import ACTIONS, HINT, NOWHERE, SIT, Action, ActionRequest
from ludotheque.web.tables.session import Reader, TableSession
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.page_parts import Attributes, PageBody
from ludotheque.web.views.sent_parts import SentParts
from ludotheque.web.views.table_scene import TableScene

from .services import Services
from .table_socket import TableSocket, answer_to, read_frame


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
    registry = services.registry

    # Looking

    @router.get("")
    async def table(request: Request, table_id: str) -> HTMLResponse:
        async with registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), language_for(request))
            page = services.pages.table(scene, f"/t/{table_id}", _body(services, scene))
        return HTMLResponse(page, headers=NO_STORE)

    @router.get("/pulse")
    async def pulse(request: Request, table_id: str) -> JSONResponse:
        """What a hidden tab is told, once."""
        async with registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), language_for(request))
            return JSONResponse(_pulse(scene), headers=NO_STORE)

    async def session_for_hidden(request: Request, table_id: str) -> TableSession:
        holder = holder_by_cookie(request)
        return await services.session_with_room(table_id, holder, is_looking=False)

    @router.get("/pulses", response_class=EventStream)
    async def pulses(
        request: Request, session: Annotated[TableSession, Depends(session_for_hidden)]
    ) -> EventStream:
        """What a hidden tab is told, as it changes."""
        holder, lang = holder_by_cookie(request), language_for(request)
        told: dict[str, object] = {}

        def event(session: TableSession) -> bytes | None:
            scene = services.scene(session, holder, lang)
            pulse = _pulse(scene)
            if pulse == told:
                return None
            told.update(pulse)
            return as_event(compact_json(pulse), scene.number, "pulse")

        return EventStream(services.news(request, session, holder, event, is_looking=False))

    @router.post("/i-am", response_model=None)
    async def i_am(request: Request, table_id: str) -> Response:
        """On a shared screen: somebody says who they are, and sees their hand. A page with scripts
        gets the key with which it is shown more."""
        form, holder = await Form.of(request), holder_by_cookie(request)
        async with registry.locked(table_id) as session:
            seat = session.table.acting_seat(holder, form.number("seat"))
            if not session.can_be_answered_by(seat):
                raise RequestRefused(409, "stale")
            key = session.open_hand(holder, seat)
            scene = services.scene(session, holder, language_for(request), seat)
            if wants_json(request):
                view = _own_view(services, scene, scene.number)
                return JSONResponse({"hand-key": key, "view": view}, headers=NO_STORE)
            page = services.pages.table(scene, f"/t/{table_id}")
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/hand")
    async def hand(request: Request, table_id: str) -> JSONResponse:
        """On a shared screen: what has happened, for the person whose hand is open there; nothing
        if it is not open any more."""
        form, answer = await Form.of(request), {}
        async with registry.locked(table_id) as session:
            session.table.check_seated(holder_by_cookie(request))
            seen, scene = form.number("at"), _opened_by_key(services, session, request, form)
            if scene is not None:
                answer["view"] = _own_view(services, scene, seen)
        return JSONResponse(answer, headers=NO_STORE)

    @router.post("/judge")
    async def judge(request: Request, table_id: str) -> JSONResponse:
        """Tell the person to move why a move could not be made. Nothing is changed."""
        form = await Form.of(request)
        answer: dict[str, str] = {}
        async with registry.locked(table_id) as session:
            seat = session.table.acting_seat(holder_by_cookie(request), form.number_or_none("seat"))
            try:
                session.table.check_move(seat, form["move"])
            except RefusedByRules as refused:
                words = phrasebook(language_for(request))
                answer = {"why": refused.text(words), "rule": refused.rule}
        return JSONResponse(answer, headers=NO_STORE)

    async def session_with_room(request: Request, table_id: str) -> TableSession:
        return await services.session_with_room(table_id, holder_by_cookie(request))

    @router.get("/stream", response_class=EventStream)
    async def stream(
        request: Request,
        session: Annotated[TableSession, Depends(session_with_room)],
        after: int = -1,
        shown: Annotated[str, Query(max_length=16)] = "",
    ) -> EventStream:
        """`shown` is the version of what the page shows."""
        resumed = whole_number(request.headers.get("last-event-id", ""))
        updates = PageUpdates(services, request, after if resumed is None else resumed, shown)

        def event(session: TableSession) -> bytes | None:
            data = updates.next(session)
            return None if data is None else as_event(compact_json(data), updates.sent, "update")

        return EventStream(services.news(request, session, updates.holder, event))

    @router.websocket("/socket")
    async def socket(socket: WebSocket, table_id: str, after: int = -1, shown: str = "") -> None:
        """The stream and the forms of a page, over one connection."""
        there = TableSocket(services, socket)
        updates = PageUpdates(services, socket, after, shown)
        try:
            session = await services.session_with_room(table_id, updates.holder)
        except RequestRefused as refused:
            await there.refuse(refused)
            return

        def event(session: TableSession) -> bytes | None:
            data = updates.next(session)
            return None if data is None else compact_json({"update": data}).encode()

        async def answered(frame: bytes) -> bytes:
            """Null if the page has to send it as a form: it gives the page a cookie, or another
            address."""
            sent = read_frame(frame, _PAGE_FRAME, UNREADABLE)
            answer = None
            action = ACTIONS.get(sent.action)
            if action is not None and not action.gives_token:
                done = act(socket, table_id, action, Form(sent.fields))
                answer = await answer_to(socket, done)
            return compact_json({"answers": sent.id, "answer": answer}).encode()

        await there.run(services.news(socket, session, updates.holder, event), answered)

    @router.get("/cards")
    async def cards(request: Request, table_id: str) -> Response:
        """The cards that are played with, which everybody may know."""
        async with registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), language_for(request))
            if not scene.own_cards.text:
                return RedirectResponse(scene.cards_address, 303)
            return HTMLResponse(services.pages.table_cards(scene), headers=NO_STORE)

    @router.get("/cards.toml")
    async def card_list(table_id: str) -> PlainTextResponse:
        async with registry.locked(table_id) as session:
            text, game = session.table.game.box.text, session.table.game.name
        name = f"{game}-{table_id[:6]}.toml"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers, media_type="application/toml")

    @router.get("/report")
    async def report(request: Request, table_id: str) -> Response:
        """What somebody can copy when something seems wrong. There is nothing before the start."""
        async with registry.locked(table_id) as session:
            scene = services.scene(session, holder_by_cookie(request), language_for(request))
            if session.table.match is None:
                return RedirectResponse(f"/t/{table_id}", 303)
            return HTMLResponse(services.pages.report(scene), headers=NO_STORE)

    @router.get("/record.jsonl")
    async def record(table_id: str) -> PlainTextResponse:
        async with registry.locked(table_id) as session:
            text = session.table.open_record()
        name = f"{session.table.game.name}-{table_id[:6]}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers, media_type="application/jsonl")

    # Acting

    async def at_one_screen(
        request: HTTPConnection, table_id: str, form: Form, seen: int | None
    ) -> dict[str, object]:
        """What a shared screen shows next: the hand that is still open there, or the curtain."""
        async with registry.locked(table_id) as session:
            scene = _opened_by_key(services, session, request, form)
            if scene is not None:
                after = scene.number if seen is None else seen
                return {"view": _own_view(services, scene, after)}
            # while all are asked, an answer writes no line: the page has to look again
            return {"go": f"/t/{table_id}"} if session.answers.window is not None else {}

    async def act(
        request: HTTPConnection, table_id: str, action: Action, form: Form
    ) -> dict[str, object]:
        """Do what a page asks for; what it is answered."""
        holder = holder_by_cookie(request)
        session = await registry.find(table_id)
        wanted = read_action(action, form, holder, session.table.game)
        if action is HINT:  # the page shows it, as long as nobody acts
            number, _ = await services.ask_hint(request, table_id, wanted)
        else:
            number = await services.perform(table_id, action, wanted)
        answer: dict[str, object] = {"number": number}
        session = await registry.find(table_id)
        if len(session.table.seats_of(holder)) > 1:
            answer |= await at_one_screen(request, table_id, form, wanted.at)
        return answer

    def acting(action: Action) -> Callable[[Request, str], Awaitable[Response]]:
        async def answered(request: Request, table_id: str) -> Response:
            answer = await act(request, table_id, action, await Form.of(request))
            if wants_json(request):
                return JSONResponse(answer, headers=NO_STORE)
            shown = "#hint" if action is HINT else ""
            return RedirectResponse(f"/t/{table_id}{shown}", 303)

        return answered

    for name, action in ACTIONS.items():
        if not action.gives_token:
            router.add_api_route(f"/{name}", acting(action), methods=["POST"], response_model=None)

    @router.post("/sit", response_model=None)
    async def sit(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        token = services.new_token(form.key, table_id)
        wanted = ActionRequest(
            holder_by_cookie(request),
            key=hashed(form.key),
            seat=form.number_or_none("seat"),
            name=form["name"],
            new_holder=hashed(token),
        )
        await services.perform(table_id, SIT, wanted)
        return services.seated(request, table_id, token)

    @router.post("/again", response_model=None)
    async def again(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        await services.limit_openings(request)
        new_table, token = await services.rematches.open_or_join(
            table_id, token_by_cookie(request), form["offer"], form["deal-number"]
        )
        return services.seated(request, new_table, token)

    return router


def read_action(action: Action, form: Form, holder: str, game: Game) -> ActionRequest:
    """What a page's form asks for."""

    def number(field: str) -> int | None:
        return form.number(field) if field in action.needs else form.number_or_none(field)

    return ActionRequest(
        holder,
        at=number("at"),
        key=form.key,
        seat=number("seat"),
        other=form.number("other") if "other" in action.needs else NOWHERE,
        move=form["move"],
        bot="" if form["free"] else form["bot"],
        name=form["name"],
        text=form["text"],
        on=bool(form["on"]),
        options=form.options(game) if "options" in action.needs else {},
        seconds=form.number_or_none("seconds"),
        pace=form["pace"],
        hints=bool(form["hints"]) if "options" in action.needs else None,
        clock=form["clock"],
        spectators=form.choice("spectators"),
        listed=form.choice("listed"),
        deal_number=form["deal-number"],
        commitment=form["commitment"],
    )


class PageFrame(msgspec.Struct):
    """What a page sends: an action, and the fields of its form."""

    id: int = 0
    action: str = ""
    fields: dict[str, str] = {}


UNREADABLE: Final = PageFrame()
_PAGE_FRAME: Final = msgspec.json.Decoder(PageFrame)


class PageUpdates:
    """What the page of one guest is told, one update after another."""

    def __init__(self, services: Services, request: HTTPConnection, after: int, shown: str) -> None:
        """After this line; `shown` is the version of what the page shows."""
        self.holder: Final = holder_by_cookie(request)
        self.sent = after
        self._services: Final = services
        self._lang: Final = language_for(request)
        self._shown: Final = shown
        self._version = ""
        self._parts: Final = SentParts()
        self._attributes: Attributes = {}

    def next(self, session: TableSession) -> dict[str, object] | None:
        """What is new; None if nothing is."""
        scene = self._services.scene(session, self.holder, self._lang)
        body = _body(self._services, scene)
        if not self._version and body.version == self._shown:
            self._parts.are_all_of(body)  # what is announced comes even so
        if body.version == self._version:
            return None
        update = _update(self._services, scene, min(self.sent, scene.number))
        update |= {
            "version": body.version,
            "attributes": body.attribute_changes(self._attributes),
            "parts": self._parts.changes(body),
        }
        self._attributes = body.attributes
        self.sent, self._version = scene.number, body.version
        return update


def _body(services: Services, scene: TableScene) -> PageBody:
    """What a table's page shows, rendered once for all guests who see the same."""
    guest, rendered = scene.guest, scene.session.rendered
    lang = scene.words.lang
    reader = Reader(guest.seats, guest.is_host, scene.eyes, lang, guest.loss)
    body: PageBody | None = rendered.get(reader)
    if body is None:
        body = rendered[reader] = services.pages.table_body(scene)
        services.recent_bodies.add(rendered, reader)
    return body


def _opened_by_key(
    services: Services, session: TableSession, request: HTTPConnection, form: Form
) -> TableScene | None:
    """On a shared screen: the table as the person sees it whose hand this page has the key to."""
    holder = holder_by_cookie(request)
    seat = session.open_hands.seat(holder, form["hand-key"])
    if seat is None:
        return None
    return services.scene(session, holder, language_for(request), seat)


def _own_view(services: Services, scene: TableScene, after: int) -> dict[str, object]:
    """What a page needs to show somebody their own view, and what they were told after a line."""
    update = _update(services, scene, min(after, scene.number))
    return update | {"html": services.pages.table_body(scene).html}


def _pulse(scene: TableScene) -> dict[str, object]:
    """What a page needs to know while nobody looks at it."""
    return {
        "title": scene.title(),
        "asked": scene.is_asked,
        "act": scene.last_act,
        "own": scene.own_act if scene.is_asked else None,
    }


def _update(services: Services, scene: TableScene, after: int) -> dict[str, object]:
    """What a page needs besides what it shows: above all, to announce what happened."""
    told = scene.news(after)
    travels = []
    if scene.table.match is not None and 0 <= after < scene.number:
        travels = services.stage(scene.game.name).of(scene.game).travels(told, scene.view())
    return {
        "number": scene.number,
        "act": scene.last_act,
        "title": scene.title(),
        "told": [scene.say(event) for event in told],
        "said": [
            f"{said.name}: {said.text}"
            for said in scene.talk
            if after < said.number and said.seat not in scene.guest.seats
        ]
        if after >= 0
        else [],
        "noted": [
            note.says
            for note in scene.notes()
            if after < note.number and note.seat not in scene.guest.seats
        ]
        if after >= 0
        else [],
        "asked": scene.question() if scene.is_asked else "",
        "hurry": scene.is_asked and scene.closes is not None,
        "travels": travels,
    }
