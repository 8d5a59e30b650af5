"""How likely each option is to win, as far as its seat can know."""

import math
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.bots.judges import JUDGES, judge_of
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.core import Dice, Game, Log, Move, Seat, State

from .correction import correction_of
from .outlook import places_ahead

LOOKED_AT: Final = 12
"""So many options are weighed at most: those that look best without searching."""

FEWEST_WORLDS: Final = 8
"""So many worlds are imagined even if there is no time for them."""

SURE: Final = 1.96
"""So many standard deviations hold 95 % of what chance does."""

_NOTHING: Final = Log()


class Weighed(NamedTuple):
    """What is to be expected of an option, over all worlds that were imagined."""

    move: Move
    chance: float
    """Of winning; who shares a win wins a part."""
    low: float
    high: float
    """Where the chance is with 95 % confidence: other worlds would have given another one."""
    places: tuple[float, ...]
    """The chance of each place, the first one first."""
    in_worlds: tuple[float, ...]
    """The chance of winning in each world. All options were weighed in the same ones."""


class Estimate(NamedTuple):
    """What is to be expected of a seat's options."""

    worlds: int
    weighed: tuple[Weighed, ...]
    """The best first."""
    not_looked_at: tuple[Move, ...]


def estimate(
    game: Game,
    view: State,
    seat: Seat,
    *,
    iterations: int = 0,
    seconds: float = 0.0,
    seed: int | str = 0,
    interrupted: Callable[[], bool] | None = None,
    corrected: bool = True,
) -> Estimate:
    """Weigh the options of the seat that decides, from its own view, in so many worlds or for so
    long. The same seed and iterations give the same answer. Unless it is to be `corrected`, it says
    what follows from the values of positions alone."""
    decision = view.decision()
    if decision is None or decision.seat != seat or view.eyes != seat:
        raise ValueError(f"seat {seat} is not asked to choose, or this is not its view")
    if iterations < 0 or seconds < 0.0 or not (iterations or seconds):
        raise ValueError("an estimate needs a number of iterations or of seconds")
    options = decision.options
    worths = judge_of(game).worths(view, seat, options)
    order = sorted(range(len(options)), key=worths.__getitem__, reverse=True)
    looked_at = [options[at] for at in order[:LOOKED_AT]]
    found: list[list[list[float]]] = [[] for _ in looked_at]
    judge, valuation = JUDGES.usable(game.name), VALUATIONS.usable(game.name)
    correction = correction_of(game.name, view.seats) if corrected else None
    root = f"{seed}/{view.digest()}"
    stop_at = time.monotonic() + seconds if seconds else math.inf
    done = 0
    while done < iterations or not iterations:
        if not iterations and done >= FEWEST_WORLDS and time.monotonic() >= stop_at:
            break
        if interrupted is not None and done and interrupted():
            break
        world = game.fill(view, seat, Dice(f"{root}/{done}"))
        for move, results in zip(looked_at, found, strict=True):
            luck = Dice(f"{root}/{done}/luck")  # the same for every option
            future = world.copy()
            future.apply(move, luck, _NOTHING)
            places = places_ahead(future, seat, judge, valuation, luck)
            if correction is not None:
                first = correction.corrected(places[0])
                places = [first, 1.0 - first]
            results.append(places)
        done += 1
    weighed = [_weighed(move, results) for move, results in zip(looked_at, found, strict=True)]
    weighed.sort(key=_by_chance, reverse=True)
    return Estimate(done, tuple(weighed), tuple([options[at] for at in order[LOOKED_AT:]]))


def _by_chance(weighed: Weighed) -> float:
    return weighed.chance


def _weighed(move: Move, results: list[list[float]]) -> Weighed:
    count = len(results)
    places = [sum([each[place] for each in results]) / count for place in range(len(results[0]))]
    wins = [each[0] for each in results]
    low, high = interval(wins)
    return Weighed(move, places[0], low, high, tuple(places), tuple(wins))


def interval(values: list[float]) -> tuple[float, float]:
    """Where the mean of such values from 0 to 1 is with 95 % confidence. One of each extreme is
    added, so that a few equal values do not look certain (after Agresti and Coull)."""
    more = [*values, 0.0, 1.0]
    mean = sum(more) / len(more)
    spread = sum([(value - mean) ** 2 for value in more]) / (len(more) - 1)
    half = SURE * math.sqrt(spread / len(more))
    return max(0.0, mean - half), min(1.0, mean + half)
