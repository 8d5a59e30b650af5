"""The JSON API: everything that the pages can do, for programs."""

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Header, Query
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.event_streams import EventStream, as_event
from ludotheque.web.http.forms import LONGEST_KEY, holder_by_header, token_by_header
from ludotheque.web.http.responses import compact_json
from ludotheque.web.http.tokens import hashed, table_of_key
from ludotheque.web.routes.services import Services
from ludotheque.web.tables.actions import ACTIONS, SAY, SIT, Action, ActionRequest
from ludotheque.web.tables.lobby import Chair, bot_chair, person_chair
from ludotheque.web.tables.own_cards import PUBLISHED
from ludotheque.web.tables.receipts import RequestKey, digest_of
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.language import language_for

from .events import TableEvents
from .models import (
    ERROR_REFERENCES,
    ERROR_RESPONSES,
    ActWanted,
    AgainWanted,
    CardsShown,
    ChairWanted,
    CommitmentWanted,
    Done,
    ExchangeWanted,
    GameShown,
    HintShown,
    Journal,
    Keyed,
    LetPassWanted,
    MoveWanted,
    MutedWanted,
    NameWanted,
    NumberWanted,
    Opened,
    OpenTableShown,
    OptionShown,
    OptionsWanted,
    SayingWanted,
    SeatWanted,
    StartWanted,
    TableId,
    TableShown,
    TableWanted,
    WhomWanted,
)
from .move_lane import asked
from .serializers import (
    cards_shown,
    game_shown,
    hint_given,
    journal_page,
    opened,
    options_shown,
    table_shown,
)
from .socket import api_socket

DESCRIPTION: Final = """
Open a table, sit down, follow its events, make moves.

Opening a table or sitting down gives you a **token**: send it as `Authorization: Bearer TOKEN`.
Without one you watch. `number` counts the lines of a table. A move carries in `at` the last number
you have seen, and is refused with 409 if anybody has acted since. If an answer got lost, send the
request again with the same `key`: you get the first answer, and nothing is done twice. With another
address or body, a key is refused with 422. Texts are in French or English, by `Accept-Language`.
"""

Holder = Annotated[str, Depends(holder_by_header)]


def routes(services: Services) -> APIRouter:
    router = APIRouter(prefix="/api", responses=ERROR_RESPONSES)
    registry = services.registry

    async def perform(table_id: str, action: Action, request: ActionRequest) -> Done:
        return Done(number=await services.perform(table_id, action, request))

    async def perform_simple(table_id: str, name: str, holder: str, wanted: ActWanted) -> Done:
        """An action that needs at most a seat."""
        request = ActionRequest(holder, at=wanted.at, key=wanted.key, seat=wanted.seat)
        return await perform(table_id, ACTIONS[name], request)

    @router.post("/tables/{table_id}/moves", summary="Make a move")
    async def move(table_id: TableId, wanted: MoveWanted, holder: Holder) -> Done:
        """Valid requests take a shorter way; this describes them, and refuses the others."""
        return await perform(table_id, ACTIONS["move"], asked(wanted, holder))

    # Before the start

    @router.get("/games", summary="List the games")
    async def games(request: Request) -> list[GameShown]:
        lang = language_for(request)
        return [game_shown(stage.game, lang) for stage in services.stages.values()]

    @router.get("/tables", summary="The open tables of a house with a password")
    async def open_tables() -> list[OpenTableShown]:
        if not services.password.is_needed:
            raise RequestRefused(404, "no-list-here")
        return [
            OpenTableShown(
                table=each.table_id,
                game=each.game,
                phase=each.phase,  # type: ignore[arg-type]  # one of the two
                people=list(each.summary.people),
                bots=each.summary.bots,
                open=each.summary.open,
                spectators=each.summary.spectators,
            )
            for each in await services.open_tables()
        ]

    @router.post("/tables", status_code=201, summary="Open a table")
    async def open_table(request: Request, wanted: TableWanted) -> Opened:
        await services.limit_openings(request)
        services.check_list(listed=wanted.listed)
        table_id = wanted.deal or (table_of_key(wanted.key) if wanted.key else "")
        token = services.new_token(wanted.key, table_id)
        if wanted.deal and registry.ownership.is_shared:
            services.offer(wanted.deal)  # or whoever names any table would fetch it from its node
        asked = digest_of("open", wanted.model_dump(exclude={"key"}))
        identity = RequestKey(hashed(token), hashed(wanted.key), asked)
        number = await registry.done_before(table_id, identity)
        if number is None and not wanted.start:
            await services.limit_unstarted(request)
            number = await registry.done_before(table_id, identity)  # also by now
        if number is not None:
            return opened((await registry.find(table_id)).table, token, number)
        chairs: list[Chair] = []
        for seat in wanted.seats:
            chairs.append(_chair(seat, chairs, hashed(token)))
        cards = PUBLISHED
        if wanted.cards:
            stage = services.stage(wanted.game)
            cards = await services.own_cards(request, wanted.cards, stage, chairs)
        session = await registry.open(
            wanted.game,
            tuple(chairs),
            token,
            options=wanted.options,
            one_screen=sum(seat.kind == "me" for seat in wanted.seats) > 1,
            practice=wanted.practice,
            hints=wanted.hints,
            clock=wanted.clock,
            spectators=wanted.spectators,
            listed=services.password.is_needed and not wanted.start
            if wanted.listed is None
            else wanted.listed,
            begin=wanted.start,
            seconds=wanted.seconds,
            table_id=table_id,
            request=identity,
            offer=services.offer(wanted.deal),
            deal_number=wanted.deal_number,
            cards=cards,
        )
        services.note_opening(request, session.table)
        return opened(session.table, token)

    @router.post("/tables/{table_id}/seats/{seat}", status_code=201, summary="Sit down")
    async def sit(table_id: TableId, seat: Seat, wanted: NameWanted, holder: Holder) -> Opened:
        token = services.new_token(wanted.key, table_id)
        request = ActionRequest(
            holder,
            key=hashed(wanted.key),
            seat=seat,
            name=wanted.name,
            new_holder=hashed(token),
        )
        number = await services.perform(table_id, SIT, request)
        return opened((await registry.find(table_id)).table, token, number)

    @router.post("/tables/{table_id}/leave", summary="Leave before the start")
    async def leave(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "leave", holder, wanted)

    @router.put("/tables/{table_id}/seats/{seat}", summary="Give a seat to a bot, or open it")
    async def chair(table_id: TableId, seat: Seat, wanted: ChairWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, key=wanted.key, seat=seat, bot=wanted.bot)
        return await perform(table_id, ACTIONS["chair"], request)

    @router.post("/tables/{table_id}/seats", status_code=201, summary="Add a seat")
    async def add_chair(table_id: TableId, holder: Holder, wanted: Keyed | None = None) -> Done:
        request = ActionRequest(holder, key=wanted.key if wanted else "")
        return await perform(table_id, ACTIONS["add-chair"], request)

    @router.delete("/tables/{table_id}/seats/{seat}", summary="Remove a seat")
    async def remove_chair(
        table_id: TableId,
        seat: Seat,
        holder: Holder,
        key: Annotated[str, Query(max_length=LONGEST_KEY)] = "",
    ) -> Done:
        request = ActionRequest(holder, key=key, seat=seat)
        return await perform(table_id, ACTIONS["remove-chair"], request)

    @router.post("/tables/{table_id}/seats/{seat}/send-away", summary="Send somebody away")
    async def send_away(table_id: TableId, seat: Seat, holder: Holder, wanted: ActWanted) -> Done:
        request = ActionRequest(holder, at=wanted.at, key=wanted.key, seat=seat)
        return await perform(table_id, ACTIONS["send-away"], request)

    @router.post("/tables/{table_id}/invite-again", summary="Invite again who was sent away")
    async def invite_again(table_id: TableId, holder: Holder, wanted: WhomWanted) -> Done:
        request = ActionRequest(holder, key=wanted.key, name=wanted.name)
        return await perform(table_id, ACTIONS["invite-again"], request)

    @router.post("/tables/{table_id}/exchange", summary="Swap two seats")
    async def exchange(table_id: TableId, wanted: ExchangeWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, key=wanted.key, seat=wanted.seat, other=wanted.other)
        return await perform(table_id, ACTIONS["exchange"], request)

    @router.put("/tables/{table_id}/options", summary="Set the game's options")
    async def options(table_id: TableId, wanted: OptionsWanted, holder: Holder) -> Done:
        request = ActionRequest(
            holder,
            key=wanted.key,
            options=wanted.options,
            seconds=wanted.seconds,
            pace=wanted.pace,
            hints=wanted.hints,
            clock=wanted.clock,
            spectators=wanted.spectators,
            listed=wanted.listed,
        )
        return await perform(table_id, ACTIONS["options"], request)

    @router.post("/tables/{table_id}/start", summary="Deal and begin")
    async def start(table_id: TableId, holder: Holder, wanted: StartWanted) -> Done:
        request = ActionRequest(
            holder, at=wanted.at, key=wanted.key, deal_number=wanted.deal_number
        )
        return await perform(table_id, ACTIONS["start"], request)

    # While it is dealt

    @router.post("/tables/{table_id}/commit", summary="Promise a number for the deal")
    async def commit(table_id: TableId, holder: Holder, wanted: CommitmentWanted) -> Done:
        request = ActionRequest(holder, key=wanted.key, commitment=wanted.commitment)
        return await perform(table_id, ACTIONS["commit"], request)

    @router.post("/tables/{table_id}/reveal", summary="Send the number that you have promised")
    async def reveal(table_id: TableId, holder: Holder, wanted: NumberWanted) -> Done:
        request = ActionRequest(holder, key=wanted.key, deal_number=wanted.deal_number)
        return await perform(table_id, ACTIONS["reveal"], request)

    # Looking

    @router.get("/tables/{table_id}", summary="The table as you see it")
    async def view(
        request: Request, table_id: TableId, holder: Holder, seat: Seat | None = None
    ) -> TableShown:
        async with registry.locked(table_id) as session:
            if seat is not None:
                session.table.acting_seat(holder, seat)
            return table_shown(services.scene(session, holder, language_for(request), seat))

    @router.get("/tables/{table_id}/cards", summary="The cards that are played with")
    async def cards(request: Request, table_id: TableId, holder: Holder) -> CardsShown:
        async with registry.locked(table_id) as session:
            return cards_shown(services.scene(session, holder, language_for(request)))

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
            return journal_page(scene, min(after, session.table.number))

    async def session_with_room(table_id: TableId, holder: Holder) -> TableSession:
        return await services.session_with_room(table_id, holder)

    @router.get(
        "/tables/{table_id}/events",
        status_code=200,
        response_class=EventStream,
        responses=ERROR_REFERENCES,
        summary="Follow events as they happen",
        description="Server-sent events. The id of each is the number of the table's last line; "
        "its data is what you were told since the previous one, who is asked, and your options. "
        "If there is much to tell, it comes in several events: the last one says who is asked. "
        "Reconnect with `Last-Event-ID`, or start with `after`, and you miss nothing.",
    )
    async def events(
        request: Request,
        session: Annotated[TableSession, Depends(session_with_room)],
        holder: Holder,
        after: Annotated[int, Query(ge=-1)] = -1,
        last_event_id: Annotated[int | None, Header(ge=-1)] = None,
    ) -> EventStream:
        since = after if last_event_id is None else last_event_id
        events = TableEvents(services, holder, language_for(request), since)

        def event(session: TableSession) -> bytes | None:
            data = events.next(session)
            return None if data is None else as_event(compact_json(data), events.sent)

        return EventStream(services.news(request, session, holder, event, events.is_behind))

    router.add_api_websocket_route("/tables/{table_id}/socket", api_socket(services))

    # Playing

    @router.put("/tables/{table_id}/let-pass", summary="Let everything pass until your turn")
    async def letting_pass(table_id: TableId, holder: Holder, wanted: LetPassWanted) -> Done:
        request = ActionRequest(holder, key=wanted.key, seat=wanted.seat, on=wanted.on)
        return await perform(table_id, ACTIONS["let-pass"], request)

    @router.post("/tables/{table_id}/back", summary="Take your last move back")
    async def back(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "back", holder, wanted)

    @router.post("/tables/{table_id}/rewind", summary="Take your turn back, in practice")
    async def rewind(table_id: TableId, holder: Holder, wanted: ActWanted) -> Done:
        return await perform_simple(table_id, "rewind", holder, wanted)

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

    @router.post("/tables/{table_id}/hint", summary="Ask for a hint")
    async def hint(
        request: Request, table_id: TableId, holder: Holder, wanted: ActWanted
    ) -> HintShown:
        asking = ActionRequest(holder, at=wanted.at, key=wanted.key, seat=wanted.seat)
        number, _ = await services.ask_hint(request, table_id, asking)
        async with registry.locked(table_id) as session:
            seat = session.table.acting_seat(holder, wanted.seat)
            given = session.hints.get(seat)  # as long as nobody has acted
            scene = services.scene(session, holder, language_for(request), seat)
            return HintShown(number=number, hint=hint_given(scene, given) if given else None)

    @router.post("/tables/{table_id}/talk", status_code=201, summary="Say something")
    async def talk(table_id: TableId, wanted: SayingWanted, holder: Holder) -> Done:
        request = ActionRequest(holder, key=wanted.key, text=wanted.text)
        return await perform(table_id, SAY, request)

    @router.put("/tables/{table_id}/seats/{seat}/muted", summary="Mute somebody's talk, or not")
    async def muted(table_id: TableId, seat: Seat, holder: Holder, wanted: MutedWanted) -> Done:
        request = ActionRequest(holder, key=wanted.key, seat=seat, on=wanted.on)
        return await perform(table_id, ACTIONS["mute"], request)

    # After the end

    @router.post("/tables/{table_id}/again", status_code=201, summary="Ask for a rematch")
    async def again(
        request: Request, table_id: TableId, wanted: AgainWanted | None = None
    ) -> Opened:
        await services.limit_openings(request)
        wanted = wanted or AgainWanted()
        there, token = await services.rematches.open_or_join(
            table_id, token_by_header(request), wanted.deal, wanted.deal_number
        )
        async with registry.locked(there) as session:
            return opened(session.table, token)

    @router.get(
        "/tables/{table_id}/record",
        response_class=PlainTextResponse,
        responses=ERROR_REFERENCES,
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
