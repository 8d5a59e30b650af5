"""Whether the clock can be believed: what a wrong one would delete is gone for good."""

import asyncio
import json
import logging
from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.storage.store import Store

LOG: Final = logging.getLogger("ludotheque")

JUMP_SECONDS: Final = 3600.0
"""How far the time of day may be off from what has passed while the server runs."""
LONGEST_STOP_SECONDS: Final = 86400.0
"""How long a server may have been stopped before its clock is doubted."""
DOUBT_SECONDS: Final = 86400.0
"""How long a clock must go evenly, while the server runs, until it is believed again."""
NOTING_SECONDS: Final = 600.0
NAME: Final = "clock"


class ClockWatch:
    """Compares the time of day with the time that passes, and remembers it over a restart."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._seen_at = 0.0
        """The time of day when it was last looked at."""
        self._passed = 0.0
        """The time that had passed by then."""
        self._doubt_seconds = 0.0
        self._noted_at = 0.0
        self._has_begun = False
        self._looking: Final = asyncio.Lock()

    async def is_steady(self) -> bool:
        """Look at the clock. False while it is doubted."""
        async with self._looking:
            return await self._look()

    async def _look(self) -> bool:
        now, passed = self._both_times()
        is_new_doubt = False
        if not self._has_begun:
            is_new_doubt = await self._begin(now)
        else:
            since = passed - self._passed
            self._doubt_seconds = max(0.0, self._doubt_seconds - since)
            if abs(now - self._seen_at - since) > JUMP_SECONDS:
                is_new_doubt = True
                self._doubt()
        self._seen_at, self._passed = now, passed
        if is_new_doubt or passed - self._noted_at >= NOTING_SECONDS:
            await self.note()
        return not self._doubt_seconds

    def _both_times(self) -> tuple[float, float]:
        """The time of day and the time that has passed, at the same moment."""
        while True:
            passed, now = self._clock.monotonic(), self._clock.now()
            if self._clock.monotonic() - passed < 1.0:  # else the process was stopped in between
                return now, passed

    async def _begin(self, now: float) -> bool:
        """Compare with what the last server has seen. Returns whether that is a reason to doubt."""
        text = await self._store.house.text(NAME)
        if text:
            known = json.loads(text)
            seen_at, self._doubt_seconds = known["seen"], known["doubt"]
        else:  # a database of 0.1, or a new one
            seen_at = await self._store.last_touched() or now
        self._has_begun = True
        if not -JUMP_SECONDS <= now - seen_at <= LONGEST_STOP_SECONDS:
            self._doubt()
            return True
        if self._doubt_seconds:
            self._warn()
        return not text

    def _doubt(self) -> None:
        if not self._doubt_seconds:
            self._doubt_seconds = DOUBT_SECONDS
            self._warn()
        self._doubt_seconds = DOUBT_SECONDS

    def _warn(self) -> None:
        LOG.warning(
            "the clock has jumped, or the server was stopped for more than a day: "
            "no table is deleted until it has run evenly for %.0f hours",
            self._doubt_seconds / 3600,
        )

    async def note(self) -> None:
        """Write down what was seen, for the next server."""
        if self._has_begun:
            self._noted_at = self._passed
            known = {"seen": self._seen_at, "doubt": self._doubt_seconds}
            await self._store.house.keep(NAME, json.dumps(known))
