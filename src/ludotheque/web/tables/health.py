"""Whether the server can do its work: what is asked for is written, read, and ours alone."""

import asyncio
import logging
from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.errors import StoreProblem
from ludotheque.web.nodes.ownership import ALONE, Ownership
from ludotheque.web.storage.database import LockLost
from ludotheque.web.storage.store import Store

LOG: Final = logging.getLogger("ludotheque")

FRESH_SECONDS: Final = 2.0
"""How long an answer stays true: however often somebody asks, the disk is not asked more often."""
LONGEST_SECONDS: Final = 10.0
"""What takes longer than this does not work."""

NOT_WRITTEN: Final = "not-written"
NOT_READ: Final = "not-read"
LOCK_LOST: Final = "lock-lost"
TOO_SLOW: Final = "too-slow"


class HealthCheck:
    """Asks the store to write, to read, and whether the database is still ours."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        longest_seconds: float = LONGEST_SECONDS,
        ownership: Ownership = ALONE,
    ) -> None:
        self._ownership: Final = ownership
        self._store: Final = store
        self._clock: Final = clock
        self._longest_seconds: Final = longest_seconds
        self._asking: Final = asyncio.Lock()
        self._asked_at: float | None = None
        self._problem = ""

    async def problem(self) -> str:
        """What is wrong, as a word for programs; empty if nothing is."""
        async with self._asking:
            if self._asked_at is None or self._clock.monotonic() - self._asked_at >= FRESH_SECONDS:
                found, why = await self._find_problem()
                if found and found != self._problem:  # it is told once, however long it lasts
                    LOG.error("the server is not well: %s (%s)", found, why)
                self._problem, self._asked_at = found, self._clock.monotonic()
            return self._problem

    async def _find_problem(self) -> tuple[str, str]:
        """What is wrong, and the kind of error that told so."""
        if not self._store.is_writing:
            return NOT_WRITTEN, "the store is closed"
        if not self._ownership.is_sure:
            return LOCK_LOST, "nothing was heard of the database"
        part = NOT_WRITTEN
        try:
            async with asyncio.timeout(self._longest_seconds):
                await self._store.check_writing()
                part = NOT_READ
                await self._store.count()
        except (LockLost, StoreProblem) as error:  # the latter if another server has it by now
            return LOCK_LOST, type(error).__name__
        except TimeoutError as error:
            return TOO_SLOW, type(error).__name__
        except Exception as error:
            return part, type(error).__name__
        return "", ""
