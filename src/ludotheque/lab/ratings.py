"""Bradley–Terry ratings: one figure a bot, from who beat whom how often."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from scipy.optimize import minimize

from .interval import SURE

POINTS: Final = 400 / math.log(10)
"""Who is 400 points ahead wins ten games for each one that is lost, as in chess."""

PENALTY: Final = 0.01
"""Keeps who has won everything from being infinitely strong."""


class Pairing(NamedTuple):
    """The games of two, by their numbers; a shared win is half of one for each."""

    first: int
    second: int
    won: float
    games: int


class Rating(NamedTuple):
    """How strong somebody is, compared with the first of all, who has 0."""

    points: float
    low: float
    high: float


def ratings(players: int, pairings: Sequence[Pairing]) -> list[Rating]:
    """The ratings that make these results most likely, with 95 % intervals."""

    def unlikely(strengths: np.ndarray) -> float:
        missed = PENALTY * float(strengths @ strengths)
        for first, second, won, games in pairings:
            ahead = float(_strength(strengths, first) - _strength(strengths, second))
            missed += won * math.log1p(math.exp(-ahead))
            missed += (games - won) * math.log1p(math.exp(ahead))
        return missed

    found = minimize(unlikely, np.zeros(players - 1), method="BFGS")
    curvature = np.zeros((players - 1, players - 1)) + 2 * PENALTY * np.eye(players - 1)
    for first, second, _, games in pairings:
        ahead = _strength(found.x, first) - _strength(found.x, second)
        chance = 1.0 / (1.0 + math.exp(-ahead))
        direction = np.zeros(players)
        direction[first], direction[second] = 1.0, -1.0
        known = games * chance * (1.0 - chance)
        curvature += known * np.outer(direction[1:], direction[1:])
    spread = np.sqrt(np.diag(np.linalg.inv(curvature)))
    rated = [Rating(0.0, 0.0, 0.0)]
    for strength, each in zip(found.x, spread, strict=True):
        points, half = POINTS * float(strength), POINTS * SURE * float(each)
        rated.append(Rating(points, points - half, points + half))
    return rated


def _strength(strengths: np.ndarray, player: int) -> float:
    """The first of all has 0."""
    return float(strengths[player - 1]) if player else 0.0
