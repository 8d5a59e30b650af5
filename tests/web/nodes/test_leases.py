"""A table belongs to one node at a time; what another writes of it is refused by the database."""

import asyncio
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludotheque.web.errors import StoreProblem
from ludotheque.web.storage.leases import HouseTaken, Lease, LeaseLost, Leases, Owner
from ludotheque.web.storage.rows import Addition, Line
from ludotheque.web.storage.schema import MIGRATIONS
from ludotheque.web.storage.store import Store
from tests.services.postgresql import connected
from tests.web.fake_time import PATIENCE

pytestmark = pytest.mark.slow
T = TypeVar("T")
ADA, BLAISE = "ada", "blaise"


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


def addition(number: int, lease: Lease, table: str = "t") -> Addition:
    lines = [Line(number, 5.0, f"line {number}")]
    return Addition(table, "district-noir", "playing", lines, lease=lease)


@pytest.fixture
def leases(postgresql_database: str, store: Store) -> Iterator[Leases]:
    assert store.node == ADA
    found = Leases(postgresql_database)
    found.join(ADA, "http://ada")
    found.join(BLAISE, "http://blaise")
    yield found
    found.close()


@pytest.fixture
def store(postgresql_database: str) -> Iterator[Store]:
    """As Ada's node uses it."""
    found = Store(postgresql_database, is_shared=True)
    found.open()
    found.node = ADA
    yield found
    found.close()


def let_die(url: str, node: str) -> None:
    """As if nothing had been heard of it for a while."""
    with connected(url) as connection:
        connection.execute("UPDATE nodes SET until = 0 WHERE id = %s", [node])


def test_a_new_table_belongs_to_who_opens_it_and_others_are_told_so(
    store: Store, leases: Leases
) -> None:
    run(store.add(addition(0, Lease(ADA, 1))))
    for asking in (ADA, BLAISE):
        assert leases.owner("t", asking) == Owner(Lease(ADA, 1), "http://ada")
    assert leases.owner("none", ADA) is None


def test_a_dead_node_loses_its_tables_and_can_write_nothing_more(
    store: Store, leases: Leases, postgresql_database: str
) -> None:
    run(store.add(addition(0, Lease(ADA, 1))))
    let_die(postgresql_database, ADA)
    taken = leases.owner("t", BLAISE)
    assert taken is not None
    assert taken.lease == Lease(BLAISE, 2)
    assert leases.renew(ADA) is None
    with pytest.raises(LeaseLost):
        run(store.add(addition(1, Lease(ADA, 1))))
    answered = Addition("t", "district-noir", "playing", (), {0: "x"}, Lease(ADA, 1))
    with pytest.raises(LeaseLost):
        run(store.add(answered))
    assert len(run(store.lines("t"))) == 1
    assert run(store.answers("t")) == {}
    run(store.add(addition(1, Lease(BLAISE, 2))))
    assert len(run(store.lines("t"))) == 2


def test_who_is_late_and_was_not_missed_keeps_everything(
    store: Store, leases: Leases, postgresql_database: str
) -> None:
    run(store.add(addition(0, Lease(ADA, 1))))
    let_die(postgresql_database, ADA)
    assert leases.renew(ADA) is not None
    assert leases.owner("t", BLAISE) == Owner(Lease(ADA, 1), "http://ada")


def test_an_earlier_epoch_of_the_same_node_is_no_right(store: Store, leases: Leases) -> None:
    run(store.add(addition(0, Lease(ADA, 1))))
    leases.release("t", BLAISE)  # it is not Blaise's to give
    assert leases.owner("t", BLAISE) == Owner(Lease(ADA, 1), "http://ada")
    leases.release("t", ADA)
    assert leases.owner("t", ADA) == Owner(Lease(ADA, 2), "")
    with pytest.raises(LeaseLost):
        run(store.add(addition(1, Lease(ADA, 1))))
    run(store.add(addition(1, Lease(ADA, 2))))


def test_one_write_without_right_spares_the_others_of_its_batch(
    store: Store, leases: Leases
) -> None:
    for table in "ab":
        run(store.add(addition(0, Lease(ADA, 1), table)))
        assert leases.owner(table, ADA) is not None

    async def together() -> list[object]:
        wanted = [addition(1, Lease(ADA, 9), "a"), addition(1, Lease(ADA, 1), "b")]
        return list(await asyncio.gather(*map(store.add, wanted), return_exceptions=True))

    refused, stored = run(together())
    assert isinstance(refused, LeaseLost)
    assert stored is None
    assert [len(run(store.lines(table))) for table in "ab"] == [1, 2]


def test_who_leaves_hands_over_at_once(store: Store, leases: Leases) -> None:
    run(store.add(addition(0, Lease(ADA, 1))))
    leases.leave(ADA)
    taken = leases.owner("t", BLAISE)
    assert taken is not None
    assert taken.lease == Lease(BLAISE, 2)
    assert list(leases.living()) == [BLAISE]


def test_nobody_deletes_what_another_node_has(store: Store, leases: Leases) -> None:
    store.node = BLAISE
    run(store.add(addition(0, Lease(BLAISE, 1), "b")))
    store.node = ADA
    run(store.add(addition(0, Lease(ADA, 1), "a")))
    assert run(store.delete_idle(("playing",), 9.0)) == ["a"]
    leases.leave(BLAISE)
    assert run(store.delete_idle(("playing",), 9.0)) == ["b"]


def test_nodes_know_each_other_by_the_same_secret(leases: Leases) -> None:
    assert len({leases.join(name, "http://x") for name in ("c", "d")}) == 1


def test_one_server_alone_and_nodes_exclude_each_other(
    postgresql_database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.web.storage.store.OPENING_SECONDS", 0.2)
    alone = Store(postgresql_database)
    with pytest.raises(StoreProblem) as problem:
        alone.open()
    alone.close()
    assert problem.value.key == "store-in-use"
    second = Store(postgresql_database, is_shared=True)
    second.open()
    second.close()
    store.close()
    alone = Store(postgresql_database)
    alone.open()
    late = Store(postgresql_database, is_shared=True)
    with pytest.raises(StoreProblem) as problem:
        late.open()
    late.close()
    alone.close()
    assert problem.value.key == "store-in-use"


def test_a_node_of_another_version_is_refused(
    postgresql_database: str, store: Store, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # PostgreSQL's copy lies where the server was started
    monkeypatch.setattr("ludotheque.web.storage.store.OPENING_SECONDS", 0.2)
    newer = Store(postgresql_database, (*MIGRATIONS, lambda _: None), is_shared=True)
    with pytest.raises(StoreProblem) as problem:
        newer.open()
    newer.close()
    assert problem.value.key == "store-in-use"
    assert run(store.count()) == {}


def test_on_sqlite_there_are_no_nodes(sqlite: str) -> None:
    with pytest.raises(StoreProblem) as problem:
        Store(sqlite, is_shared=True).open()
    assert problem.value.key == "store-not-shared"


def test_whoever_has_a_table_wakes_it_when_its_time_is_up_and_anybody_if_nobody_has(
    store: Store, leases: Leases, postgresql_database: str
) -> None:
    now = run(asyncio.to_thread(leases.renew, ADA))
    assert now is not None
    opened = addition(0, Lease(ADA, 1))._replace(has_clock=True, due=now - 5)
    run(store.add(opened))

    def due(node: str, at: float = now) -> list[str]:
        store.node = node
        return run(store.due(at, (), 9))

    assert due(ADA) == ["t"]
    assert due(ADA, now - 9) == []
    assert due(BLAISE) == []
    let_die(postgresql_database, ADA)
    assert due(BLAISE) == ["t"]
    store.node = ADA
    leases.join("colette", "http://colette")
    taken = leases.owner("t", BLAISE)
    assert taken is not None
    store.node = BLAISE
    run(store.add(addition(1, taken.lease)._replace(has_clock=True)))
    assert due(BLAISE) == []  # nobody's time passes now


def test_while_a_server_has_the_database_alone_no_node_lives_on(
    postgresql_database: str, store: Store, leases: Leases
) -> None:
    """As after PostgreSQL was started anew, when its locks are gone and its rows are not."""
    store.close()
    assert leases.renew(ADA) is not None
    alone = Store(postgresql_database)
    began = time.monotonic()
    alone.open()
    assert time.monotonic() - began > 1.0  # Ada may have believed in her tables until now
    with pytest.raises(HouseTaken):
        leases.renew(ADA)
    with pytest.raises(HouseTaken):
        leases.join("colette", "http://colette")
    alone.close()
    assert leases.renew(ADA) is None
    leases.join("colette", "http://colette")
    assert list(leases.living()) == ["colette"]


def test_limits_are_counted_together_and_forgotten_once_they_are_full(
    postgresql_database: str, leases: Leases
) -> None:
    others = Leases(postgresql_database)
    buckets = [leases.buckets, others.buckets]
    taken = [buckets[number % 2].take("a", 1e-6, 5) for number in range(8)]
    assert taken == [True] * 5 + [False] * 3
    assert not buckets[1].would_give("a", 1e-6, 5)
    assert all(buckets[1].would_give("a", 1e-6, 6) for _ in range(3))  # it asks, and takes nothing
    assert buckets[1].would_give("nobody's", 1e-6, 1)
    assert buckets[0].take("b", 1e-6, 5)
    assert buckets[0].take("quick", 1e6, 5)
    buckets[1].forget_full()
    with connected(postgresql_database) as connection:
        left = connection.execute("SELECT name FROM buckets ORDER BY name").fetchall()
    assert left == [("a",), ("b",)]
    assert not buckets[1].take("a", 1e-6, 5)
    assert buckets[1].take("a", 1e-6, 6)
    others.close()
