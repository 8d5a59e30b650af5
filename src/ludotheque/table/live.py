"""A table in use: who is looking at it now, and what is going on around it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ludotheque.core import Seat

from .problems import Refused
from .table import PLAYING, Table

ABSENT_AFTER: Final = 120.0
"""Seconds without a stream, while asked, after which somebody counts as absent."""

MOST_STREAMS: Final = 100
"""Of those who look on; they cannot keep anybody from playing."""

MOST_OF_ONE: Final = 10
"""Of one person who plays."""


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


class LiveTable:
    """A table in memory. All who read or change it hold its lock meanwhile."""

    def __init__(self, table: Table, now: float) -> None:
        self.table: Final = table
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.thinking_about = -1
        self.used = now
        self._asked_at = now
        self._asked_by = table.last_act
        self.closed = False
        """Given up in favour of what the store says: streams end and are opened anew."""
        self.rendered: Final[dict[object, str]] = {}
        """What was made for guests who see the same, until something changes."""
        self._gone_at: Final[dict[str, float]] = {}
        self._absent: list[Seat] = []
        self._loaded = now

    def acted(self, now: float) -> None:
        """Something was stored; if it put a question to somebody, they have been asked now."""
        if self.table.last_act != self._asked_by:
            self._asked_at, self._asked_by = now, self.table.last_act

    def changed(self) -> None:
        """There may be something new to see."""
        self.rendered.clear()
        for listener in self.listeners:
            listener.wake()

    def close(self) -> None:
        self.closed = True
        if self.thinking is not None:
            self.thinking.cancel()
        self.changed()

    @contextmanager
    def listening(self, holder: str, now: float) -> Iterator[Listener]:
        """A stream of this holder, or of a spectator, for as long as it lasts."""
        self.check_room_for(holder)
        listener = Listener(holder)
        self.listeners.add(listener)
        self.used = now
        self.changed()
        listener.wake()
        try:
            yield listener
        finally:
            self.listeners.discard(listener)
            self.changed()

    def check_room_for(self, holder: str) -> None:
        """Refused if there are as many streams as there may be."""
        if self.table.seats_of(holder) or self.table.is_host(holder):
            full = sum(each.holder == holder for each in self.listeners) >= MOST_OF_ONE
        else:
            full = self.watching() >= MOST_STREAMS
        if full:
            raise Refused(429, "too-many-streams")

    def left(self, holder: str, now: float) -> None:
        """A stream of this holder has ended."""
        self.used = now
        if not self._has_stream(holder):
            self._gone_at[holder] = now

    def _has_stream(self, holder: str) -> bool:
        return any(listener.holder == holder for listener in self.listeners)

    def is_here(self, seat: Seat) -> bool:
        """Whether the person in this seat has a stream open."""
        return self._has_stream(self.table.setup.chairs[seat].holder)

    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not self.table.seats_of(listener.holder) for listener in self.listeners)

    def is_absent(self, seat: Seat, now: float) -> bool:
        """Whether the seat is asked, and its person has long been away."""
        table = self.table
        decision = table.decision()
        if table.phase != PLAYING or decision is None or decision.seat != seat:
            return False
        holder = table.setup.chairs[seat].holder
        if not holder or table.players[seat].bot or self._has_stream(holder):
            return False
        since = max(self._gone_at.get(holder, self._loaded), self._asked_at)
        return now - since >= ABSENT_AFTER

    def look_for_absent(self, now: float) -> None:
        """Tell the others when somebody has become absent: nothing else would."""
        seats = range(len(self.table.setup.chairs))
        absent = [seat for seat in seats if self.is_absent(seat, now)]
        if absent != self._absent:
            self._absent = absent
            self.changed()
