"""Plays what is missing of a run, chunk by chunk, wherever there are hands to do it."""

import time
from collections.abc import Iterator
from typing import Final, NamedTuple

from .chunk import Chunk, Cutter
from .exchange import Exchange
from .plan import Plan
from .pool import Workers
from .problem import LabProblem
from .run_folder import RunFolder

MOST_AHEAD: Final = 1000
PIECES: Final = 10
"""Where all chunks are cut ahead, everybody gets so many of them, or more if they were large."""


class Played(NamedTuple):
    """The tables of a chunk as the contents of Parquet files, and how long it took."""

    contents: dict[str, bytes]
    seconds: float


def simulate(run: RunFolder, workers: Workers, size: int = 0) -> Iterator[int]:
    """Play and store everything that is missing. After each chunk, how many games are there: who
    stops asking has lost only what was being played."""
    plan = run.plan
    if not isinstance(plan, Plan | Exchange):
        raise LabProblem("wrong-run-imported", folder=str(run.path))
    with run.in_use():
        there = run.games
        if workers.takes_all_at_once and not size:  # nothing is known yet about how quick games are
            left = run.wanted.games - there
            size = max(1, min(MOST_AHEAD, left // (PIECES * workers.count)))
        cutter = Cutter(size)
        jobs = ((plan, chunk) for chunk in cutter.cut(run.missing()))
        for (_, chunk), played in workers.work(play_chunk, jobs):
            run.write(chunk, played.contents)
            cutter.played(chunk.games, played.seconds)
            there += chunk.games
            yield there


def play_chunk(job: tuple[Plan | Exchange, Chunk]) -> Played:
    """What a worker does, in whichever process on whichever machine."""
    plan, chunk = job
    start = time.perf_counter()
    return Played(plan.packed(chunk), time.perf_counter() - start)


def merge(runs: list[RunFolder], target: RunFolder) -> None:
    """Put the games of all these runs into another."""
    with target.in_use():
        for run in runs:
            target.take(run)
