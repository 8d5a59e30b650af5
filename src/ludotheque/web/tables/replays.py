"""Replays of finished matches: any line, through anybody's eyes."""

import time
from collections import OrderedDict
from functools import partial
from typing import Final, NamedTuple

from ludotheque.core import (
    EVERYTHING,
    WATCHER,
    Card,
    Dice,
    EndEntry,
    Event,
    Game,
    History,
    Match,
    OptionValue,
    Player,
    Seat,
    State,
)
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import whole_number
from ludotheque.web.http.tokens import hashed
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.workers.held_bytes import held_bytes

from .fair_turns import FairTurns
from .lobby import Chair, bot_chair, person_chair
from .own_cards import OwnCards
from .registry import TableRegistry
from .replay_pace import ReplayPace
from .table import OVER

ALL: Final = "all"
PUBLIC: Final = "public"

MOST_BYTES: Final = 64 * 2**20
"""The limit for all histories in memory together."""
ENTRIES_A_TURN: Final = 200
"""How far a record is followed before it is another caller's turn."""


class Replay:
    """A finished match at a table."""

    def __init__(self, table_id: str, match: Match, deal: str = "") -> None:
        self.table_id: Final = table_id
        self.deal: Final = deal
        """What its deal is known by."""
        self.game: Final[Game] = match.game
        self.history: Final = History.of(match)
        self.bytes = 0
        """What it takes in memory, as far as it has been looked at."""
        self._states_weighed = 0

    @property
    def last(self) -> int:
        """The last moment. The line that says the match is over is not another moment."""
        last, entries = self.history.last, self.history.match.record.entries
        return last - isinstance(entries[last - 1], EndEntry)

    @property
    def players(self) -> list[Player]:
        """The players in the seats at the end."""
        return self.history.match.players

    def check_line(self, line: int) -> None:
        if not 0 <= line <= self.last:
            raise RequestRefused(404, "no-such-moment", last=self.last)

    def follow(self, line: int) -> "Followed":
        """Follow the record towards this moment, in a thread. It takes one turn after another."""
        began, pace = time.thread_time(), ReplayPace()
        near = self.history.approach(line, ENTRIES_A_TURN, pace)
        match = self.history.at(line, pace) if near else None
        return Followed(match, self._weight(), time.thread_time() - began)

    def _weight(self) -> int:
        """What the history takes in memory now. Weighing takes longer than following a few entries,
        so that it is done when a quarter more is kept than the last time."""
        states = self.history.states_kept
        if 4 * states <= 5 * self._states_weighed:
            return self.bytes
        self._states_weighed = states
        return held_bytes(self.history, self.game)

    def eyes(self, text: str) -> Seat:
        """The eyes that an address names: `all`, `public`, or the number of a seat."""
        if text in (ALL, PUBLIC):
            return EVERYTHING if text == ALL else WATCHER
        seat = whole_number(text)
        if seat is None or seat >= len(self.players):
            raise RequestRefused(404, "no-such-seat")
        return seat


class Followed(NamedTuple):
    """What one turn of following a record gave, and what it cost."""

    match: Match | None
    """The match at the moment that was looked for, if it was reached."""
    bytes: int
    seconds: float


class Moment:
    """A finished match after one of its lines, through somebody's eyes or with all hands open."""

    def __init__(self, replay: Replay, line: int, eyes: Seat, match: Match) -> None:
        self.replay: Final = replay
        self.line: Final = line
        self.match: Final = match
        self._eyes: Final = eyes

    @property
    def eyes(self) -> str:
        """The eyes as an address names them."""
        return {EVERYTHING: ALL, WATCHER: PUBLIC}.get(self._eyes, str(self._eyes))

    @property
    def is_open(self) -> bool:
        return self._eyes == EVERYTHING

    @property
    def seat(self) -> Seat:
        """The eyes to draw the table for: a seat's or the public's, never more."""
        return WATCHER if self.is_open else self._eyes

    def options(self) -> dict[str, OptionValue]:
        """The options that the game was played with."""
        header = self.match.record.header
        return self.replay.game.settings(len(header.seats), header.options)

    def view(self) -> State:
        return self.match.view(self.seat)

    def hands(self) -> list[tuple[Card, ...]]:
        """Every hand, if the hands are open. What was never in a hand stays hidden for ever: the
        order of a deck, and cards that leave the game unseen."""
        seats = range(self.match.state.seats) if self.is_open else ()
        return [self.match.state.hand(seat) for seat in seats]

    def last_told(self, most: int) -> tuple[Event, ...]:
        """The last things that were told up to this moment."""
        return self.match.last_told(self._eyes, most)

    def last_standing(self, most: int) -> tuple[Event, ...]:
        """The last things that were told up to this moment, without what was taken back."""
        return self.match.last_standing(self._eyes, most)

    def told_by_line(self) -> tuple[Event, ...]:
        """What this line, or the deal, told."""
        return self.match.journal(self._eyes, self.line - 1)


class Replays:
    """The finished matches that people look at; the latest ones stay in memory."""

    def __init__(
        self, registry: TableRegistry, work: WorkMeter, most_bytes: int = MOST_BYTES
    ) -> None:
        self._registry: Final = registry
        self._most_bytes: Final = most_bytes
        self._work: Final = work
        self._kept: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._turns: Final = FairTurns(most_waiting=64, most_each=8, refusal="too-many-replays")

    async def find(self, table_id: str) -> Replay:
        """The match at this table; refused while it runs, since a replay opens all hands."""
        async with self._registry.locked(table_id) as session:
            table = session.table
            if table.match is None or table.phase != OVER:
                raise RequestRefused(403, "replay-secret")
            found = self._kept.pop(table_id, None) or Replay(table_id, table.match, table.deal)
        self._kept[table_id] = found
        return found

    async def moment(self, table_id: str, line: int, eyes: str, caller: str) -> Moment:
        """A moment of the match at this table, seen by these eyes. The caller is charged for what
        it takes to reach it."""
        replay = await self.find(table_id)
        replay.check_line(line)
        seat = replay.eyes(eyes)
        match = None
        while match is None:
            followed = await self._turns.run(caller, partial(replay.follow, line))
            self._work.charge(caller, followed.seconds)
            match, replay.bytes = followed.match, followed.bytes
            self._make_room()
        return Moment(replay, line, seat, match)

    @property
    def bytes(self) -> int:
        """What all histories in memory take together."""
        return sum(replay.bytes for replay in self._kept.values())

    def _make_room(self) -> None:
        while self.bytes > self._most_bytes:
            self._kept.popitem(last=False)

    async def play_on(self, moment: Moment, seat: Seat, name: str, bot: str, token: str) -> str:
        """A new table that begins at this moment: a person in one seat, bots in the others.

        What the seat could not see is drawn again, so that watching the replay is no advantage.
        """
        match, game = moment.match, moment.replay.game
        if match.decision() is None:
            raise RequestRefused(409, "nothing-to-play")
        if seat not in range(match.state.seats):
            raise RequestRefused(404, "no-such-seat")
        state = game.fill(match.view(seat), seat, Dice(self._registry.tokens.token()))
        me = person_chair(name, hashed(token), [])
        chairs: list[Chair] = []
        for other in range(match.state.seats):
            chairs.append(me if other == seat else bot_chair(bot, [me, *chairs]))
        session = await self._registry.open(
            game.name,
            tuple(chairs),
            token,
            options=moment.options(),
            begin=True,
            state=state,
            rules=game.rules,
            cards=OwnCards(match.record.header.cards),
            deal=moment.replay.deal,
        )
        return session.table.id
