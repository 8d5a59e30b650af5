"""The house: all tables, those in use in memory, the others in the store."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from ludotheque.bots import BOTS_THAT_THINK
from ludotheque.core import EVERYTHING, Game, OptionValue, Problem, Seat, State
from ludotheque.web.clock import Sources
from ludotheque.web.errors import Refused
from ludotheque.web.http.tokens import for_again, hashed
from ludotheque.web.storage.store import Addition, Line, Store
from ludotheque.web.workers.pool import Job, Thinkers

from .answer_window import USUAL_SECONDS, Answers
from .answering import play_answers
from .lobby import Chair, Setup, settings_for
from .seat_handover import Passing, Passings
from .session import Listener, LiveTable
from .table import GATHERING, OVER, Table

LOG: Final = logging.getLogger("ludotheque")

PACE: Final[Mapping[str, float]] = {"random": 0.9, "greedy": 0.9, "ismcts": 1.5}
"""Seconds until a bot's move is shown, whatever it had to think about."""

PACE_IN_A_WINDOW: Final = 0.4
THINKING: Final = 1.0
THINKING_IN_A_WINDOW: Final = 0.3
TRY_AGAIN: Final = 10.0
IDLE: Final = 300.0
TICK: Final = 5.0
A_DAY: Final = 86400.0
MOST_LIVE: Final = 5000


class House:
    """Opens tables, finds them again, stores what happens before anybody is told."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        thinkers: Thinkers,
        sources: Sources,
        keep_days: float,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.sources: Final = sources
        self.lines = 0
        """How many lines were stored since the start, for the metrics."""
        self._keep: Final = keep_days * A_DAY
        self._live: Final[dict[str, LiveTable]] = {}
        self._loading: Final[dict[str, asyncio.Task[LiveTable]]] = {}
        self._deleted_meanwhile: Final[set[str]] = set()
        """Of those being read."""
        self._passings: Final = Passings()
        self._running: list[asyncio.Task[None]] = []
        self._purged = 0.0

    # Running

    async def start(self) -> None:
        self._running = [
            asyncio.create_task(self._tick_for_ever()),
            asyncio.create_task(self.thinkers.start()),
        ]

    def end_streams(self) -> None:
        """Nobody shall wait for a server that stops: pages open their streams anew."""
        for live in list(self._live.values()):
            self._forget(live)

    async def stop(self) -> None:
        self.end_streams()
        for task in self._running:
            task.cancel()
        await self.thinkers.close()

    async def _tick_for_ever(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                LOG.error("housekeeping failed: %s", type(error).__name__)
            await self.sources.sleep(TICK)

    async def tick(self) -> None:
        """See who has become absent, put idle tables away, delete what was kept long enough."""
        now = self.sources.ticks()
        for live in list(self._live.values()):
            live.look_for_absent(now)
            resting = not live.listeners and live.thinking is None and not live.lock.locked()
            if resting and now - live.used > IDLE:
                self._forget(live)
        if not self._purged or now - self._purged > A_DAY / 24:
            self._purged = now
            await self.delete_old()

    async def delete_old(self) -> int:
        """Delete the tables whose match ended, or never began, longer ago than they are kept."""
        before = self.sources.now() - self._keep
        gone = await self.store.delete_idle((GATHERING, OVER), before)
        for table_id in gone:
            if table_id in self._live:
                self._forget(self._live[table_id])
            if table_id in self._loading:
                self._deleted_meanwhile.add(table_id)
        return len(gone)

    @property
    def live_tables(self) -> int:
        return len(self._live)

    @property
    def streams(self) -> int:
        return sum(len(live.listeners) for live in self._live.values())

    async def is_well(self) -> bool:
        """Whether tables can be read and stored."""
        try:
            await self.store.count()
        except Exception as error:
            LOG.error("the store cannot be read: %s", type(error).__name__)
            return False
        return self.store.is_writing

    # Finding a table

    async def find(self, table_id: str) -> LiveTable:
        """The table with this id, read from the store if it is not in use."""
        live = self._live.get(table_id)
        if live is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            live = await asyncio.shield(self._loading[table_id])
        live.used = self.sources.ticks()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            lines = await self._lines(table_id)
            if not lines:
                raise Refused(404, "no-such-table")
            table = await asyncio.to_thread(self._read, table_id, lines)  # long ones take a while
            if table_id in self._deleted_meanwhile:
                raise Refused(404, "no-such-table")
            return self._use(table)
        finally:
            del self._loading[table_id]
            self._deleted_meanwhile.discard(table_id)

    def _read(self, table_id: str, lines: list[Line]) -> Table:
        try:
            return Table.read(table_id, self.games, lines)
        except Problem as problem:  # what we wrote ourselves: nobody who asks has done wrong
            LOG.error("a table cannot be read: %s", type(problem).__name__)
            raise Refused(500, "our-fault") from None

    async def _lines(self, table_id: str) -> list[Line]:
        if not re.fullmatch(r"[a-z0-9]{1,32}", table_id):
            return []  # nothing that we ever called a table
        try:
            return await self.store.lines(table_id)
        except Exception as error:
            LOG.error("lines could not be read: %s", type(error).__name__)
            raise Refused(503, "not-read") from None

    def _use(self, table: Table) -> LiveTable:
        if len(self._live) >= MOST_LIVE:
            raise Refused(503, "house-full")
        live = self._live[table.id] = LiveTable(table, self.sources.ticks())
        live.follow_window(self.sources.now())
        self._wake_bot(live)
        return live

    def _forget(self, live: LiveTable) -> None:
        self._live.pop(live.table.id, None)
        live.close()

    # Reading and acting

    @asynccontextmanager
    async def reading(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table as it is stored: nothing half done can be seen."""
        while True:
            live = await self.find(table_id)
            async with live.lock:
                if not live.closed:  # else it was given up while we waited: read it anew
                    yield live
                    return

    @asynccontextmanager
    async def acting(
        self, table_id: str, holder: str = "", key: str = ""
    ) -> AsyncIterator[LiveTable]:
        """What is done to the table in here is stored at the end, or has not happened."""
        async with self.reading(table_id) as live:
            live.table.at(self.sources.now(), holder, key)
            try:
                yield live
                play_answers(live, self.sources.now())
                await self._store(live)
            except BaseException:
                if live.table.outbox:  # memory is ahead of the store
                    self._forget(live)
                raise

    async def act(
        self,
        table_id: str,
        holder: str,
        doing: Callable[[LiveTable], None],
        *,
        at: int | None = None,
        key: str = "",
    ) -> int:
        """Do something, once: the number of the line that it led to.

        `at` is the last line that whoever asks has seen; `key` names the request, and a repeated
        one gets the first one's answer.
        """
        async with self.acting(table_id, holder, key) as live:
            answered = live.table.answered(holder, key)
            if answered is not None:
                return answered
            if at is not None:
                live.table.up_to_date(at, live.answers.since if live.answers else None)
            doing(live)
            return live.table.number

    async def _store(self, live: LiveTable) -> None:
        table = live.table
        if not table.outbox:
            self._wake_bot(live)  # somebody may have answered, and that is not written yet
            return
        await self.keep(Addition(table.id, table.game.name, table.phase, list(table.outbox)))
        table.outbox.clear()
        live.acted(self.sources.ticks())
        self._wake_bot(live)
        live.changed()

    async def keep(self, addition: Addition) -> None:
        """On return the lines are stored; Refused if they are not."""
        try:
            await self.store.add(addition)
        except Exception as error:
            LOG.error("lines could not be stored: %s", type(error).__name__)
            raise Refused(503, "not-stored") from None
        self.lines += len(addition.lines)

    @contextmanager
    def listening(self, live: LiveTable, holder: str) -> Iterator[Listener]:
        try:
            with live.listening(holder, self.sources.ticks()) as listener:
                yield listener
        finally:
            live.left(holder, self.sources.ticks())

    # Opening tables

    async def open(
        self,
        game: str,
        chairs: tuple[Chair, ...],
        token: str,
        *,
        options: Mapping[str, OptionValue] | None = None,
        one_screen: bool = False,
        begin: bool = False,
        after: str = "",
        start: State | None = None,
        seconds: int = USUAL_SECONDS,
    ) -> LiveTable:
        """A new table, stored; `begin` deals at once, `start` begins from a given true state."""
        if game not in self.games:
            raise Refused(404, "no-such-game", found=game)
        settings = settings_for(self.games[game], len(chairs), options or {})
        assert start is None or start.eyes == EVERYTHING
        setup = Setup(game, settings, chairs, hashed(token), one_screen, after).waiting(seconds)
        table_id = self.sources.table_id()
        table = Table.open(table_id, self.games, setup, self.sources.now())
        if begin:
            table.start(hashed(token), self.sources.seed(), start)
        live = self._use(table)
        async with self.acting(table_id):
            pass  # what opening has written is stored
        return live

    async def open_again(self, table_id: str, old_token: str) -> tuple[str, str]:
        """Ask for a return match, or join the one that was asked for: its table and the token for
        it, which is the same however often and from wherever one asks."""
        holder, token = hashed(old_token), for_again(old_token, table_id)
        async with self.reading(table_id) as live:
            table = live.table
            if table.phase != OVER:
                raise Refused(409, "not-over")
            seats = table.seats_of(holder)
            if not seats and not table.is_host(holder):
                raise Refused(403, "no-seat")
            there, setup = table.again, table.setup
            names = [setup.chairs[seat].name for seat in seats]
        if there:
            await self._join_again(there, names, token)
            return there, token
        chairs = [_for_again(chair, hashed(token), holder) for chair in setup.chairs]
        begin = not any(chair.is_open for chair in chairs)
        new = await self.open(
            setup.game,
            tuple(chairs),
            token,
            options=setup.options,
            one_screen=setup.one_screen,
            begin=begin,
            after=table_id,
            seconds=setup.seconds,
        )
        async with self.acting(table_id) as live:
            if live.table.again:  # the other was quicker
                there = live.table.again
            else:
                live.table.point_to(new.table.id)
        if there:
            await self._join_again(there, names, token)
            return there, token
        return new.table.id, token

    async def _join_again(self, table_id: str, names: list[str], token: str) -> None:
        """By name: the host may have moved the chairs meanwhile."""
        async with self.acting(table_id) as live:
            table = live.table
            if table.match is not None:
                return
            came = [table.come_back(name, hashed(token)) for name in names]
            if any(came) and not any(chair.is_open for chair in table.setup.chairs):
                table.deal(self.sources.seed())

    def start_match(self, live: LiveTable, holder: str) -> None:
        live.table.start(holder, self.sources.seed())

    def stand_in(self, live: LiveTable, holder: str, seat: Seat) -> None:
        """Somebody at the table gives an absent person's seat to a bot."""
        if not live.is_absent(seat, self.sources.ticks()):
            raise Refused(409, "not-absent")
        live.table.stand_in(holder, seat)

    # What several are asked at once

    async def _close_window(self, live: LiveTable, answers: Answers) -> None:
        assert answers.closes is not None
        await self.sources.sleep(max(0.0, answers.closes - self.sources.now()))
        try:
            async with self.acting(live.table.id) as now:
                if now is live and live.answers is answers:
                    live.closing = None
                    answers.closed = True
        except Refused:  # it could not be stored: whoever opens the table next opens it again
            return

    # A seat moves to another device

    async def pass_on(self, table_id: str, holder: str) -> str:
        """A code with which another device can take over, for some minutes."""
        async with self.reading(table_id) as live:
            if not (live.table.seats_of(holder) or live.table.is_host(holder)):
                raise Refused(403, "no-seat")
        code = self.sources.token()
        self._passings.offer(code, table_id, holder, self.sources.ticks())
        return code

    def passing(self, table_id: str, code: str) -> Passing:
        return self._passings.find(code, table_id, self.sources.ticks())

    async def take_seat(self, table_id: str, code: str, token: str) -> None:
        """This device has the seat from now on, and the old one no longer."""
        passing = self.passing(table_id, code)
        async with self.acting(table_id) as live:
            live.table.move_holder(passing.holder, hashed(token))
        self._passings.used(code)

    # Bots

    def _wake_bot(self, live: LiveTable) -> None:
        """Let the bot that is asked think, and no other; where people are asked with it, when they
        have answered."""
        table, answers = live.table, live.answers
        decision = table.decision()
        if answers is not live.closing_of:
            if live.closing is not None:
                live.closing.cancel()
            live.closing, live.closing_of = None, answers
            if answers is not None and answers.closes is not None and not answers.closed:
                live.closing = asyncio.create_task(self._close_window(live, answers))
        if live.thinking is not None and live.thinking_about != table.last_act:
            live.thinking.cancel()
            live.thinking = None
        if decision is None or not table.players[decision.seat].bot or live.thinking is not None:
            return
        if answers is not None and not answers.closed:
            return
        live.thinking_about = table.last_act
        live.thinking = asyncio.create_task(self._think(live, decision.seat, table.last_act))

    async def _think(self, live: LiveTable, seat: Seat, about: int) -> None:
        table = live.table
        bot = table.players[seat].bot
        thinking, pause = THINKING, PACE[bot]
        if live.answers is not None:
            thinking, pause = THINKING_IN_A_WINDOW, PACE_IN_A_WINDOW
        while True:
            job = Job.about(
                table.game,
                table.view(seat),
                seat,
                bot=bot,
                seed=self.sources.token(),
                seconds=thinking if bot in BOTS_THAT_THINK else 0.0,
            )
            chosen, _ = await asyncio.gather(
                self.thinkers.choose(job), self.sources.sleep(pause), return_exceptions=True
            )
            try:
                if isinstance(chosen, BaseException):
                    raise chosen
                async with self.acting(table.id) as now:
                    if now is live and table.last_act == about:
                        table.play_for_bot(seat, chosen)
                        live.thinking = None
                return
            except Refused:  # it could not be stored: whoever opens the table next wakes it again
                return
            except Exception as error:
                LOG.error("a bot of %s could not move: %s", job.game, type(error).__name__)
                pause = TRY_AGAIN


def _for_again(chair: Chair, holder: str, asking: str) -> Chair:
    """The same chair in a return match: kept for whoever has not agreed yet."""
    if chair.bot:
        return Chair(chair.name, chair.bot)
    if chair.holder == asking:
        return Chair(chair.name, holder=holder)
    return Chair(chair.name, kept=True)
