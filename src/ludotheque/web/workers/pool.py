"""Bots think in worker processes, so that the server always has time for people."""

import asyncio
import itertools
import math
import multiprocessing
import os
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import TracebackType
from typing import Final

from ludotheque.bots import make_bot, thinks

from .analysis_work import AnalysisProcess, AnalysisWork, Told
from .job import BadJob, Job, view_of
from .process_start import start_ignoring_interrupts
from .worked_hint import WorkedHint
from .worker import BotMaker, WorkerReply, work

__all__ = ["BadJob", "BotFailed", "Job", "PoolClosed", "WorkerPool"]

_TRIES: Final = 2
"""A worker may die for reasons other than its job, but a job that kills two is given up."""


class BotFailed(Exception):
    """A bot gave no move, or there is no hint. Says which bot and game, and nothing about what was
    seen."""

    def __init__(self, job: Job, why: str) -> None:
        who = "a hint" if job.wants_hint else f"the bot {job.bot!r}"
        super().__init__(f"{who} failed in {job.game}: {why}")


class PoolClosed(Exception):
    """The pool has been closed."""


class WorkerPool:
    """A few worker processes, started when they are first needed.

    The time an answer takes depends on the job's seconds and on how many jobs wait, not on what
    there is to think about: a bot with one option takes as long as any other.
    """

    def __init__(self, workers: int = 0, *, make: BotMaker = make_bot) -> None:
        """By default, one worker per core, less one core for the server."""
        count = workers or max(1, (os.cpu_count() or 1) - 1)
        self._make: Final = make
        self._workers: Final = [_WorkerProcess(make) for _ in range(count)]
        self._idle: Final = self._workers[:]
        self._free: Final = asyncio.Semaphore(count)
        self._threads: Final = ThreadPoolExecutor(count, "thinking")
        self._numbers: Final[Iterator[int]] = itertools.count(1)
        self._waiting = 0
        self._closed = False
        self._analyses: Final[list[AnalysisProcess]] = []

    @property
    def waiting(self) -> int:
        """How many jobs are waiting for a worker."""
        return self._waiting

    @property
    def busy(self) -> int:
        """How many workers have a job."""
        return len(self._workers) - len(self._idle)

    async def start(self) -> None:
        """Start all workers now, so that the first job need not wait for a process to start."""
        loop = asyncio.get_running_loop()
        begun = [loop.run_in_executor(self._threads, worker.begin) for worker in self._workers]
        await asyncio.gather(*begun)

    async def choose(self, job: Job) -> str:
        """The text of the move that the bot makes. Cancelling this call interrupts the bot.

        Raises BadJob if the job is impossible or tells more than its seat may know; also BotFailed
        and PoolClosed.
        """
        self._check(job)
        return (await self._answer(job)).move

    async def advise(self, job: Job) -> WorkedHint:
        """The hint that this job asks for; raises what `choose` does."""
        self._check_hint(job)
        hint = (await self._answer(job)).hint
        assert hint is not None
        return hint

    async def analyse(self, work: AnalysisWork, told: Told) -> str:
        """The analysis of a finished game, as it is kept. It has a process of its own, which waits
        whenever no worker is free: games that are played come first. `told` is called in another
        thread. Raises AnalysisFailed."""
        process = AnalysisProcess(work, told)
        self._analyses.append(process)
        if self._closed:
            process.end()
        process.set_paused(not self._idle)
        try:
            return await asyncio.to_thread(process.run)
        finally:
            process.end()
            self._analyses.remove(process)

    def _make_way(self) -> None:
        """Let analyses wait as long as no worker is free."""
        for process in self._analyses:
            process.set_paused(not self._idle)

    async def close(self) -> None:
        """End all workers, even busy ones; whoever waits for a move gets PoolClosed."""
        self._closed = True
        for process in self._analyses:
            process.end()
        await asyncio.to_thread(self._end)

    async def __aenter__(self) -> "WorkerPool":
        return self

    async def __aexit__(
        self,
        type_: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        await self.close()

    def _check(self, job: Job) -> None:
        """Check here, not in the worker: what a seat may not know must not leave this process."""
        view = view_of(job)
        timeless = not (job.seconds or job.iterations)
        if not math.isfinite(job.seconds) or (timeless and thinks(job.bot)):
            raise BadJob(f"the bot {job.bot!r} must be told how long to think")
        try:
            self._make(
                job.bot, seed=job.seed, seconds=job.seconds, iterations=job.iterations
            ).options(view, job.seat)
        except ValueError as error:
            raise BadJob(str(error)) from None

    def _check_hint(self, job: Job) -> None:
        decision = view_of(job).decision()
        if not math.isfinite(job.seconds) or job.seconds <= 0.0:
            raise BadJob("a hint must be told how long to take")
        if decision is None or decision.seat != job.seat:
            raise BadJob(f"seat {job.seat} of {job.game} is not asked")

    async def _answer(self, job: Job) -> WorkerReply:
        for _ in range(_TRIES):
            answer = await self._ask(job)
            if answer is None:
                continue
            if answer.failure:
                raise BotFailed(job, answer.failure)
            return answer
        raise BotFailed(job, f"none of {_TRIES} workers lived to answer")

    async def _ask(self, job: Job) -> WorkerReply | None:
        """The answer of the next free worker; None if it dies."""
        worker = await self._next_free()
        number = next(self._numbers)
        ask = partial(worker.ask, number, self._in_fair_time(job))
        asked = asyncio.get_running_loop().run_in_executor(self._threads, ask)
        asked.add_done_callback(partial(self._set_free, worker))
        try:
            return await asyncio.shield(asked)  # a cancelled worker is free when it says so
        except asyncio.CancelledError:
            worker.stop(number)
            raise

    async def _next_free(self) -> "_WorkerProcess":
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        if self._closed:
            self._free.release()
            raise PoolClosed
        worker = self._idle.pop()
        self._make_way()
        return worker

    def _set_free(
        self, worker: "_WorkerProcess", _asked: asyncio.Future[WorkerReply | None]
    ) -> None:
        self._idle.append(worker)
        self._free.release()
        self._make_way()

    def _in_fair_time(self, job: Job) -> Job:
        """Less time for a job that keeps others waiting. Their number is no secret of any game."""
        return job._replace(seconds=job.seconds / (1 + self._waiting / len(self._workers)))

    def _end(self) -> None:
        for worker in self._workers:
            worker.kill()
        self._threads.shutdown()
        for worker in self._workers:
            worker.bury()


class _WorkerProcess:
    """The server's end of one worker process: started when needed, and again after it has died.

    `ask` blocks and is called in a thread, one call at a time; `stop` never blocks.
    """

    def __init__(self, make: BotMaker) -> None:
        self._make: Final = make
        self._lock: Final = threading.Lock()
        self._process: SpawnProcess | None = None
        self._jobs: Connection
        self._stops: Connection
        self._unwanted = 0
        self._killed = False

    def begin(self) -> bool:
        """Make sure that a process is alive, unless it was killed for good; whether one is."""
        with self._lock:
            if self._killed:
                return False
            if self._process is not None and self._process.is_alive():
                return True
            self._bury()
            spawn = multiprocessing.get_context("spawn")
            self._jobs, jobs = spawn.Pipe()
            stops, self._stops = spawn.Pipe(duplex=False)
            process = spawn.Process(target=work, args=(jobs, stops, self._make), daemon=True)
            start_ignoring_interrupts(process)
            self._process = process
            jobs.close()  # while we hold the worker's end too, its death goes unnoticed
            stops.close()
            return True

    def ask(self, number: int, job: Job) -> WorkerReply | None:
        """The worker's answer; None if it dies or cannot be started."""
        try:
            if not self.begin():
                return None
            self._jobs.send((number, job))
            if self._unwanted == number:  # stopped before there was a process to tell
                self._stops.send(number)
            answer: WorkerReply = self._jobs.recv()
        except (EOFError, OSError):
            self.bury()
            return None
        return answer

    def stop(self, number: int) -> None:
        """Make the worker drop the job with this number; harmless if it has answered already."""
        self._unwanted = number
        if self._process is not None:
            with suppress(OSError):  # a dead worker has stopped anyway
                self._stops.send(number)

    def kill(self) -> None:
        """End the process for good; whoever waits for its answer is told that it died."""
        with self._lock:
            self._killed = True
            if self._process is not None:
                self._process.kill()

    def bury(self) -> None:
        """Clean up what is left of the process; nobody may be waiting for its answer."""
        with self._lock:
            self._bury()

    def _bury(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
            self._jobs.close()
            self._stops.close()
