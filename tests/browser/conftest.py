"""Servers for the browser: the real one, and one whose clock stands still."""

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
    """The real server, running whatever earlier tests did to it."""
    if not the_server.is_running:
        the_server.start()
    return the_server


@pytest.fixture(scope="session")
def the_frozen_server() -> Iterator[FrozenServer]:
    with run_frozen_server() as found:
        yield found


@pytest.fixture
def frozen(the_frozen_server: FrozenServer) -> FrozenServer:
    """The frozen server: no bot moves by itself, and every new table gets the same deal."""
    the_frozen_server.deal()
    return the_frozen_server
