"""Servers for the browser, one of each: the real one, and one whose clock stands still."""

from collections.abc import Iterator

import pytest

from tests.browser.server_process import RunningServer
from tests.browser.still import StillHouse, still_house


@pytest.fixture(scope="session")
def the_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def server(the_server: RunningServer) -> RunningServer:
    """It runs, whatever a test before has done to it."""
    if not the_server.is_running:
        the_server.start()
    return the_server


@pytest.fixture(scope="session")
def the_house() -> Iterator[StillHouse]:
    with still_house() as found:
        yield found


@pytest.fixture
def house(the_house: StillHouse) -> StillHouse:
    """No bot moves there by itself, and whoever opens a table is dealt the same."""
    the_house.deal()
    return the_house
