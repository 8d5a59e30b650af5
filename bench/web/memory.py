"""`python -m bench.web.memory MATCHES`: what matches cost that nobody looks at.

Prints JSON: by how many bytes the process has grown for each match in memory, and what is left of
each that was put away. Python keeps memory that it once had, for later: so what is left is what as
many matches again need on top of it.
"""

import asyncio
import gc
import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, TypedDict

from bench.game_speed import resident_bytes
from bench.web.players import USUAL
from ludotheque.games import GAMES
from ludotheque.web.clock import Sources
from ludotheque.web.http.tokens import hashed
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import IDLE, House
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.workers.pool import Thinkers

MOVES: Final = 10
"""How far each match is played: about to the middle."""

NEEDED_ONCE: Final = 20
"""Matches before the measurement: what is needed but once is no match's cost."""


class Memory(TypedDict):
    """Bytes a match."""

    matches: int
    in_memory: float
    put_away: float


class Clock(Sources):
    """The system's time, and as much more as we like."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def ticks(self) -> float:
        return super().ticks() + self.ahead


async def grow(matches: int, db: str) -> Memory:
    store, clock = Store(db), Clock()
    store.open()
    house = House(GAMES, store, Thinkers(), clock, keep_days=1)
    try:
        await _open(house, NEEDED_ONCE)
        await _put_away(house, clock)
        before = _resident()
        await _open(house, matches)
        first = _resident()
        await _put_away(house, clock)
        await _open(house, matches)
        second = _resident()
    finally:
        store.close()
    return {
        "matches": matches,
        "in_memory": (first - before) / matches,
        "put_away": (second - first) / matches,
    }


async def _open(house: House, matches: int) -> None:
    for _ in range(matches):
        tokens = [house.sources.token(), house.sources.token()]
        names = zip(("Ada", "Blaise"), tokens, strict=True)
        chairs = tuple([Chair(name, holder=hashed(token)) for name, token in names])
        live = await house.open(USUAL, chairs, tokens[0], begin=True)
        for _ in range(MOVES):
            await house.act(live.table.id, "", _move)


def _move(live: LiveTable) -> None:
    decision = live.table.decision()
    assert decision is not None
    live.table.play(decision.seat, str(decision.options[0]))


async def _put_away(house: House, clock: Clock) -> None:
    clock.ahead += IDLE + 1
    await house.tick()
    assert house.live_tables == 0


def _resident() -> int:
    gc.collect()
    return resident_bytes()


def main() -> None:
    with TemporaryDirectory() as place:
        grown = asyncio.run(grow(int(sys.argv[1]), f"sqlite:///{Path(place, 'tables.db')}"))
    sys.stdout.write(json.dumps(grown) + "\n")


if __name__ == "__main__":
    main()
