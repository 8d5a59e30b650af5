"""The one thread that writes.

Whatever arrives while it writes is written together in the next batch, so one write to the disk
serves many moves, and the event loop never waits for it.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from .database import Database
from .rows import Addition

T = TypeVar("T")

MOST_ADDITIONS_AT_ONCE: Final = 256
OVERTAKEN: Final = "40001"
"""What PostgreSQL says of a transaction if another node has changed the same."""
TRIES: Final = 3


class PendingAddition(NamedTuple):
    """Lines to be added, all of them or none, and the future that is done once they are stored."""

    additions: tuple[Addition, ...]
    stored: asyncio.Future[None]


class PendingWork(NamedTuple):
    """Something else for the writing thread to do, and the future of its result."""

    work: Callable[[sql.Connection], object]
    done: asyncio.Future[object]


class Conflict(Exception):
    """Lines with these numbers exist already, so nothing was added."""


class Writer:
    """Takes additions and other work, and does them in its thread."""

    def __init__(
        self, database: Database, insert: Callable[[sql.Connection, Sequence[Addition]], None]
    ) -> None:
        """`insert` is how additions are written."""
        self._database: Final = database
        self._insert: Final = insert
        self._waiting: Final[SimpleQueue[PendingAddition | PendingWork | None]] = SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="store", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting, and end."""
        if self._thread.ident is not None:
            self._waiting.put(None)
            self._thread.join()

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    async def add(self, *additions: Addition) -> None:
        """All of these lines are on the disk on return; Conflict or a database error if none is."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(PendingAddition(additions, stored))
        await stored

    async def do(self, work: Callable[[sql.Connection], T]) -> T:
        """Do this in a transaction of its own, under our lock."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(PendingWork(work, done))  # type: ignore[arg-type]  # what comes out is T
        return await done

    def _write(self) -> None:
        going_on = True
        while going_on:
            waiting = [self._waiting.get()]
            try:
                while len(waiting) < MOST_ADDITIONS_AT_ONCE:
                    waiting.append(self._waiting.get_nowait())
            except Empty:
                pass
            going_on = None not in waiting
            # a caller cancelled after this still finds its lines stored when it reads again
            additions = [each for each in waiting if isinstance(each, PendingAddition)]
            self._write_together([each for each in additions if not each.stored.done()])
            for each in waiting:
                if isinstance(each, PendingWork) and not each.done.done():
                    self._work(each)

    def _work(self, pending: PendingWork) -> None:
        result: object = None
        failed: Exception | None = None
        for _ in range(TRIES):
            try:
                result, failed = self._in_transaction(pending.work), None
                break
            except Exception as error:  # whatever it is, the caller is told
                failed = error
                if getattr(getattr(error, "orig", None), "sqlstate", "") != OVERTAKEN:
                    break
        with suppress(RuntimeError):  # the loop has ended: nobody is waiting there
            pending.done.get_loop().call_soon_threadsafe(_finish, pending.done, result, failed)

    def _write_together(self, batch: list[PendingAddition]) -> None:
        if not batch:
            return
        failed: Exception | None = None
        try:
            self._in_transaction(lambda connection: self._insert(connection, _all_of(batch)))
        except Exception as error:  # whatever it is, the callers are told
            if len(batch) > 1:  # one bad addition must not fail the others
                for each in batch:
                    self._write_together([each])
                return
            failed = Conflict() if isinstance(error, sql.exc.IntegrityError) else error
        for loop in {each.stored.get_loop() for each in batch}:  # almost always a single one
            with suppress(RuntimeError):  # the loop has ended: nobody is waiting there
                loop.call_soon_threadsafe(_report, loop, batch, failed)

    def _in_transaction(self, work: Callable[[sql.Connection], T]) -> T:
        try:
            with self._database.writing() as connection:
                return work(connection)
        except sql.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The database may have restarted: try once more. If the lines were stored after all,
            # their numbers are taken, and that is a conflict like any other.
            with self._database.writing() as connection:
                return work(connection)


def _report(
    loop: asyncio.AbstractEventLoop, batch: Sequence[PendingAddition], failed: Exception | None
) -> None:
    """Tell all callers that wait in this event loop, in one go."""
    for _, stored in batch:
        if stored.get_loop() is not loop or stored.done():
            continue  # an addition that is done was cancelled meanwhile
        if failed is None:
            stored.set_result(None)
        else:
            stored.set_exception(failed)


def _finish(done: asyncio.Future[object], result: object, failed: Exception | None) -> None:
    if done.done():
        return  # it was cancelled meanwhile
    if failed is None:
        done.set_result(result)
    else:
        done.set_exception(failed)


def _all_of(batch: Sequence[PendingAddition]) -> list[Addition]:
    return [addition for each in batch for addition in each.additions]
