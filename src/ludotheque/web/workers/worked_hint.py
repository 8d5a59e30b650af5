"""A hint as it leaves a worker: texts and numbers, which any process can read."""

import math
from typing import Final, NamedTuple

from ludotheque.analysis import Estimate, Hint
from ludotheque.analysis.hint import SURELY
from ludotheque.core import Game, Sentence, Value
from ludotheque.core.phrases import VOCABULARY

SHOWN: Final = 3
"""So many options are compared, the best first."""

MOST_SURE: Final = 4
"""The highest degree of sureness; 1 is too close to call."""

_DEVIATIONS: Final = (1.0, SURELY, 3.5)
"""For each degree above 1: by so many standard deviations of chance alone the worlds in which the
best option is better outnumber those in which it is worse."""


class PlainSentence(NamedTuple):
    """A sentence: the key of its phrase, and its values."""

    key: str
    values: tuple[object, ...]

    @staticmethod
    def of(sentence: Sentence) -> "PlainSentence":
        return PlainSentence(sentence.key, tuple([_plain(value) for value in sentence.values]))

    def sentence(self, game: Game) -> Sentence:
        """What it was, as this game says it."""
        own, common = game.vocabulary.phrases, VOCABULARY.phrases
        phrase = own[self.key] if self.key in own else common[self.key]
        return Sentence(phrase, tuple([_value(value, game) for value in self.values]))


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


def _plain(value: Value) -> object:
    if isinstance(value, Sentence):
        return PlainSentence.of(value)
    if isinstance(value, tuple):
        return tuple([_plain(each) for each in value])
    return value


def _value(plain: object, game: Game) -> Value:
    if isinstance(plain, PlainSentence):
        return plain.sentence(game)
    if isinstance(plain, tuple):
        return tuple([_value(each, game) for each in plain])  # type: ignore[return-value]
    assert isinstance(plain, int | str)
    return plain
