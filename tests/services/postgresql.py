"""A PostgreSQL server of the tests' own: started when the first test asks, gone with the last."""

import os
import pwd
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import LiteralString
from urllib.parse import quote, unquote
from uuid import uuid4

import psycopg
import pytest
from psycopg import sql

from tests.services.packages import failing_if_missing, find_or_install
from tests.web.fake_time import eventually

USER = "ludotheque"
PORT = 5432  # only names the socket
PLACES = (
    "/usr/lib/postgresql/*/bin",  # Debian keeps its programs off the PATH
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/usr/local/pgsql/bin",
)
# A guard outlives us, however we end: when its input closes, it stops the server and tidies up. It
# says nothing, for nobody may be left to hear it, and writing to a broken pipe would end it.
GUARD = 'exec > /dev/null 2>&1; cat; "$1/pg_ctl" stop -D "$2/data" -m immediate; rm -rf "$2"'


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a running server's own database; tests get databases of their own."""
    with failing_if_missing(), running() as url:
        yield url


@pytest.fixture
def postgresql_database(postgresql: str) -> Iterator[str]:
    """The URL of an empty database that only this test has."""
    with database(postgresql) as url:
        yield url


def programs() -> Path:
    """The directory of PostgreSQL's programs."""
    brings = "brew" if sys.platform == "darwin" else "sudo apt-get"
    return find_or_install(
        find_programs, ["postgresql"], name="PostgreSQL", command=f"{brings} install postgresql"
    )


def find_programs() -> Path | None:
    """The first directory that has both of the programs we call; the newest version first."""
    path = [Path(entry) for entry in os.get_exec_path() if entry]
    known = [found for pattern in PLACES for found in Path("/").glob(pattern.lstrip("/"))]
    known.sort(key=lambda place: [int(figure) for figure in re.findall(r"\d+", str(place))])
    for place in (*path, *reversed(known)):
        if all(os.access(place / name, os.X_OK) for name in ("initdb", "pg_ctl")):
            return place.resolve()
    return None


@contextmanager
def running() -> Iterator[str]:
    """A server with PostgreSQL's own defaults, reached by a socket in a directory of its own."""
    found = programs()
    place = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))
    owner = _unprivileged()
    if owner is not None:
        os.chown(place, owner.pw_uid, owner.pw_gid)
    guard = _start(["sh", "-c", GUARD, "guard", found, place], owner)
    try:
        data = ("-D", place / "data")
        kind = ("--username", USER, "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync")
        _run([found / "initdb", *data, *kind], owner)
        settings = f"-c listen_addresses='' -c unix_socket_directories='{place}'"
        _run([found / "pg_ctl", "start", *data, "-l", place / "log", "-o", settings], owner)
        yield f"postgresql+psycopg://{USER}@/postgres?host={quote(str(place))}&port={PORT}"
    finally:
        guard.communicate()


def restart(server: str) -> None:
    """Let that server die at once and start again, as after a power cut. On return it answers."""
    place = Path(unquote(server.split("host=")[1].split("&")[0]))
    how = ("-D", place / "data", "-m", "immediate", "-l", place / "log")
    _run([programs() / "pg_ctl", "restart", *how], _unprivileged())


@contextmanager
def database(server: str) -> Iterator[str]:
    """An empty database on that server, by its URL; dropped whoever is still connected to it."""
    name = f"test_{uuid4().hex}"
    _execute(server, "CREATE DATABASE {}", name)
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        _execute(server, "DROP DATABASE {} WITH (FORCE)", name)


def connected(url: str) -> psycopg.Connection:
    """A connection to the database with this URL, each statement by itself."""
    return psycopg.connect(url.replace("+psycopg", ""), autocommit=True)


def cut_all_sessions(connection: psycopg.Connection, database: str) -> None:
    """Tell them to go. Whoever had one may open another."""
    connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = %s AND pid <> pg_backend_pid()",
        [database],
    )


def end_all_sessions(connection: psycopg.Connection, database: str) -> None:
    """As when the server is started anew: on return they are gone, and their locks with them."""
    cut_all_sessions(connection, database)

    def are_gone() -> bool:
        left = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()",
            [database],
        )
        return left.fetchone() is None

    eventually(are_gone)  # they were only told to go


def _execute(url: str, statement: LiteralString, name: str) -> None:
    with connected(url) as connection:
        connection.execute(sql.SQL(statement).format(sql.Identifier(name)))


def _unprivileged() -> pwd.struct_passwd | None:
    """Whose server it is when we are root, which PostgreSQL refuses to be."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    return known.get("postgres") or known["nobody"]


def _run(command: Sequence[str | Path], owner: pwd.struct_passwd | None) -> None:
    process = _start(command, owner)
    said, _ = process.communicate()
    if process.returncode != 0:
        raise RuntimeError(f"{command[0]} failed: {said}")


def _start(command: Sequence[str | Path], owner: pwd.struct_passwd | None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command,
        cwd="/",  # ours may be closed to the owner
        env={name: value for name, value in os.environ.items() if not name.startswith("PG")},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # Ctrl-C is for us; the guard sees us go
        user=owner.pw_uid if owner else None,
        group=owner.pw_gid if owner else None,
        extra_groups=[] if owner else None,
    )
