"""Time in tests of servers: it passes when a test says so, and patience has an end."""

import asyncio
import hashlib
import itertools
import time
from collections.abc import Callable
from typing import Final

from ludotheque.web.clock import Sources

PATIENCE: Final = 20.0


class Clock(Sources):
    """Time that passes only when a test says so, and randomness that can be repeated."""

    def __init__(self, name: str = "clock") -> None:
        self.time = 1000.0
        self.slept: Final[list[float]] = []
        self._name: Final = name
        self._numbers: Final = itertools.count()

    def now(self) -> float:
        return 1_800_000_000.0 + self.time

    def ticks(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds
        self.slept.append(seconds)
        while self.time < until:
            await asyncio.sleep(0.002)

    def table_id(self) -> str:
        return f"t{self._drawn()[:15]}"

    def token(self) -> str:
        return self._drawn()[:22]

    def seed(self) -> str | None:
        return self._drawn()

    def _drawn(self) -> str:
        return hashlib.sha256(f"{self._name} {next(self._numbers)}".encode()).hexdigest()


class Hasty(Sources):
    """The system's own, but nobody waits for a bot."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 50)


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until this is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came to pass"
        time.sleep(0.01)


def in_time(holds: Callable[[], bool], clock: Clock) -> None:
    """Let time pass until this is so: whoever waits may have begun to wait only just now."""

    def holds_a_second_later() -> bool:
        clock.time += 1
        return holds()

    eventually(holds_a_second_later)
