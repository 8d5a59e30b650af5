"""The doorkeeper: who is let in, and who has to leave for it."""

from collections.abc import Sequence

import pytest

from ludotheque.web.http.doorkeeper import RESERVED_FILES, Doorkeeper, most_connections
from ludotheque.web.settings import Limits

HERE = "127.0.0.1,::1"


class Someone:
    """A connection that only says whose it is."""

    def __init__(self, caller: str, since: float, *, is_busy: bool = False) -> None:
        self.caller = caller
        self.since = since
        self.is_busy = is_busy
        self.is_gone = False

    def abort(self) -> None:
        self.is_gone = True

    def check(self, now: float) -> None:
        pass


def someone(caller: str, since: float, *, is_busy: bool = False) -> Someone:
    return Someone(caller, since, is_busy=is_busy)


def door(most: int = 6, each: int = 3, proxies: str | Sequence[str] = HERE) -> Doorkeeper:
    return Doorkeeper(Limits(connections=most, connections_each=each), proxies)


def left_of(connections: Sequence[Someone]) -> list[float]:
    return [connection.since for connection in connections if not connection.is_gone]


def test_of_one_caller_too_many_the_idlest_leaves() -> None:
    keeper = door()
    own = [someone("a", 1), someone("a", 2, is_busy=True), someone("a", 0)]
    other = someone("b", 0)
    for connection in (*own, other):
        assert keeper.let_in(connection)
    one_more = someone("a", 3)
    assert keeper.let_in(one_more)
    assert left_of([*own, other, one_more]) == [1, 2, 0, 3]
    assert len(keeper) == 4


def test_of_one_caller_too_many_that_are_all_busy_the_last_leaves() -> None:
    keeper = door()
    own = [someone("a", n, is_busy=True) for n in range(3)]
    assert all(keeper.let_in(connection) for connection in own)
    assert not keeper.let_in(someone("a", 4))
    assert left_of(own) == [0, 1, 2]
    keeper.let_out(own[0])
    assert keeper.let_in(someone("a", 5))


def test_a_full_house_closes_what_is_idle_of_whoever_has_most() -> None:
    keeper = door()
    many = [someone("a", 1), someone("a", 2), someone("a", 3, is_busy=True)]
    few = [someone("b", 0), someone("c", 0), someone("c", 0)]
    for connection in (*many, *few):
        assert keeper.let_in(connection)
    assert keeper.let_in(someone("d", 4))
    assert left_of(many) == [2, 3]
    assert len(left_of(few)) == 3
    assert len(keeper) == 6


def test_a_house_full_of_streams_closes_one_of_whoever_has_more() -> None:
    keeper = door()
    many = [someone("a", n, is_busy=True) for n in range(3)]
    others = [someone(name, 0, is_busy=True) for name in "bcd"]
    for connection in (*many, *others):
        assert keeper.let_in(connection)
    assert keeper.let_in(someone("e", 9, is_busy=True))
    assert left_of(many) == [0, 1]
    assert len(left_of(others)) == 3
    assert keeper.let_in(someone("f", 9, is_busy=True))
    assert not keeper.let_in(someone("g", 9))  # now each has one, and nobody has more
    assert len(keeper) == 6


@pytest.mark.parametrize("caller", ["127.0.0.1", "10.1.2.3", "::1"])
def test_a_proxy_may_have_all_connections(caller: str) -> None:
    keeper = door(proxies=["127.0.0.1", "::1", "10.0.0.0/8"])
    connections = [someone(caller, n, is_busy=True) for n in range(6)]
    assert all(keeper.let_in(connection) for connection in connections)
    assert not keeper.let_in(someone("a", 0))
    assert left_of(connections) == list(range(6))
    connections[2].is_busy = False
    assert keeper.let_in(someone(caller, 7))
    assert left_of(connections) == [0, 1, 3, 4, 5]


def test_whoever_was_closed_for_another_is_forgotten_once() -> None:
    keeper = door(1, 1)
    first, second = someone("a", 0), someone("b", 1)
    assert keeper.let_in(first)
    assert keeper.let_in(second)
    assert first.is_gone
    keeper.let_out(first)
    assert len(keeper) == 1
    keeper.let_out(second)
    keeper.let_out(second)
    assert len(keeper) == 0


def test_there_are_fewer_connections_than_files() -> None:
    resource = pytest.importorskip("resource")
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1024, most))
        assert most_connections() == 1024 - RESERVED_FILES
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
        assert most_connections() == 128
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
