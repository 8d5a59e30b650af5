"""Time, as the server sees it. Tests pass in clocks of their own."""

import asyncio
import time


class Clock:
    """The system's clock."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def monotonic(self) -> float:
        """Seconds that never jump, for measuring."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
