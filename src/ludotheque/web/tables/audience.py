"""The audience of a table: who has a stream open, and how long the others have been away."""

import asyncio
from typing import Final

from ludotheque.web.errors import RequestRefused

from .table import Table

MOST_SPECTATOR_STREAMS: Final = 100
"""A limit, so that spectators cannot keep anybody from playing."""

MOST_STREAMS_OF_A_PLAYER: Final = 10


class Listener:
    """One stream: woken whenever there may be something new to send."""

    def __init__(self, holder: str) -> None:
        self.holder: Final = holder
        self._news: Final = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    async def news(self) -> None:
        await self._news.wait()
        self._news.clear()


class Audience:
    """All streams of one table."""

    def __init__(self, table: Table, now: float) -> None:
        """Absence counts from `now` on."""
        self._table: Final = table
        self._since: Final = now
        self._listeners: Final[set[Listener]] = set()
        self._left_at: Final[dict[str, float]] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, holder: str) -> Listener:
        self.check_room_for(holder)
        listener = Listener(holder)
        self._listeners.add(listener)
        return listener

    def leave(self, listener: Listener, now: float) -> None:
        self._listeners.discard(listener)
        if not self.includes(listener.holder):
            self._left_at[listener.holder] = now

    def wake(self, holder: str | None = None) -> None:
        """Wake all streams, or those of one holder."""
        for listener in self._listeners:
            if holder is None or listener.holder == holder:
                listener.wake()

    def check_room_for(self, holder: str) -> None:
        """Refused if the limit on streams is reached."""
        if self._table.is_known(holder):
            own = sum(listener.holder == holder for listener in self._listeners)
            full = own >= MOST_STREAMS_OF_A_PLAYER
        else:
            full = self.spectators() >= MOST_SPECTATOR_STREAMS
        if full:
            raise RequestRefused(429, "too-many-streams")

    def includes(self, holder: str) -> bool:
        return any(listener.holder == holder for listener in self._listeners)

    def away_since(self, holder: str) -> float | None:
        """When the holder's last stream ended; None if they have one."""
        return None if self.includes(holder) else self._left_at.get(holder, self._since)

    def spectators(self) -> int:
        """How many people are watching without a seat."""
        return sum(not self._table.seats_of(listener.holder) for listener in self._listeners)
