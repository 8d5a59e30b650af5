"""What else goes wrong between two kills: each fault does it to a house whose clients play on."""

import os
import resource
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import sqlalchemy as sql

from ludotheque.web.storage.database import Database
from ludotheque.web.storage.schema import ANSWERS, LINES, METADATA, VERSIONS
from tests.services.postgresql import connected, cut_all_sessions, end_all_sessions, restart
from tests.soak.kills.figures import LOST
from tests.soak.kills.house import Fault, House
from tests.web.fake_time import eventually

FULL_SECONDS: Final = 0.6
FIRST_VERSION: Final = ("tables", "lines", "versions")
"""The tables of a database made by version 0.1."""


def kill_a_worker(house: House) -> str:
    """A process in which bots think dies; the server starts another."""
    if sys.platform != "linux":
        return ""
    server = house.server.process.pid
    eventually(lambda: bool(_workers(server)))  # they start a little later than the server
    with suppress(ProcessLookupError, IndexError):  # it has died by itself
        os.kill(house.chance.choice(_workers(server)), signal.SIGKILL)
    return "worker killed"


def _workers(server: int) -> list[int]:
    """The processes of a server in which bots think."""
    threads = Path(f"/proc/{server}/task").glob("*/children")
    children = [child for thread in threads for child in _read(thread).split()]
    return [
        int(child)
        for child in children
        if b"spawn_main" in _read(Path("/proc", child.decode(), "cmdline"))
    ]


def _read(file: Path) -> bytes:
    """What /proc says of a process or a thread; nothing if it has ended meanwhile."""
    try:
        return file.read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def fill_the_disk(house: House) -> str:
    """No file of the server may grow for a moment. That needs no rights, and Linux."""
    if sys.platform != "linux":
        return ""
    server, files = house.server.process.pid, list(house.folder.glob("tables.db-wal"))
    if not files:
        return ""
    before = resource.prlimit(server, resource.RLIMIT_FSIZE)
    size = files[0].stat().st_size
    resource.prlimit(server, resource.RLIMIT_FSIZE, (size, before[1]))
    time.sleep(FULL_SECONDS)
    resource.prlimit(server, resource.RLIMIT_FSIZE, before)
    return "disk full"


def stop_and_copy(house: House) -> str:
    """The server is asked to stop: then its file alone is all there is."""
    house.stop()
    source = house.folder / "tables.db"
    copy = house.folder / "copy.db"
    shutil.copyfile(source, copy)
    missing = set(_every_line(house.db)) - set(_every_line(f"sqlite:///{copy}"))
    for table, number, text in sorted(missing):
        house.figures.trouble(LOST, f"line {number} of {table} is not in a copy: {text}")
    for file in house.folder.glob("copy.db*"):
        file.unlink()
    house.serve()
    return "stopped, file copied"


def stop(house: House) -> str:
    """The server is asked to stop, and started again."""
    house.stop()
    house.serve()
    return "stopped"


def _every_line(db: str) -> list[tuple[str, int, str]]:
    database = Database(db)
    try:
        with database.engine.begin() as connection:
            if not sql.inspect(connection).has_table(LINES.name):
                return []
            wanted = sql.select(LINES.c.table_id, LINES.c.number, LINES.c.text)
            return [(row[0], row[1], row[2]) for row in connection.execute(wanted)]
    finally:
        database.close()


def cut_connections(house: House) -> str:
    """All connections to the database break."""
    server, name = _server_and_name(house.db)
    with connected(server) as admin:
        cut_all_sessions(admin, name)
    return "connections cut"


def shut_the_database(house: House) -> str:
    """The database lets nobody in for a moment."""
    server, name = _server_and_name(house.db)
    with connected(server) as admin:
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        end_all_sessions(admin, name)
        time.sleep(FULL_SECONDS)
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    return "database away"


def restart_the_database(house: House) -> str:
    """PostgreSQL itself dies, and recovers."""
    restart(_server_and_name(house.db)[0])
    return "database restarted"


def _server_and_name(db: str) -> tuple[str, str]:
    name = db.split("?")[0].split("/")[-1]
    return db.replace(f"/{name}?", "/postgres?"), name


def kill_in_a_migration(house: House) -> str:
    """The database is one of version 0.1, and the server dies while it upgrades it."""
    house.kill()
    lines = len(_every_line(house.db))
    if not _make_old(house.db):
        house.serve()
        return ""
    for _ in range(house.chance.randint(1, 3)):
        house.start()
        eventually(lambda: bool(_backups(house)) or house.server.process.poll() is not None)
        time.sleep(house.chance.uniform(0.0, 0.1))
        house.kill()
        house.figures.counts["kills during a migration"] += 1
    house.serve()
    for copy in [file for file in _backups(house) if file.suffix == ".version-1"]:
        found = len(_every_line(f"sqlite:///{copy}"))
        if found != lines:
            house.figures.trouble(LOST, f"the copy before the upgrade has {found} of {lines} lines")
    for file in _backups(house):
        file.unlink()
    return "old database upgraded"


def _backups(house: House) -> list[Path]:
    return list(house.folder.glob("*.version-1*"))


def _make_old(db: str) -> bool:
    """Make it a database of version 0.1, if nothing in it would be lost by that."""
    database = Database(db)
    try:
        with database.engine.begin() as connection:
            if connection.execute(sql.select(ANSWERS)).first() is not None:
                return False
            METADATA.drop_all(
                connection,
                [table for table in METADATA.sorted_tables if table.name not in FIRST_VERSION],
            )
            connection.execute(sql.delete(VERSIONS).where(VERSIONS.c.version > 1))
    finally:
        database.close()
    return True


ON_SQLITE: Final[tuple[Fault, ...]] = (
    kill_a_worker,
    fill_the_disk,
    stop_and_copy,
    kill_in_a_migration,
)
ON_POSTGRESQL: Final[tuple[Fault, ...]] = (
    kill_a_worker,
    cut_connections,
    shut_the_database,
    restart_the_database,
    stop,
    kill_in_a_migration,
)
