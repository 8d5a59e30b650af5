"""Where tables are kept: their lines, append-only, in SQLite or PostgreSQL.

One thread writes. Whatever arrives meanwhile is written together in the next batch, so one write to
the disk serves many moves, and the event loop never waits for it.
"""

import asyncio
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from .database import Database
from .schema import LINES, MIGRATIONS, TABLES, Migration, migrate, version_of

T = TypeVar("T")

MOST_ADDITIONS_AT_ONCE: Final = 256
MOST_ROWS_IN_A_STATEMENT: Final = 200
"""A row has four values, and older versions of SQLite accept at most 999 values."""

_OR_UPDATE: Final = (
    " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, touched = excluded.touched"
)


class Line(NamedTuple):
    """One line in the history of one table."""

    number: int
    at: float
    text: str


class Addition(NamedTuple):
    """Lines to be added to a table, all of them or none."""

    table_id: str
    game: str
    phase: str
    lines: Sequence[Line]


class PendingAddition(NamedTuple):
    """Lines to be added, and the future that is done once they are stored."""

    addition: Addition
    stored: asyncio.Future[None]


class Conflict(Exception):
    """Lines with these numbers exist already, so nothing was added."""


class Store:
    """All tables, in one database that belongs to this process alone."""

    def __init__(self, url: str, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self._database: Final = Database(url)
        self._migrations: Final = migrations
        self._waiting: Final[SimpleQueue[PendingAddition | None]] = SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)

    def open(self) -> None:
        """Lock the database and bring it up to date; StoreProblem if that fails."""
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
        """Write what is waiting, and release the database."""
        if self._writer.ident is not None:
            self._waiting.put(None)
            self._writer.join()
        self._database.close()

    @property
    def is_writing(self) -> bool:
        """Whether additions are still accepted."""
        return self._writer.is_alive()

    # Adding

    async def add(self, addition: Addition) -> None:
        """The lines are on the disk on return; Conflict or a database error if they are not."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(PendingAddition(addition, stored))
        await stored

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
            self._write_together([each for each in waiting if each and not each.stored.done()])

    def _write_together(self, batch: list[PendingAddition]) -> None:
        if not batch:
            return
        failed: Exception | None = None
        try:
            self._insert([each.addition for each in batch])
        except Exception as error:  # whatever it is, the callers are told
            if len(batch) > 1:  # one bad addition must not fail the others
                for each in batch:
                    self._write_together([each])
                return
            failed = Conflict() if isinstance(error, sql.exc.IntegrityError) else error
        for loop in {each.stored.get_loop() for each in batch}:  # almost always a single one
            with suppress(RuntimeError):  # the loop has ended: nobody is waiting there
                loop.call_soon_threadsafe(_report, loop, batch, failed)

    def _insert(self, batch: list[Addition]) -> None:
        try:
            with self._database.writing() as connection:
                _insert(connection, batch)
        except sql.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
            # The database may have restarted: try once more. If the lines were stored after all,
            # their numbers are taken, and that is a conflict like any other.
            with self._database.writing() as connection:
                _insert(connection, batch)

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
        """Delete the tables in these phases at which nothing has happened since `before`."""
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
    """Copy a database, even one in use, into a new SQLite file."""
    database = Database(url)
    try:
        database.copy_to(file)
    finally:
        database.close()


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


def _insert(connection: sql.Connection, batch: Sequence[Addition]) -> None:
    new = [_row(each) for each in batch if each.lines[0].number == 0]
    old = {each.table_id: _row(each) for each in batch if each.lines[0].number}
    _insert_rows(connection, TABLES, new)
    # the database refuses lines of a table that was deleted meanwhile
    _insert_rows(
        connection, LINES, [(each.table_id, *line) for each in batch for line in each.lines]
    )
    _insert_rows(connection, TABLES, list(old.values()), _OR_UPDATE)


def _row(addition: Addition) -> tuple[object, ...]:
    return addition.table_id, addition.game, addition.phase, addition.lines[-1].at


def _insert_rows(
    connection: sql.Connection,
    table: sql.Table,
    rows: Sequence[tuple[object, ...]],
    otherwise: str = "",
) -> None:
    """Insert many rows with one statement.

    One statement per row would be as quick for the database. But the writing thread releases
    Python's lock for each statement, and waits long for it while the event loop is busy.
    """
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(table.columns))})"
    for first in range(0, len(rows), MOST_ROWS_IN_A_STATEMENT):
        some = rows[first : first + MOST_ROWS_IN_A_STATEMENT]
        connection.exec_driver_sql(
            f"INSERT INTO {table.name} ({', '.join(table.columns.keys())}) "  # noqa: S608  # ours
            f"VALUES {', '.join([row] * len(some))}{otherwise}",
            tuple(chain.from_iterable(some)),
        )
