"""Lets a bot move when somebody's time is up, for that turn only."""

import asyncio
import logging
from typing import Final

from ludotheque.core import Seat
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.pool import WorkerPool

from .bot_pace import pace_of
from .bot_runner import RETRY_SECONDS, Transaction
from .session import TableSession
from .table import STAND_IN
from .turn_end import turn_end

LOG: Final = logging.getLogger("ludotheque")

LONGEST_SLEEP_SECONDS: Final = 60.0
"""The time of day is looked at so often: it may be set right meanwhile."""


class TurnTimer:
    """Runs one task for each table in use where somebody's time passes. The bot goes on until
    somebody else is asked: its moves belong to the same turn, which has ended."""

    def __init__(
        self, pool: WorkerPool, clock: Clock, tokens: TokenSource, transaction: Transaction
    ) -> None:
        self._pool: Final = pool
        self._clock: Final = clock
        self._tokens: Final = tokens
        self._transaction: Final = transaction

    def follow(self, session: TableSession) -> None:
        """Start, keep or cancel the timer to match the turn."""
        table, timer = session.table, session.turn_timer
        end, decision = turn_end(table, session.answers.window), table.decision()
        about = None if end is None else (table.last_act, end)
        if about == timer.about:
            return
        timer.cancel()
        if end is not None and decision is not None:
            timer.start(about, self._move(session, decision.seat, table.last_act, end))

    async def _move(self, session: TableSession, seat: Seat, about: int, end: float) -> None:
        table, window = session.table, session.answers.window
        while (left := end - self._clock.now()) > 0:
            await self._clock.sleep(min(left, LONGEST_SLEEP_SECONDS))
        thinking, pause = pace_of(
            STAND_IN, table.players, table.lobby.pace, in_window=window is not None
        )
        while True:
            job = Job.about(
                table.game,
                table.view(seat),
                seat,
                bot=STAND_IN,
                seed=self._tokens.token(),
                seconds=thinking,
            )
            try:
                chosen, _ = await asyncio.gather(self._pool.choose(job), self._clock.sleep(pause))
                async with self._transaction(table.id) as now:
                    if now is session and table.last_act == about:
                        table.play_for_clock(seat, chosen)
                        session.turn_timer.forget()
                return
            except RequestRefused:  # not stored: whoever opens the table next starts it anew
                return
            except Exception as error:
                LOG.error("a bot of %s could not stand in: %s", job.game, type(error).__name__)
                pause = RETRY_SECONDS
