"""A server whose clock stands still: tables at any moment of a game, the same every time."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import NamedTuple, TypeVar

from playwright.sync_api import Page

from ludotheque.bots import BOTS, make_bot
from ludotheque.core import Record, Seat, State
from ludotheque.games import GAMES
from ludotheque.web.app import make_app
from ludotheque.web.clock import Clock
from ludotheque.web.http.connections import ConnectionConfig
from ludotheque.web.http.host_key import host_token, house_link
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.server import Server, listen
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.deal_steps import end_step
from ludotheque.web.tables.lobby import Chair, bot_chair
from ludotheque.web.tables.registry import TableRegistry
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.uploads import Uploads
from ludotheque.web.views.stage import Stage
from ludotheque.web.workers.analysis_work import AnalysisWork, Told
from ludotheque.web.workers.pool import Job, WorkerPool
from ludotheque.web.workers.worked_hint import WorkedHint
from tests.browser.wiretap import Wiretap
from tests.web.clients import Api
from tests.web.every_stage import EVERY_STAGE
from tests.web.servers import few_worlds, quick_analysis

T = TypeVar("T")

GAME = "district-noir"
DEAL = "a fine deal 124"
PUBLIC = "http://192.168.1.20:8000"
WORD = "Sésame 7"
NTFY = "https://ntfy.example.org"
ANY = Rate(1e6, 1e6)
PATIENT = Limits(ANY, ANY, ANY, ANY, ANY, analyses=ANY, work=ANY, stream_work=ANY)
STILL = Settings(public_url=PUBLIC, limits=PATIENT)
OWN_HOUSE = STILL._replace(password=WORD, ntfy=NTFY)
SOON = 60.0


class FrozenClock(Clock):
    """Time stands still: no window closes and no bot moves by itself, however long a test takes."""

    def __init__(self) -> None:
        self._now = super().now()

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        await asyncio.Event().wait()


class NumberedTokens(TokenSource):
    """Ids and tokens in sequence, and the same deal for all, unless it is to be provable."""

    def __init__(self) -> None:
        self.deal: str | None = DEAL
        self._made = 0

    def table_id(self) -> str:
        return f"k4vq2mz7h3tawc{self._next():02}"

    def token(self) -> str:
        return f"token-{self._next()}"

    def seed(self) -> str | None:
        return self.deal

    def secret(self) -> str:
        return f"{self._next():064x}"

    def _next(self) -> int:
        self._made += 1
        return self._made


class Asleep(WorkerPool):
    """No bot thinks, since no bot moves by itself."""

    async def start(self) -> None:
        pass

    async def choose(self, job: Job) -> str:
        return await asyncio.Future[str]()

    async def advise(self, job: Job) -> WorkedHint:
        """The same every time."""
        return await asyncio.to_thread(few_worlds, job)

    async def analyse(self, work: AnalysisWork, told: Told) -> str:
        """The same, once for a game."""
        return await asyncio.to_thread(quick_analysis, work)


class Place(NamedTuple):
    """A table, and the tokens of its people."""

    url: str
    id: str
    tokens: dict[str, str]

    @staticmethod
    def at(page: Page) -> "Place":
        """The table that this page shows."""
        return Place(page.url, page.url.rsplit("/", 1)[1], {})

    @staticmethod
    def of(names: Sequence[str], people: Sequence[Api]) -> "Place":
        """A table that was opened some other way, with the people who sit there."""
        first = people[0]
        tokens = {name: person.token for name, person in zip(names, people, strict=True)}
        return Place(f"{first.url}/t/{first.table}", first.table, tokens)

    def open(self, page: Page, name: str = "") -> None:
        """Go to the table, as this person or to watch."""
        if name:
            cookie = {"name": "seat", "value": self.tokens[name], "url": self.url}
            page.context.add_cookies([cookie])  # type: ignore[list-item]  # it is one
        page.goto(self.url)
        page.wait_for_selector("html.scripted")


class FrozenServer:
    """Opens tables and plays on at them, as a test needs."""

    def __init__(
        self,
        registry: TableRegistry,
        tokens: NumberedTokens,
        url: str,
        stages: Mapping[str, Stage],
        wiretap: Wiretap,
        others: ExitStack,
    ) -> None:
        self.url = url
        self.wiretap = wiretap
        self._others = others
        self._own_house: FrozenServer | None = None
        self._registry = registry
        self._stages = stages
        self._tokens = tokens
        self._loop = asyncio.get_running_loop()

    @property
    def own_house(self) -> "FrozenServer":
        """Another one, which asks for a password and calls people by ntfy."""
        if self._own_house is None:
            other = run_frozen_server(self._stages, OWN_HOUSE)
            self._own_house = self._others.enter_context(other)
        return self._own_house

    @property
    def house_link(self) -> str:
        """What a server prints for whoever runs it."""
        return house_link(self.url, host_token(self._registry.key))

    def deal(self, deal: str | None = DEAL) -> None:
        """Use this deal for all tables opened from now on; None lets them be dealt provably."""
        self._tokens.deal = deal

    def table(
        self,
        *names: str,
        moves: int = 0,
        begin: bool = True,
        one_screen: bool = False,
        deal: str | None = DEAL,
        start: State | None = None,
        game: str = GAME,
        hints: bool = False,
        listed: bool = False,
    ) -> Place:
        """A table after this many moves. A player with the name of a bot is one, an empty name is
        an open seat, and the first person is the host."""
        self.deal(deal)
        made = self._table(game, names, moves, begin, one_screen, start, hints, listed)
        return self._call(made)

    def bring(self, record: Path | str) -> Place:
        """A table with a finished match from elsewhere: a file, or the record itself."""
        work = WorkMeter(PATIENT.work, self._registry.clock)
        uploads = Uploads(self._registry, self._stages, PATIENT, work)
        data = record if isinstance(record, str) else record.read_bytes()
        table_id = self._call(uploads.keep(Record.read(data)))
        return Place(f"{self.url}/t/{table_id}", table_id, {})

    def play(self, place: Place, *moves: str) -> None:
        """These moves, whoever's turn it is; without any, one that greedy would make, or random
        where it sits."""
        self._call(self._play(place.id, moves or ("",)))

    def asked(self, place: Place) -> Seat | None:
        """The seat that has to choose; None if the game is over."""
        return self._call(self._asked(place.id))

    def play_until_asked(self, place: Place, seat: Seat) -> None:
        """Moves of that kind, until it is for this seat to choose or the game is over."""
        while (asked := self.asked(place)) is not None and asked != seat:
            self.play(place)

    def play_out(self, place: Place) -> None:
        """Moves of that kind, until the game is over."""
        while self.asked(place) is not None:
            self.play(place)

    def last_act(self, place: Place) -> int:
        """The number that a page shows when it is up to date."""
        return self._call(self._last_act(place.id))

    def resign(self, place: Place) -> None:
        """Let the first seat resign: of two players, the other has won."""
        self._call(self._act(place.id, lambda session: session.table.resign(0)))

    def end_step(self, place: Place) -> None:
        """Let the time of this step of the deal be over."""
        self._call(self._act(place.id, lambda session: end_step(session.table)))

    def record(self, place: Place) -> str:
        """The record of a finished match."""
        return Api(self.url, place.id).get("/record").text

    def say(self, place: Place, seat: Seat, text: str) -> None:
        self._call(self._act(place.id, lambda session: session.table.say(seat, text)))

    def drop_streams(self) -> None:
        """End every stream; pages open theirs again if they can."""
        self._loop.call_soon_threadsafe(self._registry.end_streams)

    def pass_on(self, place: Place, name: str) -> str:
        """The link with which another device can take this seat."""
        answer = Api(self.url, place.id, place.tokens[name]).post("/pass-on")
        code = answer.json()["code"]
        return f"{place.url}/seat/{code}"

    async def _table(
        self,
        game: str,
        names: Sequence[str],
        moves: int,
        begin: bool,
        one_screen: bool,
        start: State | None,
        hints: bool,
        listed: bool,
    ) -> Place:
        people = [name for name in names if name and name not in BOTS]
        host = self._tokens.token()
        tokens = {
            name: host if one_screen or name == people[0] else self._tokens.token()
            for name in people
        }
        chairs: list[Chair] = []
        for name in names:
            if name in BOTS:
                chairs.append(bot_chair(name, chairs))
            else:
                chairs.append(Chair(name, holder=hashed(tokens[name])) if name else Chair())
        session = await self._registry.open(
            game,
            tuple(chairs),
            host,
            one_screen=one_screen,
            begin=begin,
            state=start,
            hints=hints,
            listed=listed,
        )
        await self._play(session.table.id, [""] * moves)
        return Place(f"{self.url}/t/{session.table.id}", session.table.id, tokens)

    async def _play(self, table_id: str, moves: Sequence[str]) -> None:
        """All of them at once: where several are asked, the table lets the others pass as soon as
        one answer has been played."""
        greedy = make_bot("greedy", seed=1)

        def play(session: TableSession) -> None:
            table = session.table
            for text in moves:
                decision = table.decision()
                assert decision is not None, "the game is over"
                seat = decision.seat
                is_quick = table.players[seat].bot == "random"
                bot = make_bot("random", seed=table.number) if is_quick else greedy
                chosen = text or str(bot.choose(table.game, table.view(seat), seat))
                if table.players[seat].bot:
                    table.play_for_bot(seat, chosen)
                else:
                    table.play(seat, chosen)

        await self._act(table_id, play)

    async def _asked(self, table_id: str) -> Seat | None:
        async with self._registry.locked(table_id) as session:
            decision = session.table.decision()
            return None if decision is None else decision.seat

    async def _last_act(self, table_id: str) -> int:
        async with self._registry.locked(table_id) as session:
            return session.table.last_act

    async def _act(self, table_id: str, doing: Callable[[TableSession], None]) -> None:
        async with self._registry.transaction(table_id) as session:
            doing(session)

    def _call(self, doing: Coroutine[object, object, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(SOON)


@contextmanager
def run_frozen_server(
    stages: Mapping[str, Stage] = EVERY_STAGE, settings: Settings = STILL
) -> Iterator[FrozenServer]:
    """A server in a thread of this process, on a free port, with a database of its own."""
    ready = Event()
    found: list[tuple[FrozenServer, Server]] = []

    def run(folder: Path) -> None:
        store, tokens = Store(f"sqlite:///{folder / 'still.sqlite'}"), NumberedTokens()
        store.open()
        with listen("localhost", 0) as listening:
            port = listening.getsockname()[1]
            here = settings._replace(port=port)
            registry = TableRegistry(GAMES, store, Asleep(1), FrozenClock(), tokens, here.keep_days)
            wiretap = Wiretap(make_app(registry, here, stages))
            config = ConnectionConfig(
                wiretap, here, registry.clock, log_config=None, access_log=False
            )

            def tell() -> None:
                url = f"http://localhost:{port}"
                still = FrozenServer(registry, tokens, url, stages, wiretap, others)
                found.append((still, server))
                ready.set()

            server = Server(config, registry, tell)
            server.run([listening])
        store.close()

    with TemporaryDirectory() as folder, ExitStack() as others:
        thread = Thread(target=run, args=(Path(folder),))
        thread.start()
        try:
            assert ready.wait(SOON), "the server did not start"
            yield found[0][0]
        finally:
            if found:
                found[0][1].should_exit = True
            thread.join()
