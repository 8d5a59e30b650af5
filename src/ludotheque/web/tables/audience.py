"""The audience of a table: who has a stream open, and how long the others have been away."""

import asyncio
import math
from collections.abc import Iterable
from typing import Final

from ludotheque.web.errors import RequestRefused

from .table import Table

MOST_SPECTATOR_STREAMS: Final = 100
"""A limit, so that spectators cannot keep anybody from playing."""

MOST_STREAMS_OF_A_PLAYER: Final = 10


class Listener:
    """One stream: woken whenever there may be something new to send."""

    def __init__(self, holder: str, *, is_looking: bool = True) -> None:
        self.holder: Final = holder
        self.is_looking: Final = is_looking
        """Whether somebody sees what it brings: a page in a hidden tab only waits to be asked."""
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

    def join(self, holder: str, *, is_looking: bool = True) -> Listener:
        self.check_room_for(holder, is_looking=is_looking)
        listener = Listener(holder, is_looking=is_looking)
        self._listeners.add(listener)
        return listener

    def leave(self, listener: Listener, now: float) -> None:
        self._listeners.discard(listener)
        if listener.is_looking and not self.includes(listener.holder):
            self._left_at[listener.holder] = now

    def wake(self, holder: str | None = None) -> None:
        """Wake all streams, or those of one holder."""
        for listener in self._listeners:
            if holder is None or listener.holder == holder:
                listener.wake()

    def check_room_for(self, holder: str, *, is_looking: bool = True) -> None:
        """Refused if the limit on streams is reached; those of hidden tabs have one of their own,
        so that they keep nobody from looking."""
        alike = [each for each in self._listeners if each.is_looking == is_looking]
        if self._table.is_known(holder):
            own = sum(listener.holder == holder for listener in alike)
            full = own >= MOST_STREAMS_OF_A_PLAYER
        else:
            full = self._count_spectators(alike) >= MOST_SPECTATOR_STREAMS
        if full:
            raise RequestRefused(429, "too-many-streams")

    def includes(self, holder: str) -> bool:
        """Whether the holder looks at the table."""
        return any(each.is_looking and each.holder == holder for each in self._listeners)

    def away_since(self, holder: str) -> float | None:
        """When the holder last looked; None if they do now."""
        return None if self.includes(holder) else self._left_at.get(holder, self._since)

    def has_looked_since(self, holder: str, time: float) -> bool:
        """Whether the holder has looked at the table since then, as far as we know."""
        return self.includes(holder) or self._left_at.get(holder, -math.inf) >= time

    def spectators(self) -> int:
        """How many people are watching without a seat."""
        return self._count_spectators(each for each in self._listeners if each.is_looking)

    def _count_spectators(self, listeners: Iterable[Listener]) -> int:
        return sum(not self._table.seats_of(listener.holder) for listener in listeners)
