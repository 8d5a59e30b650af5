"""The bench of our own server runs and counts what it should; how fast it is, no test says."""

import asyncio
import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench.web.http_client import Connection, Stream, Unexpected, request
from bench.web.pace import Metronome
from bench.web.page_moves import moves_on, placements
from bench.web.pages import addresses, path_here
from bench.web.players import API, Pair, Watch, address, play
from tests.plugins.announced import published_games
from tests.services import postgresql
from tests.services.packages import failing_if_missing
from tests.web.servers import running

ROOT = Path(__file__).parent.parent


@pytest.mark.slow
def test_a_quick_run_measures_everything(tmp_path: Path) -> None:
    with failing_if_missing():
        postgresql.programs()
    output = tmp_path / "bench.json"
    command = [sys.executable, "-m", "bench", "--quick", "--server", sys.executable]
    done = subprocess.run(
        [*command, "--output", str(output)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    server = json.loads(output.read_text("utf-8"))["server"]
    assert set(server["latency"]) == set(server["players_busy"]) == {"SQLite"}
    sqlite = server["latency"]["SQLite"]
    assert sqlite["moves"] > 0
    assert 0 < sqlite["p50_ms"] <= sqlite["p95_ms"]
    assert server["seconds_to_start"] > 0
    assert set(server["games"]) >= set(published_games())
    for ways in server["games"].values():
        assert set(ways) == {"socket", "api", "pages"}
        assert all(figures["moves"] > 0 for figures in ways.values())
    assert set(server["half_load"]) == set(server["games"])
    assert set(server["nodes"]) == {"2 nodes", "2 nodes, the wrong one"}
    assert all(figures["moves"] > 0 for figures in server["nodes"].values())
    assert server["at_peoples_pace"]["tables"] == 4
    assert server["at_peoples_pace"]["latency"]["moves"] > 0
    assert server["bots"]["tables"] == 4
    assert server["bots"]["latency"]["moves"] > 0
    assert set(server["update_bytes"]) == set(server["games"])
    assert all(100 < size < 20_000 for size in server["update_bytes"].values())
    for page in ("home", *published_games()):
        weight = server["pages"][page]
        assert weight["requests"] > 1
        assert 0 < weight["compressed"] < weight["plain"]
        assert weight["compressed"] < 150_000
    assert server["memory"] is None or server["memory"]["matches"] == 20
    assert "The web table, plain Python: 2 matches of two programs at once" in done.stdout


@pytest.mark.slow
def test_a_server_that_does_not_start_is_said_in_a_line() -> None:
    command = [sys.executable, "-m", "bench", "--quick", "--server", "/bin/false"]
    done = subprocess.run(
        [*command, "--output", "/dev/null"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "The server cannot be measured: the server does not start\n"


def test_every_player_has_an_address() -> None:
    addresses = [address(number) for number in range(1000)]
    assert len(set(addresses)) == 1000
    assert all(each.startswith("127.") for each in addresses)
    assert "127.0.0.1" not in addresses


def test_a_move_has_arrived_when_the_other_player_knows_of_it() -> None:
    async def run() -> list[float]:
        watch = Watch()
        watch.running = True
        pair = Pair([], watch, "district-noir", "api")
        pair.moved(0, 7)
        pair.had(0, 8)  # who made it knows already
        pair.had(1, 7)  # this is what it was made upon
        assert not watch.delays
        pair.had(1, 8)
        pair.had(1, 9)
        return watch.delays

    assert len(asyncio.run(run())) == 1


def test_answers_are_told_apart_however_they_arrive() -> None:
    one = b"HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n" + b'{"a":1}'
    two = b"HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\n{}"

    async def run(size: int) -> None:
        connection = Connection()
        connection.connection_made(_Deaf())
        first, second = connection.ask(b""), connection.ask(b"")
        for at in range(0, len(one + two), size):
            connection.data_received((one + two)[at : at + size])
        assert (await first).json() == {"a": 1}
        assert (await first).size == len(one)
        with pytest.raises(Unexpected, match="409"):
            (await second).json()

    for size in (1, 10, 1000):
        asyncio.run(run(size))


def test_events_are_told_apart_however_they_arrive() -> None:
    events = (b'data: {"n":1}\nid: 1\n\n', b": ping\n\n", b'data: {"n":"\xc3\xa9"}\nid: 2\n\n')
    chunks = b"".join([b"%x\r\n%s\r\n" % (len(event), event) for event in events])
    everything = b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n" + chunks
    for size in (1, 10, 1000):
        told: list[Any] = []
        stream = Stream(b"", told.append, lambda: None)
        for at in range(0, len(everything), size):
            stream.data_received(everything[at : at + size])
        assert told == [{"n": 1}, {"n": "é"}]


def test_a_stream_that_is_refused_is_lost() -> None:
    lost: list[bool] = []
    stream = Stream(b"", lost.append, lambda: lost.append(True))
    stream.connection_made(_Deaf())
    stream.data_received(b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\n\r\n")
    assert lost == [True]


def test_a_request_is_what_a_server_reads() -> None:
    assert request("GET", "/a") == b"GET /a HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    head, _, body = request("POST", "/a", {"b": 1}, token="t").partition(b"\r\n\r\n")  # noqa: S106
    assert b"\r\nauthorization: Bearer t\r\n" in head
    assert head.endswith(b"\r\ncontent-length: %d" % len(body))
    assert json.loads(body) == {"b": 1}


def test_a_page_names_what_it_loads() -> None:
    html = (
        '<link rel="stylesheet" href="/a.css?1"><script type="module" src="b.js"></script>'
        '<a href="/elsewhere"></a><img src="data:image/png;base64,AA"><svg><use href="#a"/></svg>'
    )
    loaded = addresses("text/html", html)
    assert [path_here(each) for each in loaded] == ["/a.css?1", "b.js", "", ""]
    assert addresses("text/css", '@import "x.css"; a { b: url(/i.svg) }') == ["x.css", "/i.svg"]
    script = 'import { a } from "./a.js";\nimport "./b.js";\nimportant("./c.js");\n'
    assert addresses("text/javascript", script) == ["./a.js", "./b.js"]
    assert addresses("image/svg+xml", html) == []


@pytest.mark.parametrize("elsewhere", ["https://example.org/a.js", "//example.org/a.js"])
def test_a_request_that_leaves_the_host_is_no_figure(elsewhere: str) -> None:
    with pytest.raises(Unexpected, match="another host"):
        path_here(elsewhere)


class _Deaf(asyncio.Transport):
    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass

    def is_closing(self) -> bool:
        return False


def test_g11_however_short_a_run_something_is_measured(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        port = int(server.url.rpartition(":")[2])
        played = asyncio.run(play([port], 1, 0.0, 0.0, ["district-noir"], API))
    assert played.delays
    assert played.seconds > 0


def test_a_page_shows_its_moves_in_buttons() -> None:
    parts = {
        "table": '<main><template data-part-place="hand"></template></main>',
        "hand": '<button name="move"\nvalue="play &quot;8&quot;"></button>'
        '<button name="move" value="take" aria-disabled="true"></button><button name="move">',
        "gone": '<button name="move" value="pass"></button>',
    }
    assert moves_on(parts) == ['play "8"']


def test_a_page_of_noxford_shows_its_moves_as_places() -> None:
    spots = [[525, 356, 0, 0, "p-1-2", 0], [600, 300, 1, 0, "p-1-2", 0]]
    held = ["", "place master", "cover master", [0, 1], [["p-10-20", 0]], [0, 0], [0], []]
    assert placements({"spots": spots, "choices": {"c": held}}) == [
        "place master upright 525 356",
        "place master sideways 600 300",
        "cover master 10 20",
    ]


def test_a_metronome_lets_one_act_at_each_beat() -> None:
    async def run() -> list[int]:
        acted: list[int] = []
        metronome = Metronome(1000)
        for number in range(3):
            metronome.when_free(partial(acted.append, number))
        assert not acted
        beating = asyncio.create_task(metronome.run())
        while not metronome.missed:
            await asyncio.sleep(0)
        beating.cancel()
        return acted

    assert sorted(asyncio.run(run())) == [0, 1, 2]
