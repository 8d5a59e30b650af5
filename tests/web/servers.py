"""Real servers for tests: in a thread of this process, or in a process that can be killed."""

import asyncio
import os
import queue
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from ludotheque.analysis import hint
from ludotheque.bots import make_bot
from ludotheque.core import Game, State
from ludotheque.games import GAMES
from ludotheque.web.clock import Clock
from ludotheque.web.http.doorkeeper import Doorkeeper
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.nodes.house_clock import HouseClock
from ludotheque.web.nodes.node import Node
from ludotheque.web.nodes.ownership import ALONE
from ludotheque.web.server import listen, make_server
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.storage.leases import Leases
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.deal_steps import deal_at_once
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import MOST_SESSIONS, TableRegistry
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.stage import Stage
from ludotheque.web.workers.analysis_work import AnalysisWork, Told, worked_out
from ludotheque.web.workers.job import Job, game_with, view_of
from ludotheque.web.workers.pool import WorkerPool
from ludotheque.web.workers.worked_hint import WorkedHint
from tests.web.clients import Api, sit_down
from tests.web.closeable import Closing
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import PATIENCE, FakeClock, HastyClock
from tests.web.fake_tokens import FakeTokens

ROOT: Final = Path(__file__).parent.parent.parent
ANY: Final = Rate(1e6, 1e6)
PLENTY: Final = Limits(ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, work=ANY, stream_work=ANY)
SETTINGS: Final = Settings(limits=PLENTY)
AT_ONE_ADDRESS: Final = SETTINGS._replace(public_url="http://127.0.0.1")
"""For servers that are compared: links name no port, and each server has one of its own."""

IMAGINED: Final = 4
"""So many worlds a hint rests on in tests."""

ANALYSED: Final = 24
"""And an analysis: with fewer, nothing would be sure enough to be told."""

T = TypeVar("T")


def few_worlds(job: Job) -> WorkedHint:
    """A hint that takes no time of its own, and is the same for the same seed."""
    game = game_with(job.game, job.rules, job.cards)
    return WorkedHint.of(hint(game, view_of(job), job.seat, iterations=IMAGINED, seed=job.seed))


@cache
def quick_analysis(work: AnalysisWork) -> str:
    """An analysis that rests on few worlds. Many tests end the same games."""
    return worked_out(work, lambda _progress: None, worlds=ANALYSED)


class PoolHere(WorkerPool):
    """Bots that choose in this process, so that no test waits for a worker to start."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: Final[list[Job]] = []

    async def start(self) -> None:
        pass

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        bot = make_bot(job.bot, seed=job.seed)
        return str(bot.choose(game_with(job.game, job.rules, job.cards), view_of(job), job.seat))

    async def advise(self, job: Job) -> WorkedHint:
        self.jobs.append(job)
        self._check_hint(job)
        return few_worlds(job)

    async def analyse(self, work: AnalysisWork, told: Told) -> str:
        return await asyncio.to_thread(quick_analysis, work)


class Running:
    """A server in a thread."""

    def __init__(
        self,
        url: str,
        registry: TableRegistry,
        loop: asyncio.AbstractEventLoop,
        doorkeeper: Doorkeeper,
    ) -> None:
        self.url: Final = url
        self.registry: Final = registry
        self.loop: Final = loop
        self.doorkeeper: Final = doorkeeper

    def do(self, work: Coroutine[object, object, T]) -> T:
        """Let this run in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table_id: str) -> TableSession:
        return self.do(self.registry.find(table_id))

    def written(self, table_id: str) -> list[str]:
        """What the store holds for this table."""
        return [line.text for line in self.do(self.registry.store.lines(table_id))]

    def tick(self) -> None:
        self.do(self.registry.tick())

    def read_again(self) -> None:
        """Let every table be read anew from the store, as after a restart."""
        self.loop.call_soon_threadsafe(self.registry.end_streams)

    def wait(self, clock: FakeClock, seconds: float) -> None:
        """Let time pass, and the registry notice."""
        clock.time += seconds
        self.tick()

    # Tables to play at

    def open(
        self,
        *names: str,
        bots: Sequence[str] = (),
        game: str = "district-noir",
        start: State | None = None,
    ) -> list[Api]:
        """A started match of these people, each with a token of their own."""
        token = self.registry.tokens.token()
        chairs = [Chair(names[0], holder=hashed(token)), *[Chair() for _ in names[1:]]]
        chairs += [Chair(f"Bot {n}", bot) for n, bot in enumerate(bots)]
        begin = len(names) == 1
        session = self.do(
            self.registry.open(
                game, tuple(chairs), token, begin=begin, state=start if begin else None
            )
        )
        players = [
            Api(self.url, session.table.id, token),
            *self._sitting(session.table.id, names[1:]),
        ]
        if not begin:
            self.do(self._start(session.table.id, start))
        return players

    async def _start(self, table_id: str, state: State | None) -> None:
        async with self.registry.transaction(table_id) as session:
            if state is None:
                deal_at_once(session.table, was_shown=True)
            else:
                session.table.start(None, state)

    def gather(self, *names: str, game: str = "district-noir") -> list[Api]:
        """A table before the start: the host, then who has sat down."""
        token = self.registry.tokens.token()
        chairs = (Chair(names[0], holder=hashed(token)), Chair())
        table = self.do(self.registry.open(game, chairs, token)).table.id
        return [Api(self.url, table, token), *self._sitting(table, names[1:])]

    def _sitting(self, table: str, names: Sequence[str]) -> list[Api]:
        return [sit_down(self.url, table, seat, name) for seat, name in enumerate(names, start=1)]


@contextmanager
def running(
    db: str,
    *,
    clock: Clock | None = None,
    tokens: TokenSource | None = None,
    settings: Settings = SETTINGS,
    pool: WorkerPool | None = None,
    store: Store | None = None,
    games: Mapping[str, Game] = GAMES,
    stages: Mapping[str, Stage] = EVERY_STAGE,
    most_sessions: int = MOST_SESSIONS,
    port: int = 0,
    is_node: bool = False,
) -> Iterator[Running]:
    """A server on this port or one of its own, in a thread, until the test is done with it. Nodes
    live by the real clock, whatever the clock of their tables."""
    store = store or Store(db, is_shared=is_node)
    store.open()
    listening = listen("127.0.0.1", port)
    settings = settings._replace(port=listening.getsockname()[1])
    pool = pool or PoolHere()
    tokens = tokens or (FakeTokens() if isinstance(clock, FakeClock) else TokenSource())
    clock = clock or HastyClock()
    url = f"http://127.0.0.1:{settings.port}"
    leases = Leases(db) if is_node else None
    node = Node(store, leases, url, HouseClock()) if leases else None
    registry = TableRegistry(
        games,
        store,
        pool,
        clock,
        tokens,
        settings.keep_days,
        keep_empty_days=settings.keep_empty_days,
        keep_running_days=settings.keep_running_days,
        most_sessions=most_sessions,
        ownership=node or ALONE,
    )
    loops: queue.SimpleQueue[asyncio.AbstractEventLoop] = queue.SimpleQueue()

    def ready() -> None:
        loops.put(asyncio.get_running_loop())

    server = make_server(registry, settings, ready, stages, node)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        loop = loops.get(timeout=PATIENCE)
        yield Running(url, registry, loop, server.doorkeeper)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        if leases is not None:
            leases.close()
        store.close()
        listening.close()


def reserved_port(host: str = "127.0.0.1") -> socket.socket:
    """Holds a free port for a server of ours: nobody else is given it, not even while the server is
    down."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, 0, type=socket.SOCK_STREAM)[0]
    reserved = socket.socket(family, kind, protocol)
    reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as the server's own
    reserved.bind(address)
    return reserved


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def accepts(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Process(Closing):
    """A server in a process of its own, as people start it."""

    def __init__(
        self,
        db: str,
        *arguments: str,
        port: int = 0,
        files: int = 0,
        program: str = "ludotheque",
        folder: Path = ROOT,
        is_awaited: bool = True,
    ) -> None:
        """The server can be reached on return, unless it is not `is_awaited`. `files` is how many
        it may have open; by default, as many as the system allows."""
        self._reserved: Final = None if port else reserved_port()
        self.port: Final[int] = self._reserved.getsockname()[1] if self._reserved else port
        self.db: Final = db
        self.url: Final = f"http://127.0.0.1:{self.port}"
        command = ["serve", "--no-browser", "--lang", "en", "--db", db, "--port", str(self.port)]
        limited = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh"] if files else []
        self.process: Final = subprocess.Popen(
            [*limited, sys.executable, "-m", program, *command, *arguments],
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200", "PYTHONPATH": _path_with_tests()},
        )
        self.said = ""
        if is_awaited:
            self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until it says that it can be reached; RuntimeError with its reason if it cannot."""
        assert self.process.stdout is not None
        while "Ctrl+C" not in self.said:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(self.process.communicate()[1])
            self.said += line

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def interrupt(self) -> tuple[int, str]:
        """Press Ctrl+C. Returns the exit status and the output."""
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()
        if self._reserved is not None:
            self._reserved.close()


def _path_with_tests() -> str:
    """Where Python looks for modules, so that a server of the tests' own is found from anywhere."""
    return os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))


def command(*arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments, "--lang", lang],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "300"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
