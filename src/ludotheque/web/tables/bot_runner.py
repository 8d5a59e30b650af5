"""Makes the bots of a table move: each thinks in a worker and moves at an even pace."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from itertools import count
from typing import Final

from ludotheque.bots import choice_seed, thinks
from ludotheque.core import Seat
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.pool import WorkerPool

from .bot_pace import BotPace, pace_of
from .session import TableSession
from .table import Table

LOG: Final = logging.getLogger("ludotheque")

RETRY_SECONDS: Final = 10.0

ITERATIONS_A_SECOND: Final = 300
"""So much a bot that thinks does in a challenge for each second that it would be given elsewhere: a
machine of today needs a third of the time, so that an answer hardly ever comes later than it would
anyway (`Job.iterations`)."""

Transaction = Callable[[str], AbstractAsyncContextManager[TableSession]]
"""Changes to the table with this id, stored at the end."""


class BotRunner:
    """Wakes the bot that is asked, and no other."""

    def __init__(self, pool: WorkerPool, clock: Clock, transaction: Transaction) -> None:
        self._pool: Final = pool
        self._clock: Final = clock
        self._transaction: Final = transaction

    def wake(self, session: TableSession) -> None:
        """Let the bot that is asked think. If people are asked at the same time, it waits for their
        answers."""
        table, turn, window = session.table, session.bot_turn, session.answers.window
        if turn.is_running and turn.about != table.last_act:
            turn.cancel()
        decision = table.decision()
        if decision is None or not table.players[decision.seat].bot or turn.is_running:
            return
        if window is not None and not window.is_closed:
            return
        turn.start(table.last_act, self._play(session, decision.seat, table.last_act))

    async def _play(self, session: TableSession, seat: Seat, about: int) -> None:
        table = session.table
        bot = table.players[seat].bot
        in_window = session.answers.window is not None
        pace = pace_of(bot, table.players, table.lobby.pace, in_window=in_window)
        pause = pace.pause
        for attempt in count():
            job = _job(table, seat, bot, pace, attempt)
            chosen, _ = await asyncio.gather(
                self._pool.choose(job), self._clock.sleep(pause), return_exceptions=True
            )
            try:
                if isinstance(chosen, BaseException):
                    raise chosen
                async with self._transaction(table.id) as now:
                    if now is session and table.last_act == about:
                        table.play_for_bot(seat, chosen)
                        session.bot_turn.forget()
                return
            except RequestRefused:  # not stored: whoever opens the table next wakes the bot
                return
            except Exception as error:
                LOG.error("a bot of %s could not move: %s", job.game, type(error).__name__)
                pause = RETRY_SECONDS


def _job(table: Table, seat: Seat, bot: str, pace: BotPace, attempt: int) -> Job:
    """The choice follows from the deal and the course: whoever plays the same deal again meets the
    same bot. In a challenge this holds for those that think, too: they are given no time, but so
    many steps. One that fails tries again by another seed."""
    assert table.match is not None
    seed = table.match.record.header.seed
    is_fixed = bool(table.lobby.challenge) and thinks(bot)
    return Job.about(
        table.game,
        table.view(seat),
        seat,
        bot=bot,
        seed=choice_seed(f"{seed}/{attempt}" if attempt else seed, table.match.number + 1),
        seconds=0.0 if is_fixed else pace.thinking,
        iterations=round(ITERATIONS_A_SECOND * pace.thinking) if is_fixed else 0,
    )
