"""All tables: those in use in memory, the others in the store."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Final

from ludotheque.core import EVERYTHING, Game, OptionValue, Problem, State
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.storage.store import Addition, Line, Store
from ludotheque.web.workers.pool import WorkerPool

from .actions import Action, ActionRequest
from .answer_window import USUAL_ANSWER_SECONDS
from .bot_runner import BotRunner
from .lobby import Chair, Lobby, checked_options
from .session import TableSession
from .table import GATHERING, OVER, Table
from .window_timer import WindowTimer

LOG: Final = logging.getLogger("ludotheque")

IDLE_SECONDS: Final = 300.0
"""How long a table stays in memory when nobody looks at it."""
HOUSEKEEPING_SECONDS: Final = 5.0
DELETION_SECONDS: Final = 3600.0
SECONDS_A_DAY: Final = 86400.0
MOST_SESSIONS: Final = 5000


class TableRegistry:
    """Opens tables, finds them, and stores what happens before anybody is told."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        pool: WorkerPool,
        clock: Clock,
        tokens: TokenSource,
        keep_days: float,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.pool: Final = pool
        self.clock: Final = clock
        self.tokens: Final = tokens
        self.line_count = 0
        """How many lines have been stored since the start, for the metrics."""
        self._keep_seconds: Final = keep_days * SECONDS_A_DAY
        self._sessions: Final[dict[str, TableSession]] = {}
        self._loading: Final[dict[str, asyncio.Task[TableSession]]] = {}
        self._deleted_while_loading: Final[set[str]] = set()
        self._bots: Final = BotRunner(pool, clock, tokens, self.transaction)
        self._timer: Final = WindowTimer(clock, self.transaction)
        self._tasks: list[asyncio.Task[None]] = []
        self._deleted_at = 0.0

    # Starting and stopping

    async def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._tick_forever()),
            asyncio.create_task(self.pool.start()),
        ]

    def end_streams(self) -> None:
        """End all streams, so that stopping waits for nobody. Pages open theirs again later."""
        for session in list(self._sessions.values()):
            self._forget(session)

    async def stop(self) -> None:
        self.end_streams()
        for task in self._tasks:
            task.cancel()
        await self.pool.close()

    # Housekeeping

    async def _tick_forever(self) -> None:
        while True:
            try:
                await self.tick()
            except Exception as error:
                LOG.error("housekeeping failed: %s", type(error).__name__)
            await self.clock.sleep(HOUSEKEEPING_SECONDS)

    async def tick(self) -> None:
        """Notice absences, unload idle tables, and delete those that were kept long enough."""
        for session in list(self._sessions.values()):
            session.notice_absence()
            if session.is_idle_for(IDLE_SECONDS):
                self._forget(session)
        now = self.clock.monotonic()
        if not self._deleted_at or now - self._deleted_at > DELETION_SECONDS:
            self._deleted_at = now
            await self.delete_old()

    async def delete_old(self) -> int:
        """Delete tables whose match is over or has not begun, once they have been idle too long."""
        before = self.clock.now() - self._keep_seconds
        deleted = await self.store.delete_idle((GATHERING, OVER), before)
        for table_id in deleted:
            if table_id in self._sessions:
                self._forget(self._sessions[table_id])
            if table_id in self._loading:
                self._deleted_while_loading.add(table_id)
        return len(deleted)

    @property
    def session_count(self) -> int:
        return len(self._sessions)

    @property
    def stream_count(self) -> int:
        return sum(len(session.audience) for session in self._sessions.values())

    async def is_well(self) -> bool:
        """Whether tables can be read and stored."""
        try:
            await self.store.count()
        except Exception as error:
            LOG.error("the store cannot be read: %s", type(error).__name__)
            return False
        return self.store.is_writing

    # Finding a table

    async def find(self, table_id: str) -> TableSession:
        """The table with this id, read from the store if it is not in use."""
        session = self._sessions.get(table_id)
        if session is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            session = await asyncio.shield(self._loading[table_id])
        session.use()
        return session

    async def _load(self, table_id: str) -> TableSession:
        try:
            lines = await self._lines(table_id)
            if not lines:
                raise RequestRefused(404, "no-such-table")
            table = await asyncio.to_thread(self._read, table_id, lines)  # long ones take a while
            if table_id in self._deleted_while_loading:
                raise RequestRefused(404, "no-such-table")
            return self._use(table)
        finally:
            del self._loading[table_id]
            self._deleted_while_loading.discard(table_id)

    def _read(self, table_id: str, lines: list[Line]) -> Table:
        try:
            return Table.read(table_id, self.games, lines)
        except Problem as problem:  # we wrote it ourselves, so the caller is not to blame
            LOG.error("a table cannot be read: %s", type(problem).__name__)
            raise RequestRefused(500, "our-fault") from None

    async def _lines(self, table_id: str) -> list[Line]:
        if not re.fullmatch(r"[a-z0-9]{1,32}", table_id):
            return []  # no table ever had such an id
        try:
            return await self.store.lines(table_id)
        except Exception as error:
            LOG.error("lines could not be read: %s", type(error).__name__)
            raise RequestRefused(503, "not-read") from None

    def _use(self, table: Table) -> TableSession:
        if len(self._sessions) >= MOST_SESSIONS:
            raise RequestRefused(503, "house-full")
        session = self._sessions[table.id] = TableSession(table, self.clock, self.tokens)
        session.answers.follow(self.clock.now())
        self._run_tasks(session)
        return session

    def _run_tasks(self, session: TableSession) -> None:
        """Start what must go on by itself: a window's timer, a bot's turn."""
        self._timer.follow(session)
        self._bots.wake(session)

    def _forget(self, session: TableSession) -> None:
        self._sessions.pop(session.table.id, None)
        session.close()

    # Reading and changing a table

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[TableSession]:
        """The table as it is stored, with nothing half done."""
        while True:
            session = await self.find(table_id)
            async with session.lock:
                if not session.is_closed:  # else it was closed while we waited: find it again
                    yield session
                    return

    @asynccontextmanager
    async def transaction(
        self, table_id: str, holder: str = "", key: str = ""
    ) -> AsyncIterator[TableSession]:
        """A change to a table: it is stored at the end, or it has not happened."""
        async with self.locked(table_id) as session:
            session.table.begin_request(self.clock.now(), holder, key)
            try:
                yield session
                session.answers.play_answers(self.clock.now())
                await self._store(session)
            except BaseException:
                if session.table.outbox:  # memory is ahead of the store
                    self._forget(session)
                raise

    async def perform(self, table_id: str, action: Action, request: ActionRequest) -> int:
        """Do something at a table, once. Returns the number of the resulting line."""
        by = request.new_holder or request.holder
        async with self.transaction(table_id, by, request.key) as session:
            answered = session.table.answered(by, request.key)
            if answered is not None:
                return answered
            if request.at is not None:
                window = session.answers.window
                session.table.check_up_to_date(request.at, window.since if window else None)
            action.perform(session, request)
            return session.table.number

    async def _store(self, session: TableSession) -> None:
        table = session.table
        if not table.outbox:
            self._run_tasks(session)  # there may be an answer, which is not stored yet
            return
        await self.keep(Addition(table.id, table.game.name, table.phase, list(table.outbox)))
        table.outbox.clear()
        session.stored()
        self._run_tasks(session)
        session.show_changes()

    async def keep(self, addition: Addition) -> None:
        """The lines are stored on return; refused if they are not."""
        try:
            await self.store.add(addition)
        except Exception as error:
            LOG.error("lines could not be stored: %s", type(error).__name__)
            raise RequestRefused(503, "not-stored") from None
        self.line_count += len(addition.lines)

    # Opening a table

    async def open(
        self,
        game: str,
        chairs: tuple[Chair, ...],
        token: str,
        *,
        options: Mapping[str, OptionValue] | None = None,
        one_screen: bool = False,
        seconds: int = USUAL_ANSWER_SECONDS,
        begin: bool = False,
        state: State | None = None,
    ) -> TableSession:
        """A new table, stored. `begin` deals at once, or begins from a given true state."""
        if game not in self.games:
            raise RequestRefused(404, "no-such-game", found=game)
        checked = checked_options(self.games[game], len(chairs), options or {})
        lobby = Lobby(game, checked, chairs, hashed(token), one_screen).with_seconds(seconds)
        return await self.open_lobby(lobby, begin=begin, state=state)

    async def open_lobby(
        self, lobby: Lobby, *, begin: bool, state: State | None = None
    ) -> TableSession:
        """A new table with this lobby, stored."""
        assert state is None or state.eyes == EVERYTHING
        table_id = self.tokens.table_id()
        table = Table.open(table_id, self.games, lobby, self.clock.now())
        if begin:
            table.start(self.tokens.seed(), state)
        session = self._use(table)
        async with self.transaction(table_id):
            pass  # this stores what opening has written
        return session
