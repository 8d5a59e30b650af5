"""Processes of this machine, one for each core, that work off jobs."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from typing import Final, Protocol, TypeVar

from .problem import LabProblem

J = TypeVar("J")
R = TypeVar("R")


class Workers(Protocol):
    """Whoever works off jobs: processes of this machine, or a cluster."""

    count: int
    """How many jobs are worked on at the same time."""

    takes_all_at_once: bool
    """Whether it asks for all jobs before the first is done."""

    def work(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """Each job and its result, in the order in which they are done."""


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Pool:
    """A process for each core, or as many as are asked for. One alone is this process itself."""

    takes_all_at_once = False

    def __init__(self, processes: int = 0) -> None:
        self.count = processes or cores()
        self._executor: ProcessPoolExecutor | None = None
        self._others: Final = set(multiprocessing.active_children())

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, _type: object, error: object, _traceback: object) -> None:
        if self._executor is None:
            return
        if error is not None:
            # what was begun is thrown away, and nobody waits for it
            for process in set(multiprocessing.active_children()) - self._others:
                process.terminate()
        self._executor.shutdown(cancel_futures=True)

    def work(self, function: Callable[[J], R], jobs: Iterable[J]) -> Iterator[tuple[J, R]]:
        """A job is taken when somebody is free for it, so jobs may depend on how quick others
        were."""
        if self.count == 1:
            for job in jobs:
                yield job, function(job)
            return
        if self._executor is None:
            # new interpreters: copies of this one would have its locks without its threads
            context = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self.count, context, _obey)
        try:
            yield from self._in_flight(self._executor, function, iter(jobs))
        except BrokenProcessPool:
            raise LabProblem("worker-died") from None

    def _in_flight(
        self, executor: ProcessPoolExecutor, function: Callable[[J], R], jobs: Iterator[J]
    ) -> Iterator[tuple[J, R]]:
        running: Final[dict[Future[R], J]] = {}
        is_more = True
        while is_more or running:
            while is_more and len(running) <= self.count:  # one waits, so that nobody does
                try:
                    job = next(jobs)
                except StopIteration:
                    is_more = False
                else:
                    running[executor.submit(function, job)] = job
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()


def _obey() -> None:
    """An interrupt is for the process that gives the jobs; when that is gone, so are we, even if it
    was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait_for([parent.sentinel])
    os._exit(1)
