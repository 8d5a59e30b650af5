"""The store on SQLite and PostgreSQL: all or nothing, one server, usable copies."""

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sql

from ludotheque.web.errors import StoreProblem
from ludotheque.web.storage.rows import Addition, Line
from ludotheque.web.storage.schema import LINES, MIGRATIONS, NODES_ENTRY, VERSIONS
from ludotheque.web.storage.store import Store, back_up
from ludotheque.web.storage.writer import Conflict
from tests.services.postgresql import connected, end_all_sessions
from tests.web.clients import play_on
from tests.web.fake_time import PATIENCE
from tests.web.servers import command, running

T = TypeVar("T")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_in(tmp_path)
    url: str = request.getfixturevalue("postgresql_database")
    return url


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@contextmanager
def opened(db: str) -> Iterator[Store]:
    store = Store(db)
    try:
        store.open()
        yield store
    finally:
        store.close()


def run(work: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


def lines(first: int, count: int = 1, at: float = 5.0) -> list[Line]:
    return [Line(number, at, f"line {number} — é") for number in range(first, first + count)]


def addition(table: str, first: int, count: int = 1, phase: str = "playing") -> Addition:
    return Addition(table, "district-noir", phase, lines(first, count))


def test_what_was_added_is_there_in_order(db: str) -> None:
    with opened(db) as store:
        run(store.add(addition("a", 0, 2)))
        run(store.add(addition("a", 2, 3)))
        assert run(store.lines("a")) == lines(0, 5)
        assert run(store.lines("b")) == []
    with opened(db) as store:
        assert run(store.lines("a")) == lines(0, 5)


def test_many_at_once_are_all_stored(db: str) -> None:
    async def all_at_once(store: Store) -> None:
        await asyncio.gather(*[store.add(addition(f"t{n}", 0)) for n in range(300)])
        await asyncio.gather(*[store.add(addition(f"t{n}", 1, 2)) for n in range(300)])

    with opened(db) as store:
        run(all_at_once(store))
        assert run(store.count()) == {"playing": 300}
        assert run(store.lines("t299")) == lines(0, 3)


def test_analyses_are_kept_in_a_database_that_was_older(db: str) -> None:
    older = Store(db, MIGRATIONS[:-1])
    older.open()
    run(older.add(addition("a", 0, phase="over")))
    older.close()
    with opened(db) as store:
        assert run(store.analysis("a")) == ""
        run(store.keep_analysis("a", "first"))
        run(store.keep_analysis("a", "second"))
        run(store.keep_analysis("gone", "lost"))
        assert run(store.analysis("a")) == "second"
        assert run(store.analysis("gone")) == ""
        assert run(store.delete_idle(("over",), 10.0)) == ["a"]
        assert run(store.analysis("a")) == ""


class Counted(Store):
    """Says how often it asked the disk."""

    batches = 0

    def _insert(self, connection: sql.Connection, batch: Sequence[Addition]) -> None:
        self.batches += 1
        super()._insert(connection, batch)


def test_what_arrives_together_is_written_together(tmp_path: Path) -> None:
    store = Counted(sqlite_in(tmp_path))
    store.open()

    async def all_at_once() -> None:
        await asyncio.gather(*[store.add(addition(f"t{n}", 0)) for n in range(200)])

    run(all_at_once())
    store.close()
    assert store.batches < 100


def test_of_two_writers_of_one_number_one_wins(db: str) -> None:
    async def both(store: Store) -> list[object]:
        return list(
            await asyncio.gather(
                store.add(addition("a", 1)), store.add(addition("a", 1)), return_exceptions=True
            )
        )

    with opened(db) as store:
        run(store.add(addition("a", 0)))
        answers = run(both(store))
        assert answers.count(None) == 1
        assert [type(answer) for answer in answers if answer is not None] == [Conflict]
        assert run(store.lines("a")) == lines(0, 2)


def test_one_that_fails_spares_the_others_of_its_batch(db: str) -> None:
    bad = [addition("a", 0), addition("no such table", 7), addition("a", 1, 2)]
    good = [addition(f"good{n}", 0, 2) for n in range(30)]

    async def together(store: Store) -> list[object]:
        wanted = [*good[:15], *bad, *good[15:]]
        return list(await asyncio.gather(*map(store.add, wanted), return_exceptions=True))

    with opened(db) as store:
        run(store.add(addition("a", 0, 2)))
        answers = run(together(store))
        assert [type(answer) for answer in answers[15:18]] == [Conflict] * 3
        assert answers[:15] + answers[18:] == [None] * 30
        assert run(store.lines("a")) == lines(
            0, 2
        )  # "a"'s line 2 came with its line 1: none of both
        for each in good:
            assert run(store.lines(each.table_id)) == each.lines


def test_to_stop_waiting_harms_nobody(db: str) -> None:
    async def cancelled(store: Store) -> None:
        waiting = [asyncio.create_task(store.add(addition(f"t{n}", 0))) for n in range(50)]
        await asyncio.sleep(0)
        for task in waiting[::2]:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await store.add(addition("after", 0))

    with opened(db) as store:
        run(cancelled(store))
        assert store.is_writing
        for n in range(1, 50, 2):
            assert run(store.lines(f"t{n}")) == lines(0)


def test_what_nothing_happened_at_for_long_is_deleted(db: str) -> None:
    with opened(db) as store:
        for phase in ("gathering", "playing", "over"):
            for at in (1.0, 9.0):
                name = f"{phase}{at:.0f}"
                run(store.add(Addition(name, "district-noir", phase, lines(0, 2, at))))
        assert sorted(run(store.delete_idle(("gathering", "over"), 5.0))) == ["gathering1", "over1"]
        assert run(store.count()) == {"gathering": 1, "playing": 2, "over": 1}
        assert run(store.lines("over1")) == []
        assert len(run(store.lines("over9"))) == 2


# One server, of the right version


def test_a_second_server_is_refused_until_the_first_is_gone(db: str) -> None:
    with opened(db):
        second = Store(db)
        with pytest.raises(StoreProblem) as problem:
            second.open()
        second.close()
        assert problem.value.key == "store-in-use"
    with opened(db):
        pass


@pytest.mark.slow
def test_after_postgresql_was_started_anew_the_database_is_ours_again(
    postgresql_database: str,
) -> None:
    with opened(postgresql_database) as store:
        run(store.add(addition("a", 0)))
        _start_anew(postgresql_database)
        run(store.add(addition("a", 1)))
        with pytest.raises(StoreProblem) as problem, opened(postgresql_database):
            pass
        assert problem.value.key == "store-in-use"

        _start_anew(postgresql_database)
        with opened(postgresql_database):  # somebody else is quicker
            with pytest.raises(StoreProblem) as problem:
                run(store.add(addition("a", 2)))
            assert problem.value.key == "store-in-use"
        run(store.add(addition("a", 2)))
        assert run(store.lines("a")) == lines(0, 3)


@pytest.mark.slow
def test_a_store_whose_connection_broke_can_be_closed_and_opened(postgresql_database: str) -> None:
    with opened(postgresql_database) as store:
        run(store.add(addition("a", 0)))
        _start_anew(postgresql_database)
    with opened(postgresql_database) as store:
        assert run(store.lines("a")) == lines(0, 1)


def _start_anew(url: str) -> None:
    with connected(url) as connection:
        end_all_sessions(connection, connection.info.dbname)


def test_a_newer_database_is_refused_and_stays_as_it_is(db: str) -> None:
    newer = len(MIGRATIONS) + 1
    with opened(db) as store:
        run(store.add(addition("a", 0)))
        with store._database.engine.begin() as connection:
            connection.execute(sql.insert(VERSIONS).values(version=newer))
    with pytest.raises(StoreProblem) as problem, opened(db):
        pass
    assert problem.value.key == "store-newer"
    assert problem.value.values == {"found": newer, "known": len(MIGRATIONS)}


def add_a_column(connection: sql.Connection) -> None:
    connection.execute(sql.text("ALTER TABLE lines ADD COLUMN mood TEXT"))


def fail_halfway(connection: sql.Connection) -> None:
    add_a_column(connection)
    raise sql.exc.OperationalError("ALTER", {}, Exception("the disk is full"))


def columns(store: Store) -> list[str]:
    return [column["name"] for column in sql.inspect(store._database.engine).get_columns("lines")]


def test_an_older_database_is_copied_and_then_brought_up_to_date(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # PostgreSQL's copy lies where the server was started
    with opened(db) as store:
        run(store.add(addition("a", 0, 3)))
    newer = Store(db, (*MIGRATIONS, add_a_column))
    newer.open()
    assert "mood" in columns(newer)
    assert run(newer.lines("a")) == lines(0, 3)
    newer.close()
    (copy,) = tmp_path.glob(f"*.version-{len(MIGRATIONS)}")
    with opened(f"sqlite:///{copy}") as store:  # of the old version, which the old program reads
        assert "mood" not in columns(store)
        assert run(store.lines("a")) == lines(0, 3)
    again = Store(db, (*MIGRATIONS, add_a_column))
    again.open()  # nothing is left to do, nothing is copied
    again.close()
    assert list(tmp_path.glob("*.version-*[0-9]")) == [copy]


def test_a_newer_schema_than_ours_is_copied_whole(db: str, tmp_path: Path) -> None:
    newer = Store(db, (*MIGRATIONS, add_a_column))
    newer.open()
    run(newer.add(addition("a", 0)))
    with newer._database.engine.begin() as connection:
        connection.execute(sql.text("UPDATE lines SET mood = 'calm'"))
    back_up(db, tmp_path / "copy.db")
    newer.close()
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT number, mood FROM lines").fetchall() == [(0, "calm")]


def test_a_copy_has_nothing_by_which_one_could_pass_for_a_node(db: str, tmp_path: Path) -> None:
    with opened(db) as store:
        run(store.house.keep(NODES_ENTRY, "what nodes know each other by"))
        run(store.house.keep("other", "kept"))
        back_up(db, tmp_path / "copy.db")
    with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
        assert copy.execute("SELECT name FROM house").fetchall() == [("other",)]


def test_a_migration_that_fails_changes_nothing(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with opened(db) as store:
        run(store.add(addition("a", 0)))
    for _ in range(2):
        broken = Store(db, (*MIGRATIONS, fail_halfway))
        with pytest.raises(StoreProblem) as problem:
            broken.open()
        broken.close()
        assert problem.value.values == {"why": "the disk is full"}
    with opened(db) as store:
        assert "mood" not in columns(store)
        assert run(store.lines("a")) == lines(0)


# Sentences, not tracebacks


def test_a_database_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "poem.db").write_text("Shall I compare thee to a summer’s day?\n" * 100)
    (tmp_path / "file").write_text("")
    unusable = [
        "postgresql://nobody@/none?host=/nowhere",
        "postgresql://127.0.0.1:1/none",
        f"sqlite:///{tmp_path}",
        f"sqlite:///{tmp_path}/poem.db",
        f"sqlite:///{tmp_path}/file/tables.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://localhost/x",
        "nonsense",
    ]
    for url in unusable:
        with pytest.raises(StoreProblem) as problem, opened(url):
            pass
        wanted = "store-bad-url" if "why" not in problem.value.values else "store-unusable"
        assert problem.value.key == wanted, url


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "The database cannot be used: "), ("fr", "La base de données est inutilisable")],
)
def test_the_command_line_says_why_and_fails(tmp_path: Path, lang: str, sentence: str) -> None:
    unreachable = "postgresql://127.0.0.1:1/none"
    for words in (["serve", "--no-browser"], ["backup", str(tmp_path / "copy.db")]):
        ran = command(*words, "--db", unreachable, lang=lang)
        assert ran.returncode == 1
        assert ran.stderr.startswith(sentence), ran.stderr
        assert "Traceback" not in ran.stderr
    assert not list(tmp_path.iterdir())


# Copies


@pytest.mark.slow
def test_a_copy_made_while_people_play_can_be_served(db: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with running(db) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 7)
        back_up(db, copy)
        then = players[0].number
        play_on(players, 5)
        table, tokens = players[0].table, [player.token for player in players]
    with running(f"sqlite:///{copy}") as server:
        players = [type(players[0])(server.url, table, token) for token in tokens]
        assert players[0].number == then
        play_on(players)
        assert players[0].view()["phase"] == "over"
    assert not list(tmp_path.glob("*.unfinished*"))


def test_a_copy_is_of_one_moment(db: str, tmp_path: Path) -> None:
    """Whatever is being written meanwhile: every table has all its lines up to some number."""

    async def write(store: Store, rounds: asyncio.Queue[int], copied: asyncio.Event) -> None:
        for number in count():
            if copied.is_set():
                return
            await asyncio.gather(*[store.add(addition(f"t{n}", number)) for n in range(10)])
            rounds.put_nowait(number)

    async def both(store: Store) -> None:
        rounds: asyncio.Queue[int] = asyncio.Queue()
        copied = asyncio.Event()
        writing = asyncio.create_task(write(store, rounds, copied))
        for n in range(3):
            await rounds.get()  # something new has been written, and more is being written
            await asyncio.to_thread(back_up, db, tmp_path / f"copy{n}.db")
        copied.set()
        await writing

    with opened(db) as store:
        run(both(store))
    for n in range(3):
        with closing(sqlite3.connect(tmp_path / f"copy{n}.db")) as copy:
            counted = copy.execute(
                "SELECT count(*), max(number) FROM lines GROUP BY table_id"
            ).fetchall()
            assert len(counted) == 10
            assert len({most for _, most in counted}) <= 2  # a batch may hold one part of a round
            assert all(count == most + 1 for count, most in counted)


def test_a_copy_overwrites_nothing(db: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with opened(db), pytest.raises(StoreProblem) as problem:
        back_up(db, copy)
    assert problem.value.key == "backup-exists"
    assert copy.read_text() == "precious"


def test_what_is_not_there_or_empty_cannot_be_copied(tmp_path: Path) -> None:
    with pytest.raises(StoreProblem) as problem:
        back_up(sqlite_in(tmp_path), tmp_path / "copy.db")
    assert problem.value.key == "store-missing"
    sqlite3.connect(tmp_path / "tables.db").close()
    (tmp_path / "tables.db").touch()
    with pytest.raises(StoreProblem) as problem:
        back_up(sqlite_in(tmp_path), tmp_path / "copy.db")
    assert problem.value.key == "store-empty"
    with opened(sqlite_in(tmp_path)), pytest.raises(StoreProblem) as problem:
        back_up(sqlite_in(tmp_path), tmp_path / "no such folder" / "copy.db")
    assert problem.value.key == "store-unusable"
    assert not list(tmp_path.glob("copy*"))


@pytest.mark.slow
def test_the_command_line_copies(tmp_path: Path) -> None:
    db, copy = sqlite_in(tmp_path), tmp_path / "copy.db"
    with opened(db) as store:
        run(store.add(addition("a", 0)))
        assert command("backup", str(copy), "--db", db).returncode == 0
    with opened(f"sqlite:///{copy}") as store:
        assert run(store.lines("a")) == lines(0)
    again = command("backup", str(copy), "--db", db)
    assert again.returncode == 1
    assert "nothing was overwritten" in again.stderr
    assert command("backup").returncode == 1


def test_lines_are_unique_by_table_and_number() -> None:
    assert [column.name for column in LINES.primary_key] == ["table_id", "number"]
