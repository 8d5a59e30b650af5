"""A node: one of several servers on one database. It lives as long as the database hears of it, and
has the tables that nobody else has."""

import asyncio
import hashlib
import hmac
import itertools
import logging
import math
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.storage.leases import LEASE_SECONDS, Lease, Leases, Owner
from ludotheque.web.storage.store import Store

from .addresses import NodeAddresses
from .house_clock import HouseClock
from .ownership import Ownership
from .passage import Passages, Unreached, ask_node
from .signature import Signatures

LOG: Final = logging.getLogger("ludotheque")

MARGIN_SECONDS: Final = 1.0
"""How much sooner we are in doubt than others may hold us for dead: clocks do not run alike."""
RENEWAL_SECONDS: Final = 1.0
TIDYING: Final = 60
"""After so many renewals limits that have been used by nobody for a while are forgotten."""
MOST_KNOWN: Final = 10_000
"""Of so many tables of others we remember whose they are."""
TRIES: Final = 5
LET_GO: Final = "/nodes/let-go/"
"""Where a node is asked by another to give up a table."""

T = TypeVar("T")


class Node(Ownership):
    """This server among the others."""

    is_shared = True

    def __init__(self, store: Store, leases: Leases, url: str, clock: HouseClock) -> None:
        self.id = ""
        self.url = url
        self.clock: Final = clock
        self.signatures: Final = Signatures(clock.now)
        self.passages: Final = Passages()
        self.addresses: Final = NodeAddresses()
        self._living: Mapping[str, str] = {}
        """All nodes that live, and where each is found."""
        self._store: Final = store
        self._buckets: Final = leases.buckets
        self._leases: Final = leases
        self._own: Final[dict[str, Lease]] = {}
        self._of_others: Final[OrderedDict[str, Owner]] = OrderedDict()
        self._sure_until = -math.inf
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()
        self._thread: Final = ThreadPoolExecutor(1, "node")  # of its own: it must not be late
        self._life: asyncio.Task[None] | None = None
        self._put_away: Callable[[], None] = lambda: None
        self._is_troubled = False

    # Living

    @property
    def secret(self) -> bytes:
        return self.signatures.key("offers")

    def end_streams(self) -> None:
        self.passages.end_streams()

    @property
    def is_sure(self) -> bool:
        return self.clock.monotonic() < self._sure_until

    def check(self) -> None:
        if not self.is_sure:
            raise RequestRefused(503, "in-doubt")

    async def start(self, put_away: Callable[[], None]) -> None:
        self._put_away = put_away
        await self._join()
        await self._look_around()
        self._life = asyncio.create_task(self._live())

    async def stop(self) -> None:
        if self._life is not None:
            self._life.cancel()
            await asyncio.wait([self._life])
        self._sure_until = -math.inf
        try:
            await self._alone(self._leases.leave, self.id)
        except Exception as error:  # then they find out by themselves
            LOG.error("a node could not say that it goes: %s", type(error).__name__)
        self._thread.shutdown(wait=False)

    async def _join(self) -> None:
        born, asked = secrets.token_hex(12), self.clock.monotonic()
        self.signatures.know(await self._alone(self._leases.join, born, self.url))
        self._own.clear()
        self.id = self._store.node = born
        now = await self._alone(self._leases.renew, self.id)
        if now is not None:
            self.clock.set(now, asked)
            self._sure_until = asked + LEASE_SECONDS - MARGIN_SECONDS

    async def _live(self) -> None:
        for number in itertools.count():
            await self.clock.sleep(RENEWAL_SECONDS)
            try:
                await self._renew()
                await self._look_around()
                if number % TIDYING == 0:
                    await asyncio.to_thread(self._buckets.forget_full)
                self._is_troubled = False
            except Exception as error:
                if not self._is_troubled:  # it is told once, however long it lasts
                    LOG.error("the database does not answer: %s", type(error).__name__)
                self._is_troubled = True
                self._doubt()

    async def _renew(self) -> None:
        self._doubt()
        asked = self.clock.monotonic()
        now = await self._alone(self._leases.renew, self.id)
        self._doubt()  # we may have been in doubt meanwhile
        if now is None:
            LOG.warning("this node was held for dead; it begins anew")
            self._sure_until = -math.inf
            self._own.clear()
            self._put_away()
            await self._join()
            return
        self.clock.set(now, asked)
        self._sure_until = asked + LEASE_SECONDS - MARGIN_SECONDS

    def _doubt(self) -> None:
        """What was refused in doubt, such as the move of a bot, is taken up when tables are read
        anew."""
        if not self.is_sure:
            self._put_away()

    async def _look_around(self) -> None:
        living = await self._alone(self._leases.living)
        self.addresses.follow(living)
        if living == self._living:
            return
        self._living = living
        for table_id, owner in list(self._of_others.items()):
            if not self.sees(owner):
                del self._of_others[table_id]

    def sees(self, owner: Owner) -> bool:
        """Whether the node of this owner lived a moment ago."""
        return owner.lease.node in self._living

    async def _alone(self, work: Callable[..., T], *args: object) -> T:
        """Do this in the thread that nothing else is done in."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    # Other nodes

    async def ask_others(self, path: str) -> Mapping[str, str]:
        urls = set(self._living.values()) - {self.url}

        async def asked(url: str) -> str:
            try:
                return (await self._ask(url, "GET", path)).decode()
            except Unreached:
                return ""

        return dict(zip(urls, await asyncio.gather(*map(asked, urls)), strict=True))

    async def _ask(self, url: str, method: str, path: str) -> bytes:
        return await ask_node(url, method, path, self.signatures.headers(method, path, ""))

    # Tables

    def new_lease(self) -> Lease | None:
        return Lease(self.id, 1)

    async def other_owner(self, table_id: str) -> Owner | None:
        """Who else has this table; None if it is ours from now on, or there is none."""
        if table_id in self._own:
            return None
        known = self._of_others.get(table_id)
        found = known or await self._find(table_id)
        return None if found is None or found.lease.node == self.id else found

    async def take(self, table_id: str) -> Lease | None:
        for _ in range(TRIES):
            self._of_others.pop(table_id, None)
            found = await self._find(table_id)
            self.check()
            if found is None or found.lease.node == self.id:
                return found.lease if found else None
            try:
                await self._ask(found.url, "POST", LET_GO + table_id)
            except Unreached:
                await self.clock.sleep(RENEWAL_SECONDS)
        raise RequestRefused(503, "node-lost")

    async def _find(self, table_id: str) -> Owner | None:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            if table_id in self._own:
                return Owner(self._own[table_id], self.url)
            self.check()  # who is held for dead must not take anything
            ours = self.id
            try:
                found = await asyncio.to_thread(self._leases.owner, table_id, ours)
            except Exception as error:
                LOG.error("nobody knows whose a table is: %s", type(error).__name__)
                raise RequestRefused(503, "not-read") from None
            self.check()
            if ours != self.id:
                raise RequestRefused(503, "in-doubt")
            if found is not None and found.lease.node == ours:
                self._own[table_id] = found.lease
            elif found is not None:
                self._of_others[table_id] = found
                if len(self._of_others) > MOST_KNOWN:
                    self._of_others.popitem(last=False)
            return found

    def lose(self, table_id: str) -> None:
        self._own.pop(table_id, None)
        self._of_others.pop(table_id, None)

    def is_own(self, lease: Lease | None) -> bool:
        return lease is None or lease.node == self.id

    def forget_owner(self, table_id: str, failed: Owner) -> None:
        """Nobody could be reached there. Of all who wait for the table, the first one looks again,
        and the others find what it has found."""
        if self._of_others.get(table_id) is failed:
            del self._of_others[table_id]

    # Limits

    async def allows(
        self, limiter: RateLimiter, who: str, now: float, *, is_counted: bool = True
    ) -> bool:
        """In the database nobody is named."""
        said = f"{limiter.name} {who}".encode()
        name = hmac.new(self.signatures.key("limits"), said, hashlib.sha256).hexdigest()
        ask = self._buckets.take if is_counted else self._buckets.would_give
        try:
            return await asyncio.to_thread(ask, name, *limiter.rate)
        except Exception as error:
            LOG.error("a limit could not be counted: %s", type(error).__name__)
            raise RequestRefused(503, "not-read") from None

    async def release(self, table_id: str, is_unused: Callable[[str], bool]) -> None:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            if not is_unused(table_id):
                return
            self._own.pop(table_id, None)
            try:
                await asyncio.to_thread(self._leases.release, table_id, self.id)
            except Exception as error:  # then it stays ours
                LOG.error("a table could not be released: %s", type(error).__name__)
