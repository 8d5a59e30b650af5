"""Sends messages beside everything else, and waits for nobody: a few at a time to each place, a
bounded number in all."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from .posting import Message, Undelivered, post

LOG: Final = logging.getLogger("ludotheque")

AT_ONCE: Final = 4
"""Messages to one place at a time: one that hangs keeps no other waiting."""
MOST_WAITING: Final = 500
"""Messages to one place that are under way or wait; more are dropped."""

Answered = Callable[[int], Awaitable[None]]
"""What follows from the status of an answer."""


async def nothing_follows(_status: int) -> None:
    """Whatever it was answered."""


class Sending:
    """All messages that are under way."""

    def __init__(self) -> None:
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._waiting: Final[Counter[str]] = Counter()
        self._slots: Final[dict[str, asyncio.Semaphore]] = {}

    def send(self, message: Message, answered: Answered = nothing_follows) -> None:
        """Begin to send it, and go on at once."""
        parts = urlsplit(message.url)
        place = f"{parts.scheme}://{parts.netloc}"
        if self._waiting[place] >= MOST_WAITING:
            LOG.warning("calls are dropped: too many wait for one place")
            return
        self._waiting[place] += 1
        task = asyncio.create_task(self._send(place, message, answered))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send(self, place: str, message: Message, answered: Answered) -> None:
        try:
            async with self._slots.setdefault(place, asyncio.Semaphore(AT_ONCE)):
                status = await post(message)
            await answered(status)
        except Undelivered as why:
            LOG.warning("a call could not be delivered: %s", why)
        except Exception as error:
            LOG.error("a call failed: %s", type(error).__name__)
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place]
                self._slots.pop(place, None)

    async def stop(self) -> None:
        """Give up what is under way."""
        for task in list(self._tasks):
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
