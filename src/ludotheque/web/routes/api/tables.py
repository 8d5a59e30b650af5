"""The JSON API: everything that the pages can do, for programs."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Header, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ludotheque.core import Seat
from ludotheque.web.http.event_streams import EventStream, as_event
from ludotheque.web.http.forms import holder_by_header, token_by_header
from ludotheque.web.http.responses import compact_json
from ludotheque.web.http.tokens import hashed
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.actions import ACTIONS, SAY, SIT, Action, ActionRequest
from ludotheque.web.tables.lobby import Chair, bot_chair, person_chair
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.language import language_for

from .models import (
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
    TableId,
    TableShown,
    TableWanted,
    error_responses,
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

Holder = Annotated[str, Depends(holder_by_header)]


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=error_responses())
    registry = services.registry

    async def perform(table_id: str, action: Action, request: ActionRequest) -> Done:
        return Done(number=await services.perform(table_id, action, request))

    async def perform_simple(table_id: str, name: str, holder: str, wanted: ActWanted) -> Done:
        """An action that needs at most a seat."""
        request = ActionRequest(holder, at=wanted.at, key=wanted.key, seat=wanted.seat)
        return await perform(table_id, ACTIONS[name], request)

    # Routes are tried in order, and this is the busiest

    @router.post("/tables/{table_id}/moves", summary="Make a move")
    async def move(table_id: TableId, wanted: MoveWanted, holder: Holder) -> Done:
        request = ActionRequest(
            holder, at=wanted.at, key=wanted.key, seat=wanted.seat, move=wanted.move
        )
        return await perform(table_id, ACTIONS["move"], request)

    # Before the start

    @router.get("/games", summary="List the games")
    async def games(request: Request) -> list[GameShown]:
        lang = language_for(request)
        return [game_shown(stage.game, lang) for stage in services.stages.values()]

    @router.post("/tables", status_code=201, summary="Open a table")
    async def open_table(request: Request, wanted: TableWanted) -> Opened:
        services.limit_openings(request)
        token = registry.tokens.token()
        chairs: list[Chair] = []
        for seat in wanted.seats:
            chairs.append(_chair(seat, chairs, hashed(token)))
        session = await registry.open(
            wanted.game,
            tuple(chairs),
            token,
            options=wanted.options,
            one_screen=sum(seat.kind == "me" for seat in wanted.seats) > 1,
            begin=wanted.start,
            seconds=wanted.seconds,
        )
        return Opened(table=session.table.id, token=token, number=session.table.number)

    @router.post("/tables/{table_id}/seats/{seat}", status_code=201, summary="Sit down")
    async def sit(table_id: TableId, seat: Seat, wanted: NameWanted, holder: Holder) -> Opened:
        token = registry.tokens.token()
        request = ActionRequest(holder, seat=seat, name=wanted.name, new_holder=hashed(token))
        number = await services.perform(table_id, SIT, request)
        return Opened(table=table_id, token=token, number=number)

    @router.post("/tables/{table_id}/leave", summary="Leave before the start")
    async def leave(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "leave", holder, wanted)

    @router.put("/tables/{table_id}/seats/{seat}", summary="Give a seat to a bot, or open it")
    async def chair(table_id: TableId, seat: Seat, wanted: ChairWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, seat=seat, bot=wanted.bot)
        return await perform(table_id, ACTIONS["chair"], request)

    @router.post("/tables/{table_id}/seats", status_code=201, summary="Add a seat")
    async def add_chair(table_id: TableId, holder: Holder) -> Done:
        return await perform(table_id, ACTIONS["add-chair"], ActionRequest(holder))

    @router.delete("/tables/{table_id}/seats/{seat}", summary="Remove a seat")
    async def remove_chair(table_id: TableId, seat: Seat, holder: Holder) -> Done:
        return await perform(table_id, ACTIONS["remove-chair"], ActionRequest(holder, seat=seat))

    @router.post("/tables/{table_id}/exchange", summary="Swap two seats")
    async def exchange(table_id: TableId, wanted: ExchangeWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, seat=wanted.seat, other=wanted.other)
        return await perform(table_id, ACTIONS["exchange"], request)

    @router.put("/tables/{table_id}/options", summary="Set the game's options")
    async def options(table_id: TableId, wanted: OptionsWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, options=wanted.options, seconds=wanted.seconds)
        return await perform(table_id, ACTIONS["options"], request)

    @router.post("/tables/{table_id}/start", summary="Deal and begin")
    async def start(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "start", holder, wanted)

    # Looking

    @router.get("/tables/{table_id}", summary="The table as you see it")
    async def view(
        request: Request, table_id: TableId, holder: Holder, seat: Seat | None = None
    ) -> TableShown:
        async with registry.locked(table_id) as session:
            if seat is not None:
                session.table.acting_seat(holder, seat)
            return table_shown(services.scene(session, holder, language_for(request), seat))

    @router.get("/tables/{table_id}/options", summary="Your options now")
    async def choices(
        request: Request, table_id: TableId, holder: Holder, seat: Seat | None = None
    ) -> list[OptionShown]:
        async with registry.locked(table_id) as session:
            own = session.table.acting_seat(holder, seat)
            scene = services.scene(session, holder, language_for(request), own)
            return options_shown(scene)

    @router.get("/tables/{table_id}/journal", summary="Everything you were told")
    async def journal(
        request: Request,
        table_id: TableId,
        holder: Holder,
        after: int = Query(-1, ge=-1),
        seat: Seat | None = None,
    ) -> Journal:
        async with registry.locked(table_id) as session:
            if seat is not None:
                session.table.acting_seat(holder, seat)
            scene = services.scene(session, holder, language_for(request), seat)
            return Journal(number=session.table.number, told=told_shown(scene, after))

    async def session_with_room(table_id: TableId, holder: Holder) -> TableSession:
        return await services.session_with_room(table_id, holder)

    @router.get(
        "/tables/{table_id}/events",
        status_code=200,
        response_class=EventStream,
        responses=error_responses("text/event-stream"),
        summary="Follow events as they happen",
        description="Server-sent events. The id of each is the number of the table's last line; "
        "its data is what you were told since the previous one, who is asked, and your options. "
        "Reconnect with `Last-Event-ID`, or start with `after`, and you miss nothing.",
    )
    async def events(
        request: Request,
        session: Annotated[TableSession, Depends(session_with_room)],
        holder: Holder,
        after: Annotated[int, Query(ge=-1)] = -1,
        last_event_id: Annotated[int | None, Header(ge=-1)] = None,
    ) -> EventStream:
        lang = language_for(request)
        sent = after if last_event_id is None else last_event_id

        def event(session: TableSession) -> bytes | None:
            nonlocal sent
            sent = min(sent, session.table.number)  # a restored backup may be behind the caller
            if session.table.number == sent:
                return None
            data = event_shown(services.scene(session, holder, lang), sent)
            sent = session.table.number
            return as_event(compact_json(data), sent)

        return EventStream(services.news(session, holder, event))

    # Playing

    @router.put("/tables/{table_id}/let-pass", summary="Let everything pass until your turn")
    async def letting_pass(table_id: TableId, holder: Holder, wanted: LetPassWanted) -> Done:
        request = ActionRequest(holder, seat=wanted.seat, on=wanted.on)
        return await perform(table_id, ACTIONS["let-pass"], request)

    @router.post("/tables/{table_id}/back", summary="Take your last move back")
    async def back(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "back", holder, wanted)

    @router.post("/tables/{table_id}/resign", summary="Resign")
    async def resign(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "resign", holder, wanted)

    @router.post("/tables/{table_id}/seats/{seat}/stand-in", summary="Lend an absent seat to a bot")
    async def stand_in(table_id: TableId, seat: Seat, holder: Holder, wanted: ActWanted) -> Done:
        request = ActionRequest(holder, at=wanted.at, key=wanted.key, seat=seat)
        return await perform(table_id, ACTIONS["stand-in"], request)

    @router.post("/tables/{table_id}/take-over", summary="Take your seat back from a bot")
    async def take_over(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "take-over", holder, wanted)

    @router.post("/tables/{table_id}/talk", status_code=201, summary="Say something")
    async def talk(table_id: TableId, wanted: SayingWanted, holder: Holder) -> Done:
        return await perform(table_id, SAY, ActionRequest(holder, text=wanted.text))

    @router.post("/tables/{table_id}/pass-on", summary="Get a code for another device")
    async def pass_on(table_id: TableId, holder: Holder) -> Code:
        return Code(code=await services.handovers.offer(table_id, holder))

    @router.post("/tables/{table_id}/take-seat", summary="Take over a seat with a code")
    async def take_seat(table_id: TableId, wanted: CodeWanted) -> Opened:
        token = registry.tokens.token()
        await services.handovers.take(table_id, wanted.code, token)
        async with registry.locked(table_id) as session:
            return Opened(table=table_id, token=token, number=session.table.number)

    # After the end

    @router.post("/tables/{table_id}/again", status_code=201, summary="Ask for a rematch")
    async def again(request: Request, table_id: TableId) -> Opened:
        services.limit_openings(request)
        there, token = await services.rematches.open_or_join(table_id, token_by_header(request))
        async with registry.locked(there) as session:
            return Opened(table=there, token=token, number=session.table.number)

    @router.get(
        "/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=error_responses("text/plain"),
        summary="The record of a finished match",
    )
    async def record(table_id: TableId) -> str:
        async with registry.locked(table_id) as session:
            return session.table.open_record()

    return router


def _chair(wanted: SeatWanted, others: list[Chair], holder: str) -> Chair:
    if wanted.kind == "bot":
        return bot_chair(wanted.bot, others)
    if wanted.kind == "open":
        return Chair()
    return person_chair(wanted.name, holder, others)
