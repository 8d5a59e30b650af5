"""The command that serves: addresses, ports, and a prompt end."""

import re
import socket
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from ludotheque.cli import main
from ludotheque.web.server import CannotListen, listen
from ludotheque.web.settings import DEFAULT_PORT, Settings, own_address
from tests.web.clients import Api, Page, client, open_by_api
from tests.web.fake_time import eventually
from tests.web.servers import SETTINGS, Process, command, free_port, running


@pytest.mark.slow
def test_help_names_every_option() -> None:
    ran = command("serve", "--help")
    assert ran.returncode == 0
    for option in (
        "host",
        "port",
        "db",
        "public-url",
        "keep",
        "keep-empty",
        "keep-running",
        "no-browser",
    ):
        assert f"--{option}" in ran.stdout


WRONG = [
    (["--port", "x"], "“x” is not a port"),
    (["--port", "0"], "is not a port"),
    (["--port", "65536"], "is not a port"),
    (["--keep", "-1"], "--keep is a number of days"),
    (["--keep", "nan"], "--keep is a number of days"),
    (["--keep-empty", "0"], "--keep-empty is a number of days"),
    (["--keep-running", "never"], "--keep-running is a number of days"),
    (["--public-url", "games.example.org"], "an address such as"),
    (["--public-url", "ftp://a.example"], "an address such as"),
    (["--public-url", "https://a.example/games"], "an address such as"),
    (["--public-url", "https://a.example/?x=1"], "an address such as"),
    (["--public-url", "https://me:secret@a.example"], "an address such as"),
    (["--public-url", "https://a.example:port"], "an address such as"),
    (["--contact", "me"], "an address such as games@example.org"),
    (["--contact", "javascript://example.org/%0Aalert(1)"], "an address such as"),
    (["--contact", "me@example.org?bcc=you"], "an address such as"),
    (["--db", "nonsense"], "is not a database"),
    (["--host", "203.0.113.77"], "cannot listen on 203.0.113.77"),
    (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid"),
]


@pytest.mark.parametrize(("options", "sentence"), WRONG, ids=lambda value: str(value)[:40])
def test_what_makes_no_sense_gets_a_sentence(
    options: Sequence[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["serve", "--no-browser", "--lang", "en", *options]
    if "--db" not in options:
        words += ["--db", f"sqlite:///{tmp_path / 'tables.db'}"]
    assert main(words) == 1
    said = capsys.readouterr()
    assert sentence in " ".join(said.err.split())
    assert "Traceback" not in said.err


def test_a_taken_port_is_passed_over_unless_it_was_asked_for() -> None:
    port = free_port()
    with listen("127.0.0.1", port), pytest.raises(CannotListen, match="in use"):
        listen("127.0.0.1", port)
    with listen("127.0.0.1", None) as first, listen("127.0.0.1", None) as second:
        ports = [each.getsockname()[1] for each in (first, second)]
        assert DEFAULT_PORT <= ports[0] < ports[1] < DEFAULT_PORT + 50


def test_an_address_that_other_devices_can_reach_is_given_to_friends() -> None:
    anywhere = Settings(host="0.0.0.0", port=8123)  # noqa: S104
    assert anywhere.address() == f"http://{own_address()}:8123"
    assert anywhere.address_here() == "http://localhost:8123"
    assert not anywhere.is_for_this_device_only
    assert Settings(host="::", port=80).address() == f"http://{own_address()}"
    assert Settings(port=8123).is_for_this_device_only
    one = Settings(host="192.0.2.7", port=8123)
    assert one.address() == one.address_here() == "http://192.0.2.7:8123"
    assert Settings(host="2001:db8::1", port=8123).address() == "http://[2001:db8::1]:8123"
    public = Settings(public_url="https://games.example.org/")
    assert public.address() == "https://games.example.org"
    assert public.is_https
    assert not public.is_for_this_device_only


def test_the_lobby_shows_the_link_and_its_code(sqlite: str) -> None:
    anywhere = SETTINGS._replace(host="0.0.0.0")  # noqa: S104
    with running(sqlite, settings=anywhere) as server:
        (host,) = server.gather("Ada")
        text = Page(server.url, host.table, host.token).get().text
        port = server.url.rsplit(":", 1)[1]
        assert f"http://{own_address()}:{port}/t/{host.table}</code>" in text
        assert 'class="qr"' in text
        assert "Other devices cannot reach" not in text


def test_the_public_address_is_in_every_link(tmp_path: Path) -> None:
    public = SETTINGS._replace(public_url="https://games.example.org")
    with running(f"sqlite:///{tmp_path / 'tables.db'}", settings=public) as server:
        (host,) = server.gather("Ada")
        page = Page(server.url, host.table, host.token)
        assert f"https://games.example.org/t/{host.table}</code>" in page.get().text
        passing = page.client.post(f"/t/{host.table}/pass-on").text
        assert re.search(rf"https://games\.example\.org/t/{host.table}/seat/[\w-]+</code>", passing)


def test_for_this_device_only_the_lobby_says_how_to_let_others_in(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        assert "--host 0.0.0.0" in Page(server.url, host.table, host.token).get().text


def children(pid: int) -> set[int]:
    listed = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    ).stdout
    return {int(each) for each in listed.split()}


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1]
    except FileNotFoundError:
        return False
    return "Z" not in state  # dead, and waiting for somebody to notice


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are counted by /proc")
def test_ctrl_c_ends_it_at_once_with_open_streams_and_leaves_nobody(sqlite: str) -> None:
    with Process(sqlite) as server:
        assert server.said.startswith(f"Ludothèque is open at http://localhost:{server.port}")
        (ada,) = open_by_api(server.url, "Ada", bot="greedy")
        stream, page = ada.stream(), Page(server.url, ada.table).stream()
        stream.next()
        page.next()
        eventually(lambda: bool(children(server.process.pid)))  # they start when it is open
        workers = children(server.process.pid)
        assert server.interrupt() == (0, "")  # a stream that had to be cut would be complained of
        stream.rest()
        page.rest()
        stream.close()
        page.close()
        eventually(lambda: not any(is_alive(pid) for pid in workers))  # Python's own goes last
    with running(sqlite) as again:
        assert Api(again.url, ada.table, ada.token).get().status_code == 200


@pytest.mark.slow
def test_a_second_server_on_one_database_is_refused_and_the_first_goes_on(sqlite: str) -> None:
    with running(sqlite) as first:
        second = command("serve", "--no-browser", "--db", sqlite, "--port", str(free_port()))
        assert second.returncode == 1
        assert second.stderr.startswith("Another server is already using this database.")
        assert "PostgreSQL" in second.stderr
        assert client(first.url).get("/health").status_code == 200


@pytest.mark.slow
def test_a_port_that_was_asked_for_and_is_taken_is_an_error(sqlite: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = command("serve", "--no-browser", "--db", sqlite, "--port", port, lang="fr")
        assert ran.returncode == 1
        assert port in ran.stderr
        assert "Traceback" not in ran.stderr
