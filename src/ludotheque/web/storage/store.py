"""Where tables are kept: their lines, append-only, and answers that wait to become lines, in SQLite
or PostgreSQL."""

import secrets
import time
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from ludotheque.web.errors import StoreProblem

from .access import Access
from .additions import delete_tables, insert
from .call_rows import CallRows
from .challenge_rows import ChallengeRows
from .database import Database
from .house_rows import HouseRows
from .leases import Lease, check_leases, take_idle, wait_for_nodes
from .rows import Addition, Kept, Line, TableRow
from .schema import (
    ANALYSES,
    ANSWERS,
    DUES,
    ERASED,
    HOUSE,
    LEASES,
    LINES,
    MIGRATIONS,
    NODES,
    SUMMARIES,
    TABLES,
    Migration,
    migrate,
    version_of,
)
from .writer import Writer

MOST_DELETED_AT_ONCE: Final = 200
CHECK_BYTES: Final = 16_384
"""More than a move takes: some hundred bytes, and a page for each index."""

OPENING_SECONDS: Final = 10.0
"""How long a node waits for others, who may be bringing the database up to date."""

_CHECK: Final = "check"
_CHECK_UNDER_WAY: Final = "check-under-way"


class Store:
    """All tables, in one database that belongs to this process alone, or to several nodes."""

    def __init__(
        self, url: str, migrations: Sequence[Migration] = MIGRATIONS, *, is_shared: bool = False
    ) -> None:
        self._database: Final = Database(url)
        self._migrations: Final = migrations
        self._is_shared: Final = is_shared
        self._writer: Final = Writer(self._database, self._insert)
        self._access: Final = Access(self._database, self._writer)
        self.challenges: Final = ChallengeRows(self._access)
        self.calls: Final = CallRows(self._access)
        self.house: Final = HouseRows(self._access)

    @property
    def node(self) -> str:
        """As which node we write; empty if the database is ours alone."""
        return self._access.node

    @node.setter
    def node(self, node: str) -> None:
        self._access.node = node

    def open(self) -> None:
        """Lock the database and bring it up to date; StoreProblem if that fails."""
        if self._is_shared:
            self._open_shared()
        else:
            self._database.lock()
            self._bring_up_to_date()
            if self._database.can_be_shared:
                with self._database.connecting() as engine:
                    wait_for_nodes(engine)
        self._writer.start()

    def _bring_up_to_date(self) -> None:
        with self._database.connecting() as engine:
            version = self._version()
            if 0 < version < len(self._migrations):
                self._database.back_up_before(version)
            with engine.begin() as connection:
                migrate(connection, self._migrations)

    def _version(self) -> int:
        with self._database.connecting() as engine, engine.connect() as connection:
            return version_of(connection)

    def _open_shared(self) -> None:
        """The first of several nodes brings the database up to date, alone; the others find it so.
        Nodes of another version keep it from doing that, and it from using theirs."""
        if not self._database.can_be_shared:
            raise StoreProblem("store-not-shared")
        until = time.monotonic() + OPENING_SECONDS
        while not self._is_opened_shared():
            if time.monotonic() > until:
                raise StoreProblem("store-in-use")
            time.sleep(secrets.randbelow(100) / 1000)  # two who begin together must not meet again

    def _is_opened_shared(self) -> bool:
        try:
            self._database.lock()
        except StoreProblem as problem:
            if problem.key != "store-in-use":
                raise
        else:
            self._bring_up_to_date()
            self._database.share()
            return True
        try:
            self._database.lock_shared()
        except StoreProblem as problem:
            if problem.key != "store-in-use":
                raise
            return False
        if self._version() == len(self._migrations):
            return True
        self._database.unlock()
        return False

    def close(self) -> None:
        """Write what is waiting, and release the database."""
        self._writer.stop()
        self._database.close()

    @property
    def is_writing(self) -> bool:
        """Whether additions are still accepted."""
        return self._writer.is_alive

    async def add(self, *additions: Addition) -> None:
        """All of these lines are on the disk on return; Conflict or a database error if none is."""
        await self._writer.add(*additions)

    def _insert(self, connection: sql.Connection, batch: Sequence[Addition]) -> None:
        insert(connection, batch, self.node)

    # Reading

    async def lines(self, table_id: str) -> list[Line]:
        """Everything that happened at this table; nothing if there is no such table."""
        wanted = (
            sql.select(LINES.c.number, LINES.c.at, LINES.c.text)
            .where(LINES.c.table_id == table_id)
            .order_by(LINES.c.number)
        )
        return await self._access.read(
            lambda connection: [Line(*row) for row in connection.execute(wanted)]
        )

    async def answers(self, table_id: str) -> dict[int, str]:
        """What the seats of this table have said and no line holds yet."""
        wanted = sql.select(ANSWERS.c.seat, ANSWERS.c.text).where(ANSWERS.c.table_id == table_id)
        return await self._access.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def count(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        wanted = sql.select(TABLES.c.phase, sql.func.count()).group_by(TABLES.c.phase)
        return await self._access.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def has(self, table_id: str) -> bool:
        """Whether there is such a table."""
        wanted = sql.select(TABLES.c.id).where(TABLES.c.id == table_id)
        return await self._access.read(lambda connection: bool(connection.scalar(wanted)))

    async def still_in(self, phases: Sequence[str], tables: Sequence[str]) -> list[str]:
        """Which of these tables are in one of these phases."""
        wanted = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.phase.in_(phases))
        return await self._access.read(lambda connection: list(connection.scalars(wanted)))

    async def due(self, now: float, without: Collection[str], most: int) -> list[str]:
        """Tables that must be in use by now, the latest last; none that another node has."""
        wanted = sql.select(DUES.c.table_id).where(DUES.c.due <= now)
        if without:
            wanted = wanted.where(DUES.c.table_id.not_in(without))
        if self.node:
            of_others = self._access.of_living_others(now)
            wanted = wanted.where(DUES.c.table_id.not_in(of_others))
        wanted = wanted.order_by(DUES.c.due).limit(most)
        return await self._access.read(lambda connection: list(connection.scalars(wanted)))

    async def last_touched(self) -> float | None:
        """When something last happened at any table."""
        latest = sql.select(sql.func.max(TABLES.c.touched))
        return await self._access.read(lambda connection: connection.scalar(latest))

    async def set_phase(self, table_id: str, old: str, new: str) -> None:
        """Count a table in another phase, if it is still in the old one."""
        wanted = sql.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.phase == old)
        await self._access.write(lambda connection: connection.execute(wanted.values(phase=new)))

    async def delete_idle(self, phases: Sequence[str], before: float) -> list[str]:
        """Delete tables in these phases at which nothing has happened since `before`.

        It takes one bite; another is needed unless fewer than MOST_DELETED_AT_ONCE are gone. So
        moves are written between two bites, and wait for one of them at most.
        """
        idle = (
            sql.select(TABLES.c.id)
            .where(TABLES.c.phase.in_(phases), TABLES.c.touched < before)
            .limit(MOST_DELETED_AT_ONCE)
        )
        if self.node:  # what others have is theirs to delete
            of_others = LEASES.join(NODES, NODES.c.id == LEASES.c.node)
            idle = idle.where(
                TABLES.c.id.not_in(
                    sql.select(LEASES.c.table_id)
                    .select_from(of_others)
                    .where(LEASES.c.node != self.node)
                )
            )

        def delete(connection: sql.Connection) -> list[str]:
            gone = list(connection.scalars(idle))
            if self.node:
                gone = take_idle(connection, gone, self.node)
            delete_tables(connection, gone)
            return gone

        return await self._access.write(delete)

    async def analysis(self, table_id: str) -> str:
        """The analysis that is kept with this table; empty if there is none."""
        wanted = sql.select(ANALYSES.c.text).where(ANALYSES.c.table_id == table_id)
        return await self._access.read(lambda connection: connection.scalar(wanted) or "")

    async def keep_analysis(self, table_id: str, text: str) -> None:
        """Keep it as long as the table; nothing is kept if the table is gone."""

        def write(connection: sql.Connection) -> None:
            if connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
                return
            connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
            connection.execute(sql.insert(ANALYSES).values(table_id=table_id, text=text))

        await self._access.write(write)

    async def erase(self, table_id: str, at: float, lease: Lease | None) -> bool:
        """Delete this table and note that it was erased. False if there is none."""

        def erase(connection: sql.Connection) -> bool:
            if self.node and lease is not None:
                check_leases(connection, {table_id: lease})
            wanted = sql.select(TABLES.c.id).where(TABLES.c.id == table_id)
            if connection.scalar(wanted) is None:
                return False
            delete_tables(connection, [table_id])
            connection.execute(sql.delete(ERASED).where(ERASED.c.table_id == table_id))
            connection.execute(sql.insert(ERASED).values(table_id=table_id, at=at))
            return True

        return await self._access.write(erase)

    async def was_erased(self, table_id: str) -> bool:
        """Whether the host of the house has erased this table."""
        wanted = sql.select(ERASED.c.table_id).where(ERASED.c.table_id == table_id)
        return await self._access.read(lambda connection: connection.scalar(wanted) is not None)

    async def forget_erased(self, before: float) -> None:
        """Nobody asks any more for tables that were erased before then."""
        wanted = sql.delete(ERASED).where(ERASED.c.at < before)
        await self._access.write(lambda connection: connection.execute(wanted))

    async def kept(self) -> Kept:
        """How much is kept, in all."""

        def count(connection: sql.Connection) -> Kept:
            size = (
                "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
                if connection.dialect.name == "sqlite"
                else "SELECT pg_database_size(current_database())"
            )
            return Kept(
                connection.scalar(sql.select(sql.func.count()).select_from(TABLES)) or 0,
                connection.scalar(sql.select(sql.func.count()).select_from(LINES)) or 0,
                connection.scalar(sql.text(size)) or 0,
            )

        return await self._access.read(count)

    async def latest(
        self, phases: Sequence[str], most: int, *, listed: bool = False
    ) -> list[TableRow]:
        """The tables in these phases at which something happened last, or those of them that the
        house lists."""
        first = sql.and_(LINES.c.table_id == TABLES.c.id, LINES.c.number == 0)
        wanted = (
            sql.select(
                TABLES.c.id,
                TABLES.c.game,
                TABLES.c.phase,
                LINES.c.at,
                TABLES.c.touched,
                sql.func.coalesce(SUMMARIES.c.text, ""),
            )
            .select_from(
                TABLES.join(LINES, first).outerjoin(SUMMARIES, SUMMARIES.c.table_id == TABLES.c.id)
            )
            .where(TABLES.c.phase.in_(phases))
            .order_by(TABLES.c.touched.desc())
            .limit(most)
        )
        if listed:
            wanted = wanted.where(SUMMARIES.c.listed.is_(True))
        return await self._access.read(
            lambda connection: [TableRow(*row) for row in connection.execute(wanted)]
        )

    async def check_writing(self) -> None:
        """Write to the disk as much as a move does; an error if that fails, LockLost if the
        database is no longer ours.

        The new row is there before the old one goes: what is full must not look well because the
        old row's place can be used again. PostgreSQL uses no place again before others could see
        that it is free, so a node removes the row that it has just written.
        """

        def write(connection: sql.Connection) -> None:
            self._database.check_lock(connection)
            if self.node:
                name = f"{_CHECK}-{self.node}"
                connection.execute(
                    sql.insert(HOUSE).values(name=name, text=secrets.token_hex(CHECK_BYTES // 2))
                )
                connection.execute(sql.delete(HOUSE).where(HOUSE.c.name == name))
                return
            row = {"name": _CHECK_UNDER_WAY, "text": secrets.token_hex(CHECK_BYTES // 2)}
            connection.execute(sql.insert(HOUSE).values(row))
            connection.execute(sql.delete(HOUSE).where(HOUSE.c.name == _CHECK))
            connection.execute(
                sql.update(HOUSE).where(HOUSE.c.name == _CHECK_UNDER_WAY).values(name=_CHECK)
            )

        await self._access.write(write)


def back_up(url: str, file: Path) -> None:
    """Copy a database, even one in use, into a new SQLite file."""
    database = Database(url)
    try:
        database.copy_to(file)
    finally:
        database.close()
