"""What happens to the nodes of a house, and when."""

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from socket import socket
from typing import Final
from urllib.parse import urlsplit

from tests.services import nginx
from tests.services.chromium import launched, visiting
from tests.services.postgresql import database, running
from tests.soak.kills.clients import Client, clients_of, eight_clients
from tests.soak.kills.figures import Figures
from tests.soak.kills.ledger import Ledger
from tests.soak.kills.wire import Door
from tests.soak.nodes.many_nodes import ManyNodes
from tests.soak.nodes.open_pages import OpenPages
from tests.web.servers import reserved_port

NODES: Final = 3
LONGEST_PLAY: Final = 3.0
LONGEST_AWAY: Final = 8.0
"""Sometimes a dead node is back before the others know that it was dead."""
THINKING_SECONDS: Final = 1.0
"""Where there are many clients: else the machine would have no time for anything else."""
EACH_FROM_ITS_ADDRESS: Final = """
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
"""
"""Goes before the guide's part: clients are where they say, or they would be one caller."""


def kill_nodes(kills: int, seed: str, tell: Callable[[int], None], fault_every: int = 4) -> Figures:
    """Kill nodes on a new database so many times, under eight clients; after every few kills
    something else happens."""
    with _places() as places, _house(seed, places, eight_clients) as house:
        house.welcome()
        _haunt(house, kills, tell, fault_every, _nothing)
        return house.close()


def kill_behind_nginx(
    kills: int, seed: str, tell: Callable[[int], None], matches: int, fault_every: int = 4
) -> Figures:
    """The same with nginx in front, as docs/hosting.md says, with so many matches at a time and
    three open pages; in the end the matches are played out."""
    with ExitStack() as stack:
        places = stack.enter_context(_places())
        nodes = [f"127.0.0.1:{place.getsockname()[1]}" for place in places]
        configuration = EACH_FROM_ITS_ADDRESS + nginx.as_the_guide_says(nodes)
        url = stack.enter_context(nginx.running(configuration))
        house = stack.enter_context(
            _house(seed, places, partial(clients_of, matches), urlsplit(url).port or 0)
        )
        visitors = stack.enter_context(visiting(stack.enter_context(launched())))
        pages = OpenPages(visitors, url, house.figures)
        house.door.thinking = THINKING_SECONDS
        house.welcome(pages.tables)
        _haunt(house, kills, tell, fault_every, pages.come_back)
        house.let_matches_end()
        pages.come_back()
        return house.close()


@contextmanager
def _places() -> Iterator[Sequence[socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(reserved_port()) for _ in range(NODES)]


@contextmanager
def _house(
    seed: str,
    places: Sequence[socket],
    make_clients: Callable[[Door, Ledger, str], Sequence[Client]],
    front: int = 0,
) -> Iterator[ManyNodes]:
    """The nodes are there, on a new database."""
    with (
        tempfile.TemporaryDirectory(prefix="ludotheque-nodes-") as folder,
        running() as server,
        database(server) as db,
    ):
        house = ManyNodes(db, Path(folder), seed, places, make_clients, front)
        try:
            house.open()
            yield house
        finally:
            house.abandon()


def _haunt(
    house: ManyNodes,
    kills: int,
    tell: Callable[[int], None],
    fault_every: int,
    meanwhile: Callable[[], None],
) -> None:
    faults = cycle((house.roll, house.freeze, house.cut, house.restart_the_database))
    for number in range(1, kills + 1):
        time.sleep(house.chance.uniform(0.2, LONGEST_PLAY))
        house.kill(house.chance.uniform(0.0, LONGEST_AWAY), meanwhile)
        if number % fault_every == 0:
            house.figures.faults[next(faults)()] += 1
        house.check()
        tell(1)


def _nothing() -> None:
    pass
