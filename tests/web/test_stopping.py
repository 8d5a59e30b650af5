"""Stopping a server with a signal: one file holds everything, and nobody is left behind."""

import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.clients import Api, asked, client, open_by_api, play_on
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import ROOT, Process, free_port, running
from tests.web.test_server import children, is_alive

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals"),
]


@pytest.fixture(autouse=True)
def hang_ups_are_heard() -> Iterator[None]:
    """Servers heed SIGHUP even if whoever runs these tests ignores it, as `nohup` does."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


def stop(server: Process, *signals: int) -> tuple[int, str]:
    """Send these one after the other. Returns the exit status and what was complained of."""
    for number in signals:
        server.process.send_signal(number)
    _, errors = server.process.communicate(timeout=PATIENCE)
    return server.process.returncode, errors


@pytest.mark.parametrize(
    "signals",
    [(signal.SIGTERM,), (signal.SIGHUP,), (signal.SIGTERM, signal.SIGTERM, signal.SIGINT)],
    ids=lambda signals: "-".join(each.name for each in signals),
)
def test_g8_after_a_signal_the_file_alone_holds_everything(
    tmp_path: Path, signals: tuple[signal.Signals, ...]
) -> None:
    db, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with Process(f"sqlite:///{db}") as server:
        players = open_by_api(server.url, "Ada", "Blaise")
        play_on(players, 5)
        before = players[0].view()
        assert (tmp_path / "tables.db-wal").stat().st_size
        assert stop(server, *signals) == (0, "")
    assert not (tmp_path / "tables.db-wal").exists()
    shutil.copy(db, copy)
    with closing(sqlite3.connect(copy)) as alone:
        assert alone.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    with running(f"sqlite:///{copy}") as again:
        assert Api(again.url, players[0].table, players[0].token).view() == before


def test_g8_streams_end_and_a_request_under_way_is_answered(sqlite: str) -> None:
    with Process(sqlite) as server:
        players = open_by_api(server.url, "Ada", "Blaise")
        player = asked(players)
        number = player.number
        body = f'{{"move":"{player.options()[0]}","at":{number}}}'.encode()
        head = (
            f"POST /api/tables/{player.table}/moves HTTP/1.1\r\nHost: localhost\r\n"
            f"Authorization: Bearer {player.token}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n"
        )
        with (
            players[0].stream() as stream,
            socket.create_connection(("127.0.0.1", server.port)) as slow,
        ):
            stream.next()
            slow.settimeout(PATIENCE)
            slow.sendall(head.encode() + body[:5])
            client(server.url).get("/health")  # by then the server has read what came before
            server.process.send_signal(signal.SIGTERM)
            eventually(lambda: _refuses(server.port))
            slow.sendall(body[5:])
            assert slow.recv(100).startswith(b"HTTP/1.1 200 ")
            stream.rest()
        assert stop(server) == (0, "")
    with running(sqlite) as again:
        assert Api(again.url, player.table, player.token).number == number + 1


def _refuses(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except OSError:
        return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted by /proc")
def test_g8_a_thinking_bot_is_ended_too(sqlite: str) -> None:
    with Process(sqlite) as server:
        (ada,) = open_by_api(server.url, "Ada", bot="ismcts", game="samarande")
        eventually(lambda: _thinks(server, ada))
        workers = children(server.process.pid)
        assert workers
        assert stop(server, signal.SIGTERM) == (0, "")
        eventually(lambda: not any(is_alive(pid) for pid in workers))


def _thinks(server: Process, player: Api) -> bool:
    """Whether the bot thinks now; if it is the person's turn, they move."""
    shown = player.get().json()
    if shown["asked"] and shown["asked"]["options"]:
        player.move(shown["asked"]["options"][0]["move"], at=shown["number"])
    return "ludotheque_bots_thinking 1" in client(server.url).get("/metrics").text


def test_g8_a_signal_while_it_starts_leaves_a_sound_database(tmp_path: Path) -> None:
    """Whenever it comes, the next server finds a database that it can use."""
    db = tmp_path / "tables.db"
    with running(f"sqlite:///{db}") as server:
        table = server.open("Ada", "Blaise")[0].table
    command = ["serve", "--no-browser", "--db", f"sqlite:///{db}", "--port", str(free_port())]
    for until in (_lock_of(db), _any_time(0.05)):
        starting = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *command],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        until()
        starting.send_signal(signal.SIGTERM)
        _, errors = starting.communicate(timeout=PATIENCE)
        assert starting.returncode in (0, -signal.SIGTERM), errors
        assert "Traceback" not in errors
        with running(f"sqlite:///{db}") as server:
            assert server.written(table)


def _lock_of(db: Path) -> Callable[[], None]:
    lock = db.with_name(f"{db.name}.lock")
    lock.unlink(missing_ok=True)
    return lambda: eventually(lock.exists)  # it is being opened


def _any_time(seconds: float) -> Callable[[], None]:
    return lambda: time.sleep(seconds)
