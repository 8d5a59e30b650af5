"""What `/health` says is so: written, read, ours alone; and what we write is nobody else's."""

import asyncio
import os
import stat
import sys
import threading
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from ludotheque.web.errors import StoreProblem
from ludotheque.web.storage.store import Store, back_up
from ludotheque.web.tables.health import FRESH_SECONDS, HealthCheck
from tests.services.postgresql import connected
from tests.web.clients import client, open_by_api, play_on
from tests.web.fake_time import PATIENCE, FakeClock, eventually, in_time
from tests.web.servers import Process, running

WELL = (200, {"status": "ok"})


def failing(reason: str) -> tuple[int, dict[str, str]]:
    return 503, {"status": "failing", "reason": reason}


def health(url: str) -> tuple[int, dict[str, str]]:
    answer: httpx.Response = client(url).get("/health")
    return answer.status_code, answer.json()


class Limited(Store):
    """A database that may grow no further while it is told not to."""

    def limit(self, *, is_full: bool) -> None:
        with self._database.engine.begin() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

        def pages(connection: sql.Connection) -> None:
            count = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={count if is_full else 10**6}")

        asyncio.run(self._access.write(pages))


def test_g9_a_full_database_is_told_and_recovers_by_itself(sqlite: str) -> None:
    clock, store = FakeClock(), Limited(sqlite)
    with running(sqlite, clock=clock, store=store) as server:
        assert health(server.url) == WELL
        store.limit(is_full=True)
        assert health(server.url) == WELL  # the last answer is fresh enough
        clock.time += FRESH_SECONDS
        # what the check itself gave back may be used up first
        players = server.open("Ada", "Blaise")

        def is_full() -> bool:
            clock.time += FRESH_SECONDS
            players[0].post("/talk", text="Is there room? " * 20)
            return health(server.url) == failing("not-written")

        eventually(is_full)
        assert server.do(server.registry.health.problem()) == "not-written"
        store.limit(is_full=False)
        clock.time += FRESH_SECONDS
        assert health(server.url) == WELL
        play_on(players, 2)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="limits of other processes are Linux's")
def test_g9_a_full_disk_is_told_and_recovers_by_itself(sqlite: str) -> None:
    import resource

    with Process(sqlite) as server:
        players = open_by_api(server.url, "Ada", "Blaise")
        assert health(server.url) == WELL
        pid = server.process.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
        eventually(lambda: health(server.url) == failing("not-written"))
        assert players[0].post("/talk", text="Hello?").status_code == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
        eventually(lambda: health(server.url) == WELL)
        play_on(players, 2)


@pytest.mark.slow
def test_g9_a_lost_lock_is_told_and_taken_back_when_it_is_free(postgresql_database: str) -> None:
    url, clock = postgresql_database, FakeClock()
    locks = "FROM pg_locks WHERE locktype = 'advisory' AND database = %s"
    with running(url, clock=clock) as server, connected(url) as admin, connected(url) as rival:
        assert health(server.url) == WELL
        found = admin.execute(
            "SELECT oid, objid FROM pg_locks JOIN pg_database ON oid = database "
            "WHERE locktype = 'advisory' AND datname = current_database()"
        ).fetchone()
        assert found is not None
        database, ours = found
        waiting = threading.Thread(
            target=rival.execute, args=("SELECT pg_advisory_lock(%s)", [ours])
        )
        waiting.start()
        eventually(
            lambda: admin.execute(f"SELECT 1 {locks} AND NOT granted", [database]).rowcount == 1
        )
        admin.execute(f"SELECT pg_terminate_backend(pid) {locks} AND granted", [database])
        waiting.join(PATIENCE)  # now the lock is the rival's
        clock.time += FRESH_SECONDS
        assert health(server.url) == failing("lock-lost")
        rival.close()
        in_time(lambda: health(server.url) == WELL, clock)
        with pytest.raises(StoreProblem):
            Store(url).open()


@pytest.mark.slow
def test_g9_a_lock_that_ended_before_its_connection_is_told(postgresql_database: str) -> None:
    """As when a pooler between us and the database hands its connections around."""
    clock = FakeClock()
    with running(postgresql_database, clock=clock) as server:
        assert health(server.url) == WELL
        unlock = sql.text("SELECT pg_advisory_unlock_all()")
        server.do(
            server.registry.store._access.write(lambda connection: connection.execute(unlock))
        )
        clock.time += FRESH_SECONDS
        assert health(server.url) == failing("lock-lost")
        in_time(lambda: health(server.url) == WELL, clock)


def test_g9_a_database_that_was_moved_away_is_told(tmp_path: Path) -> None:
    file, clock = tmp_path / "tables.db", FakeClock()
    with running(f"sqlite:///{file}", clock=clock) as server:
        for lost in (file, tmp_path / "tables.db.lock"):
            assert health(server.url) == WELL
            lost.rename(tmp_path / "elsewhere")
            clock.time += FRESH_SECONDS
            assert health(server.url) == failing("lock-lost")
            (tmp_path / "elsewhere").rename(lost)
            clock.time += FRESH_SECONDS
        assert health(server.url) == WELL


class Observed(Store):
    """Counts how often it is checked, and holds the answer back."""

    checks = 0

    async def check_writing(self) -> None:
        self.checks += 1
        await super().check_writing()


def test_g9_however_often_it_is_asked_the_disk_is_asked_once(sqlite: str) -> None:
    clock, store = FakeClock(), Observed(sqlite)
    store.open()

    async def run() -> None:
        check = HealthCheck(store, clock)
        for rounds in (1, 2):
            assert await asyncio.gather(*[check.problem() for _ in range(50)]) == [""] * 50
            assert store.checks == rounds
            clock.time += FRESH_SECONDS

    asyncio.run(run())
    store.close()


def test_g9_what_takes_for_ever_is_told(sqlite: str) -> None:
    store, may_go_on = Store(sqlite), threading.Event()
    store.open()

    async def run() -> None:
        stuck = asyncio.create_task(store._access.write(lambda _: may_go_on.wait(PATIENCE)))
        await asyncio.sleep(0)
        clock = FakeClock()
        check = HealthCheck(store, clock, longest_seconds=0.05)
        assert await check.problem() == "too-slow"
        may_go_on.set()
        await stuck
        clock.time += FRESH_SECONDS
        assert await HealthCheck(store, clock).problem() == ""

    asyncio.run(run())
    store.close()
    assert not store.is_writing
    assert asyncio.run(HealthCheck(store, FakeClock()).problem()) == "not-written"


# Files that nobody else reads


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_g9_files_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        folder = tmp_path / "new"
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        store.open()
        asyncio.run(store.house.keep("name", "text"))
        back_up(f"sqlite:///{folder / 'tables.db'}", folder / "copy.db")
        found = {path.name: mode(path) for path in folder.iterdir()}
        assert found == dict.fromkeys(
            ["tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock", "copy.db"], "0o600"
        )
        assert mode(folder) == "0o700"
        store._database.back_up_before(7)
        assert mode(folder / "tables.db.version-7") == "0o600"
        store.close()
    finally:
        os.umask(before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_g9_strangers_lose_their_rights_to_an_older_database_and_its_group_keeps_them(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    store.close()
    for given, left in ((0o644, "0o640"), (0o660, "0o660"), (0o600, "0o600")):
        file.chmod(given)
        again = Store(f"sqlite:///{file}")
        again.open()
        assert mode(file) == left
        again.close()
