"""Measures the lab beside the bare loop with the same bots, in turns, and what recording costs."""

from itertools import count
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final, NamedTuple, TypedDict

from bench.game_speed import STATUS, resident_bytes
from ludotheque.core import Log
from ludotheque.lab.chunk import Chunk
from ludotheque.lab.plan import Plan
from ludotheque.lab.pool import Pool, cores
from ludotheque.lab.recorder import Recorder
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.simulation import simulate
from ludotheque.version import is_compiled

GAMES: Final = ("district-noir", "samarande")
"""A quick game and a slow one."""

A_CHUNK: Final = 500
FEW: Final = 10
"""So many slow games, where memory is not what is asked for."""


class LabSpeed(TypedDict):
    """Games a second, and by how many bytes the process grew over so many."""

    game: str
    compiled: bool
    cores: int
    bare: float
    loop: float
    loop_ratio: float
    """The lab's loop beside the bare one, in the same round."""
    loop_quartiles: tuple[float, float]
    recorded: float
    growth_games: int
    growth: int | None


class Effort(NamedTuple):
    """How much is measured."""

    games: int
    """How many of the games."""
    rounds: int
    seconds: float
    recorded_seconds: float
    growth_games: int


THOROUGH: Final = Effort(games=2, rounds=9, seconds=1.0, recorded_seconds=20.0, growth_games=10_000)
QUICK: Final = Effort(games=1, rounds=2, seconds=0.01, recorded_seconds=0.05, growth_games=40)


def measure_lab(effort: Effort) -> list[LabSpeed]:
    return [_measure(name, effort) for name in GAMES[: effort.games]]


def _measure(name: str, effort: Effort) -> LabSpeed:
    plan = Plan(name, ("greedy", "greedy"), "bench")
    bare, loop = [], []
    for _ in range(effort.rounds):
        bare.append(_bare(plan, effort.seconds))
        loop.append(_loop(plan, effort.seconds))
    ratios = [ours / theirs for ours, theirs in zip(loop, bare, strict=True)]
    low, ratio, high = quantiles(ratios, n=4, method="inclusive")
    speed = median(loop)
    games = effort.growth_games if name == GAMES[0] else FEW
    return {
        "game": name,
        "compiled": is_compiled(),
        "cores": cores(),
        "bare": median(bare),
        "loop": speed,
        "loop_ratio": ratio,
        "loop_quartiles": (low, high),
        "recorded": _recorded(plan, speed, effort.recorded_seconds),
        "growth_games": games,
        "growth": lab_growth(plan, games),
    }


def _bare(plan: Plan, seconds: float) -> float:
    """Nobody watches, and nothing is kept."""
    game, log = plan.played_game(), Log()
    start = now = perf_counter()
    for number in count():
        state, chance = plan.deal(number)
        bots = plan.bots_in(number)
        while (decision := state.decision()) is not None:
            seat, options = decision.seat, decision.options
            move = options[0]
            if len(options) > 1:
                move = bots[seat].choose(game, state.view(seat), seat)
            state.apply(move, chance, log)
        state.outcome()
        now = perf_counter()
        if now > start + seconds:
            return (number + 1) / (now - start)
    raise AssertionError


def _loop(plan: Plan, seconds: float) -> float:
    """All rows are collected, and nothing is written."""
    recorder = Recorder(plan.played_game(), decisions=False)
    start = now = perf_counter()
    for number in count():
        recorder.expect(number, plan.seats_in(number))
        plan.play(Chunk(number, number), recorder)
        now = perf_counter()
        if now > start + seconds:
            return (number + 1) / (now - start)
    raise AssertionError


def _recorded(plan: Plan, speed: float, seconds: float) -> float:
    """On all cores, into files, from the moment at which everybody has begun to play."""
    size = max(1, round(speed * seconds / 20))
    with TemporaryDirectory() as place, Pool() as pool:
        games = size * pool.count * 22
        run = RunFolder.create(Path(place, "run"), plan, Chunk(0, games - 1))
        begun = None
        there = before = 0
        for there in simulate(run, pool, size):
            if begun is None and there >= 2 * pool.count * size:
                begun, before = perf_counter(), there
        assert begun is not None
        return (there - before) / (perf_counter() - begun)


def lab_growth(plan: Plan, games: int) -> int | None:
    """By how many bytes a process grows while it plays and packs so many games."""
    if not STATUS.exists():
        return None
    size = min(games, A_CHUNK)
    before = 0
    for first in range(0, 2 * games, size):
        if first == games:  # what games keep for themselves, such as hands once met, is there now
            before = resident_bytes()
        plan.packed(Chunk(first, first + size - 1))
    return resident_bytes() - before
