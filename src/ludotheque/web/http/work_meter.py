"""Work: how long callers keep the server busy, and when that is more than their share."""

import asyncio
import types
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import thread_time
from typing import Final, TypeVar

from ludotheque.web.clock import Clock
from ludotheque.web.settings import Rate

from .rate_limits import RateLimiter

TURN_SECONDS: Final = 0.005
"""How long one caller may work before everybody else who is waiting has had a turn."""
SHORTEST_WAIT: Final = 0.05
LONGEST_WAIT: Final = 2.0

T = TypeVar("T")


class WorkMeter:
    """Seconds of computing, by caller: a bucket for each, and turns.

    What is measured is the time that the processor spends, not the time that passes. So waiting
    costs nothing, and neither does a busy machine.
    """

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._limiter: Final = RateLimiter(rate)
        self._clock: Final = clock
        self._spent: Final[dict[str, float]] = {}
        """Seconds spent by each caller since the event loop last went round."""

    def charge(self, caller: str, seconds: float) -> None:
        """Count work that was done for this caller, here or in another thread or process."""
        self._limiter.take(caller, self._clock.monotonic(), seconds)

    def has_room(self, caller: str) -> bool:
        """Whether this caller may ask for more."""
        return self._limiter.left(caller, self._clock.monotonic()) > 0

    async def room(self, caller: str) -> None:
        """Wait until this caller may have more, and it is their turn."""
        while not self.has_room(caller):
            owed = -self._limiter.left(caller, self._clock.monotonic())
            needed = owed / (self._limiter.rate.each_second or 1.0)
            await self._clock.sleep(min(max(needed, SHORTEST_WAIT), LONGEST_WAIT))
        while self._has_had_turn(caller):
            await asyncio.sleep(0)

    def measured(self, caller: str) -> "Measurement":
        """Charge for what is done inside, which must not wait for anything."""
        return Measurement(partial(self._note, caller))

    @types.coroutine
    def run(self, caller: str, work: Coroutine[object, None, T]) -> Generator[object, None, T]:
        """Do this work step by step, and charge for each step. A step goes from one wait to the
        next; in between, whoever else is waiting has their turn."""
        step = partial(work.send, None)
        while True:
            try:
                while self._has_had_turn(caller):
                    yield None
            except BaseException as error:  # we were cancelled, and so is the work
                step = partial(work.throw, error)
            began = thread_time()
            try:
                awaited = step()
            except StopIteration as end:
                result: T = end.value
                return result
            finally:
                self._note(caller, thread_time() - began)
            try:
                yield awaited
                step = partial(work.send, None)
            except BaseException as error:
                step = partial(work.throw, error)

    def _note(self, caller: str, seconds: float) -> None:
        if not self._spent:
            asyncio.get_running_loop().call_soon(self._spent.clear)
        self._spent[caller] = self._spent.get(caller, 0.0) + seconds
        self.charge(caller, seconds)

    def _has_had_turn(self, caller: str) -> bool:
        return self._spent.get(caller, 0.0) > TURN_SECONDS


class Measurement:
    """Notes how many seconds the processor has worked, from entering to leaving."""

    def __init__(self, note: Callable[[float], None]) -> None:
        self._note: Final = note
        self._began = 0.0

    def __enter__(self) -> None:
        self._began = thread_time()

    def __exit__(self, *_error: object) -> None:
        self._note(thread_time() - self._began)
