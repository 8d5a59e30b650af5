"""Measures batches of our games beside the card games of PettingZoo and RLCard, in turns."""

from collections.abc import Callable
from statistics import quantiles
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

import numpy as np

from bench.peer_environments import peers
from ludotheque.adapters.vector import vector
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

AT_ONCE: Final = 64
"""So many games in a batch."""

Steps = Callable[[], int]
"""Makes some random steps, and says how many."""


class AdapterSpeed(TypedDict):
    """Steps a second of one environment on one core: the median with its quartiles."""

    name: str
    compiled: bool
    steps: float
    low: float
    high: float


class Effort(NamedTuple):
    """How much is measured; others are measured if they are there, or may be installed."""

    rounds: int
    seconds: float
    install: bool


THOROUGH: Final = Effort(rounds=9, seconds=0.2, install=True)
QUICK: Final = Effort(rounds=2, seconds=0.002, install=False)


def measure_adapters(effort: Effort) -> list[AdapterSpeed]:
    measured = {
        f"{game.name}, {players} players": batch_steps(game.name, players)
        for game in GAMES.values()
        for players in sorted({game.players[0], game.players[-1]})
    }
    measured.update(peers(install=effort.install))
    rates: dict[str, list[float]] = {name: [] for name in measured}
    for _ in range(effort.rounds):
        for name, steps in measured.items():
            rates[name].append(_rate(steps, effort.seconds))
    return [_speed(name, found) for name, found in rates.items()]


def batch_steps(game: str, players: int) -> Steps:
    """A random step in each game of a batch, with everything that whoever is asked sees."""
    batch = vector(game, AT_ONCE, players, seed=1)
    choices = np.random.default_rng(1)

    def steps() -> int:
        batch.step((choices.random(batch.masks.shape) * batch.masks).argmax(1))
        return AT_ONCE

    return steps


def _rate(steps: Steps, seconds: float) -> float:
    done = 0
    start = now = perf_counter()
    while now < start + seconds:
        done += steps()
        now = perf_counter()
    return done / (now - start)


def _speed(name: str, rates: list[float]) -> AdapterSpeed:
    low, middle, high = quantiles(rates, n=4, method="inclusive")
    return {"name": name, "compiled": is_compiled(), "steps": middle, "low": low, "high": high}
