"""The pages of one table: looking, moving, talking, and the stream that keeps them up to date."""

from collections.abc import Callable, Mapping
from typing import Annotated

from fastapi import APIRouter, Depends
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    RedirectResponse,
    Response,
)

from ludotheque.web.errors import Refused, RefusedByTheGame
from ludotheque.web.http.event_streams import EventStream, as_event
from ludotheque.web.http.forms import (
    Form,
    compact,
    holder_by_cookie,
    token_by_cookie,
    wants_json,
    whole_number,
)
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.answering import let_pass, nobody_answers, play
from ludotheque.web.tables.registry import House
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.views.games import STAGES
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import qr
from ludotheque.web.views.scene import Scene

from .home import seat_cookie
from .services import Desk

Doing = Callable[[House, LiveTable, Form, str], None]
NO_STORE = {"cache-control": "no-store"}
FRAGMENT = "x-fragment"


def routes(desk: Desk) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}", include_in_schema=False)
    house = desk.house

    # Looking

    @router.get("")
    async def table(request: Request, table_id: str) -> HTMLResponse:
        async with house.reading(table_id) as live:
            scene = desk.scene(live, holder_by_cookie(request), language_for(request))
            page = desk.pages.table(scene, f"/t/{table_id}")
        return HTMLResponse(page, headers=NO_STORE)

    @router.get("/pulse")
    async def pulse(request: Request, table_id: str) -> JSONResponse:
        """For a hidden tab: what its title should say."""
        async with house.reading(table_id) as live:
            scene = desk.scene(live, holder_by_cookie(request), language_for(request))
            return JSONResponse({"title": scene.title()}, headers=NO_STORE)

    @router.post("/i-am")
    async def i_am(request: Request, table_id: str) -> HTMLResponse:
        """At one screen: somebody says who they are, and sees their hand."""
        form = await Form.of(request)
        holder = holder_by_cookie(request)
        async with house.reading(table_id) as live:
            seat = live.table.acting_seat(holder, form.number("seat"))
            if not live.asks(seat) or (live.answers and seat not in live.answers.unheard()):
                raise Refused(409, "stale")
            scene = desk.scene(live, holder, language_for(request), seat)
            if request.headers.get(FRAGMENT):
                page: str = desk.pages.table_body(scene)
            else:
                page = desk.pages.table(scene, f"/t/{table_id}")
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/judge")
    async def judge(request: Request, table_id: str) -> JSONResponse:
        """Why a move could not be made, for whoever is to make one. Nothing is done."""
        form = await Form.of(request)
        answer: dict[str, str] = {}
        async with house.reading(table_id) as live:
            seat = live.table.acting_seat(holder_by_cookie(request), form.number_or_none("seat"))
            try:
                live.table.judge(seat, form["move"])
            except RefusedByTheGame as refused:
                words = phrasebook(language_for(request))
                answer = {"why": refused.text(words), "rule": refused.rule}
        return JSONResponse(answer, headers=NO_STORE)

    async def listened_to(request: Request, table_id: str) -> LiveTable:
        return await desk.listened_to(table_id, holder_by_cookie(request))

    @router.get("/stream", response_class=EventStream)
    async def stream(
        request: Request,
        live: Annotated[LiveTable, Depends(listened_to)],
        after: int = -1,
    ) -> EventStream:
        holder, lang = holder_by_cookie(request), language_for(request)
        resumed = whole_number(request.headers.get("last-event-id", ""))
        sent = after if resumed is None else resumed
        shown = ""

        def update(live: LiveTable) -> bytes | None:
            nonlocal sent, shown
            scene = desk.scene(live, holder, lang)
            body = _body(desk, scene)
            if body == shown:
                return None
            data = _update(scene, body, min(sent, live.table.number))
            sent, shown = live.table.number, body
            return as_event(compact(data), sent, "update")

        return EventStream(desk.news(live, holder, update))

    @router.get("/record.jsonl")
    async def record(table_id: str) -> PlainTextResponse:
        async with house.reading(table_id) as live:
            text = live.table.open_record()
        name = f"{live.table.game.name}-{table_id[:6]}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(text, headers=headers, media_type="application/jsonl")

    # Doing

    async def done(request: Request, table_id: str, doing: Doing) -> Response:
        form = await Form.of(request)
        holder = holder_by_cookie(request)
        at = form.number_or_none("at")
        number = await house.act(
            table_id, holder, lambda live: doing(house, live, form, holder), at=at, key=form.key
        )
        if not wants_json(request):
            return RedirectResponse(f"/t/{table_id}", 303)
        answer: dict[str, object] = {"number": number}
        live = await house.find(table_id)
        if live.answers is not None and len(live.table.seats_of(holder)) > 1:
            answer["go"] = f"/t/{table_id}"  # the others at this screen are asked, hands closed
        return JSONResponse(answer, headers=NO_STORE)

    for name, doing in DOINGS.items():

        def answering(doing: Doing) -> Callable[[Request, str], object]:
            async def answer(request: Request, table_id: str) -> Response:
                return await done(request, table_id, doing)

            return answer

        router.add_api_route(f"/{name}", answering(doing), methods=["POST"], response_model=None)

    @router.post("/say", response_model=None)
    async def say(request: Request, table_id: str) -> Response:
        holder = holder_by_cookie(request)
        desk.limit_sayings(holder)
        return await done(request, table_id, _say)

    @router.post("/sit", response_model=None)
    async def sit(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        old = holder_by_cookie(request)
        token = house.sources.token()

        def sit_down(live: LiveTable) -> None:
            table = live.table
            if table.seats_of(old):
                raise Refused(409, "seated-already")
            free = [s for s, chair in enumerate(table.setup.chairs) if chair.is_free]
            seat = form.number_or_none("seat")
            if seat is None:
                if not free:
                    raise Refused(409, "seat-taken")
                seat = free[0]
            table.sit(seat, form["name"], hashed(token))

        await house.act(table_id, hashed(token), sit_down)
        return seated(request, desk, table_id, token)

    @router.post("/again", response_model=None)
    async def again(request: Request, table_id: str) -> Response:
        desk.limit_openings(request)
        there, token = await house.open_again(table_id, token_by_cookie(request))
        return seated(request, desk, there, token)

    # Another device

    @router.post("/pass-on")
    async def pass_on(request: Request, table_id: str) -> HTMLResponse:
        code = await house.pass_on(table_id, holder_by_cookie(request))
        link = f"{desk.settings.address()}/t/{table_id}/seat/{code}"
        page = desk.pages.page(
            "passing",
            language_for(request),
            f"/t/{table_id}",
            link=link,
            qr=qr(link),
            only_here=desk.settings.is_for_this_device_only,
            back=f"/t/{table_id}",
        )
        return HTMLResponse(page, headers=NO_STORE)

    @router.get("/seat/{code}")
    async def seat_offered(request: Request, table_id: str, code: str) -> HTMLResponse:
        passing = house.passing(table_id, code)
        async with house.reading(table_id) as live:
            chairs = live.table.setup.chairs
            names = ", ".join(chairs[seat].name for seat in live.table.seats_of(passing.holder))
        page = desk.pages.page("seat", language_for(request), f"/t/{table_id}", names=names)
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/seat/{code}", response_model=None)
    async def seat_taken(request: Request, table_id: str, code: str) -> Response:
        await Form.of(request)
        token = house.sources.token()
        await house.take_seat(table_id, code, token)
        return seated(request, desk, table_id, token)

    return router


def seated(request: Request, desk: Desk, table_id: str, token: str) -> Response:
    """Go to the table, where this browser can now play."""
    response: JSONResponse | RedirectResponse
    if wants_json(request):
        response = JSONResponse({"go": f"/t/{table_id}"}, headers=NO_STORE)
    else:
        response = RedirectResponse(f"/t/{table_id}", 303)
    seat_cookie(response, desk, table_id, token)
    return response


# What can be done at a table


def _say(_house: House, live: LiveTable, form: Form, holder: str) -> None:
    live.table.say(live.table.acting_seat(holder, None), form["text"])


def _move(_house: House, live: LiveTable, form: Form, holder: str) -> None:
    if form.number_or_none("at") is None:
        raise Refused(422, "bad-form")
    seat = live.table.acting_seat(holder, form.number_or_none("seat"))
    play(live, seat, form["move"])


def _back(_house: House, live: LiveTable, form: Form, holder: str) -> None:
    live.table.back(live.table.acting_seat(holder, form.number_or_none("seat")))


def _resign(_house: House, live: LiveTable, form: Form, holder: str) -> None:
    live.table.resign(live.table.acting_seat(holder, form.number_or_none("seat")))


DOINGS: Mapping[str, Doing] = {
    "move": _move,
    "back": _back,
    "resign": _resign,
    "start": lambda house, live, _form, holder: house.start_match(live, holder),
    "let-pass": lambda _house, live, form, holder: let_pass(
        live, live.table.acting_seat(holder, form.number_or_none("seat")), on=bool(form["on"])
    ),
    "nobody": lambda _house, live, _form, holder: nobody_answers(live, holder),
    "stand-in": lambda house, live, form, holder: house.stand_in(live, holder, form.number("seat")),
    "take-over": lambda _house, live, form, holder: live.table.take_over(
        holder, form.number_or_none("seat")
    ),
    "leave": lambda _house, live, _form, holder: live.table.stand_up(holder),
    "chair": lambda _house, live, form, holder: live.table.set_chair(
        holder, form.number("seat"), "" if form["free"] else form["bot"]
    ),
    "add-chair": lambda _house, live, _form, holder: live.table.add_chair(holder),
    "remove-chair": lambda _house, live, form, holder: live.table.remove_chair(
        holder, form.number("seat")
    ),
    "exchange": lambda _house, live, form, holder: live.table.exchange(
        holder, form.number("seat"), form.number("other")
    ),
    "options": lambda _house, live, form, holder: live.table.set_options(
        holder, form.options(live.table.game), form.number_or_none("seconds")
    ),
}


def _body(desk: Desk, scene: Scene) -> str:
    """What a table's page shows, made once for all guests who see the same."""
    guest = scene.guest
    key = (guest.seats, guest.is_host, scene.eyes, scene.words.lang)
    rendered = scene.live.rendered
    if key not in rendered:
        rendered[key] = desk.pages.table_body(scene)
    return rendered[key]


def _update(scene: Scene, body: str, after: int) -> dict[str, object]:
    """What a page needs to become up to date, and to say so."""
    told = scene.told(after)
    table = scene.table
    travels = []
    if table.match is not None and 0 <= after < table.number:
        travels = STAGES[table.game.name].travels(told, table.view(scene.eyes))
    return {
        "number": table.number,
        "act": table.last_act,
        "title": scene.title(),
        "html": body,
        "told": [scene.say(event) for event in told],
        "said": [
            f"{said.name}: {said.text}"
            for said in table.talk
            if after < said.number and said.seat not in scene.guest.seats
        ]
        if after >= 0
        else [],
        "asked": scene.question() if scene.is_asked else "",
        "travels": travels,
    }
