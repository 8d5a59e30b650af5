"""Time in tests of servers: it passes when a test says so, and waits have a limit."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from ludotheque.web.clock import Clock

PATIENCE: Final = 60.0
"""Seconds: far more than anything takes, even on a busy machine."""


class FakeClock(Clock):
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.slept: Final[list[float]] = []

    def now(self) -> float:
        return 1_800_000_000.0 + self.time

    def monotonic(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds
        self.slept.append(seconds)
        while self.time < until:
            await asyncio.sleep(0.002)


class HastyClock(Clock):
    """The system's clock, but nobody waits for a bot."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 50)


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until this is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came to pass"
        time.sleep(0.01)


def in_time(holds: Callable[[], bool], clock: FakeClock) -> None:
    """Let time pass until this is so: a waiting task may have only just begun to wait."""

    def holds_a_second_later() -> bool:
        clock.time += 1
        return holds()

    eventually(holds_a_second_later)
