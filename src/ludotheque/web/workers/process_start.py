"""Processes that Ctrl-C does not reach: it is for the server, which ends them."""

import signal
import sys
from multiprocessing.context import SpawnProcess


def start_ignoring_interrupts(process: SpawnProcess) -> None:
    """Start a process that Ctrl-C does not reach, not even while it starts."""
    if sys.platform == "win32":
        process.start()
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # starting it lifts the mask
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
