"""There is a PostgreSQL server to test with, and nothing is left of it."""

import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest
from sqlalchemy import create_engine, text

from tests.services.postgresql import connected, database

ROOT = Path(__file__).parent.parent.parent
SECONDS = 60

pytestmark = pytest.mark.slow


def answer(url: str, question: bytes) -> object:
    with connected(url) as connection:
        row = connection.execute(question).fetchone()
        assert row is not None
        return row[0]


def test_it_says_its_version(postgresql: str) -> None:
    assert str(answer(postgresql, b"SELECT version()")).startswith("PostgreSQL ")


def test_sqlalchemy_opens_the_same_url(postgresql_database: str) -> None:
    engine = create_engine(postgresql_database)
    with engine.connect() as connection:
        name = connection.execute(text("SELECT current_database()")).scalar_one()
    engine.dispose()
    assert name == answer(postgresql_database, b"SELECT current_database()")


def test_every_database_is_empty_and_does_not_stay(postgresql: str) -> None:
    tables = b"SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"
    for _ in range(2):
        with database(postgresql) as url, connected(url) as left_open:
            assert answer(url, tables) == 0
            left_open.execute(b"CREATE TABLE cards (name text)")
            assert answer(url, tables) == 1
    databases = b"SELECT count(*) FROM pg_database WHERE datname LIKE 'test%'"
    assert answer(postgresql, databases) == 0


def test_it_keeps_what_it_acknowledges(postgresql: str) -> None:
    assert answer(postgresql, b"SHOW fsync") == "on"
    assert answer(postgresql, b"SHOW synchronous_commit") == "on"


def test_it_is_closed_to_the_network(postgresql: str) -> None:
    assert answer(postgresql, b"SHOW listen_addresses") == ""


def test_it_goes_when_whoever_started_it_is_killed() -> None:
    program = (
        "import time; from tests.services.postgresql import connected, running\n"
        "with running() as url, connected(url) as connection:\n"
        "    print(connection.execute('SHOW unix_socket_directories').fetchone()[0], flush=True)\n"
        "    time.sleep(600)\n"
    )
    starter = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert starter.stdout is not None
    place = Path(starter.stdout.readline().strip())
    assert (place / "data" / "postmaster.pid").exists()
    starter.send_signal(signal.SIGKILL)
    starter.communicate()
    patience = monotonic() + SECONDS
    while place.exists() and monotonic() < patience:
        sleep(0.05)
    assert not place.exists()
