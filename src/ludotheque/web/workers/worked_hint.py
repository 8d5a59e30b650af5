"""A hint as it leaves a worker: texts and numbers, which any process can read."""

import math
from typing import Final, NamedTuple

from ludotheque.analysis import Estimate, Hint, PlainSentence
from ludotheque.analysis.hint import SURELY

SHOWN: Final = 3
"""So many options are compared, the best first."""

MOST_SURE: Final = 4
"""The highest degree of sureness; 1 is too close to call."""

_DEVIATIONS: Final = (1.0, SURELY, 3.5)
"""For each degree above 1: by so many standard deviations of chance alone the worlds in which the
best option is better outnumber those in which it is worse."""


class WeighedOption(NamedTuple):
    """An option, its chance of winning, and where that is with 95 % confidence."""

    move: str
    chance: float
    low: float
    high: float


class WorkedHint(NamedTuple):
    """What to do, why, how sure that is, and how the best options compare."""

    move: str
    reasons: tuple[PlainSentence, ...]
    sureness: int
    """From 1, too close to call, to MOST_SURE."""
    options: tuple[WeighedOption, ...]
    """The best first, and no more than SHOWN."""

    @staticmethod
    def of(hint: Hint) -> "WorkedHint":
        return WorkedHint(
            str(hint.move),
            tuple([PlainSentence.of(reason) for reason in hint.reasons]),
            sureness(hint.estimate),
            tuple(
                [
                    WeighedOption(str(each.move), each.chance, each.low, each.high)
                    for each in hint.estimate.weighed[:SHOWN]
                ]
            ),
        )


def sureness(estimate: Estimate) -> int:
    """How sure it is that the best option is better than the next, counted as the reasons are: all
    options were weighed in the same worlds, so they are compared world by world."""
    if len(estimate.weighed) < 2:
        return MOST_SURE
    best, other = estimate.weighed[:2]
    pairs = list(zip(best.in_worlds, other.in_worlds, strict=True))
    better = sum([mine > its for mine, its in pairs])
    worse = sum([mine < its for mine, its in pairs])
    chance = math.sqrt(better + worse)
    return 1 + sum([better - worse > least * chance for least in _DEVIATIONS])
