"""How quickly players move: as soon as they are asked, or so many together in a second."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Final, Protocol

Act = Callable[[], None]


class Pace(Protocol):
    """Says when somebody who could act does."""

    def when_free(self, act: Act) -> None: ...


class AtOnce:
    """Nobody waits."""

    def when_free(self, act: Act) -> None:
        act()


class Metronome:
    """At every beat one of those who could act does, whoever it may be."""

    def __init__(self, a_second: float) -> None:
        self._interval: Final = 1 / a_second
        self._waiting: Final[list[Act]] = []
        self._choices: Final = random.Random(0)  # noqa: S311  # nothing here is secret
        self.missed = 0
        """Beats at which nobody could act."""

    def when_free(self, act: Act) -> None:
        self._waiting.append(act)

    async def run(self) -> None:
        beat = time.perf_counter()
        while True:
            beat += self._interval
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            if not self._waiting:
                self.missed += 1
                continue
            at = self._choices.randrange(len(self._waiting))
            self._waiting[at], self._waiting[-1] = self._waiting[-1], self._waiting[at]
            self._waiting.pop()()
