"""Whether each level beats the one below, in a game, and the levels' ratings."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from ludotheque.bots import bots_for
from ludotheque.core import Game

from .bot_spec import Thinking
from .contest import Contest, Found, hold
from .pool import Workers
from .ratings import Pairing, Rating, ratings

LEVELS: Final = ("novice", "greedy", "ismcts", "expert")


class Step(NamedTuple):
    """One level against another, and what was found."""

    upper: str
    lower: str
    found: Found


def levels_of(game: Game) -> list[str]:
    """The levels that can play this game, from the weakest."""
    able = bots_for(game)
    return [level for level in LEVELS if level in able]


def steps(
    game: Game,
    deals: int,
    thinking: Thinking,
    workers: Workers,
    *,
    players: int,
    only_next: bool = False,
) -> Iterator[Step]:
    """Each level against every lower one, or only against the next, each as soon as it is sure."""
    levels = levels_of(game)
    for lower, upper in combinations(range(len(levels)), 2):
        if upper == lower + 1 or not only_next:
            contest = Contest(game.name, levels[upper], levels[lower], players, thinking)
            yield Step(levels[upper], levels[lower], hold(contest, deals, workers))


def rated(game: Game, climbed: Sequence[Step]) -> dict[str, Rating]:
    """The ratings of the levels that follow from these steps; the weakest has 0."""
    levels = levels_of(game)
    pairings = [
        Pairing(levels.index(upper), levels.index(lower), found.share * found.games, found.games)
        for upper, lower, found in climbed
    ]
    return dict(zip(levels, ratings(len(levels), pairings), strict=True))
