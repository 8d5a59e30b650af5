"""Where tables are kept: their lines, append-only, in SQLite or PostgreSQL.

One thread writes. What arrives while it writes is written together next: so the disk is asked once
for many moves, and the event loop never waits for it.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from .database import Database
from .schema import LINES, MIGRATIONS, TABLES, Migration, migrate, version_of

T = TypeVar("T")

MOST_AT_ONCE: Final = 256


class Line(NamedTuple):
    """One line of one table's story."""

    number: int
    at: float
    text: str


class Addition(NamedTuple):
    """Lines to be added to a table, all of them or none."""

    table_id: str
    game: str
    phase: str
    lines: Sequence[Line]


class Conflict(Exception):
    """Somebody else has written these numbers: what was to be added has not been."""


class Store:
    """All tables, in one database that belongs to this process alone."""

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self._database: Final = Database(url)
        self._migrations: Final = migrations
        self._waiting: Final[SimpleQueue[tuple[Addition, Future[None]] | None]] = SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)

    def open(self) -> None:
        """Take the database for ourselves and bring it up to date; StoreProblem if it cannot be."""
        self._database.lock()
        with self._database.connecting() as engine:
            with engine.connect() as connection:
                version = version_of(connection)
            if 0 < version < len(self._migrations):
                self._database.back_up_before(version)
            with engine.begin() as connection:
                migrate(connection, self._migrations)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        if self._writer.ident is not None:
            self._waiting.put(None)
            self._writer.join()
        self._database.close()

    @property
    def is_writing(self) -> bool:
        """Whether additions are still being taken."""
        return self._writer.is_alive()

    # Adding

    async def add(self, addition: Addition) -> None:
        """On return the lines are on the disk. Conflict, or a database's error, if they are not."""
        stored: Future[None] = Future()
        self._waiting.put((addition, stored))
        await asyncio.wrap_future(stored)

    def _write(self) -> None:
        going_on = True
        while going_on:
            waiting = [self._waiting.get()]
            try:
                while len(waiting) < MOST_AT_ONCE:
                    waiting.append(self._waiting.get_nowait())
            except Empty:
                pass
            going_on = None not in waiting
            self._write_together([each for each in waiting if each is not None])

    def _write_together(self, batch: list[tuple[Addition, Future[None]]]) -> None:
        if not batch:
            return
        try:
            with self._database.engine.begin() as connection:
                _insert(connection, [addition for addition, _ in batch])
        except Exception as error:  # whatever it is, who waits for it is told
            if len(batch) > 1:  # one of them must not spoil it for the others
                for each in batch:
                    self._write_together([each])
                return
            failed = Conflict() if isinstance(error, sql.exc.IntegrityError) else error
            batch[0][1].set_exception(failed)
            return
        for _, stored in batch:
            stored.set_result(None)

    # Reading

    async def lines(self, table_id: str) -> list[Line]:
        """Everything that happened at this table; nothing if there is no such table."""
        wanted = (
            sql.select(LINES.c.number, LINES.c.at, LINES.c.text)
            .where(LINES.c.table_id == table_id)
            .order_by(LINES.c.number)
        )
        return await self._in_a_thread(
            lambda connection: [Line(*row) for row in connection.execute(wanted)]
        )

    async def count(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        wanted = sql.select(TABLES.c.phase, sql.func.count()).group_by(TABLES.c.phase)
        return await self._in_a_thread(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def delete_idle(self, phases: Sequence[str], before: float) -> list[str]:
        """Delete the tables in these phases that nothing has happened at since `before`."""
        idle = sql.select(TABLES.c.id).where(TABLES.c.phase.in_(phases), TABLES.c.touched < before)

        def delete(connection: sql.Connection) -> list[str]:
            gone = list(connection.scalars(idle))
            for table_id in gone:
                connection.execute(sql.delete(LINES).where(LINES.c.table_id == table_id))
                connection.execute(sql.delete(TABLES).where(TABLES.c.id == table_id))
            return gone

        return await self._in_a_thread(delete)

    async def _in_a_thread(self, work: Callable[[sql.Connection], T]) -> T:
        def run() -> T:
            with self._database.engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(run)


def back_up(url: str, file: Path) -> None:
    """Copy a database, even one that is being played on, into a new SQLite file."""
    Database(url).copy_to(file)


def _insert(connection: sql.Connection, batch: Sequence[Addition]) -> None:
    new = [each for each in batch if each.lines[0].number == 0]
    if new:
        connection.execute(
            sql.insert(TABLES),
            [
                {
                    "id": each.table_id,
                    "game": each.game,
                    "phase": each.phase,
                    "touched": each.lines[-1].at,
                }
                for each in new
            ],
        )
    connection.execute(
        sql.insert(LINES),
        [
            {"table_id": each.table_id, "number": line.number, "at": line.at, "text": line.text}
            for each in batch
            for line in each.lines
        ],
    )
    old = {each.table_id: each for each in batch if each.lines[0].number}
    if old:
        connection.execute(
            sql.update(TABLES)
            .where(TABLES.c.id == sql.bindparam("which"))
            .values(phase=sql.bindparam("new_phase"), touched=sql.bindparam("new_touched")),
            [
                {"which": key, "new_phase": each.phase, "new_touched": each.lines[-1].at}
                for key, each in old.items()
            ],
        )
