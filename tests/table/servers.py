"""Real servers for tests: in a thread of this process, or in a process that can be killed."""

import asyncio
import hashlib
import http.client
import itertools
import json
import os
import queue
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from abc import abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final, NamedTuple, Self, TypeVar
from urllib.parse import urlsplit

import httpx

from ludotheque.bots import make_bot
from ludotheque.core import Game, State
from ludotheque.games import GAMES
from ludotheque.table.house import House
from ludotheque.table.job import Job, game_with, view_of
from ludotheque.table.live import LiveTable
from ludotheque.table.serving import listen, make_server
from ludotheque.table.settings import Limits, Rate, Settings
from ludotheque.table.setup import Chair
from ludotheque.table.sources import Sources
from ludotheque.table.stage import Stage
from ludotheque.table.stages import STAGES
from ludotheque.table.store import Store
from ludotheque.table.thinking import Thinkers
from ludotheque.table.tokens import hashed

ROOT: Final = Path(__file__).parent.parent.parent
PATIENCE: Final = 20.0
ANY: Final = Rate(1e6, 1e6)
PLENTY: Final = Limits(ANY, ANY, ANY, ANY)
SETTINGS: Final = Settings(limits=PLENTY)

T = TypeVar("T")


class Clock(Sources):
    """Time that passes only when a test says so, and randomness that can be repeated."""

    def __init__(self, name: str = "clock") -> None:
        self.time = 1000.0
        self.slept: Final[list[float]] = []
        self._name: Final = name
        self._numbers: Final = itertools.count()

    def now(self) -> float:
        return 1_800_000_000.0 + self.time

    def ticks(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        until = self.time + seconds
        self.slept.append(seconds)
        while self.time < until:
            await asyncio.sleep(0.002)

    def table_id(self) -> str:
        return f"t{self._drawn()[:15]}"

    def token(self) -> str:
        return self._drawn()[:22]

    def seed(self) -> str | None:
        return self._drawn()

    def _drawn(self) -> str:
        return hashlib.sha256(f"{self._name} {next(self._numbers)}".encode()).hexdigest()


class Hasty(Sources):
    """The system's own, but nobody waits for a bot."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 50)


class ThinkersHere(Thinkers):
    """Bots that choose in this process: no test waits for a worker to wake up."""

    def __init__(self) -> None:
        super().__init__(1)
        self.jobs: Final[list[Job]] = []

    async def start(self) -> None:
        pass

    async def choose(self, job: Job) -> str:
        self.jobs.append(job)
        bot = make_bot(job.bot, seed=job.seed)
        return str(bot.choose(game_with(job.game, job.cards), view_of(job), job.seat))


class Running:
    """A server in a thread."""

    def __init__(self, url: str, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self.url: Final = url
        self.house: Final = house
        self.loop: Final = loop

    def do(self, work: Coroutine[object, object, T]) -> T:
        """Let this run in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table_id: str) -> LiveTable:
        return self.do(self.house.find(table_id))

    def written(self, table_id: str) -> list[str]:
        """What the store holds of this table."""
        return [line.text for line in self.do(self.house.store.lines(table_id))]

    def tick(self) -> None:
        self.do(self.house.tick())

    def wait(self, sources: Clock, seconds: float) -> None:
        """Let time pass, and the house notice."""
        sources.time += seconds
        self.tick()

    # Tables to play at

    def open(
        self,
        *names: str,
        bots: Sequence[str] = (),
        game: str = "district-noir",
        start: State | None = None,
    ) -> "list[Api]":
        """A started match of these people, each with a token of their own."""
        token = self.house.sources.token()
        chairs = [Chair(names[0], holder=hashed(token)), *[Chair() for _ in names[1:]]]
        chairs += [Chair(f"Bot {n}", bot) for n, bot in enumerate(bots)]
        begin = len(names) == 1
        live = self.do(
            self.house.open(game, tuple(chairs), token, begin=begin, start=start if begin else None)
        )
        players = [Api(self.url, live.table.id, token), *self._sitting(live.table.id, names[1:])]
        if not begin:
            holder = hashed(token)
            self.do(
                self.house.act(
                    live.table.id, holder, lambda live: live.table.start(holder, None, start)
                )
            )
        return players

    def gather(self, *names: str, game: str = "district-noir") -> "list[Api]":
        """A table before the start: the host, then who has sat down."""
        token = self.house.sources.token()
        chairs = (Chair(names[0], holder=hashed(token)), Chair())
        table = self.do(self.house.open(game, chairs, token)).table.id
        return [Api(self.url, table, token), *self._sitting(table, names[1:])]

    def _sitting(self, table: str, names: Sequence[str]) -> "list[Api]":
        return [sit_down(self.url, table, seat, name) for seat, name in enumerate(names, start=1)]


class Api:
    """Somebody who speaks to one table by the API."""

    def __init__(self, url: str, table: str, token: str = "", lang: str = "en") -> None:
        self.url: Final = url
        self.table: Final = table
        self.token: Final = token
        self.headers: Final = {"accept-language": lang, "connection": "keep-alive"}
        if token:
            self.headers["authorization"] = f"Bearer {token}"
        self.client: Final = client(url, self.headers)

    @property
    def base(self) -> str:
        return f"/api/tables/{self.table}"

    def get(self, path: str = "", **query: object) -> httpx.Response:
        return self.client.get(self.base + path, params={k: str(v) for k, v in query.items()})

    def post(self, path: str, **content: object) -> httpx.Response:
        return self.client.post(self.base + path, json=content)

    def put(self, path: str, **content: object) -> httpx.Response:
        return self.client.put(self.base + path, json=content)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(self.base + path)

    def view(self) -> dict[str, object]:
        found: dict[str, object] = self.get().json()
        return found

    @property
    def number(self) -> int:
        found: int = self.get().json()["number"]
        return found

    def options(self) -> list[str]:
        return [option["move"] for option in self.get("/options").json()]

    def move(self, move: str, at: int | None = None, key: str = "") -> httpx.Response:
        return self.post("/moves", move=move, at=self.number if at is None else at, key=key)

    def stream(self, after: int = -1, last: int | None = None) -> "Stream":
        headers = dict(self.headers)
        if last is not None:
            headers["last-event-id"] = str(last)
        return Stream(self.url, f"{self.base}/events?after={after}", headers)


def sit_down(url: str, table: str, seat: int, name: str) -> Api:
    answer = Api(url, table).post(f"/seats/{seat}", name=name)
    assert answer.status_code == 201, answer.text
    return Api(url, table, answer.json()["token"])


def asked(players: Sequence[Api]) -> Api:
    """Whoever is to move."""
    seat: int = players[0].get().json()["asked"]["seat"]
    return players[seat]


def page_of(player: Api) -> "Page":
    return Page(player.url, player.table, player.token)


def play_on(players: Sequence[Api], moves: int = 10**6) -> int:
    """Let people play whatever comes first; how many moves that made."""
    for made in range(moves):
        asked = players[0].get().json()["asked"]
        if asked is None:
            return made
        player = players[asked["seat"]]
        answer = player.move(player.options()[0])
        assert answer.status_code == 200, answer.text
    return moves


_CLIENTS: Final[list[httpx.Client]] = []
_CERTIFICATES: Final = ssl.create_default_context()  # read once, though nobody here speaks TLS


def client(url: str, headers: Mapping[str, str] | None = None) -> httpx.Client:
    made = httpx.Client(
        base_url=url, headers=headers, timeout=PATIENCE, trust_env=False, verify=_CERTIFICATES
    )
    _CLIENTS.append(made)
    return made


def close_clients() -> None:
    while _CLIENTS:
        _CLIENTS.pop().close()


class Page:
    """Somebody at one table with a browser's cookies."""

    def __init__(self, url: str, table: str, token: str = "", lang: str = "en") -> None:
        self.url: Final = url
        self.table: Final = table
        self.lang: Final = lang
        self.client: Final = client(url, {"accept-language": lang})
        if token:
            self.client.cookies.set("seat", token, path=f"/t/{table}")

    @property
    def token(self) -> str:
        for cookie in self.client.cookies.jar:
            if cookie.name == "seat" and cookie.path == f"/t/{self.table}":
                return cookie.value or ""
        return ""

    def get(self, path: str = "") -> httpx.Response:
        return self.client.get(f"/t/{self.table}{path}")

    def post(self, path: str, **form: object) -> httpx.Response:
        fields = {name: str(value) for name, value in form.items()}
        return self.client.post(
            f"/t/{self.table}{path}", data=fields, headers={"accept": "application/json"}
        )

    def stream(self, last: int | None = None) -> "Stream":
        headers = {"accept-language": self.lang, "cookie": f"seat={self.token}"}
        if last is not None:
            headers["last-event-id"] = str(last)
        return Stream(self.url, f"/t/{self.table}/stream", headers)


class Closing:
    """Something that is closed when a test is done with it."""

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        type_: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        self.close()


class Event(NamedTuple):
    """One server-sent event."""

    number: int
    name: str
    data: dict[str, object]


class Stream(Closing):
    """A stream of server-sent events, read in a thread."""

    def __init__(self, url: str, path: str, headers: Mapping[str, str]) -> None:
        where = urlsplit(url)
        assert where.hostname
        self._connection: Final = http.client.HTTPConnection(where.hostname, where.port)
        self._connection.request("GET", path, headers=dict(headers))
        self._socket: Final = self._connection.sock
        self._response: Final = self._connection.getresponse()
        self.status: Final = self._response.status
        self.headers: Final = self._response.getheaders()
        self.raw = b""
        """Everything that came, without the chunks it came in."""
        self._events: Final[queue.SimpleQueue[Event | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        unread = b""
        with suppress(OSError, http.client.HTTPException, AttributeError, ValueError):
            while some := self._response.read1(65536):
                self.raw += some
                unread += some
                *whole, unread = unread.split(b"\n\n")
                for text in whole:
                    event = _event(text.decode())
                    if event is not None:
                        self._events.put(event)
        self._events.put(None)

    def next(self) -> Event:
        event = self._events.get(timeout=PATIENCE)
        assert event is not None, "the stream has ended"
        return event

    def until(self, wanted: Callable[[Event], bool]) -> list[Event]:
        """All events up to the first that is wanted."""
        found = [self.next()]
        while not wanted(found[-1]):
            found.append(self.next())
        return found

    def rest(self) -> list[Event]:
        """All events until the server ends the stream."""
        found = []
        while (event := self._events.get(timeout=PATIENCE)) is not None:
            found.append(event)
        return found

    def close(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join(PATIENCE)
        self._response.close()
        self._connection.close()


def _event(text: str) -> Event | None:
    fields = dict(line.split(": ", 1) for line in text.split("\n") if not line.startswith(":"))
    if "data" not in fields:
        return None
    return Event(int(fields["id"]), fields.get("event", ""), json.loads(fields["data"]))


@contextmanager
def running(
    db: str,
    *,
    sources: Sources | None = None,
    settings: Settings = SETTINGS,
    thinkers: Thinkers | None = None,
    store: Store | None = None,
    games: Mapping[str, Game] = GAMES,
    stages: Mapping[str, Stage] = STAGES,
) -> Iterator[Running]:
    """A server on a port of its own, in a thread, until the test is done with it."""
    store = store or Store(db)
    store.open()
    listening = listen("127.0.0.1", free_port())
    settings = settings._replace(port=listening.getsockname()[1])
    thinkers = thinkers or ThinkersHere()
    house = House(games, store, thinkers, sources or Hasty(), settings.keep_days)
    loops: queue.SimpleQueue[asyncio.AbstractEventLoop] = queue.SimpleQueue()
    server = make_server(house, settings, lambda: loops.put(asyncio.get_running_loop()), stages)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        yield Running(f"http://127.0.0.1:{settings.port}", house, loops.get(timeout=PATIENCE))
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        store.close()
        listening.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process(Closing):
    """A server in a process of its own, as people start it."""

    def __init__(self, db: str, *arguments: str, port: int = 0) -> None:
        self.port: Final = port or free_port()
        self.db: Final = db
        self.url: Final = f"http://127.0.0.1:{self.port}"
        command = ["serve", "--no-browser", "--lang", "en", "--db", db, "--port", str(self.port)]
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "ludotheque", *command, *arguments],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "COLUMNS": "200"},
        )
        self.said = ""
        assert self.process.stdout is not None
        while "Ctrl+C" not in self.said:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError(self.process.communicate()[1])
            self.said += line

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def interrupt(self) -> tuple[int, str, float]:
        """Ctrl+C: the exit status, what was said on the way, how many seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors, time.monotonic() - began

    def close(self) -> None:
        if self.process.poll() is None:
            self.kill()


def command(*arguments: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    return subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments, "--lang", lang],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "300"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def open_by_api(url: str, *names: str, bot: str = "", game: str = "district-noir") -> list[Api]:
    """A started match, opened as any program would open it."""
    with client(url) as asking:
        seats = [{"kind": "me", "name": names[0]}, *[{"kind": "open"} for _ in names[1:]]]
        if bot:
            seats.append({"kind": "bot", "bot": bot})
        wanted = {"game": game, "seats": seats, "start": len(names) == 1}
        opened = asking.post("/api/tables", json=wanted).json()
    table: str = opened["table"]
    players = [Api(url, table, opened["token"])]
    players += [sit_down(url, table, seat, name) for seat, name in enumerate(names[1:], start=1)]
    if len(names) > 1:
        assert players[0].post("/start").status_code == 200
    return players


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until this is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came to pass"
        time.sleep(0.01)


def in_time(holds: Callable[[], bool], clock: Clock) -> None:
    """Let time pass until this is so: whoever waits may have begun to wait only just now."""

    def holds_a_second_later() -> bool:
        clock.time += 1
        return holds()

    eventually(holds_a_second_later)


def sentences(text: str) -> str:
    """What a person reads of a page."""
    return " ".join(re.sub(r"<[^>]*>", " ", text).split())
