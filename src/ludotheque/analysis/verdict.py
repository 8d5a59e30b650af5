"""What can be said of a choice without being fooled by chance."""

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from ludotheque.core import Move, Seat, Sentence
from ludotheque.core.phrases import (
    ADVISED_BETTER_THAN_PLAYED,
    ADVISED_OPEN_BETTER,
    ADVISED_OPEN_WORSE,
)

from .worlds import Figure, Shares, figure

BLUNDER: Final = "blunder"
"""Worse than what comes to mind at once."""
MISSED_CHANCE: Final = "missed-chance"
"""As good as what comes to mind at once, but something better was there."""
FINE_MOVE: Final = "fine-move"
"""Better than what comes to mind at once."""

WORTH_TELLING: Final = 0.03
"""A smaller difference decides nothing, however sure it is."""

WRONG_IN_A_GAME: Final = 0.05
"""How likely it is that chance alone has made any verdict of a whole game."""

TESTS: Final = 2
"""So many comparisons are made for a verdict."""


class Verdict(NamedTuple):
    """What a choice was, the option that it is compared with, and by how much they differ."""

    kind: str
    better: Move
    """The better option; of a fine move, the one that comes to mind at once."""
    difference: Figure
    """How much better it is, from what the seat could know; negative for a fine move."""
    low: float
    high: float
    """Where the difference is, as sure as a whole game of verdicts needs it."""
    reasons: tuple[Sentence, ...]


def deviations_for(moments: int) -> float:
    """So many standard deviations must lie between a difference and nothing, when so many moments
    are looked at: the more there are, the more often chance alone would make one of them stand
    out (after Bonferroni)."""
    return NormalDist().inv_cdf(1.0 - WRONG_IN_A_GAME / 2.0 / TESTS / max(1, moments))


def paired(first: Sequence[Shares], second: Sequence[Shares], seat: Seat) -> Figure:
    """How much better the first is for this seat than the second, world by world."""
    pairs = zip(first, second, strict=True)
    return figure([mine[seat] - other[seat] for mine, other in pairs], -1.0, 1.0)


def is_sure(difference: Figure, deviations: float) -> bool:
    """Whether something is better by more than chance would make it, and by enough to tell."""
    if difference.mean < WORTH_TELLING:
        return False
    return difference.mean > deviations * math.sqrt(difference.variance)


def kind_of(against_best: Figure, against_obvious: Figure, deviations: float) -> str:
    """What a choice was; nothing if that cannot be told. The first figure says how much better the
    best option is, the second how much better the obvious one is."""
    if is_sure(against_best, deviations):
        return BLUNDER if is_sure(against_obvious, deviations) else MISSED_CHANCE
    better = Figure(-against_obvious.mean, against_obvious.variance, against_obvious.count)
    return FINE_MOVE if is_sure(better, deviations) else ""


def counted(better: Sequence[Shares], played: Sequence[Shares], seat: Seat) -> Sentence:
    """In how many worlds one option does better than what was played, and in how many worse."""
    more = less = 0
    for mine, other in zip(better, played, strict=True):
        more += mine[seat] > other[seat]
        less += mine[seat] < other[seat]
    return Sentence(ADVISED_BETTER_THAN_PLAYED, (more, less, len(better)))


def open_sentence(difference: Figure, deviations: float) -> list[Sentence]:
    """Whether all hands open say the same of an option that was better; nothing if that cannot be
    told."""
    if abs(difference.mean) <= deviations * math.sqrt(difference.variance):
        return []
    return [Sentence(ADVISED_OPEN_BETTER if difference.mean > 0.0 else ADVISED_OPEN_WORSE)]
