"""What happens to the nodes of a house, and when."""

import tempfile
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from typing import Final

from tests.services.postgresql import database, running
from tests.soak.kills.figures import Figures
from tests.soak.nodes.many_nodes import ManyNodes

LONGEST_PLAY: Final = 3.0
LONGEST_AWAY: Final = 8.0
"""Sometimes a dead node is back before the others know that it was dead."""


def kill_nodes(kills: int, seed: str, tell: Callable[[int], None], fault_every: int = 4) -> Figures:
    """Kill nodes on a new database so many times; after every few kills something else happens."""
    with (
        tempfile.TemporaryDirectory(prefix="ludotheque-nodes-") as folder,
        running() as server,
        database(server) as db,
    ):
        house = ManyNodes(db, Path(folder), seed)
        faults = cycle((house.roll, house.freeze, house.cut, house.restart_the_database))
        try:
            house.open()
            for number in range(1, kills + 1):
                time.sleep(house.chance.uniform(0.2, LONGEST_PLAY))
                house.kill(house.chance.uniform(0.0, LONGEST_AWAY))
                if number % fault_every == 0:
                    house.figures.faults[next(faults)()] += 1
                house.check()
                tell(1)
            return house.close()
        finally:
            house.abandon()
