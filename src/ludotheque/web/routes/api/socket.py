"""The API over a socket: events out, actions in."""

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from ludotheque.core import OptionValue
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import LONGEST_KEY, token_by_header
from ludotheque.web.http.responses import compact_json
from ludotheque.web.http.tokens import hashed
from ludotheque.web.routes.services import Services
from ludotheque.web.routes.table_socket import TableSocket, answer_to, read_frame
from ludotheque.web.tables.actions import ACTIONS, HINT, NOWHERE, Action, ActionRequest
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.language import language_for

from .events import TableEvents
from .serializers import hint_given


class ActFrame(msgspec.Struct):
    """What a program sends: an action, and what it needs."""

    id: int = 0
    action: str = ""
    key: str = ""
    at: int | None = None
    seat: int | None = None
    other: int = NOWHERE
    move: str = ""
    bot: str = ""
    name: str = ""
    text: str = ""
    on: bool = False
    options: dict[str, OptionValue] = {}
    seconds: int | None = None
    pace: str = ""
    hints: bool | None = None
    clock: str = ""
    spectators: bool | None = None
    listed: bool | None = None
    deal_number: str = ""
    commitment: str = ""

    def request(self, action: Action, holder: str) -> ActionRequest:
        """Refused if something is missing that the action needs."""
        wanted = ActionRequest(
            holder,
            at=self.at,
            key=self.key,
            seat=self.seat,
            other=self.other,
            move=self.move,
            bot=self.bot,
            name=self.name,
            text=self.text,
            on=self.on,
            options=self.options,
            seconds=self.seconds,
            pace=self.pace,
            hints=self.hints,
            clock=self.clock,
            spectators=self.spectators,
            listed=self.listed,
            deal_number=self.deal_number,
            commitment=self.commitment,
        )
        is_whole = all(getattr(wanted, name) not in (None, "") for name in action.needs)
        if not is_whole or len(self.key) > LONGEST_KEY:
            raise RequestRefused(422, "bad-form")
        return wanted


UNREADABLE: Final = ActFrame()
_ACT_FRAME: Final = msgspec.json.Decoder(ActFrame)


def api_socket(services: Services) -> Callable[[WebSocket, str], Awaitable[None]]:
    """The socket of a table, for programs."""

    async def socket(socket: WebSocket, table_id: str, after: int = -1) -> None:
        there = TableSocket(services, socket)
        holder = hashed(token_by_header(socket))
        try:
            session = await services.session_with_room(table_id, holder)
        except RequestRefused as refused:
            await there.refuse(refused)
            return
        events = TableEvents(services, holder, language_for(socket), after)

        def event(session: TableSession) -> bytes | None:
            data = events.next(session)
            return None if data is None else compact_json({"event": data}).encode()

        async def answered(frame: bytes) -> bytes:
            sent = read_frame(frame, _ACT_FRAME, UNREADABLE)
            answer = await answer_to(socket, _perform(services, socket, table_id, sent, holder))
            return compact_json({"answers": sent.id, **answer}).encode()

        await there.run(services.news(socket, session, holder, event, events.is_behind), answered)

    return socket


async def _perform(
    services: Services, socket: WebSocket, table_id: str, sent: ActFrame, holder: str
) -> dict[str, object]:
    action = ACTIONS.get(sent.action)
    if action is None or action.gives_token:
        raise RequestRefused(422, "bad-form")
    wanted = sent.request(action, holder)
    if action is not HINT:
        return {"number": await services.perform(table_id, action, wanted)}
    number, _ = await services.ask_hint(socket, table_id, wanted)
    async with services.registry.locked(table_id) as session:
        seat = session.table.acting_seat(holder, sent.seat)
        given = session.hints.get(seat)  # as long as nobody has acted
        scene = services.scene(session, holder, language_for(socket), seat)
        return {"number": number, "hint": hint_given(scene, given).model_dump() if given else None}
