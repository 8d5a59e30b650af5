"""A table in use: the table itself, its audience, and the tasks that go on around it."""

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager, nullcontext
from typing import Any, Final, NamedTuple

from ludotheque.core import Seat
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.storage.leases import Lease
from ludotheque.web.storage.rows import Summary

from .answer_collector import AnswerCollector
from .audience import Audience, Listener
from .deal_steps import begin_dealing
from .given_hint import GivenHint
from .lost_seats import Loss
from .open_hands import OpenHands
from .table import EMPTY, PLAYING, Table, asks

ABSENT_AFTER_SECONDS: Final = 120.0
"""How long somebody who is asked may have no stream before they count as absent."""
PRESENCE_SECONDS: Final = 1.0
"""How often it is shown, at most, who has come and who has gone: a page that is opened and closed
all the time would have everybody's page made again each time."""


class Reader(NamedTuple):
    """Guests who see the same."""

    seats: tuple[Seat, ...]
    is_host: bool
    eyes: Seat
    lang: str
    loss: Loss | None = None


class BackgroundTask:
    """At most one task, about one thing: starting another cancels it."""

    def __init__(self) -> None:
        self.about: object = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._task is not None

    def start(self, about: object, work: Coroutine[object, object, None]) -> None:
        self.cancel()
        self.about = about
        self._task = asyncio.create_task(work)

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self.forget()

    def forget(self) -> None:
        """Called by the task itself when its work is done: what it does now must not cancel it."""
        self._task = None
        self.about = None


class TableSession:
    """A table in memory. Hold its lock while reading or changing it."""

    def __init__(
        self, table: Table, clock: Clock, tokens: TokenSource, lease: Lease | None = None
    ) -> None:
        self.table: Final = table
        self.lease: Final = lease
        """By what right this node has the table; None if there is but one."""
        self.answers: Final = AnswerCollector(table)
        self.open_hands: Final = OpenHands(table)
        self.audience: Final = Audience(table, clock.monotonic())
        self.lock: Final = asyncio.Lock()
        self.bot_turn: Final = BackgroundTask()
        self.window_timer: Final = BackgroundTask()
        self.deal_timer: Final = BackgroundTask()
        self.turn_timer: Final = BackgroundTask()
        self.hints: Final[dict[Seat, GivenHint]] = {}
        """What was worked out for who has asked, until anything can be done differently."""
        self.hint_work: Final[dict[Seat, asyncio.Task[bool]]] = {}
        self.is_closed = False
        """Whether the table must be read again from the store: streams end and are opened again."""
        self.rendered: Final[dict[Reader, Any]] = {}
        """What was rendered lately, shared by guests who see the same, until something changes."""
        self._clock: Final = clock
        self._tokens: Final = tokens
        self.told_summary: Summary | None = None
        """What lists of tables tell of it, as we have stored it."""
        self.used_at = self._asked_at = clock.monotonic()
        self._was_visited = self._has_new_visitor = False
        self._asked_by = table.last_act
        self._absent: list[Seat] = []
        self._presence_shown_at = -PRESENCE_SECONDS
        self._presence_due: asyncio.TimerHandle | None = None
        self._requests: Final[dict[str, asyncio.Lock]] = {}

    # Being in use

    def use(self) -> None:
        self.used_at = self._clock.monotonic()

    @property
    def is_busy(self) -> bool:
        """Whether somebody watches it, or something is being done at it."""
        is_storing = self.lock.locked() or any(lock.locked() for lock in self._requests.values())
        is_at_work = self.bot_turn.is_running or self.deal_timer.is_running or self.hint_work
        return bool(len(self.audience) or is_at_work or is_storing)

    def is_idle_for(self, seconds: float) -> bool:
        return not self.is_busy and self._clock.monotonic() - self.used_at > seconds

    def visit(self, holder: str) -> None:
        """Somebody looks at the table."""
        if self._was_visited or self.table.match is not None:
            return
        if self.table.stored_phase != EMPTY or self.table.is_known(holder):
            return
        self._was_visited = self._has_new_visitor = True

    def has_new_visitor(self) -> bool:
        """Whether somebody else than its opener has now looked at the table, for the first time."""
        found, self._has_new_visitor = self._has_new_visitor, False
        return found

    def requests_of(self, holder: str) -> AbstractAsyncContextManager[None]:
        """One request of a player at a time, until what it led to is stored."""
        if not self.table.seats_of(holder):
            return nullcontext()
        return self._requests.setdefault(holder, asyncio.Lock())

    def close(self) -> None:
        self.is_closed = True
        self.bot_turn.cancel()
        self.window_timer.cancel()
        self.deal_timer.cancel()
        self.turn_timer.cancel()
        self._drop_hints()
        if self._presence_due is not None:
            self._presence_due.cancel()
        self.show_changes()

    # What changes

    def stored(self) -> None:
        """Note that something was stored; anybody it asks counts as asked from now on."""
        if self.table.last_act != self._asked_by:
            self._asked_at, self._asked_by = self._clock.monotonic(), self.table.last_act
            self._drop_hints()
        self.open_hands.follow()

    def _drop_hints(self) -> None:
        """What was asked about is over."""
        self.hints.clear()
        for work in self.hint_work.values():
            work.cancel()
        self.hint_work.clear()

    def show_changes(self, holder: str | None = None) -> None:
        """Wake the streams of everybody, or of this holder alone: there may be something new."""
        seats = None if holder is None else tuple(self.table.seats_of(holder))
        for reader in list(self.rendered):
            if seats is None or reader.seats == seats:
                del self.rendered[reader]
        self.audience.wake(holder)

    # Who is asked

    def asks(self, seat: Seat) -> bool:
        """Whether this seat is asked, alone or with others."""
        return asks(self.table.decision(), seat)

    def can_be_answered_by(self, seat: Seat) -> bool:
        """Whether this seat is asked and has not answered yet."""
        if not self.asks(seat):
            return False
        return self.answers.window is None or seat in self.answers.unanswered()

    def open_hand(self, holder: str, seat: Seat) -> str:
        """At a shared screen: somebody has said who they are. Returns the key with which their page
        is shown more, until another person or the whole table is asked; empty if it is shown no
        more than this. An earlier key of this screen opens nothing from now on."""
        key = self._tokens.token()
        return key if self.open_hands.open(holder, seat, key) else ""

    # Playing

    def start_match(self, holder: str, number: str = "") -> None:
        """Start at this holder's request; `number` is theirs, for the deal."""
        if self.table.dealing.secret:
            begin_dealing(self.table, holder, number)
        else:
            self.table.start(self._tokens.seed())

    def play(self, seat: Seat, move: str) -> None:
        """Make a move; if several are asked at once, keep it until the table plays it."""
        self.answers.play(seat, move)

    def rewind(self, seat: Seat) -> None:
        """Take a whole turn back. Who lets everything pass is asked again: or what was just taken
        back would be passed at once."""
        self.table.rewind(seat)
        self.answers.stop_passing(seat)

    def let_pass(self, seat: Seat, *, on: bool) -> None:
        self.table.check_started()
        self.answers.let_pass(seat, on=on)

    def pass_for_all(self, holder: str) -> None:
        """On a shared screen: pass for everybody there."""
        self.table.check_started()
        self.answers.pass_for(self.table.seats_of(holder))

    def stand_in(self, holder: str, seat: Seat) -> None:
        """Give an absent person's seat to a bot, at the request of somebody at the table."""
        if not self.is_absent(seat):
            raise RequestRefused(409, "not-absent")
        self.table.stand_in(holder, seat)

    # Who is here

    @contextmanager
    def listening(self, holder: str, *, is_looking: bool = True) -> Iterator[Listener]:
        """A stream of this holder, or of a spectator, while it lasts."""
        listener = self.audience.join(holder, is_looking=is_looking)
        self.use()
        if is_looking:
            self._presence_changed()
        listener.wake()
        try:
            yield listener
        finally:
            self.use()  # first, or the table would look idle for a moment
            self.audience.leave(listener, self._clock.monotonic())
            if is_looking:
                self._presence_changed()

    def _presence_changed(self) -> None:
        """Show who is here: at once, or as soon as it may be shown again."""
        if self._presence_due is not None or self.is_closed:
            return
        wait = self._presence_shown_at + PRESENCE_SECONDS - self._clock.monotonic()
        if wait <= 0:
            self._show_presence()
        else:
            self._presence_due = asyncio.get_running_loop().call_later(wait, self._show_presence)

    def _show_presence(self) -> None:
        self._presence_due = None
        self._presence_shown_at = self._clock.monotonic()
        self.show_changes()

    def is_here(self, seat: Seat) -> bool:
        """Whether the person in this seat has a stream open."""
        return self.audience.includes(self.table.lobby.chairs[seat].holder)

    def has_looked(self, seat: Seat, since: float) -> bool:
        """Whether the person in this seat has looked at the table since this time of day."""
        passed = self._clock.now() - since
        holder = self.table.lobby.chairs[seat].holder
        return self.audience.has_looked_since(holder, self._clock.monotonic() - passed)

    def is_absent(self, seat: Seat) -> bool:
        """Whether the seat is asked and its person has been away for long."""
        table = self.table
        decision = table.decision()
        if table.phase != PLAYING or decision is None or decision.seat != seat:
            return False
        if decision.window is not None and decision.window.silence is not None:
            return False  # silence holds nobody up there
        if table.players[seat].bot:
            return False
        return self._is_away_since(seat, self._asked_at)

    def is_gone(self, seat: Seat) -> bool:
        """Whether the person in this seat has been away for long, asked or not."""
        return self._is_away_since(seat, 0.0)

    def _is_away_since(self, seat: Seat, earliest: float) -> bool:
        """Whether the person in this seat has been away for long, counted from then on at most."""
        holder = self.table.lobby.chairs[seat].holder
        away_since = self.audience.away_since(holder) if holder else None
        if away_since is None:
            return False
        return self._clock.monotonic() - max(away_since, earliest) >= ABSENT_AFTER_SECONDS

    def notice_absence(self) -> None:
        """Tell the others when somebody has become absent, since no line says so."""
        seats = range(len(self.table.lobby.chairs))
        absent = [seat for seat in seats if self.is_absent(seat)]
        if absent != self._absent:
            self._absent = absent
            self.show_changes()
