"""Several processes behind one port, started and stopped together."""

import os
import signal
from multiprocessing import Pipe

import httpx
import pytest

from ludotheque.web.processes import CannotStart, say
from ludotheque.web.settings import TEST_NET
from tests.services.postgresql import connected
from tests.web.clients import client, open_by_api, play_on
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import Process, command
from tests.web.test_server import children, is_alive

pytestmark = pytest.mark.slow


def living(db: str) -> set[str]:
    """The nodes that the database knows."""
    with connected(db) as connection:
        found = connection.execute("SELECT id FROM nodes WHERE until > extract(epoch FROM now())")
        return {row[0] for row in found}


def members(server: Process) -> list[int]:
    """The processes that serve: each has started others, in which bots think."""
    return [pid for pid in children(server.process.pid) if children(pid)]


def figures(server: Process, path: str) -> dict[str, int]:
    """What the metrics at this address say, by name and labels."""
    lines = client(server.url).get(path).text.splitlines()
    pairs = [line.rpartition(" ") for line in lines if not line.startswith("#")]
    found = {name: int(value) for name, _, value in pairs}
    assert len(found) == len(pairs)  # Prometheus takes each but once
    return found


def all_figures(server: Process) -> dict[str, int]:
    """Of all processes, as soon as the one that answers has heard of the other."""
    found: list[dict[str, int]] = []

    def are_all_there() -> bool:
        found.append(figures(server, "/metrics/nodes"))
        return len(named("ludotheque_node_up{", found[-1])) == 2

    eventually(are_all_there)
    return found[-1]


def named(beginning: str, nodes: dict[str, int]) -> dict[str, int]:
    return {name: value for name, value in nodes.items() if name.startswith(beginning)}


def test_processes_serve_the_same_tables_and_one_that_dies_is_started_again(
    postgresql_database: str,
) -> None:
    db = postgresql_database
    with Process(db, "--processes", "2") as server:
        assert server.said.count("Ctrl+C") == 1
        eventually(lambda: len(living(db)) == 2)
        eventually(lambda: len(members(server)) == 2)
        players = open_by_api(server.url, "Ada", "Blaise")
        with players[0].stream() as stream:
            stream.next()
            play_on(players, 2)
            stream.next()
            nodes = all_figures(server)
            assert sorted(named("ludotheque_streams{", nodes).values()) == [0, 1]
            eventually(lambda: figures(server, "/metrics/sum")["ludotheque_streams"] == 1)
            (own,) = [name for name in figures(server, "/metrics") if "_streams{" in name]
            assert own in nodes
        before = living(db)
        os.kill(members(server)[0], signal.SIGKILL)
        eventually(lambda: len(living(db)) == 2 and living(db) != before)

        def answers() -> bool:
            try:
                return httpx.get(f"{server.url}{players[0].base}").status_code == 200
            except httpx.HTTPError:
                return False

        eventually(answers)
        play_on(players)
        assert players[0].view()["phase"] == "over"
        started = children(server.process.pid)
        status, errors = server.interrupt()
        assert status == 0
        assert "a process has ended (-9); another takes its place" in errors
        assert "Traceback" not in errors
        eventually(lambda: not any(is_alive(pid) for pid in started))
        eventually(lambda: living(db) == set())


def test_processes_end_with_the_one_that_started_them(postgresql_database: str) -> None:
    with Process(postgresql_database, "--processes", "2") as server:
        eventually(lambda: len(members(server)) == 2)
        started = children(server.process.pid)
        server.process.kill()
        server.process.communicate(timeout=PATIENCE)
        eventually(lambda: not any(is_alive(pid) for pid in started))
        eventually(lambda: living(postgresql_database) == set())


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Several processes can only share PostgreSQL: --db postgresql://…"),
        ("fr", "Plusieurs processus ne peuvent partager que PostgreSQL\u00a0: --db postgresql://…"),
    ],
)
def test_sqlite_is_refused_with_a_sentence(sqlite: str, lang: str, sentence: str) -> None:
    run = command("serve", "--no-browser", "--db", sqlite, "--processes", "2", lang=lang)
    assert run.returncode != 0
    assert sentence in run.stderr
    assert "Traceback" not in run.stderr


def test_what_keeps_processes_from_starting_is_said_once() -> None:
    where = ("--db", "postgresql:///never-asked", "--node", f"http://{TEST_NET}:8000")
    run = command("serve", "--no-browser", *where, "--processes", "2")
    assert run.returncode != 0
    assert run.stderr.count(f"The server cannot listen on {TEST_NET}, port 800") == 1
    assert "Traceback" not in run.stderr


def test_who_stops_already_need_not_be_told() -> None:
    parents, ours = Pipe()
    parents.close()
    say(ours, CannotStart("wrong-address", {}))


@pytest.mark.parametrize("count", ["0", "65", "two"])
def test_a_number_of_processes_is_checked(sqlite: str, count: str) -> None:
    run = command("serve", "--no-browser", "--db", sqlite, "--processes", count)
    assert run.returncode != 0
    assert "--processes is a number from 1 to 64" in run.stderr
