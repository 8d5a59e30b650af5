"""Closes answer windows when their time is up."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused

from .answer_window import AnswerWindow
from .session import TableSession


class WindowTimer:
    """Runs one task for each table whose window closes by the clock."""

    def __init__(
        self,
        clock: Clock,
        transaction: Callable[[str], AbstractAsyncContextManager[TableSession]],
    ) -> None:
        self._clock: Final = clock
        self._transaction: Final = transaction

    def follow(self, session: TableSession) -> None:
        """Start, keep or cancel the timer to match the table's window."""
        window, timer = session.answers.window, session.window_timer
        if window is timer.about:
            return
        timer.cancel()
        if window is not None and window.closes is not None and not window.is_closed:
            timer.start(window, self._close(session, window, window.closes))

    async def _close(self, session: TableSession, window: AnswerWindow, closes: float) -> None:
        await self._clock.sleep(max(0.0, closes - self._clock.now()))
        try:
            async with self._transaction(session.table.id) as now:
                if now is session and session.answers.window is window:
                    session.window_timer.forget()
                    window.close()
        except RequestRefused:  # not stored: opening the table again closes it again
            return
