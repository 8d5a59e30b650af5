"""What servers of former versions left behind is migrated, and everything in it goes on."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, cast

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import BY_ONE_MACHINE, PROVABLY, Match, Record, verify
from ludotheque.games import GAMES
from ludotheque.web.storage.schema import MIGRATIONS
from tests.plugins.announced import published_games
from tests.web.clients import Api, client, page_of
from tests.web.fake_time import FakeClock, HastyClock, eventually, in_time
from tests.web.servers import Running, running

FIXTURES = Path(__file__).parent.parent / "fixtures"
VERSIONS = sorted(path.name for path in FIXTURES.iterdir() if path.name[:1].isdigit())
FORMATS = {"0.1.0": 1, "0.2.0": 2}
SCHEMAS = {"0.1.0": 1, "0.2.0": 11}
HOW_DEALT = {"0.1.0": BY_ONE_MACHINE, "0.2.0": PROVABLY}
BACK_SOON: Final = 60.0


class House:
    """What a server of this version left behind, copied so that it may be used."""

    def __init__(self, version: str, place: Path) -> None:
        self.version: Final = version
        self.folder: Final = FIXTURES / version
        self.db: Final = Path(shutil.copy(self.folder / "house.db", place / "house.db"))
        tables = (self.folder / "tables.json").read_text("utf-8")
        self.tables: Final[dict[str, Any]] = json.loads(tables)

    def named(self, phase: str) -> list[str]:
        return [name for name in self.tables if name.endswith(phase)]

    def players(self, server: Running, name: str) -> list[Api]:
        table = self.tables[name]
        return [Api(server.url, table["table"], token) for token in table["tokens"]]

    def last_line(self, table_id: str = "") -> float:
        """When it was written, there or anywhere."""
        times = [cast(float, line[2]) for line in lines_of(self.db) if table_id in (line[0], "")]
        return max(times)

    @contextmanager
    def served(self) -> Iterator[Running]:
        """By a server of today, shortly after the one of then was stopped."""
        with running(f"sqlite:///{self.db}", clock=ClockOfThen(self)) as server:
            yield server


class ClockOfThen(HastyClock):
    """Today nobody would come back to these tables: they would be tidied up."""

    def __init__(self, house: House) -> None:
        self._ahead: Final = house.last_line() + BACK_SOON - self.monotonic()

    def now(self) -> float:
        return self._ahead + self.monotonic()


@pytest.fixture(params=VERSIONS)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return House(request.param, tmp_path)


def lines_of(db: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(db)) as connection:
        return connection.execute("SELECT * FROM lines ORDER BY table_id, number").fetchall()


def versions_of(db: Path) -> list[int]:
    with closing(sqlite3.connect(db)) as connection:
        rows = connection.execute("SELECT version FROM versions ORDER BY version").fetchall()
        return [version for (version,) in rows]


def make_a_move(players: list[Api]) -> bool:
    """Whether somebody could move; if not, a bot is about to."""
    for player in players:
        options = player.options()
        if options:
            return player.move(options[-1]).status_code == 200
    return False


def phase_of(player: Api) -> object:
    return player.view()["phase"]


def test_the_fixture_is_as_it_was_left(house: House) -> None:
    assert versions_of(house.db) == list(range(1, SCHEMAS[house.version] + 1))
    begun, ended = [
        {house.tables[name]["game"] for name in house.named(phase)} for phase in ("playing", "over")
    ]
    assert begun == ended == set(published_games())


def test_the_database_is_migrated_and_a_copy_kept(house: House) -> None:
    before, then = lines_of(house.db), SCHEMAS[house.version]
    with house.served() as server:
        for name in house.tables:
            assert house.players(server, name)[0].get().status_code == 200
    assert versions_of(house.db) == list(range(1, len(MIGRATIONS) + 1))
    assert set(before) <= set(lines_of(house.db))
    copies = list(house.db.parent.glob("house.db.version-*"))
    assert [copy.suffix for copy in copies] == [f".version-{then}"] * (then < len(MIGRATIONS))
    for copy in copies:
        assert versions_of(copy) == list(range(1, then + 1))
        assert lines_of(copy) == before


def test_matches_go_on(house: House) -> None:
    with house.served() as server:
        for name in house.named("playing"):
            players = house.players(server, name)
            assert phase_of(players[0]) == "playing"
            match = server.table(players[0].table).table.match
            assert match is not None
            assert match.record.header.format == FORMATS[house.version]
            for _ in range(3):
                eventually(lambda: make_a_move(players))  # noqa: B023 - it is called at once
            said = page_of(players[1]).client.get(f"/t/{players[1].table}").text
            assert "&lt;b&gt;À moi&lt;/b&gt;" in said


class StoppedClock(FakeClock):
    """It begins when the last line of a table was written, and goes on when a test says so."""

    def __init__(self, house: House, table_id: str) -> None:
        super().__init__()
        self._began: Final = house.last_line(table_id) - self.time

    def now(self) -> float:
        return self._began + self.time


def test_a_window_that_was_open_is_answered(house: House) -> None:
    clock = StoppedClock(house, house.tables["samarande-window"]["table"])
    with running(f"sqlite:///{house.db}", clock=clock) as server:
        players = house.players(server, "samarande-window")
        before = players[0].number
        asked: Any = players[0].view()["asked"]
        assert len(asked["together"]) > 1
        for seat in asked["together"]:
            players[seat].move("pass")
        in_time(lambda: players[0].number > before, clock)
        in_time(lambda: make_a_move(players), clock)


def test_a_window_whose_time_is_up_closes(house: House) -> None:
    with house.served() as server:
        players = house.players(server, "samarande-window")
        eventually(lambda: not cast(Any, players[0].view()["asked"])["together"])
        eventually(lambda: make_a_move(players))


def test_people_who_were_gathering_begin(house: House) -> None:
    with house.served() as server:
        for name in house.named("gathering"):
            (host,) = house.players(server, name)
            assert phase_of(host) == "gathering"
            assert Api(server.url, host.table).post("/seats/1", name="Zoé").status_code == 201
            assert host.post("/start", at=host.number).status_code == 200
            eventually(lambda: phase_of(host) == "playing")  # noqa: B023 - it is called at once


def test_a_return_match_that_was_asked_for_is_played(house: House) -> None:
    with house.served() as server:
        second = house.players(server, "district-noir-over")[1]
        again = second.post("/again")
        assert again.status_code in (200, 201)
        (first,) = house.players(server, "district-noir-rematch")
        assert again.json()["table"] == first.table
        eventually(lambda: phase_of(first) == "playing")


def test_finished_matches_are_replayed_and_played_on(house: House) -> None:
    with house.served() as server:
        for name in house.named("over"):
            player = house.players(server, name)[0]
            record = house.folder / f"{house.tables[name]['game']}.jsonl"
            assert player.get("/record").text == record.read_text("utf-8")
            last = player.get("/replay", line=0, eyes="all").json()["last"]
            assert player.get("/replay", line=last, eyes="public").status_code == 200
            talk = server.table(player.table).table.talk
            assert [said.text for said in talk] == ["Bien joué !", "Encore une ?"]
            wanted = {"line": last // 2, "seat": 0, "name": "Ada", "bot": "random"}
            played_on = player.post("/replay/play-on", **wanted)
            assert played_on.status_code == 201, played_on.text


@pytest.mark.slow
@pytest.mark.parametrize("game", published_games())
def test_a_match_that_had_begun_is_played_to_its_end_and_replayed(house: House, game: str) -> None:
    with house.served() as server:
        table = server.table(house.players(server, f"{game}-playing")[0].table).table
        assert table.match is not None
        begun = table.match.record.text()
    match = Match.resume(GAMES[game], Record.read(begun))
    match.run({seat: make_bot("random", seed=seat) for seat in range(match.state.seats)})
    record = Record.read(match.record.text())
    assert record.header.format == FORMATS[house.version]
    assert record.text().startswith(begun)
    assert Match.resume(GAMES[game], record).state == match.state
    assert verify(GAMES[game], record).is_sound
    with running(f"sqlite:///{house.db}") as server, client(server.url) as asking:
        uploaded = asking.post("/api/records", content=record.text().encode())
        assert uploaded.status_code == 201, uploaded.text


SENTENCES = {
    "en": "The database is of version {found}; this Ludothèque knows versions up to {known}.",
    "fr": "La base de données est de version {found}\N{NARROW NO-BREAK SPACE}; "
    "cette Ludothèque connaît jusqu’à la version {known}.",
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", SENTENCES)
def test_a_house_that_a_newer_version_left_is_refused_in_a_sentence(
    house: House, lang: str
) -> None:
    found = len(MIGRATIONS) + 1
    with closing(sqlite3.connect(house.db)) as connection, connection:
        connection.execute("INSERT INTO versions VALUES (?)", (found,))
    before = house.db.read_bytes()
    options = ("--db", f"sqlite:///{house.db}", "--no-browser", "--lang", lang)
    command = [sys.executable, "-m", "ludotheque", "serve", *options]
    wide = {**os.environ, "COLUMNS": "200"}
    run = subprocess.run(command, capture_output=True, encoding="utf-8", env=wide, check=False)
    assert run.returncode == 1
    assert SENTENCES[lang].format(found=found, known=len(MIGRATIONS)) in run.stderr
    assert "Traceback" not in run.stderr
    assert house.db.read_bytes() == before


@pytest.mark.parametrize("game", published_games())
@pytest.mark.parametrize("version", VERSIONS)
def test_records_are_read_and_checked(version: str, game: str) -> None:
    text = (FIXTURES / version / f"{game}.jsonl").read_text("utf-8")
    record = Record.read(text)
    assert record.header.format == FORMATS[version]
    assert record.text() == text
    assert Match.resume(GAMES[game], record).record.text() == text
    found = verify(GAMES[game], record)
    assert found.is_sound
    assert found.header.how_dealt == HOW_DEALT[version]


@pytest.mark.parametrize("version", VERSIONS)
def test_records_are_uploaded(sqlite: str, version: str) -> None:
    with running(sqlite) as server, client(server.url) as asking:
        text = (FIXTURES / version / "noxford.jsonl").read_bytes()
        uploaded = asking.post("/api/records", content=text)
        assert uploaded.status_code == 201, uploaded.text
        again = asking.get(f"/api/tables/{uploaded.json()['table']}/record")
        assert again.content == text
