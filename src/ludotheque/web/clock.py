"""What a server draws from outside: time and randomness. Tests hand in sources of their own."""

import asyncio
import secrets
import time
from base64 import b32encode


class Sources:
    """The system's clock and the system's randomness."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def ticks(self) -> float:
        """Seconds that never jump, for measuring."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def table_id(self) -> str:
        """80 bits: whoever knows it may watch, so nobody shall guess it."""
        return b32encode(secrets.token_bytes(10)).decode().lower()

    def token(self) -> str:
        """128 bits: whoever knows it plays the seat."""
        return secrets.token_urlsafe(16)

    def seed(self) -> str | None:
        """None lets a match draw 256 bits of its own, which nobody can repeat."""
        return None
