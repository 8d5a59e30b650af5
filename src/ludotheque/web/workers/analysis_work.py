"""A finished game analysed in a process of its own: it gives way to games that are played, and what
people send cannot hurt the server."""

import json
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final, NamedTuple

from ludotheque.analysis import Content, PlainAct, PlainAnalysis, analyse, finished_game
from ludotheque.core import Record
from ludotheque.games import GAMES

from .process_start import start_ignoring_interrupts

MOST_ACTS: Final = 1200
"""In the record of a game that is analysed: four times as many as in a long one."""
FEWEST_WORLDS: Final = 40
MOST_WORLDS: Final = 120
WORLDS_OF_A_GAME: Final = 60_000
"""Shared among the moments and the seats of a long game."""
CPU_SECONDS: Final = 900
MEMORY_BYTES: Final = 2**30
NICENESS: Final = 10
"""Others of this machine go first."""


class AnalysisWork(NamedTuple):
    """The record of a game that is over: nothing of it is a secret any more."""

    record: str

    def __repr__(self) -> str:
        return "AnalysisWork()"


class AnalysisProgress(NamedTuple):
    """How much is done, and the moments that were found so far, as `PlainAct.content` writes
    them."""

    done: int = 0
    whole: int = 0
    moments: tuple[Content, ...] = ()


class AnalysisFailed(Exception):
    """There is no analysis. Says why, and nothing about the game."""


Told = Callable[[AnalysisProgress], None]


def worlds_for(acts: int, seats: int) -> int:
    """In how many worlds the moments of such a game are looked at."""
    fair = WORLDS_OF_A_GAME // max(1, acts * seats)
    return min(MOST_WORLDS, max(FEWEST_WORLDS, fair))


def worked_out(
    work: AnalysisWork,
    told: Told,
    interrupted: Callable[[], bool] | None = None,
    worlds: int = 0,
) -> str:
    """The analysis as it is kept; with so many worlds, or as many as suit the game."""
    record = Record.read(work.record.encode())
    game = GAMES[record.header.game]

    def pause() -> None:
        if interrupted is not None:
            interrupted()

    finished = finished_game(game, record, pause)
    if finished is None:
        raise AnalysisFailed("the game is not over")
    moments: list[Content] = []

    def found(act: PlainAct) -> None:
        moments.append(act.content())

    analysis = analyse(
        finished,
        worlds=worlds or worlds_for(len(finished.acts), finished.last.seats),
        told=lambda done, whole: told(AnalysisProgress(done, whole, tuple(moments))),
        found=lambda act: found(PlainAct.of(act, finished.game)),
        interrupted=interrupted,
    )
    return json.dumps(PlainAnalysis.of(analysis).content(), separators=(",", ":"))


class AnalysisProcess:
    """The server's end of the process. `run` blocks and is called in a thread; the others can be
    called from another one and do not wait for it."""

    def __init__(self, work: AnalysisWork, told: Told) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._work: Final = work
        self._told: Final = told
        self._here, self._there = spawn.Pipe()
        self._orders_there, self._orders = spawn.Pipe(duplex=False)
        self._process: Final = spawn.Process(
            target=_work, args=(self._there, self._orders_there), daemon=True
        )
        self._lock: Final = threading.Lock()
        self._is_ended = False

    def run(self) -> str:
        """The analysis as it is kept; AnalysisFailed if there is none."""
        try:
            self._start()
            self._here.send(self._work)
            while True:
                answer = self._here.recv()
                if isinstance(answer, str):
                    return answer
                if isinstance(answer, AnalysisFailed):
                    raise answer
                self._told(answer)
        except (EOFError, OSError):
            raise AnalysisFailed("its process died") from None

    def _start(self) -> None:
        with self._lock:
            if self._is_ended:
                raise AnalysisFailed("the server stops")
            start_ignoring_interrupts(self._process)
            self._there.close()  # while we hold the process's ends too, its death goes unnoticed
            self._orders_there.close()

    def set_paused(self, paused: bool) -> None:
        """Let it wait, or go on."""
        with suppress(OSError):  # it has ended
            self._orders.send(paused)

    def end(self) -> None:
        """End the process; whoever waits for its answer is told that it died."""
        with self._lock:
            self._is_ended = True
            if self._process.pid is not None:
                self._process.kill()
                self._process.join()


class _Orders:
    """What the server wants: called again and again, it waits as long as others go first."""

    def __init__(self, orders: Connection) -> None:
        self._orders: Final = orders

    def __call__(self) -> bool:
        paused = False
        try:
            while paused or self._orders.poll():
                paused = self._orders.recv()
        except (EOFError, OSError):
            raise SystemExit from None  # the server is gone
        return False


def _work(there: Connection, orders: Connection) -> None:
    """Analyse one game, and end."""
    if sys.platform != "win32":
        import resource

        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    work = there.recv()
    try:
        answer: object = worked_out(work, there.send, _Orders(orders))
    except Exception as error:  # whatever it is, it is only named
        answer = AnalysisFailed(type(error).__name__)
    there.send(answer)
