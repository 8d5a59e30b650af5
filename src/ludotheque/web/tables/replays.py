"""Replays of finished matches: any line, through anybody's eyes."""

import asyncio
from collections import OrderedDict
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
    OptionValue,
    Player,
    Record,
    Seat,
    State,
)
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.forms import whole_number
from ludotheque.web.http.tokens import hashed

from .lobby import Chair, bot_chair, person_chair
from .registry import TableRegistry
from .table import OVER

ALL: Final = "all"
PUBLIC: Final = "public"

MOST_MOMENTS: Final = 3000
"""The limit for all histories in memory together; the latest one is always kept."""


class Replay(NamedTuple):
    """A finished match at a table."""

    table_id: str
    game: Game
    history: History

    @property
    def last(self) -> int:
        """The last moment. The line that says the match is over is not another moment."""
        last, entries = self.history.last, self.history.match.record.entries
        return last - isinstance(entries[last - 1], EndEntry)

    @property
    def players(self) -> list[Player]:
        """The players in the seats at the end."""
        return self.history.match.players

    def at(self, line: int, eyes: str) -> "Moment":
        """A moment seen by these eyes: `all`, `public`, or the number of a seat."""
        if not 0 <= line <= self.last:
            raise RequestRefused(404, "no-such-moment", last=self.last)
        return Moment(self, line, self._eyes(eyes))

    def _eyes(self, text: str) -> Seat:
        if text in (ALL, PUBLIC):
            return EVERYTHING if text == ALL else WATCHER
        seat = whole_number(text)
        if seat is None or seat >= len(self.players):
            raise RequestRefused(404, "no-such-seat")
        return seat


class Moment:
    """A finished match after one of its lines, through somebody's eyes or with all hands open."""

    def __init__(self, replay: Replay, line: int, eyes: Seat) -> None:
        self.replay: Final = replay
        self.line: Final = line
        self.match: Final = replay.history.at(line)
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

    def told(self) -> tuple[Event, ...]:
        """What was told up to this moment."""
        return self.match.journal(self._eyes)

    def told_by_line(self) -> tuple[Event, ...]:
        """What this line told."""
        return self.match.journal(self._eyes, self.line - 1) if self.line else ()


class Replays:
    """The finished matches that people look at; the latest ones stay in memory."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._kept: Final[OrderedDict[str, Replay]] = OrderedDict()
        self._loading: Final = asyncio.Lock()

    async def find(self, table_id: str) -> Replay:
        """The match at this table; refused while it runs, since a replay opens all hands."""
        async with self._registry.locked(table_id) as session:
            table = session.table
            if table.match is None or table.phase != OVER:
                raise RequestRefused(403, "replay-secret")
            game, record = table.game, table.match.record
        async with self._loading:
            found = self._kept.pop(table_id, None)
            if found is None:
                copy = Record(record.header, record.entries)
                history = await asyncio.to_thread(History, game, copy)
                found = Replay(table_id, game, history)
            self._kept[table_id] = found
            self._make_room()
        return found

    def _make_room(self) -> None:
        while len(self._kept) > 1 and self._moments() > MOST_MOMENTS:
            self._kept.popitem(last=False)

    def _moments(self) -> int:
        return sum(replay.history.last for replay in self._kept.values())

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
            game.name, tuple(chairs), token, options=moment.options(), begin=True, state=state
        )
        return session.table.id
