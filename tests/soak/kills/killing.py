"""When a house's server is killed: at random moments, during its start, in bursts."""

import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from typing import Final

from tests.services.postgresql import database, running
from tests.soak.kills.faults import ON_POSTGRESQL, ON_SQLITE
from tests.soak.kills.figures import Figures
from tests.soak.kills.house import Fault, House

SQLITE: Final = "SQLite"
POSTGRESQL: Final = "PostgreSQL"

START_SECONDS: Final = 1.6
"""About as long as a server takes to start: some die meanwhile."""
IN_A_BURST: Final = 0.3
FAULT_EVERY: Final = 5
"""After so many starts something else goes wrong too."""
A_LONG_WHILE: Final = 0.06


def kill_often(
    kind: str,
    kills: int,
    seed: str,
    tell: Callable[[int], None],
    fault_every: int = FAULT_EVERY,
) -> Figures:
    """Kill a server on a new database of this kind so many times."""
    with (
        tempfile.TemporaryDirectory(prefix="ludotheque-soak-") as folder,
        _database(kind, folder) as db,
    ):
        house = House(db, Path(folder), seed)
        faults = ON_SQLITE if kind == SQLITE else ON_POSTGRESQL
        try:
            return _haunt(house, faults, kills, tell, fault_every)
        finally:
            house.abandon()


@contextmanager
def _database(kind: str, folder: str) -> Iterator[str]:
    if kind == SQLITE:
        yield f"sqlite:///{folder}/tables.db"
        return
    with running() as server, database(server) as url:  # one of its own, for it is restarted too
        yield url


def _haunt(
    house: House,
    faults: Sequence[Fault],
    kills: int,
    tell: Callable[[int], None],
    fault_every: int,
) -> Figures:
    chance, counts = house.chance, house.figures.counts
    coming, starts = cycle(faults), count(1)
    house.serve()
    house.welcome()
    while (before := counts["kills"]) < kills:
        is_long = chance.random() < A_LONG_WHILE
        time.sleep(chance.uniform(3.0, 6.0) if is_long else chance.uniform(0.0, 1.4))
        if next(starts) % fault_every == 0:
            house.figures.faults[next(coming)(house)] += 1
            time.sleep(chance.uniform(0.0, 0.5))
        house.kill()
        while counts["kills"] < kills and chance.random() < IN_A_BURST:
            house.start()
            time.sleep(chance.uniform(0.0, START_SECONDS))
            house.kill()
            counts["kills during start-up"] += 1
        house.serve()
        house.check()
        tell(counts["kills"] - before)
    del house.figures.faults[""]
    return house.close()
