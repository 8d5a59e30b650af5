"""Long work: one piece at a time, in a thread, and callers take turns."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeVar

from ludotheque.web.errors import RequestRefused

T = TypeVar("T")


class FairTurns:
    """A line for each caller. After each piece of work it is the next caller's turn, so whoever
    asks for much waits for themselves alone."""

    def __init__(self, *, most_waiting: int, most_each: int, refusal: str) -> None:
        """At most so many wait, and so many of one caller; `refusal` is what that caller is
        told."""
        self._most_waiting: Final = most_waiting
        self._most_each: Final = most_each
        self._refusal: Final = refusal
        self._lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._busy = False

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def run(self, caller: str, work: Callable[[], T]) -> T:
        """What this work gives, done in a thread when it is the caller's turn; refused if too many
        wait."""
        await self._turn(caller)
        try:
            done = asyncio.ensure_future(asyncio.to_thread(work))
        except BaseException:
            self._pass_on()
            raise
        done.add_done_callback(self._finished)
        return await asyncio.shield(done)  # a thread cannot be stopped: the next one waits for it

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """It is the caller's turn as long as this lasts; refused if too many wait."""
        await self._turn(caller)
        try:
            yield
        finally:
            self._pass_on()

    def check_room(self, caller: str) -> None:
        """Refused if too many wait."""
        if not self._busy:
            return
        if len(self._lines.get(caller, ())) >= self._most_each:
            raise RequestRefused(429, self._refusal)
        if self.waiting >= self._most_waiting:
            raise RequestRefused(503, "house-busy")

    async def _turn(self, caller: str) -> None:
        self.check_room(caller)
        if not self._busy:
            self._busy = True
            return
        line = self._lines.get(caller, deque())
        turn = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._lines[caller] = line
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(caller, turn)
            else:  # it was our turn just now
                self._pass_on()
            raise

    def _leave(self, caller: str, turn: asyncio.Future[None]) -> None:
        line = self._lines[caller]
        line.remove(turn)
        if not line:
            del self._lines[caller]

    def _finished(self, done: asyncio.Future[T]) -> None:
        if not done.cancelled():
            done.exception()  # whoever asked may have gone, and nobody else wants to know
        self._pass_on()

    def _pass_on(self) -> None:
        """Let the next caller have a turn; a caller with more to do goes to the end."""
        if not self._lines:
            self._busy = False
            return
        caller, line = self._lines.popitem(last=False)
        turn = line.popleft()
        if line:
            self._lines[caller] = line
        turn.set_result(None)
