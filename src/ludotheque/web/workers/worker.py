"""A worker process: it takes one job after another, and exactly the time that each job gives."""

import signal
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final, NamedTuple

from ludotheque.analysis import hint
from ludotheque.bots import Bot

from .job import Job, game_with, view_of
from .worked_hint import WorkedHint

BotMaker = Callable[..., Bot]
"""Makes bots as `make_bot` does."""

THINKING_SHARE: Final = 0.95
"""The share of its time that a bot thinks. The worker sleeps for the rest, so that neither the last
iteration nor cleaning up makes an answer late."""


class WorkerReply(NamedTuple):
    """The text of a move, a hint, or what went wrong, with nothing about the view."""

    move: str = ""
    failure: str = ""
    hint: WorkedHint | None = None


def work(jobs: Connection, stops: Connection, make: BotMaker) -> None:
    """Answer jobs until the server closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, masked here or not
    try:
        while True:
            number, job = jobs.recv()
            slot = Slot(number, stops, job.seconds)
            reply = _think(job, make, slot.is_stopped)
            slot.sleep()
            jobs.send(reply)
    except (EOFError, OSError):
        return


def _think(job: Job, make: BotMaker, interrupted: Callable[[], bool]) -> WorkerReply:
    try:
        if job.wants_hint:
            return WorkerReply(hint=work_out(job, THINKING_SHARE * job.seconds, interrupted))
        bot = make(
            job.bot,
            seed=job.seed,
            seconds=THINKING_SHARE * job.seconds,
            iterations=job.iterations,
            interrupted=interrupted,
        )
        move = bot.choose(game_with(job.game, job.rules, job.cards), view_of(job), job.seat)
        return WorkerReply(move=str(move))
    except Exception as error:  # whatever a bot does wrong, the worker goes on
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}, line {where.lineno}"
        return WorkerReply(failure=f"{type(error).__name__} ({place})")


def work_out(job: Job, seconds: float, interrupted: Callable[[], bool] | None = None) -> WorkedHint:
    """The hint that a job asks for, after so many seconds."""
    game, view = game_with(job.game, job.rules, job.cards), view_of(job)
    return WorkedHint.of(
        hint(game, view, job.seat, seconds=seconds, seed=job.seed, interrupted=interrupted)
    )


class Slot:
    """The time of one job. It does not depend on what there is to think about; only the server
    can end it early."""

    def __init__(self, number: int, stops: Connection, seconds: float) -> None:
        self._number: Final = number
        self._stops: Final = stops
        self._ends: Final = time.monotonic() + seconds
        self._stopped = False

    def is_stopped(self) -> bool:
        while not self._stopped and self._receives_stop(0.0):
            pass
        return self._stopped

    def sleep(self) -> None:
        """Wait until the time is up."""
        while not self.is_stopped() and (left := self._ends - time.monotonic()) > 0:
            self._receives_stop(left)

    def _receives_stop(self, seconds: float) -> bool:
        """Wait this long for a stop from the server. A stop for an earlier job came too late and is
        ignored."""
        try:
            if not self._stops.poll(seconds):
                return False
            self._stopped = self._stops.recv() == self._number
        except (EOFError, OSError):
            raise SystemExit from None  # the server is gone, which is no error of the bot
        return True
