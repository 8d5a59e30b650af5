"""Ends the steps of a deal, so that nobody who is silent holds a table up."""

from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused

from .bot_runner import Transaction
from .deal_steps import end_step
from .session import TableSession

STEP_SECONDS: Final = 5.0
"""How long a table waits for promises, and then for numbers."""


class DealTimer:
    """Runs one task for each table that waits for clients. A restarted server waits again."""

    def __init__(self, clock: Clock, transaction: Transaction) -> None:
        self._clock: Final = clock
        self._transaction: Final = transaction

    def follow(self, session: TableSession) -> None:
        """Start, keep or cancel the timer to match the step of the table's deal."""
        step, timer = session.table.dealing.step, session.deal_timer
        if (step or None) == timer.about:
            return
        timer.cancel()
        if step:
            timer.start(step, self._end_step(session, step))

    async def _end_step(self, session: TableSession, step: str) -> None:
        await self._clock.sleep(STEP_SECONDS)
        try:
            async with self._transaction(session.table.id) as now:
                if now is session and session.table.dealing.step == step:
                    session.deal_timer.forget()
                    end_step(session.table)
        except RequestRefused:  # not stored: whoever opens the table next starts the timer anew
            return
