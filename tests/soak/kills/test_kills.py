"""A server killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services.packages import failing_if_missing
from tests.soak.kills.figures import DOUBLED, LOST
from tests.soak.kills.house import House
from tests.soak.kills.killing import POSTGRESQL, SQLITE, kill_often
from tests.web.fake_time import eventually

KILLS = {SQLITE: 13, POSTGRESQL: 12}


@pytest.mark.slow
@pytest.mark.parametrize("kind", [SQLITE, POSTGRESQL])
def test_nothing_acknowledged_is_lost_or_doubled_by_kills(kind: str) -> None:
    told: list[int] = []
    with failing_if_missing():
        found = kill_often(kind, KILLS[kind], "test", told.append, fault_every=2)
    assert found.examples == []
    assert found.troubles == 0
    assert found.counts["kills"] == sum(told) >= KILLS[kind]
    assert found.counts["acknowledged moves"] > 0
    assert found.counts["lines checked"] > 0
    assert sum(found.faults.values()) > 0


# A soak that could not fail would prove nothing


@pytest.fixture
def broken_house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A house whose store breaks its promise, after one kill."""
    program = f"tests.soak.kills.{request.param}_server"
    house = House(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, "test", program)
    try:
        house.serve()
        house.welcome()
        eventually(lambda: house.figures.counts["acknowledged moves"] > 20)
        house.kill()
        house.serve()
        yield house
    finally:
        house.abandon()


@pytest.mark.slow
@pytest.mark.parametrize("broken_house", ["hasty"], indirect=True)
def test_a_store_that_acknowledges_before_the_disk_is_noticed(broken_house: House) -> None:
    broken_house.check()
    assert broken_house.figures.counts[LOST] > 0


@pytest.mark.slow
@pytest.mark.parametrize("broken_house", ["stuttering"], indirect=True)
def test_a_store_that_writes_a_line_twice_is_noticed(broken_house: House) -> None:
    broken_house.check()
    assert broken_house.figures.counts[DOUBLED] > 0
