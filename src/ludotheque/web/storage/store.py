"""Where tables are kept: their lines, append-only, and answers that wait to become lines, in SQLite
or PostgreSQL.

One thread writes. Whatever arrives meanwhile is written together in the next batch, so one write to
the disk serves many moves, and the event loop never waits for it.
"""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from types import MappingProxyType
from typing import Final, NamedTuple, TypeVar

import sqlalchemy as sql

from ludotheque.web.errors import StoreProblem

from .database import Database
from .leases import Lease, check_leases, give_leases, take_idle, wait_for_nodes
from .schema import (
    ANALYSES,
    ANSWERS,
    CALLS,
    CHALLENGES,
    DUES,
    DUPLICATES,
    ERASED,
    HOUSE,
    LEASES,
    LINES,
    MIGRATIONS,
    NODES,
    SUBSCRIPTIONS,
    SUMMARIES,
    TABLES,
    TAKES,
    Migration,
    migrate,
    version_of,
)

T = TypeVar("T")

MOST_ADDITIONS_AT_ONCE: Final = 256
MOST_ROWS_IN_A_STATEMENT: Final = 200
"""A row has four values, and older versions of SQLite accept at most 999 values."""

MOST_DELETED_AT_ONCE: Final = 200
MOST_CALLS_AT_ONCE: Final = 200
CHECK_BYTES: Final = 16_384
"""More than a move takes: some hundred bytes, and a page for each index."""

OPENING_SECONDS: Final = 10.0
"""How long a node waits for others, who may be bringing the database up to date."""

_CHECK: Final = "check"
_CHECK_UNDER_WAY: Final = "check-under-way"
OVERTAKEN: Final = "40001"
"""What PostgreSQL says of a transaction if another node has changed the same."""
TRIES: Final = 3
_OR_UPDATE: Final = (
    " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, touched = excluded.touched"
)
_OR_DUE: Final = " ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
_OR_TAKE: Final = " ON CONFLICT (table_id) DO UPDATE SET text = excluded.text"
_OR_SUMMARY: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed, text = excluded.text"
)
_OR_REPLACE: Final = " ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text"


class Line(NamedTuple):
    """One line in the history of one table."""

    number: int
    at: float
    text: str


class Challenge(NamedTuple):
    """A deal that others may play too."""

    id: str
    deal: str
    """By this every table that has the deal is known."""
    until: float
    text: str
    """How it is dealt again; empty for a deal of a duplicate match."""


class DuplicateRow(NamedTuple):
    """A duplicate match of two pairs."""

    id: str
    until: float
    """Until when its deals are open at most."""
    number: int
    """How often it has been changed."""
    text: str


class Take(NamedTuple):
    """A table that belongs to a challenge, and how it stands there."""

    table_id: str
    challenge_id: str
    text: str


class Summary(NamedTuple):
    """What a list of tables tells of one: whether the house's own list may, and a text."""

    listed: bool
    text: str


class Kept(NamedTuple):
    """How much is kept."""

    tables: int
    lines: int
    bytes: int
    """What all of it takes on the disk."""


class TableRow(NamedTuple):
    """A table as lists of tables know it."""

    table_id: str
    game: str
    phase: str
    opened: float
    touched: float
    """When something last happened there."""
    summary: str
    """Empty if nothing has happened since an older version wrote none."""


class Addition(NamedTuple):
    """Lines to be added to a table, and answers that change with them: all of it or nothing."""

    table_id: str
    game: str
    phase: str
    lines: Sequence[Line]
    answers: Mapping[int, str] = MappingProxyType({})
    """What seats have said and no line holds yet; an empty text takes the place of none."""
    lease: Lease | None = None
    """By what right a node writes this."""
    has_clock: bool = False
    due: float | None = None
    """When the table must be in use again, if it has a clock; None if it need not."""
    take: Take | None = None
    """How it stands in its challenge, if that has changed."""
    changes_call: bool = False
    call: float | None = None
    """When whoever is asked is called, if this changes it; None if nobody is."""
    holders: Collection[str] | None = None
    """Who has seats from now on, if this changes it: browsers of others are forgotten."""
    summary: Summary | None = None
    """What lists tell of the table from now on; None if nothing else than before."""


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


class Store:
    """All tables, in one database that belongs to this process alone, or to several nodes."""

    def __init__(
        self, url: str, migrations: Sequence[Migration] = MIGRATIONS, *, is_shared: bool = False
    ) -> None:
        self._database: Final = Database(url)
        self._migrations: Final = migrations
        self._is_shared: Final = is_shared
        self.node = ""
        """As which node we write; empty if the database is ours alone."""
        self._waiting: Final[SimpleQueue[PendingAddition | PendingWork | None]] = SimpleQueue()
        self._writer: Final = threading.Thread(target=self._write, name="store", daemon=True)

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
        if self._writer.ident is not None:
            self._waiting.put(None)
            self._writer.join()
        self._database.close()

    @property
    def is_writing(self) -> bool:
        """Whether additions are still accepted."""
        return self._writer.is_alive()

    # Adding

    async def add(self, *additions: Addition) -> None:
        """All of these lines are on the disk on return; Conflict or a database error if none is."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(PendingAddition(additions, stored))
        await stored

    async def _by_writer(self, work: Callable[[sql.Connection], T]) -> T:
        """Let the writing thread do this, in a transaction of its own and under our lock."""
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
            self._in_transaction(partial(_insert, batch=_all_of(batch), node=self.node))
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

    async def answers(self, table_id: str) -> dict[int, str]:
        """What the seats of this table have said and no line holds yet."""
        wanted = sql.select(ANSWERS.c.seat, ANSWERS.c.text).where(ANSWERS.c.table_id == table_id)
        return await self._in_a_thread(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def count(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        wanted = sql.select(TABLES.c.phase, sql.func.count()).group_by(TABLES.c.phase)
        return await self._in_a_thread(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def has(self, table_id: str) -> bool:
        """Whether there is such a table."""
        wanted = sql.select(TABLES.c.id).where(TABLES.c.id == table_id)
        return await self._in_a_thread(lambda connection: bool(connection.scalar(wanted)))

    async def still_in(self, phases: Sequence[str], tables: Sequence[str]) -> list[str]:
        """Which of these tables are in one of these phases."""
        wanted = sql.select(TABLES.c.id).where(TABLES.c.id.in_(tables), TABLES.c.phase.in_(phases))
        return await self._in_a_thread(lambda connection: list(connection.scalars(wanted)))

    async def due(self, now: float, without: Collection[str], most: int) -> list[str]:
        """Tables that must be in use by now, the latest last; none that another node has."""
        wanted = sql.select(DUES.c.table_id).where(DUES.c.due <= now)
        if without:
            wanted = wanted.where(DUES.c.table_id.not_in(without))
        if self.node:
            of_others = (
                sql.select(LEASES.c.table_id)
                .select_from(LEASES.join(NODES, NODES.c.id == LEASES.c.node))
                .where(LEASES.c.node != self.node, NODES.c.until > now)
            )
            wanted = wanted.where(DUES.c.table_id.not_in(of_others))
        wanted = wanted.order_by(DUES.c.due).limit(most)
        return await self._in_a_thread(lambda connection: list(connection.scalars(wanted)))

    async def take_calls(self, now: float) -> list[tuple[str, float]]:
        """Tables at which somebody is to be called by now, and since when; none that another node
        has. They are told of once."""
        wanted = sql.select(CALLS.c.table_id, CALLS.c.due).where(CALLS.c.due <= now)
        if self.node:
            of_others = (
                sql.select(LEASES.c.table_id)
                .select_from(LEASES.join(NODES, NODES.c.id == LEASES.c.node))
                .where(LEASES.c.node != self.node, NODES.c.until > now)
            )
            wanted = wanted.where(CALLS.c.table_id.not_in(of_others))
        wanted = wanted.order_by(CALLS.c.due).limit(MOST_CALLS_AT_ONCE)

        def find(connection: sql.Connection) -> list[tuple[str, float]]:
            return [(row[0], row[1]) for row in connection.execute(wanted)]

        def take(connection: sql.Connection) -> list[tuple[str, float]]:
            found = find(connection)
            tables = [table_id for table_id, _ in found]
            connection.execute(sql.delete(CALLS).where(CALLS.c.table_id.in_(tables)))
            return found

        return await self._by_writer(take) if await self._in_a_thread(find) else []

    async def last_touched(self) -> float | None:
        """When something last happened at any table."""
        latest = sql.select(sql.func.max(TABLES.c.touched))
        return await self._in_a_thread(lambda connection: connection.scalar(latest))

    async def challenge(self, challenge_id: str) -> Challenge | None:
        """The challenge of this id, open or not."""
        return await self._one_challenge(CHALLENGES.c.id == challenge_id)

    async def challenge_of(self, table_id: str) -> Challenge | None:
        """The challenge that this table belongs to."""
        its = sql.select(TAKES.c.challenge_id).where(TAKES.c.table_id == table_id)
        return await self._one_challenge(CHALLENGES.c.id.in_(its))

    async def _one_challenge(self, which: sql.ColumnElement[bool]) -> Challenge | None:
        def find(connection: sql.Connection) -> Challenge | None:
            row = connection.execute(sql.select(CHALLENGES).where(which)).first()
            return None if row is None else Challenge(*row)

        return await self._in_a_thread(find)

    async def open_deals(self, now: float, deal: str = "") -> dict[str, float]:
        """Until when deals are open that still are: all of them, or this one."""
        wanted = sql.select(CHALLENGES.c.deal, CHALLENGES.c.until).where(CHALLENGES.c.until > now)
        if deal:
            wanted = wanted.where(CHALLENGES.c.deal == deal)
        return await self._in_a_thread(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def takes(self, *challenges: str) -> list[Take]:
        """The tables that belong to these challenges."""
        wanted = sql.select(TAKES).where(TAKES.c.challenge_id.in_(challenges))
        return await self._in_a_thread(
            lambda connection: [Take(*row) for row in connection.execute(wanted)]
        )

    async def keep_challenge(self, challenge: Challenge, original: Take) -> None:
        """Open a challenge, or open it again; `original` is the table that had the deal first."""

        def write(connection: sql.Connection) -> None:
            changed = connection.execute(
                sql.update(CHALLENGES)
                .where(CHALLENGES.c.id == challenge.id)
                .values(until=challenge.until)
            )
            if not changed.rowcount:
                connection.execute(sql.insert(CHALLENGES).values(challenge._asdict()))
                connection.execute(sql.insert(TAKES).values(original._asdict()))

        await self._by_writer(write)

    async def end_challenge(self, challenge_id: str, now: float) -> None:
        """From now on its deal is open to everybody, unless it is already."""
        wanted = sql.update(CHALLENGES).where(
            CHALLENGES.c.id == challenge_id, CHALLENGES.c.until > now
        )
        await self._by_writer(lambda connection: connection.execute(wanted.values(until=now)))

    async def duplicate(self, duplicate_id: str) -> DuplicateRow | None:
        """The duplicate match of this id."""
        wanted = sql.select(DUPLICATES).where(DUPLICATES.c.id == duplicate_id)

        def find(connection: sql.Connection) -> DuplicateRow | None:
            row = connection.execute(wanted).first()
            return None if row is None else DuplicateRow(*row)

        return await self._in_a_thread(find)

    async def keep_duplicate(self, row: DuplicateRow, deals: Sequence[Challenge] = ()) -> bool:
        """Keep a duplicate match as it is after this change, together with the deals that it opens.
        False if somebody else was quicker: nothing is kept then."""

        def write(connection: sql.Connection) -> bool:
            here = sql.select(DUPLICATES.c.number).where(DUPLICATES.c.id == row.id)
            number = connection.scalar(here.with_for_update())
            if row.number != (0 if number is None else number + 1):
                return False
            connection.execute(sql.delete(DUPLICATES).where(DUPLICATES.c.id == row.id))
            connection.execute(sql.insert(DUPLICATES).values(row._asdict()))
            for deal in deals:
                connection.execute(sql.insert(CHALLENGES).values(deal._asdict()))
            return True

        return await self._by_writer(write)

    async def delete_challenges(self, before: float) -> None:
        """Forget those that ended before this time, and duplicate matches too."""

        def delete(connection: sql.Connection) -> None:
            ended = sql.select(CHALLENGES.c.id).where(CHALLENGES.c.until < before)
            connection.execute(sql.delete(TAKES).where(TAKES.c.challenge_id.in_(ended)))
            connection.execute(sql.delete(CHALLENGES).where(CHALLENGES.c.until < before))
            connection.execute(sql.delete(DUPLICATES).where(DUPLICATES.c.until < before))

        await self._by_writer(delete)

    async def set_phase(self, table_id: str, old: str, new: str) -> None:
        """Count a table in another phase, if it is still in the old one."""
        wanted = sql.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.phase == old)
        await self._by_writer(lambda connection: connection.execute(wanted.values(phase=new)))

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
            _delete(connection, gone)
            return gone

        return await self._by_writer(delete)

    # Analyses

    async def analysis(self, table_id: str) -> str:
        """The analysis that is kept with this table; empty if there is none."""
        wanted = sql.select(ANALYSES.c.text).where(ANALYSES.c.table_id == table_id)
        return await self._in_a_thread(lambda connection: connection.scalar(wanted) or "")

    async def keep_analysis(self, table_id: str, text: str) -> None:
        """Keep it as long as the table; nothing is kept if the table is gone."""

        def write(connection: sql.Connection) -> None:
            if connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
                return
            connection.execute(sql.delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
            connection.execute(sql.insert(ANALYSES).values(table_id=table_id, text=text))

        await self._by_writer(write)

    # Subscriptions

    async def subscribe(
        self, table_id: str, subscription: str, row: Sequence[str], most: int
    ) -> None:
        """Note a browser of a seat, in place of what was noted of it; `row` is holder, language,
        endpoint, key and secret. Of one holder, only the newest are kept."""

        def write(connection: sql.Connection) -> None:
            if connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
                return
            columns = SUBSCRIPTIONS.c
            here = columns.table_id == table_id
            connection.execute(sql.delete(SUBSCRIPTIONS).where(here, columns.id == subscription))
            latest = sql.select(sql.func.max(columns.number)).where(here)
            number = (connection.scalar(latest) or 0) + 1
            names = ("holder", "lang", "endpoint", "key", "auth")
            values = {"table_id": table_id, "id": subscription, "number": number}
            connection.execute(
                sql.insert(SUBSCRIPTIONS).values(values | dict(zip(names, row, strict=True)))
            )
            own = sql.select(columns.id).where(here, columns.holder == row[0])
            old = list(connection.scalars(own.order_by(columns.number.desc()).offset(most)))
            connection.execute(sql.delete(SUBSCRIPTIONS).where(here, columns.id.in_(old)))

        await self._by_writer(write)

    async def unsubscribe(self, subscription: str) -> None:
        """Forget this browser, at all tables."""
        wanted = sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription)
        await self._by_writer(lambda connection: connection.execute(wanted))

    async def subscriptions(self, table_id: str, holder: str) -> list[tuple[str, ...]]:
        """The browsers of this holder at this table: holder, language, endpoint, key and secret."""
        columns = SUBSCRIPTIONS.c
        wanted = (
            sql.select(columns.holder, columns.lang, columns.endpoint, columns.key, columns.auth)
            .where(columns.table_id == table_id, columns.holder == holder)
            .order_by(columns.number)
        )
        return await self._in_a_thread(
            lambda connection: [tuple(row) for row in connection.execute(wanted)]
        )

    async def erase(self, table_id: str, at: float, lease: Lease | None) -> bool:
        """Delete this table and note that it was erased. False if there is none."""

        def erase(connection: sql.Connection) -> bool:
            if self.node and lease is not None:
                check_leases(connection, {table_id: lease})
            wanted = sql.select(TABLES.c.id).where(TABLES.c.id == table_id)
            if connection.scalar(wanted) is None:
                return False
            _delete(connection, [table_id])
            connection.execute(sql.delete(ERASED).where(ERASED.c.table_id == table_id))
            connection.execute(sql.insert(ERASED).values(table_id=table_id, at=at))
            return True

        return await self._by_writer(erase)

    async def was_erased(self, table_id: str) -> bool:
        """Whether the host of the house has erased this table."""
        wanted = sql.select(ERASED.c.table_id).where(ERASED.c.table_id == table_id)
        return await self._in_a_thread(lambda connection: connection.scalar(wanted) is not None)

    async def forget_erased(self, before: float) -> None:
        """Nobody asks any more for tables that were erased before then."""
        wanted = sql.delete(ERASED).where(ERASED.c.at < before)
        await self._by_writer(lambda connection: connection.execute(wanted))

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

        return await self._in_a_thread(count)

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
        return await self._in_a_thread(
            lambda connection: [TableRow(*row) for row in connection.execute(wanted)]
        )

    # The house

    async def house_secret(self, name: str, new: str) -> str:
        """What is kept under this name for good; `new`, if nothing is yet. All nodes get the
        same."""

        def keep(connection: sql.Connection) -> str:
            wanted = sql.select(HOUSE.c.text).where(HOUSE.c.name == name)
            found: str | None = connection.scalar(wanted)
            if found is None:
                connection.execute(sql.insert(HOUSE).values(name=name, text=new))
            return new if found is None else found

        found = await self.house(name)
        if found:
            return found
        try:
            return await self._by_writer(keep)
        except sql.exc.IntegrityError:  # another node was quicker
            return await self.house(name)

    async def house(self, name: str) -> str:
        """What was last written under this name; empty if nothing was."""
        wanted = sql.select(HOUSE.c.text).where(HOUSE.c.name == name)
        return await self._in_a_thread(lambda connection: connection.scalar(wanted) or "")

    async def set_house(self, name: str, text: str) -> None:
        def write(connection: sql.Connection) -> None:
            changed = connection.execute(
                sql.update(HOUSE).where(HOUSE.c.name == name).values(text=text)
            )
            if not changed.rowcount:
                connection.execute(sql.insert(HOUSE).values(name=name, text=text))

        await self._by_writer(write)

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

        await self._by_writer(write)

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


def _finish(done: asyncio.Future[object], result: object, failed: Exception | None) -> None:
    if done.done():
        return  # it was cancelled meanwhile
    if failed is None:
        done.set_result(result)
    else:
        done.set_exception(failed)


def _all_of(batch: Sequence[PendingAddition]) -> list[Addition]:
    return [addition for each in batch for addition in each.additions]


def _insert(connection: sql.Connection, batch: Sequence[Addition], node: str) -> None:
    written = [each for each in batch if each.lines]
    opening = [each for each in written if each.lines[0].number == 0]
    new = [_row(each) for each in opening]
    old = {each.table_id: _row(each) for each in written if each.lines[0].number}
    _insert_rows(connection, TABLES, new)
    if node:
        give_leases(connection, [(e.table_id, e.lease or Lease(node, 1)) for e in opening])
        check_leases(connection, {e.table_id: e.lease or Lease(node, 1) for e in batch})
    # the database refuses lines of a table that was deleted meanwhile
    _insert_rows(
        connection, LINES, [(each.table_id, *line) for each in batch for line in each.lines]
    )
    _insert_rows(connection, TABLES, list(old.values()), _OR_UPDATE)
    _insert_rows(connection, TAKES, [each.take for each in written if each.take], _OR_TAKE)
    _set_times(connection, DUES, {each.table_id: each.due for each in written if each.has_clock})
    calls = {each.table_id: each.call for each in written if each.changes_call}
    _set_times(connection, CALLS, calls)
    for each in written:
        if each.holders is not None:
            gone = SUBSCRIPTIONS.c.holder.not_in(list(each.holders))
            of_table = SUBSCRIPTIONS.c.table_id == each.table_id
            connection.execute(sql.delete(SUBSCRIPTIONS).where(of_table, gone))
    told = {each.table_id: each.summary for each in written if each.summary is not None}
    summaries = [(table_id, *summary) for table_id, summary in told.items()]
    _insert_rows(connection, SUMMARIES, summaries, _OR_SUMMARY)
    answers = {(each.table_id, seat): each.answers[seat] for each in batch for seat in each.answers}
    said = [(*where, text) for where, text in answers.items() if text]
    _insert_rows(connection, ANSWERS, said, _OR_REPLACE)
    unsaid = [where for where, text in answers.items() if not text]
    for first in range(0, len(unsaid), MOST_ROWS_IN_A_STATEMENT):
        where = sql.tuple_(ANSWERS.c.table_id, ANSWERS.c.seat)
        some = unsaid[first : first + MOST_ROWS_IN_A_STATEMENT]
        connection.execute(sql.delete(ANSWERS).where(where.in_(some)))


def _set_times(
    connection: sql.Connection, table: sql.Table, times: Mapping[str, float | None]
) -> None:
    """The one time that is noted of each of these game tables; None for none."""
    noted = [(table_id, time) for table_id, time in times.items() if time is not None]
    _insert_rows(connection, table, noted, _OR_DUE)
    unset = [table_id for table_id, time in times.items() if time is None]
    if unset:
        connection.execute(sql.delete(table).where(table.c.table_id.in_(unset)))


def _row(addition: Addition) -> tuple[object, ...]:
    return addition.table_id, addition.game, addition.phase, addition.lines[-1].at


def _delete(connection: sql.Connection, tables: Sequence[str]) -> None:
    """Delete all that there is of these tables."""
    columns = (
        LINES.c.table_id,
        ANSWERS.c.table_id,
        LEASES.c.table_id,
        DUES.c.table_id,
        ANALYSES.c.table_id,
        CALLS.c.table_id,
        SUBSCRIPTIONS.c.table_id,
        SUMMARIES.c.table_id,
        TABLES.c.id,
    )
    for column in columns:
        connection.execute(sql.delete(column.table).where(column.in_(tables)))


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
