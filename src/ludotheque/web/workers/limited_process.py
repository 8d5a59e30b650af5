"""A function called in a process of its own, with limited time and memory: nothing that people send
can hurt the server."""

import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Final, Generic, TypeVar

from .process_start import start_ignoring_interrupts

WAIT_SECONDS: Final = 60.0
CPU_SECONDS: Final = 20
MEMORY_BYTES: Final = 2**30

T = TypeVar("T")


class Called(Generic[T]):
    """What the function returned, if it did, and how long it computed."""

    def __init__(self, seconds: float, returned: T | None = None, *, is_late: bool = False) -> None:
        self.returned: Final = returned
        """None if the process died, or was late."""
        self.seconds: Final = seconds
        self.is_late: Final = is_late


def call_in_process(
    function: Callable[..., T], arguments: tuple[Any, ...], seconds: float = WAIT_SECONDS
) -> Called[T]:
    """Call this function of a module. This blocks: call it in a thread."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    began = time.monotonic()
    process = spawn.Process(target=_work, args=(there,), daemon=True)
    start_ignoring_interrupts(process)
    there.close()
    try:
        here.send((function, arguments))
        if not here.poll(seconds):
            return Called(_computed_since(began), is_late=True)
        returned, computed = here.recv()
        return Called(computed, returned)
    except (EOFError, OSError):  # the process died: it was too much
        return Called(_computed_since(began))
    finally:
        process.kill()
        process.join()
        here.close()


def _computed_since(began: float) -> float:
    """How long a process may have computed that cannot tell any more."""
    return min(time.monotonic() - began, CPU_SECONDS)


def _work(there: Connection) -> None:
    """Call one function, and end."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    function, arguments = there.recv()
    began = time.process_time()
    returned = function(*arguments)
    there.send((returned, time.process_time() - began))
