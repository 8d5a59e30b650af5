"""A hint that somebody was given: what to do, why, how sure that is, and how options compare."""

from typing import Final, NamedTuple

from ludotheque.core import Game, Move, Sentence
from ludotheque.web.workers.worked_hint import MOST_SURE, WorkedHint

SUREST: Final = MOST_SURE


class WeighedMove(NamedTuple):
    """An option, its chance of winning, and where that is with 95 % confidence."""

    move: Move
    chance: float
    low: float
    high: float


class GivenHint(NamedTuple):
    """What was worked out, in the words of its game."""

    move: Move
    reasons: tuple[Sentence, ...]
    sureness: int
    """From 1, too close to call, to SUREST."""
    options: tuple[WeighedMove, ...]
    """The best first, and only a few."""

    @staticmethod
    def of(worked: WorkedHint, game: Game) -> "GivenHint":
        return GivenHint(
            game.move(worked.move),
            tuple([reason.sentence(game) for reason in worked.reasons]),
            worked.sureness,
            tuple([WeighedMove(game.move(each.move), *each[1:]) for each in worked.options]),
        )
