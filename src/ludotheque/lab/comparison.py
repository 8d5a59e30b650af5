"""Two card lists held against each other: the same seeds, the same bots, until it is sure."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from .chunk import Chunk
from .confidence import Bets, any_time_interval
from .interval import Interval, Moments
from .outline import Outline, outlines
from .plan import Plan
from .pool import Workers

AT_ONCE: Final = 40
"""So many games with each list are played before it is asked again whether that is enough."""

IN_A_JOB: Final = 10

FEWEST: Final = 100
"""Fewer games than this are not believed, whatever they say."""

ORDER: Final = "order"
SHARED: Final = "shared"
TURNS: Final = "turns"
ENDED: Final = "ended"
"""What is compared: the share of whoever plays as number so and so, shared victories, the length,
and the ways to end."""

MORE, LESS, SAME, UNSURE = "more", "less", "same", "unsure"


class Change(NamedTuple):
    """One thing that is compared, with either list, and the difference. The interval of that one
    holds however often one looks."""

    measure: str
    name: str
    """Which one, if there are several: the number in the order of play, or the end."""
    first: float
    second: float
    difference: Interval
    negligible: float
    """A difference below this does not matter."""

    @property
    def verdict(self) -> str:
        _, low, high = self.difference
        if low > 0.0:
            return MORE
        if high < 0.0:
            return LESS
        return SAME if -self.negligible < low and high < self.negligible else UNSURE


class _Share:
    """A share with either list, and its difference."""

    def __init__(self, earlier: int) -> None:
        """In `earlier` games it was 0 with both."""
        self.first = self.second = 0.0
        self.bets: Final = Bets()
        for _ in range(earlier):
            self.add(0.0, 0.0)

    def add(self, first: float, second: float) -> None:
        self.first += first
        self.second += second
        self.bets.add((1.0 + second - first) / 2.0)

    def change(self, measure: str, name: str, negligible: float) -> Change:
        games = self.bets.count
        low, high = self.bets.interval()
        first, second = self.first / games, self.second / games
        difference = Interval(second - first, 2.0 * low - 1.0, 2.0 * high - 1.0)
        return Change(measure, name, first, second, difference, negligible)


class Comparison:
    """What has been seen so far of two lists."""

    def __init__(self, players: int, negligible: float) -> None:
        """`negligible` is a share: a difference below it does not matter."""
        self.games = 0
        self._negligible: Final = negligible
        # of two, what one gains the other loses
        self._order: Final = [_Share(0) for _ in range(players if players > 2 else 1)]
        self._shared: Final = _Share(0)
        self._ends: Final[dict[str, _Share]] = {}
        self._turns: Final = (Moments(), Moments(), Moments())

    def add(self, first: Outline, second: Outline) -> None:
        """The same game with either list."""
        for at, share in enumerate(self._order):
            share.add(first.shares[at], second.shares[at])
        self._shared.add(float(max(first.shares) < 1.0), float(max(second.shares) < 1.0))
        for ended in (first.ended, second.ended):
            if ended not in self._ends:
                self._ends[ended] = _Share(self.games)
        for ended, share in self._ends.items():
            share.add(float(first.ended == ended), float(second.ended == ended))
        turns = (first.turns, second.turns, second.turns - first.turns)
        for moments, result in zip(self._turns, turns, strict=True):
            moments.add_one(result)
        self.games += 1

    def changes(self) -> list[Change]:
        """Balance, length and ends, in this order."""
        near = self._negligible
        found = [share.change(ORDER, str(at + 1), near) for at, share in enumerate(self._order)]
        found.append(self._shared.change(SHARED, "", near))
        first, second, difference = self._turns
        low, high = any_time_interval(difference)
        long = Interval(difference.mean.value, low, high)
        before, after = first.mean.value, second.mean.value
        found.append(Change(TURNS, "", before, after, long, near * before))
        found += [share.change(ENDED, ended, near) for ended, share in self._ends.items()]
        return found

    @property
    def is_sure(self) -> bool:
        """Whether everything is known to differ, or to differ by nothing that matters."""
        if self.games < FEWEST:
            return False
        return all(change.verdict != UNSURE for change in self.changes())


def compare(
    first: Plan, second: Plan, workers: Workers, most: int, negligible: float
) -> Iterator[Comparison]:
    """Play both lists until it is sure, or so many games of each. The comparison after each batch;
    the games count in their order."""
    comparison = Comparison(len(first.seats), negligible)
    for start in range(0, most, AT_ONCE):
        batch = Chunk(start, min(most, start + AT_ONCE) - 1)
        pairs = zip(*played((first, second), batch, workers), strict=True)
        for one, other in pairs:
            comparison.add(one, other)
        yield comparison
        if comparison.is_sure:
            return


def played(
    plans: Sequence[Plan], batch: Chunk, workers: Workers, card: str = ""
) -> list[list[Outline]]:
    """The games of a batch by each of these plans, in their order."""
    pieces = [
        Chunk(first, min(batch.last, first + IN_A_JOB - 1))
        for first in range(batch.first, batch.last + 1, IN_A_JOB)
    ]
    jobs = [(plan, piece, card) for plan in plans for piece in pieces]
    done = dict(workers.work(outlines, jobs))
    return [[outline for piece in pieces for outline in done[plan, piece, card]] for plan in plans]
