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
from ludotheque.web.clock import Clock
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import IDLE_SECONDS, TableRegistry
from ludotheque.web.tables.session import TableSession
from ludotheque.web.workers.pool import WorkerPool

MOVES: Final = 10
"""How far each match is played: about to the middle."""

NEEDED_ONCE: Final = 20
"""Matches before the measurement: what is needed but once is no match's cost."""


class Memory(TypedDict):
    """Bytes a match."""

    matches: int
    in_memory: float
    put_away: float


class FastClock(Clock):
    """The system's time, and as much more as we like."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def monotonic(self) -> float:
        return super().monotonic() + self.ahead


async def grow(matches: int, db: str) -> Memory:
    store, clock = Store(db), FastClock()
    store.open()
    registry = TableRegistry(GAMES, store, WorkerPool(), clock, TokenSource(), keep_days=1)
    try:
        await _open(registry, NEEDED_ONCE)
        await _put_away(registry, clock)
        before = _resident()
        await _open(registry, matches)
        first = _resident()
        await _put_away(registry, clock)
        await _open(registry, matches)
        second = _resident()
    finally:
        store.close()
    return {
        "matches": matches,
        "in_memory": (first - before) / matches,
        "put_away": (second - first) / matches,
    }


async def _open(registry: TableRegistry, matches: int) -> None:
    for _ in range(matches):
        tokens = [registry.tokens.token(), registry.tokens.token()]
        names = zip(("Ada", "Blaise"), tokens, strict=True)
        chairs = tuple([Chair(name, holder=hashed(token)) for name, token in names])
        session = await registry.open(USUAL, chairs, tokens[0], begin=True)
        for _ in range(MOVES):
            async with registry.transaction(session.table.id) as playing:
                _move(playing)


def _move(session: TableSession) -> None:
    decision = session.table.decision()
    assert decision is not None
    session.table.play(decision.seat, str(decision.options[0]))


async def _put_away(registry: TableRegistry, clock: FastClock) -> None:
    clock.ahead += IDLE_SECONDS + 1
    await registry.tick()
    assert registry.session_count == 0


def _resident() -> int:
    gc.collect()
    return resident_bytes()


def main() -> None:
    with TemporaryDirectory() as place:
        grown = asyncio.run(grow(int(sys.argv[1]), f"sqlite:///{Path(place, 'tables.db')}"))
    sys.stdout.write(json.dumps(grown) + "\n")


if __name__ == "__main__":
    main()
