"""Works out the hints that people ask for: in a worker, from the view of their own seat."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.pool import WorkerPool

from .given_hint import GivenHint
from .session import TableSession

LOG: Final = logging.getLogger("ludotheque")

HINT_SECONDS: Final = 1.0
"""What a hint takes, however much there is to think about."""

Locked = Callable[[str], AbstractAsyncContextManager[TableSession]]
"""The table with this id, as it is stored."""


class HintDesk:
    """Gives everybody at most one hint about what they are asked. A hint that comes too late, since
    somebody has acted, is given to nobody."""

    def __init__(self, pool: WorkerPool, tokens: TokenSource, locked: Locked) -> None:
        self._pool: Final = pool
        self._tokens: Final = tokens
        self._locked: Final = locked

    async def hint(self, table_id: str, seat: Seat) -> GivenHint | None:
        """The hint that this seat has asked for; None if that is over. Who asks again gets the same
        one, and a caller who leaves interrupts nothing."""
        async with self._locked(table_id) as session:
            if seat in session.hints or not session.table.has_asked_hint(seat):
                return session.hints.get(seat)
            work = session.hint_work.get(seat)
            if work is None:
                work = asyncio.create_task(self._work_out(session, seat))
                session.hint_work[seat] = work
        await asyncio.wait([work])
        if work.cancelled():
            return None
        if not work.result():
            raise RequestRefused(503, "no-hint")
        return session.hints.get(seat)

    async def _work_out(self, session: TableSession, seat: Seat) -> bool:
        """Whether there is a hint, or no need of one any more."""
        table = session.table
        about = table.last_act
        job = Job.for_hint(
            table.game,
            table.view(seat),
            seat,
            seed=self._tokens.token(),
            seconds=HINT_SECONDS,
        )
        try:
            worked = await self._pool.advise(job)
        except Exception as error:
            LOG.error("a hint in %s failed: %s", job.game, type(error).__name__)
            session.hint_work.pop(seat, None)
            return False
        async with self._locked(table.id) as now:
            if now is session and table.last_act == about:
                session.hint_work.pop(seat, None)
                session.hints[seat] = GivenHint.of(worked, table.game)
                session.show_changes(table.lobby.chairs[seat].holder)
        return True
