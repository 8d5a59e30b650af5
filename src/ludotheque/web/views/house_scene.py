"""A house as whoever runs it sees it: who plays what and for how long, how busy it is, what it
keeps. Nothing that a seat at a table could not know is in it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, NamedTuple

from ludotheque.texts import Phrasebook
from ludotheque.web.tables.house_books import HouseBooks, NotedTable
from ludotheque.web.tables.table import EMPTY

from .stage import Stage

MOST_SHOWN: Final = 200
_SPANS: Final = (("days", 86400), ("hours", 3600), ("minutes", 60))


class Load(NamedTuple):
    """How busy this server is."""

    requests_last_minute: int
    requests: int
    streams: int
    tables_in_memory: int
    bots_thinking: int
    bots_waiting: int


class HouseTable(NamedTuple):
    """A table that waits or runs, in words."""

    table_id: str
    game: str
    phase: str
    seats: str
    opened: str
    last_act: str


class HouseScene:
    """What the page of a house says."""

    def __init__(
        self,
        words: Phrasebook,
        stages: Mapping[str, Stage],
        books: HouseBooks,
        load: Load,
        now: float,
    ) -> None:
        self.kept: Final = books
        self.load: Final = load
        self._words: Final = words
        self._stages: Final = stages
        self._now: Final = now

    @cached_property
    def tables(self) -> list[HouseTable]:
        return [
            HouseTable(
                row.table_id,
                self._title(row.game),
                self._words.word(f"house-phase-{row.phase}"),
                self._seats(row),
                self._ago(row.opened),
                self._ago(row.touched),
            )
            for row in self.kept.noted
        ]

    @property
    def not_shown(self) -> int:
        """How many more tables wait or run."""
        running = [phase for phase in self.kept.counts if phase in (EMPTY, "gathering")]
        running += [phase for phase in self.kept.counts if phase in ("playing", "practising")]
        return max(0, sum(self.kept.counts[phase] for phase in running) - len(self.kept.noted))

    @property
    def megabytes(self) -> str:
        return f"{self.kept.bytes / 2**20:.1f}".replace(".", self._words.word("decimal-mark"))

    def _title(self, game: str) -> str:
        """The game's name; its key if it is not installed any more."""
        if game not in self._stages:
            return game
        return self._words.texts(self._stages[game].game).word("game-name")

    def _seats(self, row: NotedTable) -> str:
        summary = row.summary
        if summary is None:
            return self._words.word("house-seats-unknown")
        return self._words.word(
            "house-seats", people=len(summary.people), bots=summary.bots, open=summary.open
        )

    def _ago(self, then: float) -> str:
        passed = max(0.0, self._now - then)
        for span, seconds in _SPANS:
            if passed >= seconds:
                return self._words.word(f"ago-{span}", count=int(passed // seconds))
        return self._words.word("ago-now")
