"""Servers for the browser, one of each: the real one, and one whose clock stands still."""

from collections.abc import Iterator

import pytest

from tests.browser.frozen_server import FrozenServer, run_frozen_server
from tests.browser.server_process import RunningServer


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
def the_frozen_server() -> Iterator[FrozenServer]:
    with run_frozen_server() as found:
        yield found


@pytest.fixture
def frozen(the_frozen_server: FrozenServer) -> FrozenServer:
    """No bot moves there by itself, and whoever opens a table is dealt the same."""
    the_frozen_server.deal()
    return the_frozen_server
