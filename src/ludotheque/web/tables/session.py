"""A table in use: who is looking at it now, and what is going on around it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ludotheque.core import MoveEntry, Seat, Window
from ludotheque.web.errors import Refused

from .answer_window import Answers
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
        self.answers: Answers | None = None
        """What is being asked of several people at once."""
        self.letting_pass: Final[set[Seat]] = set()
        """Who lets everything pass until their next turn."""
        self.closing: asyncio.Task[None] | None = None
        self.closing_of: Answers | None = None
        self._followed = -1
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

    def changed_for(self, holder: str) -> None:
        """There may be something new to see for this holder, and for nobody else."""
        self.rendered.clear()
        for listener in self.listeners:
            if listener.holder == holder:
                listener.wake()

    def close(self) -> None:
        self.closed = True
        for task in (self.thinking, self.closing):
            if task is not None:
                task.cancel()
        self.changed()

    # What is asked of several at once

    def asks(self, seat: Seat) -> bool:
        """Whether this seat is asked, alone or with others."""
        decision = self.table.decision()
        if decision is None:
            return False
        return seat == decision.seat or bool(decision.window and seat in decision.window.seats)

    def follow_window(self, now: float) -> None:
        """See whether a window has opened, goes on or has ended; `now` in seconds since 1970."""
        match, decision = self.table.match, self.table.decision()
        number, before = (match.number if match else -1), self._followed
        if number == before:
            return
        self._followed = number
        window = decision.window if decision else None
        if decision is None or window is None:
            self.answers = None
            if decision is not None:
                self.letting_pass.discard(decision.seat)
        elif self.answers is None or number != before + 1:
            self.answers = self._opened(window, now + self.table.setup.seconds)
        elif window.goes_on(self.answers.window):
            self.answers.window = window
        elif window == self.answers.window and not self._has_moved():
            self.answers = self._opened(window, self.answers.closes, self.answers)
        else:
            self.answers = self._opened(window, now + self.table.setup.seconds)

    def _has_moved(self) -> bool:
        assert self.table.match is not None
        return isinstance(self.table.match.record.entries[-1], MoveEntry)

    def _opened(
        self, window: Window, closes: float | None, before: Answers | None = None
    ) -> Answers:
        """A new window, or the same one when somebody else has come to sit in it."""
        chairs = self.table.setup.chairs
        people = [seat for seat in window.seats if not self.table.players[seat].bot]
        at_one_screen = len({chairs[seat].holder for seat in people}) < len(people)
        timed = window.silence is not None and not at_one_screen
        since = before.since if before is not None else self.table.last_act
        answers = Answers(window, people, closes if timed else None, since)
        for seat in people:
            if before is not None and before.has_answered(seat):
                answers.give(seat, before.said(seat))
            elif seat in self.letting_pass:
                answers.silence(seat)
        return answers

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
        if decision.window is not None and decision.window.silence is not None:
            return False  # who says nothing holds nobody up
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
