"""Where a mean is, with 95 % confidence however often one looks."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

from .interval import WRONG, Moments

GRID: Final = 1000
"""So many means are tried, from 0 to 1."""

HORIZONS: Final = (10.0, 30.0, 100.0, 300.0, 1000.0)
"""Some stake as much as is best for so many results, others for others: together they do well after
any number of them."""

BOLD: Final = 0.75
"""The most that is staked, as a share of what could be lost."""

MANY: Final = 100
"""With fewer results than this, nothing is said about results of any size."""

TIGHTEST: Final = 1000.0
"""After so many results of any size their interval is as narrow as it can be made."""


class Bets:
    """Every possible mean of results from 0 to 1 is bet against, with stakes that depend on earlier
    results alone. If it is the true one, no strategy is likely to become rich (Waudby-Smith and
    Ramdas, "Estimating means of bounded random variables by betting", 2023)."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        means = np.linspace(0.0, 1.0, GRID + 1)
        with np.errstate(divide="ignore"):
            self._most_up: Final = np.where(means > 0.0, BOLD / means, np.inf)
            self._most_down: Final = np.where(means < 1.0, BOLD / (1.0 - means), np.inf)
        self._means: Final = means
        self._horizons: Final = np.array(HORIZONS)[:, None]
        self._up = np.zeros((len(HORIZONS), GRID + 1))
        self._down = np.zeros((len(HORIZONS), GRID + 1))
        self._spread = 0.25

    def add(self, result: float) -> None:
        self.count += 1
        variance = self._spread / self.count
        stake = np.sqrt(2.0 * math.log(2.0 / WRONG) / (variance * self._horizons))
        self._up += np.log1p(np.minimum(stake, self._most_up) * (result - self._means))
        self._down += np.log1p(-np.minimum(stake, self._most_down) * (result - self._means))
        self.total += result
        self._spread += (result - (0.5 + self.total) / (self.count + 1)) ** 2

    def interval(self) -> tuple[float, float]:
        """Where the mean is."""
        rich = math.log(2.0 * len(HORIZONS) / WRONG)
        capital = np.logaddexp.reduce(np.concatenate((self._up, self._down)))
        possible = self._means[capital < rich]
        if not len(possible):  # finer than the grid
            mean = self.total / self.count
            return mean, mean
        return max(0.0, float(possible[0]) - 1 / GRID), min(1.0, float(possible[-1]) + 1 / GRID)


def interval(results: Sequence[float]) -> tuple[float, float]:
    """Where the mean of results from 0 to 1 is. It may be looked at after every result, and one may
    stop as soon as one likes what one sees: what is left out stays out."""
    bets = Bets()
    for result in results:
        bets.add(result)
    return bets.interval()


def is_sure(results: Sequence[float], mark: float) -> bool:
    """Whether the mean is surely above the mark, or surely below it."""
    low, high = interval(results)
    return low > mark or high < mark


def any_time_interval(moments: Moments) -> tuple[float, float]:
    """Where the mean of results of any size is, however often one looks, once there are many
    (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory and
    asymptotic confidence sequences", 2024)."""
    count, mean = moments.count, moments.mean.value
    if count < MANY:
        return -math.inf, math.inf
    variance = max(0.0, moments.squares / count - mean * mean)
    tight = (-2.0 * math.log(WRONG) + math.log(-2.0 * math.log(WRONG)) + 1.0) / TIGHTEST
    grown = count * tight + 1.0
    half = math.sqrt(
        variance * 2.0 * grown / (count**2 * tight) * math.log(math.sqrt(grown) / WRONG)
    )
    return mean - half, mean + half
