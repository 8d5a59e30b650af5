"""Where a mean is, with 95 % confidence however often one looks."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np

WRONG: Final = 0.05
"""How likely the interval misses the mean at any look, at most."""

GRID: Final = 1000
"""So many means are tried, from 0 to 1."""

HORIZONS: Final = (10.0, 30.0, 100.0, 300.0, 1000.0)
"""Some stake as much as is best for so many results, others for others: together they do well after
any number of them."""

BOLD: Final = 0.75
"""The most that is staked, as a share of what could be lost."""


def interval(results: Sequence[float]) -> tuple[float, float]:
    """Where the mean of results from 0 to 1 is. It may be looked at after every result, and one may
    stop as soon as one likes what one sees: what is left out stays out.

    Every mean is bet against, with stakes that depend on earlier results alone. If it is the true
    one, no strategy is likely to become rich (Waudby-Smith and Ramdas, "Estimating means of bounded
    random variables by betting", 2023)."""
    means = np.linspace(0.0, 1.0, GRID + 1)
    with np.errstate(divide="ignore"):
        most_up = np.where(means > 0.0, BOLD / means, np.inf)
        most_down = np.where(means < 1.0, BOLD / (1.0 - means), np.inf)
    horizons = np.array(HORIZONS)[:, None]
    up, down = np.zeros((len(HORIZONS), GRID + 1)), np.zeros((len(HORIZONS), GRID + 1))
    total, spread = 0.5, 0.25
    for count, result in enumerate(results, 1):
        stake = np.sqrt(2.0 * math.log(2.0 / WRONG) / (spread / count * horizons))
        up += np.log1p(np.minimum(stake, most_up) * (result - means))
        down += np.log1p(-np.minimum(stake, most_down) * (result - means))
        total += result
        spread += (result - total / (count + 1)) ** 2
    rich = math.log(2.0 * len(HORIZONS) / WRONG)
    capital = np.logaddexp.reduce(np.concatenate((up, down)))
    possible = means[capital < rich]
    if not len(possible):  # finer than the grid
        mean = sum(results) / len(results)
        return mean, mean
    return max(0.0, float(possible[0]) - 1 / GRID), min(1.0, float(possible[-1]) + 1 / GRID)


def is_sure(results: Sequence[float], mark: float) -> bool:
    """Whether the mean is surely above the mark, or surely below it."""
    low, high = interval(results)
    return low > mark or high < mark
