"""Runs for tests, and what is in them."""

from pathlib import Path
from typing import Any

from ludotheque.lab.chunk import Chunk
from ludotheque.lab.plan import Plan
from ludotheque.lab.pool import Pool
from ludotheque.lab.run_folder import AnyPlan, RunFolder
from ludotheque.lab.simulation import simulate

PLAN = Plan("district-noir", ("greedy", "random"), "tests")


def run_of(
    path: Path, games: int, plan: AnyPlan = PLAN, *, size: int = 0, first: int = 0
) -> RunFolder:
    """A run played to its end, in this process."""
    run = RunFolder.create(path, plan, Chunk(first, first + games - 1))
    play(run, size)
    return run


def play(run: RunFolder, size: int = 0, processes: int = 1) -> None:
    with Pool(processes) as pool:
        for _ in simulate(run, pool, size):
            pass


def rows(run: RunFolder, table: str = "games") -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = run.table(table).to_pylist()
    return found
