"""One database: connecting to it, locking it, copying it."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from ludotheque.user_files import is_at, locked, make_private, make_private_file
from ludotheque.web.errors import StoreProblem

from .schema import BUCKETS, HOUSE, LEASES, NODES, NODES_ENTRY, version_of

_OF_RUNNING_NODES: Final = (NODES.name, LEASES.name, BUCKETS.name)
"""Not in a copy: it belongs to no node, and whoever has it must not pass for one."""
OURS: Final = 0x6C75646F  # "ludo": PostgreSQL names its advisory locks by number
_ROWS_AT_ONCE: Final = 500
_COMPANIONS: Final = ("", "-wal", "-shm", ".lock")
"""How the names of a SQLite database's files end."""


_LOCKS_HELD: Final = sql.text(
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    " AND pid = pg_backend_pid() AND objid = :ours"
).bindparams(ours=OURS)


class LockLost(Exception):
    """The database is no longer ours alone, or it is no longer where it was."""


class Database:
    """A SQLite file or a PostgreSQL database, by its URL."""

    def __init__(self, url: str) -> None:
        self.url: Final = _url(url)
        self.engine: Final = _engine(self.url)
        self._locked_file: FileIO | None = None
        self._file: os.stat_result | None = None
        self._locking: sql.Connection | None = None
        self._is_shared = False

    @property
    def path(self) -> Path | None:
        """The file of a SQLite database."""
        is_file = self.url.get_backend_name() == "sqlite"
        return Path(self.url.database) if is_file and self.url.database else None

    @property
    def can_be_shared(self) -> bool:
        """Whether several servers can use it at the same time."""
        return self.url.get_backend_name() == "postgresql"

    def lock(self) -> None:
        """Lock the database until it is closed or this process ends. A new one is private."""
        if self.path is not None:
            self._lock_file(self.path)
        elif self.can_be_shared:
            with self.connecting():
                self._is_shared = False
                self._lock_session()

    def lock_shared(self) -> None:
        """Lock the database together with other nodes; nobody can have it alone meanwhile."""
        with self.connecting():
            self._is_shared = True
            self._lock_session()

    def share(self) -> None:
        """From now on others may lock the database with us, which was ours alone."""
        assert self._locking is not None
        with self.connecting():
            self._locking.execute(sql.select(sql.func.pg_advisory_lock_shared(OURS)))
            self._locking.execute(sql.select(sql.func.pg_advisory_unlock(OURS)))
            self._locking.commit()
            self._is_shared = True

    def unlock(self) -> None:
        """Give the lock back."""
        if self._locking is not None:
            self._unlock_session(self._locking)
            self._locking, self._is_shared = None, False

    def _lock_session(self) -> None:
        if self._locking is not None:
            self._locking.close()
        self._locking = self.engine.connect()
        how = "pg_try_advisory_lock_shared" if self._is_shared else "pg_try_advisory_lock"
        is_ours = self._locking.scalar(sql.select(getattr(sql.func, how)(OURS)))
        self._locking.commit()
        if not is_ours:
            self._locking.invalidate()
            raise StoreProblem("store-in-use")

    def _unlock_session(self, locking: sql.Connection) -> None:
        """PostgreSQL notices the end of a connection only after a while: until then the server that
        follows us would be refused."""
        with locking:
            if not (locking.closed or locking.invalidated):
                with suppress(sql.exc.DBAPIError):  # a broken connection holds no lock for long
                    locking.execute(sql.select(sql.func.pg_advisory_unlock_all()))

    def _lock_file(self, path: Path) -> None:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            make_private_file(_lock_of(path))
            self._locked_file = FileIO(_lock_of(path), "a")
            if not locked(self._locked_file):
                raise StoreProblem("store-in-use")
            make_private_file(path)
            for end in _COMPANIONS:
                make_private(path.with_name(path.name + end))
            self._file = path.stat()
        except OSError as error:
            raise StoreProblem("store-unusable", why=error.strerror or str(error)) from None

    def check_lock(self, connection: sql.Connection) -> None:
        """LockLost unless the database is still ours; `connection` is one that `writing` gave."""
        if self._locking is not None:
            if not connection.scalar(_LOCKS_HELD):
                self._locking.invalidate()  # whoever writes next must lock it again
                raise LockLost
        elif self.path is not None and self._file is not None and self._locked_file is not None:
            lock = os.fstat(self._locked_file.fileno())
            if not (is_at(self._file, self.path) and is_at(lock, _lock_of(self.path))):
                raise LockLost

    @contextmanager
    def connecting(self) -> Iterator[sql.Engine]:
        """The engine; StoreProblem if the database cannot be reached or used."""
        try:
            yield self.engine
        except sql.exc.DBAPIError as error:
            raise StoreProblem("store-unusable", why=str(error.orig).strip()) from None
        except sqlite3.Error as error:  # while a new connection was being set up
            raise StoreProblem("store-unusable", why=str(error)) from None

    @contextmanager
    def writing(self) -> Iterator[sql.Connection]:
        """A transaction under our lock. PostgreSQL's lock ends with its connection, so that very
        connection writes: once it breaks, nothing is written until we hold the lock again."""
        if self._locking is None:
            with self.engine.begin() as connection:
                yield connection
            return
        if self._locking.closed or self._locking.invalidated:
            self._lock_session()
        with self._locking.begin():
            yield self._locking

    def close(self) -> None:
        if self._locking is not None:
            self._unlock_session(self._locking)
        self.engine.dispose()
        if self._locked_file is not None:
            self._locked_file.close()

    def back_up_before(self, version: int) -> Path:
        """Copy the database beside itself before it is changed from this version."""
        beside = self.path or Path(f"{self.url.database}.db").absolute()
        copy = beside.with_name(f"{beside.name}.version-{version}")
        copy.unlink(missing_ok=True)  # left by an attempt that failed
        self.copy_to(copy)
        return copy

    def copy_to(self, file: Path) -> None:
        """Copy a consistent snapshot of everything into a new SQLite file."""
        if self.path is not None and not self.path.exists():
            raise StoreProblem("store-missing", file=str(self.path))
        if file.exists():
            raise StoreProblem("backup-exists", file=str(file))
        unfinished = file.with_name(f"{file.name}.unfinished")
        try:
            unfinished.unlink(missing_ok=True)
            make_private_file(unfinished)
        except OSError as error:
            raise StoreProblem("store-unusable", why=error.strerror or str(error)) from None
        copy = Database(f"sqlite:///{unfinished}")
        try:
            with self.connecting() as engine, copy.connecting() as new:
                with engine.connect() as connection, new.begin() as writing:
                    _copy(connection, writing)
                with closing(new.raw_connection()) as alone:  # outside a transaction
                    alone.cursor().execute("PRAGMA journal_mode=DELETE")  # one file, no log
        except BaseException:  # a signal to stop, too
            unfinished.unlink(missing_ok=True)
            raise
        finally:
            copy.close()
        unfinished.rename(file)


def _lock_of(path: Path) -> Path:
    """The file that is locked while a server uses the SQLite database at this path."""
    return path.with_name(f"{path.name}.lock")


def _url(text: str) -> sql.URL:
    try:
        url = sql.make_url(text)
    except sql.exc.ArgumentError:
        raise StoreProblem("store-bad-url", found=text) from None
    backend = url.get_backend_name()
    if backend == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if backend != "sqlite" or url.database in (None, "", ":memory:"):  # only a file lasts
        raise StoreProblem("store-bad-url", found=text)
    return url


def _engine(url: sql.URL) -> sql.Engine:
    if url.get_backend_name() == "postgresql":
        try:
            return sql.create_engine(url, pool_pre_ping=True, isolation_level="REPEATABLE READ")
        except ModuleNotFoundError:
            raise StoreProblem("store-needs-driver") from None
    engine = sql.create_engine(url)
    sql.event.listen(engine, "connect", _set_pragmas)
    sql.event.listen(engine, "begin", _begin)
    return engine


def _set_pragmas(connection: sql.engine.interfaces.DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    connection.isolation_level = None  # or Python's driver would begin late, or not at all


def _begin(connection: sql.Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _copy(source: sql.Connection, target: sql.Connection) -> None:
    if not version_of(source):
        raise StoreProblem("store-empty")
    schema = sql.MetaData()
    sql.event.listen(schema, "column_reflect", _without_default)
    schema.reflect(source)  # whatever version it has
    schema.create_all(target)
    for table in schema.sorted_tables:
        if table.name in _OF_RUNNING_NODES:
            continue
        wanted = sql.select(table)
        if table.name == HOUSE.name:
            wanted = wanted.where(table.c.name != NODES_ENTRY)
        rows = source.execution_options(yield_per=_ROWS_AT_ONCE).execute(wanted)
        for some in rows.mappings().partitions():
            target.execute(sql.insert(table), [dict(row) for row in some])


def _without_default(_inspector: object, _table: object, column: dict[str, object]) -> None:
    """PostgreSQL numbers rows with a default that SQLite does not understand."""
    column["default"] = None


def default_url(folder: Path) -> str:
    """The URL of the SQLite database in this folder."""
    return f"sqlite:///{folder / 'tables.db'}"
