"""Makes the bots of a table move: each thinks in a worker and moves at an even pace."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from ludotheque.core import Seat
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.pool import WorkerPool

from .bot_pace import pace_of
from .session import TableSession

LOG: Final = logging.getLogger("ludotheque")

RETRY_SECONDS: Final = 10.0

Transaction = Callable[[str], AbstractAsyncContextManager[TableSession]]
"""Changes to the table with this id, stored at the end."""


class BotRunner:
    """Wakes the bot that is asked, and no other."""

    def __init__(
        self, pool: WorkerPool, clock: Clock, tokens: TokenSource, transaction: Transaction
    ) -> None:
        self._pool: Final = pool
        self._clock: Final = clock
        self._tokens: Final = tokens
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
        thinking, pause = pace_of(bot, table.players, table.lobby.pace, in_window=in_window)
        while True:
            job = Job.about(
                table.game,
                table.view(seat),
                seat,
                bot=bot,
                seed=self._tokens.token(),
                seconds=thinking,
            )
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
