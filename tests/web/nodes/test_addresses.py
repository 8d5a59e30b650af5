"""Nodes are recognised by their addresses, however they are named."""

import asyncio

import pytest

from ludotheque.web.http.doorkeeper import Doorkeeper
from ludotheque.web.nodes.addresses import NodeAddresses
from ludotheque.web.settings import Limits


async def followed(addresses: NodeAddresses, *urls: str, generation: int = 0) -> frozenset[str]:
    addresses.follow({f"{generation} {url}": url for url in urls})
    assert addresses._looking is not None
    await addresses._looking
    return addresses.known


def test_names_and_networks_of_ipv6_are_known_by_what_counts_as_a_caller() -> None:
    urls = ("http://localhost:8000", "http://10.0.0.2:8000", "http://[fd00::1:2]:8000")
    known = asyncio.run(followed(NodeAddresses(), *urls))
    assert {"127.0.0.1", "10.0.0.2", "fd00::/64"} <= known


def test_a_name_that_nobody_knows_yet_is_looked_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def answer(_loop: object, host: str, _port: None) -> list[tuple[object, ...]]:
        asked.append(host)
        if len(asked) == 1:
            raise OSError
        return [(0, 0, 0, "", (f"10.0.0.{len(asked)}", 0))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", answer)

    async def story() -> list[frozenset[str]]:
        addresses = NodeAddresses()
        found = [await followed(addresses, "http://ada") for _ in range(3)]
        # another container has the name by now
        return [*found, await followed(addresses, "http://ada", generation=1)]

    found = asyncio.run(story())
    assert found == [
        frozenset(),
        frozenset({"10.0.0.2"}),
        frozenset({"10.0.0.2"}),
        frozenset({"10.0.0.3"}),
    ]
    assert len(asked) == 3


class Caller:
    """A connection of a node."""

    caller = "10.0.0.2"
    since = 0.0
    is_busy = True

    def abort(self) -> None:
        raise AssertionError

    def check(self, now: float) -> None:
        pass


def test_the_connections_of_a_node_are_not_counted_as_one_callers() -> None:
    addresses = NodeAddresses()
    keeper = Doorkeeper(Limits(connections=9, connections_each=2), "", lambda: addresses.known)
    assert [keeper.let_in(Caller()) for _ in range(3)] == [True, True, False]
    asyncio.run(followed(addresses, "http://10.0.0.2"))
    assert keeper.let_in(Caller())
