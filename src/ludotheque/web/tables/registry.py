"""All tables: those in use in memory, the others in the store."""

import asyncio
import hashlib
import hmac
import logging
import math
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from types import MappingProxyType
from typing import Final, TypeVar

from ludotheque.core import EVERYTHING, Game, OptionValue, Problem, Seat, State
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.nodes.ownership import ALONE, Ownership
from ludotheque.web.storage.leases import Lease, LeaseLost
from ludotheque.web.storage.rows import Addition, Challenge, DuplicateRow, Line, Take
from ludotheque.web.storage.schema import SECRET_ENTRY
from ludotheque.web.storage.store import MOST_DELETED_AT_ONCE, Store
from ludotheque.web.workers.pool import WorkerPool

from .actions import Action, ActionRequest
from .answer_window import USUAL_ANSWER_SECONDS
from .bot_runner import BotRunner
from .clock_watch import ClockWatch
from .deal_offers import DealOffer, DealOffers
from .deal_steps import deal_at_once
from .deal_timer import DealTimer
from .dealing import EarlierDeal
from .health import HealthCheck
from .hint_desk import HintDesk
from .lobby import Chair, Lobby, checked_options
from .own_cards import PUBLISHED, OwnCards, game_to_begin
from .pending_writes import PendingWrites
from .receipts import NO_KEY, RequestKey
from .replay_pace import ReplayPace
from .seals import Seals
from .session import TableSession
from .shared_deal_offers import SharedDealOffers
from .standing import Standing
from .table import EMPTY, GATHERING, OVER, PLAYING, PRACTISED, PRACTISING, Table
from .table_summary import stored_summary
from .turn_calls import call_change
from .turn_clocks import NO_CLOCK
from .turn_end import check_in_time, next_due
from .turn_timer import TurnTimer
from .window_timer import WindowTimer

T = TypeVar("T")

LOG: Final = logging.getLogger("ludotheque")

NO_ANSWERS: Final[Mapping[Seat, str]] = MappingProxyType({})

SECRET_BYTES: Final = 32
IDLE_SECONDS: Final = 300.0
"""How long a table stays in memory when nobody looks at it."""
HOUSEKEEPING_SECONDS: Final = 5.0
LONGEST_WRITE_SECONDS: Final = 5.0
"""How long we wait, when we stop, for what is being written."""
DELETION_SECONDS: Final = 3600.0
SECONDS_A_DAY: Final = 86400.0
MOST_SESSIONS: Final = 5000
"""How many tables are in memory, unless people are at more of them."""
PUT_AWAY_TOGETHER: Final = 50
"""One table in so many is put away at once, since looking for those that are idle takes a while."""
MOST_WOKEN: Final = 20
"""So many tables are taken up at a time because somebody's time is up."""
PUT_AWAY_FIRST: Final = (GATHERING, OVER, PLAYING)


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
        *,
        keep_empty_days: float = 1.0,
        keep_running_days: float = math.inf,
        most_sessions: int = MOST_SESSIONS,
        ownership: Ownership = ALONE,
    ) -> None:
        self.games: Final = games
        self.store: Final = store
        self.pool: Final = pool
        self.clock: Final = clock
        self.tokens: Final = tokens
        self.ownership: Final = ownership
        """Which tables are ours, where there are several nodes."""
        self.offers: Final = (
            SharedDealOffers(tokens, clock, lambda: ownership.secret)
            if ownership.is_shared
            else DealOffers(tokens, clock)
        )
        self.seals: Final = Seals(store, clock, ownership)
        """Which deals are open, so that their tables answer only those who play there."""
        self.line_count = 0
        """How many lines have been stored since the start, for the metrics."""
        self.health: Final = HealthCheck(store, clock, ownership=ownership)
        self._clock_watch: Final = ClockWatch(store, clock)
        self._keep_days: Final = {
            EMPTY: min(keep_empty_days, keep_days),
            GATHERING: keep_days,
            OVER: keep_days,
            PLAYING: keep_running_days,
            PRACTISED: keep_days,
            PRACTISING: keep_running_days,
        }
        self._most_sessions: Final = most_sessions
        self._sessions: Final[dict[str, TableSession]] = {}
        self._loading: Final[dict[str, asyncio.Task[TableSession]]] = {}
        self._deleted_while_loading: Final[set[str]] = set()
        self._writes: Final = PendingWrites()
        self._bots: Final = BotRunner(pool, clock, self.transaction)
        self._timer: Final = WindowTimer(clock, self.transaction)
        self._deal_timer: Final = DealTimer(clock, self.transaction)
        self._turn_timer: Final = TurnTimer(pool, clock, tokens, self.transaction)
        self._unreadable: Final[set[str]] = set()
        """Tables whose time has come and that cannot be read: they are looked at no more."""
        self.hint_desk: Final = HintDesk(pool, tokens, self.locked)
        self.housekeepers: Final[list[Callable[[], Awaitable[None]]]] = []
        """What else is looked after as time passes."""
        self._secret = ""
        self._tasks: list[asyncio.Task[None]] = []
        self._deleted_at = 0.0

    # Starting and stopping

    async def start(self) -> None:
        await self.ownership.start(self.end_streams)
        await self.seals.refresh()
        await self._learn_secret()
        self._tasks = [
            asyncio.create_task(self._tick_forever()),
            asyncio.create_task(self.pool.start()),
        ]

    async def _learn_secret(self) -> None:
        try:
            new = secrets.token_hex(SECRET_BYTES)
            self._secret = self._secret or await self.store.house.secret(SECRET_ENTRY, new)
        except Exception as error:  # it is asked for again, and opens nothing meanwhile
            LOG.error("the secret of this house could not be read: %s", type(error).__name__)

    def key(self, purpose: str) -> bytes:
        """A key with which this house signs what it gives to devices, on every node and after every
        restart."""
        if not self._secret:
            raise RequestRefused(503, "not-read")
        return hmac.new(self._secret.encode(), purpose.encode(), hashlib.sha256).digest()

    def end_streams(self) -> None:
        """End all streams, so that stopping waits for nobody. Pages open theirs again later."""
        for session in list(self._sessions.values()):
            self._forget(session)

    async def stop(self) -> None:
        self.end_streams()
        for task in self._tasks:
            task.cancel()
        with suppress(TimeoutError):  # what is written later is refused, for it is not ours by then
            async with asyncio.timeout(LONGEST_WRITE_SECONDS):
                await self._writes.wait_for_all()
        await self.ownership.stop()
        await self.pool.close()
        try:
            await self._clock_watch.note()
        except Exception as error:
            LOG.error("the time could not be noted: %s", type(error).__name__)

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
            if session.has_new_visitor():
                await self.store.set_phase(session.table.id, EMPTY, GATHERING)
            if session.is_idle_for(IDLE_SECONDS):
                self._forget(session)
                await self.ownership.release(session.table.id, self._is_unused)
        await self.seals.refresh()
        await self._learn_secret()
        await self.wake_due()
        for look_after in self.housekeepers:
            await look_after()
        is_steady = await self._clock_watch.is_steady()
        now = self.clock.monotonic()
        if is_steady and (not self._deleted_at or now - self._deleted_at > DELETION_SECONDS):
            self._deleted_at = now
            await self.delete_old()

    async def wake_due(self) -> None:
        """Take up the tables where somebody's time is up and nobody looks."""
        found = await self.store.due(self.clock.now(), self._unreadable, MOST_WOKEN)
        for table_id in found:
            if not self._is_unused(table_id):
                continue
            try:
                await self.find(table_id)
            except RequestRefused as refused:  # else another node has it by now
                if refused.status == 500:
                    self._unreadable.add(table_id)

    async def delete_old(self) -> int:
        """Delete tables at which nothing has happened for as long as those in their phase are kept.
        Returns how many."""
        count, now = 0, self.clock.now()
        for phase, days in self._keep_days.items():
            if math.isfinite(days):
                count += await self._delete_idle(phase, now - days * SECONDS_A_DAY)
        if math.isfinite(self._keep_days[OVER]):
            await self.store.challenges.delete_ended(now - self._keep_days[OVER] * SECONDS_A_DAY)
            await self.store.forget_erased(now - self._keep_days[OVER] * SECONDS_A_DAY)
        return count

    async def _delete_idle(self, phase: str, before: float) -> int:
        count, has_more = 0, True
        while has_more:
            deleted = await self.store.delete_idle((phase,), before)
            for table_id in deleted:
                if table_id in self._sessions:
                    self._forget(self._sessions[table_id])
                if table_id in self._loading:
                    self._deleted_while_loading.add(table_id)
            count += len(deleted)
            has_more = len(deleted) == MOST_DELETED_AT_ONCE
        return count

    def _is_unused(self, table_id: str) -> bool:
        return table_id not in self._sessions and table_id not in self._loading

    async def let_go(self, table_id: str) -> None:
        """Another node needs this table, which is ours: let it have it, with nothing half done."""
        session = self._sessions.get(table_id)
        if session is not None:
            async with session.lock:
                self._forget(session)
        await self._writes.wait_for(table_id)
        await self.ownership.release(table_id, self._is_unused)

    async def erase(self, table_id: str) -> None:
        """Delete a table for good, whichever node has it and whether or not it can be read. Streams
        end, and whoever asks for it again is told."""
        lease = await self.ownership.take(table_id) if is_table_id(table_id) else None
        session = self._sessions.get(table_id)
        async with session.lock if session is not None else nullcontext():
            await self._writes.wait_for(table_id)
            try:
                was_there = await self.store.erase(table_id, self.clock.now(), lease)
            except Exception as error:
                LOG.error("a table could not be erased: %s", type(error).__name__)
                raise RequestRefused(503, "not-stored") from None
            if not was_there:
                raise RequestRefused(404, "no-such-table")
            if table_id in self._loading:
                self._deleted_while_loading.add(table_id)
            if session is not None:
                self._forget(session)
        self.ownership.lose(table_id)

    @property
    def session_count(self) -> int:
        return len(self._sessions)

    @property
    def stream_count(self) -> int:
        return sum(len(session.audience) for session in self._sessions.values())

    # Finding a table

    async def find(self, table_id: str) -> TableSession:
        """The table with this id, read from the store if it is not in use."""
        self.ownership.check()
        session = self._sessions.get(table_id)
        if session is None:
            if table_id not in self._loading:
                self._loading[table_id] = asyncio.create_task(self._load(table_id))
            session = await asyncio.shield(self._loading[table_id])
        session.use()
        return session

    async def has(self, table_id: str) -> bool:
        """Whether there is such a table."""
        if table_id in self._sessions:
            return True
        return await self.read(self.store.has(table_id))

    async def _load(self, table_id: str) -> TableSession:
        try:
            await self._writes.wait_for(table_id)
            lease = await self.ownership.take(table_id) if is_table_id(table_id) else None
            lines = await self._lines(table_id)
            if not lines:
                was_erased = is_table_id(table_id) and await self.read(
                    self.store.was_erased(table_id)
                )
                raise RequestRefused(404, "table-erased" if was_erased else "no-such-table")
            answers = await self.read(self.store.answers(table_id))
            table = await asyncio.to_thread(self._read, table_id, lines)  # long ones take a while
            if table_id in self._deleted_while_loading:
                raise RequestRefused(404, "no-such-table")
            if not self.ownership.is_own(lease):
                raise RequestRefused(503, "in-doubt")
            return self._use(table, lease, answers)
        finally:
            del self._loading[table_id]
            self._deleted_while_loading.discard(table_id)

    def _read(self, table_id: str, lines: list[Line]) -> Table:
        try:
            return Table.read(table_id, self.games, lines, ReplayPace())
        except Problem as problem:  # we wrote it ourselves, so the caller is not to blame
            LOG.error("a table cannot be read: %s", type(problem).__name__)
            raise RequestRefused(500, "our-fault") from None

    async def _lines(self, table_id: str) -> list[Line]:
        if not is_table_id(table_id):
            return []
        return await self.read(self.store.lines(table_id))

    async def read(self, reading: Awaitable[T]) -> T:
        """What the store reads; refused if it cannot be read."""
        try:
            return await reading
        except Exception as error:
            LOG.error("the store could not be read: %s", type(error).__name__)
            raise RequestRefused(503, "not-read") from None

    def _make_room(self) -> bool:
        """Put tables away if too many are in memory: those that were not used for longest, first of
        all those that nobody plays at. False if there are people at every one of them."""
        if len(self._sessions) < self._most_sessions:
            return True
        idle = [session for session in self._sessions.values() if not session.is_busy]
        idle.sort(key=lambda each: (PUT_AWAY_FIRST.index(each.table.phase), each.used_at))
        for session in idle[: max(1, self._most_sessions // PUT_AWAY_TOGETHER)]:
            self._forget(session)
        return bool(idle)

    def _use(
        self, table: Table, lease: Lease | None, answers: Mapping[Seat, str] = NO_ANSWERS
    ) -> TableSession:
        self.ownership.check()  # it may have taken long to read the table
        if not self._make_room() and table.phase != PLAYING:  # what runs is never refused
            raise RequestRefused(503, "house-full")
        session = self._sessions[table.id] = TableSession(table, self.clock, self.tokens, lease)
        session.answers.restore(answers)
        self._run_tasks(session)
        return session

    def _run_tasks(self, session: TableSession) -> None:
        """Start what must go on by itself: a timer, a bot's turn."""
        self._timer.follow(session)
        self._deal_timer.follow(session)
        self._turn_timer.follow(session)
        self._bots.wake(session)

    def _forget(self, session: TableSession) -> None:
        if self._sessions.get(session.table.id) is session:
            del self._sessions[session.table.id]
        session.close()

    # Reading and changing a table

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[TableSession]:
        """The table as it is stored, with nothing half done."""
        session = await self._lock(table_id)
        try:
            yield session
        finally:
            session.lock.release()

    async def _lock(self, table_id: str) -> TableSession:
        """The table, once its lock is ours."""
        while True:
            session = await self.find(table_id)
            await session.lock.acquire()
            if not session.is_closed and self.ownership.is_sure:
                return session
            session.lock.release()  # it was closed while we waited: find it again

    @asynccontextmanager
    async def transaction(
        self, table_id: str, request: RequestKey = NO_KEY
    ) -> AsyncIterator[TableSession]:
        """A change to a table: it is stored at the end, or it has not happened. Answers that are
        not played yet are stored by `perform`."""
        session = await self._lock(table_id)
        try:
            now = self.clock.now()
            session.answers.close_in_time(now)
            session.table.lines.begin_request(now, request)
            yield session
            session.table.lines.end_request()
            session.answers.play_answers()
            await self._store(session)
        except BaseException:
            if session.table.lines.outbox:  # memory is ahead of the store
                self._forget(session)
            raise
        finally:
            session.lock.release()

    async def perform(self, table_id: str, action: Action, request: ActionRequest) -> int:
        """Do something at a table, once. Returns the number of the resulting line. A caller who
        leaves meanwhile interrupts nothing: when they ask again, it is stored."""
        return await asyncio.shield(self._perform(table_id, action, request))

    async def _perform(self, table_id: str, action: Action, request: ActionRequest) -> int:
        identity = request.identity(action.name)
        async with (await self.find(table_id)).requests_of(request.holder):
            async with self.transaction(table_id, identity) as session:
                number = session.table.lines.receipts.number(identity)
                if number is None:
                    session.table.check_may_look(request.holder)
                    if request.at is not None:
                        check_in_time(session.table, request.holder, request.at)
                        session.table.check_up_to_date(request.at, action.since(session, request))
                    action.perform(session, request)
                    number = session.table.number
            await self._store_answers(session, request.holder)
        return number

    async def done_before(self, table_id: str, request: RequestKey) -> int | None:
        """What this request was answered with, if it has been made at this table; refused if its
        key belongs to another. If it was not, nobody else is opening a table with this id."""
        while request.key:
            try:
                async with self.locked(table_id) as session:
                    return session.table.lines.receipts.number(request)
            except RequestRefused as refused:
                if refused.status != 404:
                    raise
                if table_id not in self._sessions:
                    break
        return None

    async def _store(self, session: TableSession, *together: TableSession) -> None:
        """Store what was written at this table, and at the others together with it: all or none."""
        changed = [each for each in (session, *together) if each.table.lines.outbox]
        if changed:
            additions = [_addition(each) for each in changed]
            await self.keep(*additions)
            for each, addition in zip(changed, additions, strict=True):
                each.answers.begin_storing(addition.answers)
                each.told_summary = addition.summary or each.told_summary
        for each in changed:
            each.table.lines.outbox.clear()
            each.stored()
        for each in (session, *together):
            if not each.answers.unstored(each.table.seats_of(each.table.lines.request.by)):
                self._run_tasks(each)  # else what they have answered is stored first
        for each in changed:
            each.show_changes()

    async def _store_answers(self, session: TableSession, holder: str) -> None:
        """Store what this player has answered. The table is not locked meanwhile: nobody else
        waits for it, so nobody can tell from the time."""
        table, answers = session.table, session.answers
        rows = answers.unstored(table.seats_of(holder))
        if not rows:
            return
        replaced = answers.begin_storing(rows)
        try:
            addition = Addition(table.id, table.game.name, table.stored_phase, (), rows)
            await self.keep(addition._replace(lease=session.lease))
        except RequestRefused:
            answers.undo(rows, replaced)
            raise
        if not session.is_closed:
            self._run_tasks(session)
            session.show_changes(holder)

    async def keep(self, *additions: Addition) -> None:
        """All of these lines are stored on return; refused if none is."""
        tables = [addition.table_id for addition in additions]
        try:
            await self._writes.finish(tables, self.store.add(*additions))
        except LeaseLost:
            for table_id in tables:
                self._lose(table_id)
            raise RequestRefused(503, "not-stored") from None
        except Exception as error:
            LOG.error("lines could not be stored: %s", type(error).__name__)
            raise RequestRefused(503, "not-stored") from None
        self.line_count += sum(len(addition.lines) for addition in additions)

    # Challenges

    async def keep_challenge(self, challenge: Challenge, original: Take) -> None:
        """Seal its deal from now on. Whoever looks at one of its tables must ask again."""
        try:
            await self.store.challenges.keep(challenge, original)
        except Exception as error:
            LOG.error("a challenge could not be stored: %s", type(error).__name__)
            raise RequestRefused(503, "not-stored") from None
        self.seals.note(challenge.deal, challenge.until)
        for session in self._sessions.values():
            if session.table.deal == challenge.deal:
                session.show_changes()

    async def keep_duplicate(self, row: DuplicateRow, deals: Sequence[Challenge]) -> bool:
        """Keep a duplicate match as it is after a change, and seal the deals that it opens. False
        if somebody else was quicker."""
        try:
            is_kept = await self.store.challenges.keep_duplicate(row, deals)
        except Exception as error:
            LOG.error("a duplicate match could not be stored: %s", type(error).__name__)
            raise RequestRefused(503, "not-stored") from None
        for deal in deals if is_kept else ():
            self.seals.note(deal.deal, deal.until)
        return is_kept

    async def end_challenge(self, challenge: Challenge) -> None:
        """Open its deal to everybody."""
        now = self.clock.now()
        try:
            await self.store.challenges.end(challenge.id, now)
        except Exception as error:
            LOG.error("a challenge could not be ended: %s", type(error).__name__)
            raise RequestRefused(503, "not-stored") from None
        self.seals.note(challenge.deal, now)

    def _lose(self, table_id: str) -> None:
        """What we have of this table in memory may be old: it belongs to another node."""
        self.ownership.lose(table_id)
        if table_id in self._sessions:
            self._forget(self._sessions[table_id])

    # Opening a table

    async def open(
        self,
        game: str,
        chairs: tuple[Chair, ...],
        token: str,
        *,
        options: Mapping[str, OptionValue] | None = None,
        one_screen: bool = False,
        practice: bool = False,
        hints: bool = False,
        clock: str = NO_CLOCK,
        spectators: bool = True,
        listed: bool = False,
        seconds: int = USUAL_ANSWER_SECONDS,
        begin: bool = False,
        state: State | None = None,
        rules: int | None = None,
        table_id: str = "",
        request: RequestKey = NO_KEY,
        offer: DealOffer | None = None,
        deal_number: str = "",
        cards: OwnCards = PUBLISHED,
        deal: str = "",
    ) -> TableSession:
        """A new table, stored. `begin` deals at once, or begins from a given true state of the game
        with the cards of these rules. A request with a key brings the table's id along, and so does
        the deal that the caller was offered; `number` is what the caller adds to it. `deal` is what
        the deal of a match is known by that is played on."""
        if game not in self.games:
            raise RequestRefused(404, "no-such-game", found=game)
        played = game_to_begin(self.games[game], cards.text)
        checked = checked_options(played, len(chairs), options or {})
        lobby = Lobby(
            game, checked, chairs, hashed(token), one_screen, practice=practice, hints=hints
        )
        lobby = lobby.with_seconds(seconds).with_clock(clock)._replace(deal=deal)
        lobby = lobby.with_spectators(allowed=spectators)
        lobby = lobby.with_listed(listed=listed)
        return await self.open_lobby(
            lobby,
            begin=begin,
            state=state,
            rules=rules,
            table_id=table_id,
            request=request,
            offer=offer,
            deal_number=deal_number,
            cards=cards,
        )

    async def _check_unused(self, table_id: str) -> None:
        """Refused if an offer has been taken: nodes keep no list of them."""
        is_there = await self.has(table_id)
        if is_there or table_id in self._sessions or table_id in self._loading:
            raise RequestRefused(409, "offer-gone")

    async def open_lobby(
        self,
        lobby: Lobby,
        *,
        begin: bool,
        state: State | None = None,
        rules: int | None = None,
        after: TableSession | None = None,
        table_id: str = "",
        request: RequestKey = NO_KEY,
        offer: DealOffer | None = None,
        deal_number: str = "",
        cards: OwnCards = PUBLISHED,
        earlier: EarlierDeal | None = None,
    ) -> TableSession:
        """A new table with this lobby, stored. If it is the rematch of `after`, which the caller
        changes at the moment, that table names it: both are stored, or neither. It begins with an
        `earlier` deal, if one is given."""
        assert state is None or state.eyes == EVERYTHING
        if not self._make_room():
            raise RequestRefused(503, "house-full")
        table_id = offer.table_id if offer else table_id or self.tokens.table_id()
        if offer is not None and self.ownership.is_shared:
            await self._check_unused(table_id)
        seed = self.tokens.seed()
        is_provable = seed is None and state is None and earlier is None
        secret = offer.secret if offer else self.tokens.secret()
        table = Table.open(
            table_id,
            self.games,
            lobby,
            self.clock.now(),
            request,
            secret if is_provable else "",
            cards,
        )
        if earlier is not None:
            table.deal_again(earlier)
        elif begin and is_provable:
            deal_at_once(table, deal_number, was_shown=offer is not None)
        elif begin:
            table.start(seed, state, rules)
        session = self._use(table, self.ownership.new_lease())
        if after is None:
            async with self.transaction(table_id):
                pass  # this stores what opening has written
            return session
        after.table.set_rematch(table_id)
        async with session.lock:
            try:
                await self._store(session, after)
            except BaseException:
                self._forget(session)  # `after` is forgotten by the caller's transaction
                raise
        return session


def _addition(session: TableSession) -> Addition:
    """What was written at a table, with the answers that change with it."""
    table, rows = session.table, session.answers.unstored()
    lines = list(table.lines.outbox)
    addition = Addition(table.id, table.game.name, table.stored_phase, lines, rows, session.lease)
    has_begun_or_ended = lines and (lines[0].number == 0 or table.phase == OVER)
    if table.lobby.challenge and has_begun_or_ended:
        addition = addition._replace(take=Standing.of(table).take(table.lobby.challenge))
    if any(line.text.startswith('{"setup":') for line in lines) or table.phase == OVER:
        is_over = table.phase == OVER
        holders = [] if is_over else [chair.holder for chair in table.lobby.chairs if chair.holder]
        addition = addition._replace(holders=holders)
    call = call_change(table, session.answers.window)
    if call is not None:
        addition = addition._replace(call=call.due, changes_call=True)
    summary = stored_summary(table)
    if summary != session.told_summary:
        addition = addition._replace(summary=summary)
    if table.lobby.clock == NO_CLOCK:
        return addition
    return addition._replace(due=next_due(table, session.answers.window), has_clock=True)


def is_table_id(text: str) -> bool:
    """Whether a table could ever have had this id."""
    return re.fullmatch(r"[a-z0-9]{1,32}", text) is not None
