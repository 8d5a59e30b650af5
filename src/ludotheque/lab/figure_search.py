"""The value of one figure that comes nearest to what is wanted of the game."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from ludotheque.core import BadBox, Game

from .card_list import DEAL, Figure, with_figures
from .chunk import Chunk
from .comparison import played
from .interval import Interval
from .outline import Outline
from .plan import Plan
from .pool import Workers
from .problem import LabProblem

EVEN: Final = "even"
PLAYED: Final = "played"
TURNS: Final = "turns"
TARGETS: Final = (EVEN, PLAYED, TURNS)
"""No seat ahead; the card played in this share of the games in which somebody had it; so many
turns on average."""

HALF: Final = 0.5
AT_ONCE: Final = 50
"""So many games of each value are played before the hopeless ones are dropped."""

HOPELESS: Final = 0.005
"""A value that is the nearest in fewer than these of the resamples is not played any more."""

SURE: Final = 0.95
RESAMPLES: Final = 1000
MOST_VALUES: Final = 50


class Target(NamedTuple):
    """What is wanted, and how much of it."""

    measure: str
    aim: float = 0.0

    def figures(self, games: Sequence[Outline], picks: np.ndarray) -> np.ndarray:
        """What is measured, in each resample of these games. A row of `picks` is a resample."""
        if self.measure == EVEN:
            shares = np.array([game.shares for game in games])
            return np.asarray(shares[picks].mean(axis=1).max(axis=1) - 1.0 / shares.shape[1])
        if self.measure == TURNS:
            turns = np.array([float(game.turns) for game in games])
            return np.asarray(turns[picks].mean(axis=1))
        held = np.array([float(game.was_held) for game in games])
        used = np.array([float(game.was_held and game.was_played) for game in games])
        return np.asarray(used[picks].sum(axis=1) / np.maximum(1.0, held[picks].sum(axis=1)))


class Candidate(NamedTuple):
    """A value, what was measured with it, and how likely it is the nearest of all."""

    value: int
    games: int
    figure: Interval
    chance: float


class Search(NamedTuple):
    """What is known so far, the nearest value first."""

    candidates: tuple[Candidate, ...]
    impossible: tuple[int, ...]
    """Values that the game cannot be played with."""

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    @property
    def is_sure(self) -> bool:
        return self.best.chance >= SURE


def search(
    plan: Plan, figure: Figure, values: range, target: Target, workers: Workers, most: int
) -> Iterator[Search]:
    """Play every value on the same seeds, so many games of each at most, dropping those that cannot
    be the nearest any more. What is known after each round."""
    plans, impossible = _plans(plan, figure, values)
    card = figure.owner if target.measure == PLAYED else ""
    games: dict[int, list[Outline]] = {value: [] for value in plans}
    alive = list(plans)
    for start in range(0, most, AT_ONCE):
        batch = Chunk(start, min(most, start + AT_ONCE) - 1)
        rounds = played([plans[value] for value in alive], batch, workers, card)
        for value, new in zip(alive, rounds, strict=True):
            games[value] += new
        found = Search(tuple(_candidates(games, alive, target)), tuple(impossible))
        yield found
        alive = [each.value for each in found.candidates if each.chance >= HOPELESS]
        if found.is_sure or len(alive) == 1:
            return


def _plans(plan: Plan, figure: Figure, values: range) -> tuple[dict[int, Plan], list[int]]:
    game: Game = plan.played_game()
    plans: dict[int, Plan] = {}
    impossible: list[int] = []
    for value in values:
        try:
            cards = with_figures(game, {figure: value}).box.text
        except BadBox:
            impossible.append(value)
        else:
            plans[value] = Plan(plan.game, plan.seats, plan.seed, cards, plan.options)
    if not plans:
        raise LabProblem("wrong-range-impossible", figure=str(figure))
    return plans, impossible


def _candidates(
    games: dict[int, list[Outline]], alive: Sequence[int], target: Target
) -> list[Candidate]:
    """All values, the likeliest to be the nearest first. Those that are still played have the same
    games, so a resample of games is the same for all of them."""
    draws = np.random.default_rng(0)
    count = len(games[alive[0]])
    picks = draws.integers(0, count, (RESAMPLES, count))
    measured = {value: target.figures(games[value], picks) for value in alive}
    far = np.array([np.abs(measured[value] - target.aim) for value in alive])
    ties = far == far.min(axis=0)
    nearest = (ties / ties.sum(axis=0)).mean(axis=1)
    chances = dict(zip(alive, nearest.tolist(), strict=True))
    found = []
    for value, played_games in games.items():
        own = len(played_games)
        every = np.arange(own)[None, :]
        seen = measured.get(value)
        if seen is None:
            seen = target.figures(played_games, draws.integers(0, own, (RESAMPLES, own)))
        low, high = np.quantile(seen, (0.025, 0.975))
        figure = Interval(float(target.figures(played_games, every)[0]), float(low), float(high))
        found.append(Candidate(value, own, figure, chances.get(value, 0.0)))
    found.sort(key=lambda each: (-each.chance, abs(each.figure.value - target.aim)))
    return found


def check_target(figure: Figure, target: Target) -> None:
    """LabProblem if the deal is to be played like a card."""
    if target.measure == PLAYED and figure.owner == DEAL:
        raise LabProblem("wrong-target-deal", figure=str(figure))
