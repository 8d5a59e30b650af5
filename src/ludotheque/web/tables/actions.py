"""Everything that people can do at a table: one list, for the pages and for the API."""

from collections.abc import Callable, Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final, NamedTuple

from ludotheque.core import OptionValue, Seat
from ludotheque.web.errors import RequestRefused

from .deal_steps import commit, reveal
from .muted_talk import mute
from .receipts import RequestKey, digest_of
from .seat_links import renew_for, renew_own
from .sent_away import invite_again, remove_chair, send_away, set_chair
from .session import TableSession

NOWHERE: Final[Seat] = -1
"""No seat was named, and none is needed."""


class ActionRequest(NamedTuple):
    """A request for an action; the action says which of these fields it needs."""

    holder: str
    """The hash of the caller's token."""
    at: int | None = None
    """The last line that the caller has seen."""
    key: str = ""
    """Identifies the request: a repeated one gets the first one's answer."""
    seat: Seat | None = None
    other: Seat = NOWHERE
    move: str = ""
    bot: str = ""
    name: str = ""
    text: str = ""
    on: bool = False
    options: Mapping[str, OptionValue] = MappingProxyType({})
    seconds: int | None = None
    pace: str = ""
    hints: bool | None = None
    """Whether hints may be asked for; None to leave it as it is."""
    clock: str = ""
    """How long people may take for a turn; empty to leave it as it is."""
    spectators: bool | None = None
    """Whether people without a seat may look on; None to leave it as it is."""
    listed: bool | None = None
    """Whether the list of this house shows the table; None to leave it as it is."""
    deal_number: str = ""
    """The caller's number for the deal."""
    commitment: str = ""
    """The hash of that number, sent before it."""
    new_holder: str = ""
    """The hash of the token that the action gives."""

    def identity(self, action: str) -> RequestKey:
        """What tells this request for an action from every other one, if it has a key."""
        if not self.key:
            return RequestKey(self.new_holder or self.holder)
        content = {**self._asdict(), "options": dict(self.options)}
        for name in ("holder", "new_holder", "key"):  # who asks, and by which name: not what
            del content[name]
        return RequestKey(self.new_holder or self.holder, self.key, digest_of(action, content))


class Who(Enum):
    """Who may do something at a table."""

    ANYBODY = "anybody"
    SEATED = "anybody who has a seat"
    SEAT = "the person in the seat"
    KNOWN = "anybody who has a seat, and the host"
    HOST = "the host"


Effect = Callable[[TableSession, ActionRequest, Seat], None]
"""Does something. The seat is the one in the request, or for `Who.SEAT` the holder's own."""


Since = Callable[[TableSession, ActionRequest], int | None]
"""The line that whoever asks for it must have seen; None for the last act of anybody."""


def _since_last_act(session: TableSession, _request: ActionRequest) -> int | None:
    """What others answer meanwhile makes nobody late."""
    window = session.answers.window
    return window.since if window else None


def _since_own_act(session: TableSession, request: ActionRequest) -> int | None:
    """What others do meanwhile makes nobody late, since it is taken back too. What this person did
    does: a second click is no second turn."""
    table = session.table
    table.check_started()
    return table.last_act_of(table.acting_seat(request.holder, request.seat))


class Action(NamedTuple):
    """One thing that can be done at a table."""

    name: str
    who: Who
    needs: tuple[str, ...]
    """The fields that the request must have."""
    effect: Effect
    since: Since = _since_last_act
    gives_token: bool = False
    """Whether whoever asks is given a token: a page asks for that by a form."""

    def perform(self, session: TableSession, request: ActionRequest) -> None:
        """Do it; refused if the caller may not do it, or it cannot be done."""
        table = session.table
        seat = NOWHERE if request.seat is None else request.seat
        if self.who is Who.SEAT:
            seat = table.acting_seat(request.holder, request.seat)
        elif self.who is Who.SEATED:
            table.check_seated(request.holder)
        elif self.who is Who.KNOWN:
            table.check_known(request.holder)
        elif self.who is Who.HOST:
            table.check_host(request.holder)
        self.effect(session, request, seat)


def _sit(session: TableSession, request: ActionRequest, _seat: Seat) -> None:
    if session.table.seats_of(request.holder):
        raise RequestRefused(409, "seated-already")
    if session.table.lost_seats.is_sent_away(request.holder):
        raise RequestRefused(403, "sent-away")
    session.table.sit(request.seat, request.name, request.new_holder)


SIT: Final = Action("sit", Who.ANYBODY, ("name",), _sit, gives_token=True)
NEW_LINK: Final = Action(
    "new-link",
    Who.KNOWN,
    (),
    lambda s, r, _seat: renew_own(s, r.holder, r.new_holder),
    gives_token=True,
)
RENEW_LINK: Final = Action(
    "renew-link",
    Who.HOST,
    ("seat",),
    lambda s, r, seat: renew_for(s, r.holder, seat, r.new_holder),
    gives_token=True,
)
HINT: Final = Action("hint", Who.SEAT, (), lambda s, _r, seat: s.table.ask_hint(seat))
SAY: Final = Action("say", Who.SEAT, ("text",), lambda s, r, seat: s.table.say(seat, r.text))

_ALL: Final = (
    # Until the start
    SIT,
    Action("leave", Who.SEAT, (), lambda s, _r, seat: s.table.leave(seat)),
    Action("chair", Who.HOST, ("seat",), lambda s, r, seat: set_chair(s, seat, r.bot)),
    Action("add-chair", Who.HOST, (), lambda s, _r, _seat: s.table.add_chair()),
    Action("remove-chair", Who.HOST, ("seat",), lambda s, _r, seat: remove_chair(s, seat)),
    Action("send-away", Who.HOST, ("seat",), lambda s, _r, seat: send_away(s, seat)),
    Action("invite-again", Who.HOST, ("name",), lambda s, r, _seat: invite_again(s, r.name)),
    Action(
        "exchange",
        Who.HOST,
        ("seat", "other"),
        lambda s, r, seat: s.table.swap_chairs(seat, r.other),
    ),
    Action(
        "options",
        Who.HOST,
        ("options",),
        lambda s, r, _seat: s.table.set_options(
            r.options, r.seconds, r.pace, r.hints, r.clock, r.spectators, r.listed
        ),
    ),
    Action("start", Who.HOST, (), lambda s, r, _seat: s.start_match(r.holder, r.deal_number)),
    # While it is dealt
    Action(
        "commit",
        Who.SEATED,
        ("commitment",),
        lambda s, r, _seat: commit(s.table, r.holder, r.commitment),
    ),
    Action(
        "reveal",
        Who.SEATED,
        ("deal_number",),
        lambda s, r, _seat: reveal(s.table, r.holder, r.deal_number),
    ),
    # While the match runs
    Action("move", Who.SEAT, ("at", "move"), lambda s, r, seat: s.play(seat, r.move)),
    Action("back", Who.SEAT, (), lambda s, _r, seat: s.table.back(seat)),
    Action("rewind", Who.SEAT, (), lambda s, _r, seat: s.rewind(seat), _since_own_act),
    Action("resign", Who.SEAT, (), lambda s, _r, seat: s.table.resign(seat)),
    Action("let-pass", Who.SEAT, (), lambda s, r, seat: s.let_pass(seat, on=r.on)),
    Action("nobody", Who.SEATED, (), lambda s, r, _seat: s.pass_for_all(r.holder)),
    Action("stand-in", Who.SEATED, ("seat",), lambda s, r, seat: s.stand_in(r.holder, seat)),
    Action("take-over", Who.SEAT, (), lambda s, _r, seat: s.table.take_over(seat)),
    HINT,
    # At any time
    SAY,
    Action("mute", Who.HOST, ("seat",), lambda s, r, seat: mute(s, seat, on=r.on)),
    NEW_LINK,
    RENEW_LINK,
)

ACTIONS: Final[Mapping[str, Action]] = MappingProxyType({action.name: action for action in _ALL})
"""By name, which is also the end of the address: `/t/TABLE/NAME`."""
