"""The JSON API: everything that the pages can do, for programs."""

from collections.abc import Callable
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Header, Path, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ludotheque.core import Player, Seat
from ludotheque.web.errors import Refused
from ludotheque.web.http.event_streams import EventStream, as_event
from ludotheque.web.http.forms import compact, holder_by_header, token_by_header
from ludotheque.web.http.tokens import hashed
from ludotheque.web.routes.services import Desk
from ludotheque.web.tables.answering import let_pass, play
from ludotheque.web.tables.lobby import Chair, bot_chair
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.views.games import STAGES
from ludotheque.web.views.language import language_for

from .models import (
    RESPONSES,
    ActWanted,
    ChairWanted,
    Code,
    CodeWanted,
    Done,
    ExchangeWanted,
    GameShown,
    Journal,
    LetPassWanted,
    MoveWanted,
    NameWanted,
    Opened,
    OptionShown,
    OptionsWanted,
    SayingWanted,
    SeatWanted,
    TableShown,
    TableWanted,
)
from .serializers import event_shown, game_shown, options_shown, table_shown, told_shown

DESCRIPTION: Final = """
Open a table, sit down, follow its events, make moves.

Opening a table or sitting down gives you a **token**: send it as `Authorization: Bearer TOKEN`.
Without one you watch. `number` counts the lines of a table. A move carries in `at` the last number
you have seen, and is refused with 409 if anybody has acted since. If an answer got lost, send the
request again with the same `key`: you get the first answer, and nothing is done twice. Texts are
in French or English, by `Accept-Language`.
"""

Id = Annotated[str, Path(max_length=32)]
Holder = Annotated[str, Depends(holder_by_header)]


def routes(desk: Desk) -> APIRouter:
    router = APIRouter(prefix="/api", responses=RESPONSES)
    house = desk.house

    async def act(
        table_id: str,
        holder: str,
        doing: Callable[[LiveTable], None],
        wanted: ActWanted | None = None,
    ) -> Done:
        at, key = (wanted.at, wanted.key) if wanted else (None, "")
        number = await house.act(table_id, holder, doing, at=at, key=key)
        return Done(number=number)

    # Routes are tried in order, and nothing is asked as often as this

    @router.post("/tables/{table_id}/moves", summary="Make a move")
    async def move(table_id: Id, wanted: MoveWanted, holder: Holder) -> Done:
        def doing(live: LiveTable) -> None:
            play(live, live.table.acting_seat(holder, wanted.seat), wanted.move)

        number = await house.act(table_id, holder, doing, at=wanted.at, key=wanted.key)
        return Done(number=number)

    # Before the start

    @router.get("/games", summary="List the games")
    async def games(request: Request) -> list[GameShown]:
        lang = language_for(request)
        return [game_shown(name, lang) for name in STAGES]

    @router.post("/tables", status_code=201, summary="Open a table")
    async def open_table(request: Request, wanted: TableWanted) -> Opened:
        desk.limit_openings(request)
        token = house.sources.token()
        chairs: list[Chair] = []
        for seat in wanted.seats:
            chairs.append(_chair(seat, chairs, hashed(token)))
        live = await house.open(
            wanted.game,
            tuple(chairs),
            token,
            options=wanted.options,
            one_screen=sum(seat.kind == "me" for seat in wanted.seats) > 1,
            begin=wanted.start,
            seconds=wanted.seconds,
        )
        return Opened(table=live.table.id, token=token, number=live.table.number)

    @router.post("/tables/{table_id}/seats/{seat}", status_code=201, summary="Sit down")
    async def sit(table_id: Id, seat: Seat, wanted: NameWanted, holder: Holder) -> Opened:
        token = house.sources.token()

        def doing(live: LiveTable) -> None:
            if live.table.seats_of(holder):
                raise Refused(409, "seated-already")
            live.table.sit(seat, wanted.name, hashed(token))

        number = await house.act(table_id, hashed(token), doing)
        return Opened(table=table_id, token=token, number=number)

    @router.post("/tables/{table_id}/leave", summary="Leave before the start")
    async def leave(table_id: Id, holder: Holder, wanted: ActWanted) -> Done:
        return await act(table_id, holder, lambda live: live.table.stand_up(holder), wanted)

    @router.put("/tables/{table_id}/seats/{seat}", summary="Give a seat to a bot, or open it")
    async def chair(table_id: Id, seat: Seat, wanted: ChairWanted, holder: Holder) -> Done:
        return await act(
            table_id,
            holder,
            lambda live: live.table.set_chair(holder, seat, wanted.bot),
        )

    @router.post("/tables/{table_id}/seats", status_code=201, summary="Add a seat")
    async def add_chair(table_id: Id, holder: Holder) -> Done:
        return await act(table_id, holder, lambda live: live.table.add_chair(holder))

    @router.delete("/tables/{table_id}/seats/{seat}", summary="Remove a seat")
    async def remove_chair(table_id: Id, seat: Seat, holder: Holder) -> Done:
        return await act(table_id, holder, lambda live: live.table.remove_chair(holder, seat))

    @router.post("/tables/{table_id}/exchange", summary="Swap two seats")
    async def exchange(table_id: Id, wanted: ExchangeWanted, holder: Holder) -> Done:
        return await act(
            table_id,
            holder,
            lambda live: live.table.exchange(holder, wanted.seat, wanted.other),
        )

    @router.put("/tables/{table_id}/options", summary="Set the game's options")
    async def options(table_id: Id, wanted: OptionsWanted, holder: Holder) -> Done:
        return await act(
            table_id,
            holder,
            lambda live: live.table.set_options(holder, wanted.options, wanted.seconds),
        )

    @router.post("/tables/{table_id}/start", summary="Deal and begin")
    async def start(table_id: Id, holder: Holder, wanted: ActWanted) -> Done:
        return await act(table_id, holder, lambda live: house.start_match(live, holder), wanted)

    # Looking

    @router.get("/tables/{table_id}", summary="The table as you see it")
    async def view(
        request: Request, table_id: Id, holder: Holder, seat: Seat | None = None
    ) -> TableShown:
        async with house.reading(table_id) as live:
            if seat is not None:
                live.table.acting_seat(holder, seat)
            return table_shown(desk.scene(live, holder, language_for(request), seat))

    @router.get("/tables/{table_id}/options", summary="Your options now")
    async def choices(
        request: Request, table_id: Id, holder: Holder, seat: Seat | None = None
    ) -> list[OptionShown]:
        async with house.reading(table_id) as live:
            own = live.table.acting_seat(holder, seat)
            scene = desk.scene(live, holder, language_for(request), own)
            return options_shown(scene)

    @router.get("/tables/{table_id}/journal", summary="Everything you were told")
    async def journal(
        request: Request,
        table_id: Id,
        holder: Holder,
        after: int = Query(-1, ge=-1),
        seat: Seat | None = None,
    ) -> Journal:
        async with house.reading(table_id) as live:
            if seat is not None:
                live.table.acting_seat(holder, seat)
            scene = desk.scene(live, holder, language_for(request), seat)
            return Journal(number=live.table.number, told=told_shown(scene, after))

    async def listened_to(table_id: Id, holder: Holder) -> LiveTable:
        return await desk.listened_to(table_id, holder)

    @router.get(
        "/tables/{table_id}/events",
        status_code=200,
        response_class=EventStream,
        summary="Follow events as they happen",
        description="Server-sent events. The id of each is the number of the table's last line; "
        "its data is what you were told since the previous one, who is asked, and your options. "
        "Reconnect with `Last-Event-ID`, or start with `after`, and you miss nothing.",
    )
    async def events(
        request: Request,
        live: Annotated[LiveTable, Depends(listened_to)],
        holder: Holder,
        after: Annotated[int, Query(ge=-1)] = -1,
        last_event_id: Annotated[int | None, Header(ge=-1)] = None,
    ) -> EventStream:
        lang = language_for(request)
        sent = after if last_event_id is None else last_event_id

        def event(live: LiveTable) -> bytes | None:
            nonlocal sent
            sent = min(sent, live.table.number)  # a restored copy may know less than they do
            if live.table.number == sent:
                return None
            data = event_shown(desk.scene(live, holder, lang), sent)
            sent = live.table.number
            return as_event(compact(data), sent)

        return EventStream(desk.news(live, holder, event))

    # Playing

    @router.put("/tables/{table_id}/let-pass", summary="Let everything pass until your turn")
    async def letting_pass(table_id: Id, holder: Holder, wanted: LetPassWanted) -> Done:
        def doing(live: LiveTable) -> None:
            let_pass(live, live.table.acting_seat(holder, wanted.seat), on=wanted.on)

        return await act(table_id, holder, doing)

    @router.post("/tables/{table_id}/back", summary="Take your last move back")
    async def back(table_id: Id, holder: Holder, wanted: ActWanted) -> Done:
        def doing(live: LiveTable) -> None:
            live.table.back(live.table.acting_seat(holder, wanted.seat))

        return await act(table_id, holder, doing, wanted)

    @router.post("/tables/{table_id}/resign", summary="Resign")
    async def resign(table_id: Id, holder: Holder, wanted: ActWanted) -> Done:
        def doing(live: LiveTable) -> None:
            live.table.resign(live.table.acting_seat(holder, wanted.seat))

        return await act(table_id, holder, doing, wanted)

    @router.post("/tables/{table_id}/seats/{seat}/stand-in", summary="Lend an absent seat to a bot")
    async def stand_in(table_id: Id, seat: Seat, holder: Holder, wanted: ActWanted) -> Done:
        return await act(table_id, holder, lambda live: house.stand_in(live, holder, seat), wanted)

    @router.post("/tables/{table_id}/take-over", summary="Take your seat back from a bot")
    async def take_over(table_id: Id, holder: Holder, wanted: ActWanted) -> Done:
        return await act(
            table_id, holder, lambda live: live.table.take_over(holder, wanted.seat), wanted
        )

    @router.post("/tables/{table_id}/talk", status_code=201, summary="Say something")
    async def talk(table_id: Id, wanted: SayingWanted, holder: Holder) -> Done:
        desk.limit_sayings(holder)

        def doing(live: LiveTable) -> None:
            live.table.say(live.table.acting_seat(holder, None), wanted.text)

        return await act(table_id, holder, doing)

    @router.post("/tables/{table_id}/pass-on", summary="Get a code for another device")
    async def pass_on(table_id: Id, holder: Holder) -> Code:
        return Code(code=await house.pass_on(table_id, holder))

    @router.post("/tables/{table_id}/take-seat", summary="Take over a seat with a code")
    async def take_seat(table_id: Id, wanted: CodeWanted) -> Opened:
        token = house.sources.token()
        await house.take_seat(table_id, wanted.code, token)
        async with house.reading(table_id) as live:
            return Opened(table=table_id, token=token, number=live.table.number)

    # After the end

    @router.post("/tables/{table_id}/again", status_code=201, summary="Ask for a return match")
    async def again(request: Request, table_id: Id) -> Opened:
        desk.limit_openings(request)
        there, token = await house.open_again(table_id, token_by_header(request))
        async with house.reading(there) as live:
            return Opened(table=there, token=token, number=live.table.number)

    @router.get(
        "/tables/{table_id}/record",
        response_class=PlainTextResponse,
        summary="The record of a finished match",
    )
    async def record(table_id: Id) -> str:
        async with house.reading(table_id) as live:
            return live.table.open_record()

    return router


def _chair(wanted: SeatWanted, others: list[Chair], holder: str) -> Chair:
    if wanted.kind == "bot":
        return bot_chair(wanted.bot, others)
    if wanted.kind == "open":
        return Chair()
    name = Player(wanted.name).name
    if name.casefold() in [chair.name.casefold() for chair in others]:
        raise Refused(409, "name-taken", name=name)
    return Chair(name, holder=holder)
