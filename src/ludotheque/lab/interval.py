"""Where a figure is, with 95 % confidence, after a number of games that was fixed beforehand.

`confidence.py` has the intervals for somebody who looks again and again, and stops when sure.
"""

import math
from typing import Final, NamedTuple

from scipy.special import stdtrit

SURE: Final = 1.96
"""So many standard deviations hold 95 % of what chance does."""

WRONG: Final = 0.05
"""How often an interval misses."""


class Interval(NamedTuple):
    """A figure, and between what it is."""

    value: float
    low: float
    high: float

    def shifted(self, by: float) -> "Interval":
        return Interval(self.value + by, self.low + by, self.high + by)

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


class Moments:
    """Results as far as a mean and its interval need them: they are added, and not kept."""

    def __init__(self, count: int = 0, total: float = 0.0, squares: float = 0.0) -> None:
        self.count = count
        self.total = total
        self.squares = squares

    def add(self, count: int, total: float, squares: float) -> None:
        self.count += count
        self.total += total
        self.squares += squares

    def add_one(self, result: float) -> None:
        self.add(1, result, result * result)

    @property
    def mean(self) -> Interval:
        """By Student. Of one result nothing is known but itself."""
        return self._mean(WRONG)

    def _mean(self, wrong: float) -> Interval:
        value = self.total / self.count
        if self.count < 2:
            return Interval(value, -math.inf, math.inf)
        spread = max(0.0, self.squares - self.count * value * value) / (self.count - 1)
        far = float(stdtrit(self.count - 1, 1.0 - wrong / 2))
        half = far * math.sqrt(spread / self.count)
        return Interval(value, value - half, value + half)

    def difference_of(self, many: int = 1) -> Interval:
        """Of paired differences from -1 to 1: two pairs that cancel each other out are added, so
        that a few equal results are no certainty (Agresti and Min, 2005). If it is one of many
        that are looked at, all of them together are right in 95 % (Bonferroni)."""
        padded = Moments(self.count + 2, self.total, self.squares + 1.0)
        _, low, high = padded._mean(WRONG / many)
        return Interval(self.total / self.count, max(-1.0, low), min(1.0, high))

    @property
    def share(self) -> Interval:
        """Of results from 0 to 1: see `share_of`."""
        return share_of(self.total, self.count)


def share_of(won: float, games: int) -> Interval:
    """By Wilson, which is sensible for few games and for shares near 0 and 1. A part of a victory
    varies less than a whole one, so with parts it is too wide rather than too narrow."""
    value = won / games
    spread = SURE * math.sqrt(value * (1 - value) / games + SURE**2 / (4 * games**2))
    middle, scale = value + SURE**2 / (2 * games), 1 + SURE**2 / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return Interval(value, max(0.0, low), min(1.0, high))
