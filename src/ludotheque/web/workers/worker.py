"""A worker process: it is given one job after another, thinks, and takes exactly its time."""

import signal
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.bots import Bot

from .job import Job, game_with, view_of

BotMaker = Callable[..., Bot]
"""Makes bots as `make_bot` does."""

THINKING: Final = 0.95
"""Which part of its time a bot thinks. The rest is slept, so that neither the last iteration nor
clearing up can make an answer late."""


class Answer(NamedTuple):
    """The text of a move; or else what went wrong, without a word about the view."""

    move: str = ""
    failure: str = ""


def work(jobs: Connection, stops: Connection, make: BotMaker) -> None:
    """Answer jobs until the server closes the pipe or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, masked here or not
    try:
        while True:
            number, job = jobs.recv()
            slot = Slot(number, stops, job.seconds)
            answer = _think(job, make, slot.is_stopped)
            slot.sleep()
            jobs.send(answer)
    except (EOFError, OSError):
        return


def _think(job: Job, make: BotMaker, interrupted: Callable[[], bool]) -> Answer:
    try:
        bot = make(
            job.bot,
            seed=job.seed,
            seconds=THINKING * job.seconds,
            iterations=job.iterations,
            interrupted=interrupted,
        )
        move = bot.choose(game_with(job.game, job.cards), view_of(job), job.seat)
        return Answer(move=str(move))
    except Exception as error:  # whatever a bot does wrong, its worker goes on with other jobs
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        return Answer(failure=f"{type(error).__name__} ({place})")


class Slot:
    """The time of one job, which lasts as long whatever there is to think about, unless the
    server stops it."""

    def __init__(self, number: int, stops: Connection, seconds: float) -> None:
        self._number: Final = number
        self._stops: Final = stops
        self._ends: Final = time.monotonic() + seconds
        self._stopped = False

    def is_stopped(self) -> bool:
        while not self._stopped and self._hears(0.0):
            pass
        return self._stopped

    def sleep(self) -> None:
        """Wait for the end."""
        while not self.is_stopped() and (left := self._ends - time.monotonic()) > 0:
            self._hears(left)

    def _hears(self, seconds: float) -> bool:
        """Wait so long for word from the server. Jobs before this one may have been stopped too
        late, which is nothing to us."""
        try:
            if not self._stops.poll(seconds):
                return False
            self._stopped = self._stops.recv() == self._number
        except (EOFError, OSError):
            raise SystemExit from None  # the server is gone; no bot may take this for its own error
        return True
