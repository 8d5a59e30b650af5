"""Signals that stop the server as Ctrl-C does, so that the store is always closed."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final


class StopSignals:
    """Turns the first signal to stop into a KeyboardInterrupt, and ignores those after it: nothing
    may interrupt the closing that it leads to."""

    def __init__(self) -> None:
        self._is_stopping = False

    def stop(self, _number: int, _frame: FrameType | None) -> None:
        if not self._is_stopping:
            self._is_stopping = True
            raise KeyboardInterrupt


def _hang_up(_number: int, _frame: FrameType | None) -> None:
    """Whoever handles SIGTERM at the moment handles this: us, or the HTTP server while it runs."""
    signal.raise_signal(signal.SIGTERM)


@contextmanager
def stopping_by_signals() -> Iterator[None]:
    """Meanwhile SIGINT, SIGTERM and SIGHUP stop the server; `nohup` still does what it says."""
    stop: Final = StopSignals().stop
    handlers = {signal.SIGINT: stop, signal.SIGTERM: stop}
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        handlers[signal.SIGHUP] = _hang_up
    before = {number: signal.signal(number, handler) for number, handler in handlers.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
