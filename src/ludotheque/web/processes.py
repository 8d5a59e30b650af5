"""Several nodes on one machine: a process each, all behind one port, and one that starts them."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ludotheque.plugins import BrokenPlugin
from ludotheque.texts import Argument

from .errors import StartProblem, StoreProblem
from .server import CannotListen, Ready, listen, serve
from .settings import Settings
from .stop_signals import stopping_by_signals
from .storage.database import Database
from .workers.process_start import start_ignoring_interrupts

LOG: Final = logging.getLogger("ludotheque")

PAUSE_SECONDS: Final = 1.0
"""Between the end of a process and the start of the one that follows it."""
STOPPING_SECONDS: Final = 30.0
"""What takes longer to stop is killed."""
HERE: Final = "127.0.0.1"


class IsReady(NamedTuple):
    """What a process says once it can be reached: which plug-ins cannot be used."""

    problems: Sequence[tuple[str, str, str]]
    host_key: str
    """The key to the host's page, which is the same for all."""


class CannotStart(NamedTuple):
    """What a process says if it cannot serve: the key of a text, and its values."""

    key: str
    values: Mapping[str, Argument]


class Duty(NamedTuple):
    """What a process is to serve, and where."""

    settings: Settings
    db: str
    listening: socket.socket
    node_url: str
    """Where other nodes find it; empty if that is up to itself."""
    workers: int


@stopping_by_signals()
def serve_together(
    settings: Settings,
    db: str,
    listening: socket.socket,
    ready: Ready,
    processes: int,
    *,
    node_url: str = "",
) -> None:
    """Serve with so many processes until somebody stops them. StartProblem if they cannot. With an
    address, other nodes find the first of them there, and the others at the ports that follow."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    if not Database(db).can_be_shared:
        raise StoreProblem("store-not-shared")
    workers = max(1, ((os.cpu_count() or 1) - 1) // processes)
    duties = [
        Duty(settings, db, listening, _at_place(node_url, place), workers)
        for place in range(processes)
    ]
    household = Household(duties, ready)
    try:
        household.live()
    except KeyboardInterrupt:
        pass  # Ctrl-C is how to stop it, and other signals do the same
    finally:
        household.stop()


def _at_place(node_url: str, place: int) -> str:
    there = urlsplit(node_url)
    name = f"[{there.hostname}]" if ":" in (there.hostname or "") else there.hostname
    return f"http://{name}:{(there.port or 80) + place}" if node_url else ""


class Household:
    """The processes, by their places. One that ends by itself is started again."""

    def __init__(self, duties: Sequence[Duty], ready: Ready) -> None:
        self._duties: Final = duties
        self._ready: Final = ready
        self._is_open = False
        self._members: Final[dict[int, Member]] = {}
        self._again: Final = dict.fromkeys(range(len(duties)), 0.0)
        """When to start what does not run."""

    def live(self) -> None:
        while True:
            now = time.monotonic()
            for place in [place for place, when in self._again.items() if when <= now]:
                del self._again[place]
                self._members[place] = Member(self._duties[place])
            next_start = min(self._again.values(), default=None)
            self._hear(None if next_start is None else max(next_start - now, 0.0))

    def _hear(self, seconds: float | None) -> None:
        """Wait until somebody says something, or ends."""
        said = {member.pipe: member for member in self._members.values() if not member.is_silent}
        ended = {member.process.sentinel: place for place, member in self._members.items()}
        for found in wait([*said, *ended], seconds):
            if isinstance(found, Connection):
                self._take(said[found].next_word())
            elif isinstance(found, int):
                self._bury(ended[found])

    def _take(self, word: IsReady | CannotStart | None) -> None:
        if isinstance(word, IsReady) and not self._is_open:
            self._is_open = True
            self._ready([BrokenPlugin(*problem) for problem in word.problems], word.host_key)
        elif isinstance(word, CannotStart) and not self._is_open:
            raise StartProblem(word.key, **word.values)
        elif isinstance(word, CannotStart):  # what was there once will be there again
            LOG.error("a process cannot start: %s", word.key)

    def _bury(self, place: int) -> None:
        member = self._members.pop(place)
        while not member.is_silent:
            self._take(member.next_word())
        member.bury()
        LOG.warning("a process has ended (%s); another takes its place", member.process.exitcode)
        self._again[place] = time.monotonic() + PAUSE_SECONDS

    def stop(self) -> None:
        """Ask all to stop, and wait until they have."""
        for member in self._members.values():
            member.pipe.close()
        until = time.monotonic() + STOPPING_SECONDS
        for member in self._members.values():
            member.process.join(max(until - time.monotonic(), 0.0))
            member.bury()


class Member:
    """Our end of one process. It ends when this end of the pipe is closed, so none outlives us."""

    def __init__(self, duty: Duty) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: Final[SpawnProcess] = spawn.Process(target=live, args=(duty, theirs))
        self.is_silent = False
        """Whether it can say nothing more."""
        start_ignoring_interrupts(self.process)  # we are told, and tell it
        theirs.close()  # while we hold its end too, its death goes unnoticed

    def next_word(self) -> IsReady | CannotStart | None:
        try:
            word: IsReady | CannotStart = self.pipe.recv()
        except (EOFError, OSError):
            self.is_silent = True
            return None
        return word

    def bury(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


def live(duty: Duty, parent: Connection) -> None:
    """What a process does: it serves until whoever has started it closes its end of the pipe."""
    threading.Thread(target=_stop_after, args=(parent,), daemon=True).start()
    try:
        with _found_at(duty.node_url) as inside:
            host, port = inside.getsockname()[:2]
            serve(
                duty.settings,
                duty.db,
                [duty.listening, inside],
                lambda problems, key: say(
                    parent, IsReady([(each.name, each.package, each.why) for each in problems], key)
                ),
                node_url=duty.node_url or f"http://{host}:{port}",
                workers=duty.workers,
            )
    except StartProblem as problem:
        say(parent, CannotStart(problem.key, problem.values))


def say(parent: Connection, word: IsReady | CannotStart) -> None:
    """Tell whoever has started us, who may be stopping already."""
    with suppress(OSError):
        parent.send(word)


def _found_at(node_url: str) -> socket.socket:
    """A socket for other nodes, which is ours alone."""
    there = urlsplit(node_url)
    host, port = there.hostname or HERE, there.port or 0
    try:
        return listen(host, port)
    except CannotListen as error:
        raise StartProblem("wrong-address", host=host, port=str(port), why=str(error)) from None


def _stop_after(parent: Connection) -> None:
    with suppress(EOFError, OSError):
        parent.recv()
    signal.raise_signal(signal.SIGTERM)
