"""What to do, and why, in sentences that rest on what was counted."""

import math
from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.core import Game, Move, Seat, Sentence, State
from ludotheque.core.phrases import (
    ADVISED_AHEAD,
    ADVISED_AHEAD_OF_MANY,
    ADVISED_AS_GOOD,
    ADVISED_BETTER,
    ADVISED_NO_CHOICE,
    ADVISED_NOT_LOOKED_AT,
)

from .estimate import Estimate, estimate
from .facts import facts_of

SURELY: Final = 2.0
"""So many standard deviations: chance alone would hardly make an option better in so many more
worlds than worse."""


class Hint(NamedTuple):
    """The option that looks best, the reasons, and what they rest on."""

    move: Move
    reasons: tuple[Sentence, ...]
    estimate: Estimate


def hint(
    game: Game,
    view: State,
    seat: Seat,
    *,
    iterations: int = 0,
    seconds: float = 0.0,
    seed: int | str = 0,
    interrupted: Callable[[], bool] | None = None,
) -> Hint:
    """A hint for the seat that decides, from its own view: first what follows at once from the
    option, then what was counted."""
    found = estimate(
        game,
        view,
        seat,
        iterations=iterations,
        seconds=seconds,
        seed=seed,
        interrupted=interrupted,
    )
    best = found.weighed[0].move
    reasons = [*facts_of(game, view, seat, best), *_reasons(found)]
    return Hint(best, tuple(reasons), found)


def _reasons(found: Estimate) -> list[Sentence]:
    best = found.weighed[0]
    even = 1.0 / len(best.places)
    good = sum([chance > even for chance in best.in_worlds])
    ahead = ADVISED_AHEAD if len(best.places) == 2 else ADVISED_AHEAD_OF_MANY
    reasons = [Sentence(ahead, (good, found.worlds))]
    if len(found.weighed) == 1:
        return [Sentence(ADVISED_NO_CHOICE), *reasons]
    next_best = found.weighed[1]
    better = worse = 0
    for mine, other in zip(best.in_worlds, next_best.in_worlds, strict=True):
        better += mine > other
        worse += mine < other
    if better - worse > SURELY * math.sqrt(better + worse):
        reasons.append(Sentence(ADVISED_BETTER, (better, worse, found.worlds)))
    else:
        close = [each for each in found.weighed[2:] if each.high >= best.low]
        reasons.append(Sentence(ADVISED_AS_GOOD, (1 + len(close),)))
    if found.not_looked_at:
        reasons.append(Sentence(ADVISED_NOT_LOOKED_AT, (len(found.not_looked_at),)))
    return reasons
