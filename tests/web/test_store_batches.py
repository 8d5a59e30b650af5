"""The store writes what arrives together in one statement, which must not harm anything."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.web.storage.additions import MOST_ROWS_IN_A_STATEMENT
from ludotheque.web.storage.rows import Addition, Line
from ludotheque.web.storage.store import Store
from ludotheque.web.storage.writer import Conflict
from tests.web.fake_time import PATIENCE


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'tables.db'}"
    else:
        url = request.getfixturevalue("postgresql_database")
    store = Store(url)
    store.open()
    yield store
    store.close()


def lines(first: int, count: int, at: float = 1.5) -> list[Line]:
    return [
        Line(number, at, f'{{"n":{number},"é":"%s ? :x"}}')
        for number in range(first, first + count)
    ]


def adding(
    table: str, first: int, count: int = 1, at: float = 1.5, phase: str = "playing"
) -> Addition:
    return Addition(table, "district-noir", phase, lines(first, count, at))


def test_more_lines_than_a_statement_takes(store: Store) -> None:
    async def run() -> None:
        many = 2 * MOST_ROWS_IN_A_STATEMENT + 1
        await store.add(adding("t", 0, many))
        assert await store.lines("t") == lines(0, many)

    asyncio.run(run())


def test_one_conflict_spoils_nothing_for_the_others(store: Store) -> None:
    async def run() -> None:
        await asyncio.gather(*[store.add(adding(table, 0)) for table in ("a", "b", "c")])
        done = await asyncio.gather(
            store.add(adding("a", 1)),
            store.add(adding("b", 0)),  # a table that there is already
            store.add(adding("gone", 4)),  # one that there is not, or no more
            store.add(adding("c", 1)),
            return_exceptions=True,
        )
        assert [type(each) for each in done] == [type(None), Conflict, Conflict, type(None)]
        assert await store.lines("a") == await store.lines("c") == lines(0, 2)
        assert await store.lines("b") == lines(0, 1)
        assert await store.lines("gone") == []
        assert await store.count() == {"playing": 3}

    asyncio.run(run())


def test_phase_and_time_are_those_of_the_last_line(store: Store) -> None:
    async def run() -> None:
        for table in ("early", "late"):
            await store.add(adding(table, 0, phase="gathering"))
        await asyncio.gather(
            store.add(adding("early", 1, at=10.0, phase="over")),
            store.add(adding("late", 1, at=20.0, phase="over")),
        )
        assert await store.count() == {"over": 2}
        assert await store.delete_idle(("over",), 15.0) == ["early"]
        assert await store.lines("late") == [*lines(0, 1), *lines(1, 1, 20.0)]

    asyncio.run(run())


def test_whoever_no_longer_waits_does_not_stop_the_writer(store: Store) -> None:
    async def run() -> None:
        waiting = [asyncio.create_task(store.add(adding(f"t{number}", 0))) for number in range(5)]
        await asyncio.sleep(0)
        for each in waiting[::2]:
            each.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await store.add(adding("later", 0))
        for table in ("t1", "t3", "later"):
            assert await store.lines(table) == lines(0, 1)
        assert store.is_writing

    asyncio.run(run())


def test_a_loop_that_has_ended_does_not_stop_the_writer(store: Store) -> None:
    async def leave() -> None:
        adding_one = asyncio.create_task(store.add(adding("t", 0)))
        await asyncio.sleep(0)
        adding_one.cancel()

    async def run() -> None:
        await asyncio.wait_for(store.add(adding("u", 0)), PATIENCE)
        assert await store.lines("u") == lines(0, 1)
        assert await store.lines("t") in ([], lines(0, 1))  # it may have been too late to stop it

    asyncio.run(leave())
    asyncio.run(run())
