"""Time, as the server sees it. Tests pass in clocks of their own."""

import asyncio
import sys
import time
from typing import Final

DAY_SECONDS: Final = 86400

if sys.platform == "win32":
    _passed = time.monotonic
elif sys.platform == "linux":

    def _passed() -> float:
        return time.clock_gettime(time.CLOCK_BOOTTIME)

else:

    def _passed() -> float:
        return time.clock_gettime(time.CLOCK_MONOTONIC)


class Clock:
    """The system's clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def day(self) -> int:
        """Days since 1970, by UTC."""
        return int(self.now() // DAY_SECONDS)

    def monotonic(self) -> float:
        """Seconds that never jump, for measuring. They pass while the computer sleeps, too."""
        return _passed()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
