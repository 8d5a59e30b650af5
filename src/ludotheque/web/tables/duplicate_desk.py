"""Duplicate matches: opens them, seats people, deals, and tells how they stand.

A deal is sealed (`Seals`) from the beginning of the match until it has been played at both tables,
for a month at most. Any node can do all this: what a match is, is a row of its own.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from ludotheque.core import Game
from ludotheque.web.errors import RequestRefused
from ludotheque.web.storage.rows import Challenge, DuplicateRow

from .challenges import SECONDS_A_DAY
from .dealing import deal_id
from .duplicate import (
    TABLES,
    DealtTwice,
    Duplicate,
    DuplicateScore,
    TableScore,
    is_complete,
)
from .registry import TableRegistry, is_table_id
from .standing import Standing

OPEN_DAYS: Final = 30
"""So long a match waits for people, and so long at most its deals are sealed."""


class DuplicateSeen(NamedTuple):
    """A match as somebody may see it."""

    id: str
    match: Duplicate
    score: DuplicateScore
    place: int | None
    """Where they sit themselves."""
    is_host: bool
    next_deal: int | None
    """The deal that they play now, or next; None if there is none."""


class DuplicateDesk:
    """Everything about duplicate matches that concerns no single table."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._opening: Final = asyncio.Lock()

    # Before the match

    async def open(
        self, game: str, deals: int, name: str, holder: str, duplicate_id: str = ""
    ) -> str:
        """A new match; its id. A request with a key brings the id along, and opens it once."""
        registry = self._registry
        duplicate = Duplicate.opened(self._game(game), deals, name, holder)
        row = DuplicateRow(duplicate_id or registry.tokens.table_id(), self._end(), 0, "")
        there = await registry.read(registry.store.challenges.duplicate(row.id))
        if there is None:
            await self._keep(row._replace(text=duplicate.text()))
        elif Duplicate.read(there.text).host != holder:
            raise RequestRefused(422, "key-reused")
        return row.id

    async def join(self, duplicate_id: str, place: int | None, name: str, holder: str) -> None:
        """Sit down, by default on the first place that is open."""
        await self._change(duplicate_id, lambda match: match.with_person(place, name, holder))

    async def leave(self, duplicate_id: str, place: int, holder: str) -> None:
        """Free a place: one's own, or another's if the host asks."""
        await self._change(duplicate_id, lambda match: match.without(place, holder))

    async def begin(self, duplicate_id: str, bot: str, holder: str) -> None:
        """Seal the deals, and let everybody play; such bots have the open places."""

        def begun(match: Duplicate) -> Duplicate:
            if not holder or holder != match.host:
                raise RequestRefused(403, "not-the-host")
            return match.begun(self._game(match.game), bot, self._dealt(match.deals))

        await self._change(duplicate_id, begun)

    def _dealt(self, deals: int) -> tuple[DealtTwice, ...]:
        tokens = self._registry.tokens
        return tuple(
            [
                DealtTwice(
                    tokens.table_id(), tokens.secret(), tuple([tokens.table_id() for _ in TABLES])
                )
                for _ in range(deals)
            ]
        )

    # The match

    async def next_table(self, duplicate_id: str, holder: str) -> str:
        """The table where this person plays now; it is opened if neither of the two is there."""
        registry, seen = self._registry, await self.see(duplicate_id, holder)
        match, deal = seen.match, seen.next_deal
        if seen.place is None:
            raise RequestRefused(403, "duplicate-no-place")
        if not match.has_begun:
            raise RequestRefused(409, "duplicate-not-begun")
        if deal is None:
            raise RequestRefused(409, "duplicate-over")
        table = seen.place % len(TABLES)
        table_id = match.dealt[deal].tables[table]
        async with self._opening:
            if not await registry.has(table_id):
                await self._open_table(seen, deal, table, table_id)
        return table_id

    async def _open_table(self, seen: DuplicateSeen, deal: int, table: int, table_id: str) -> None:
        if seen.score.deals[deal][table].table_id:  # it was there, and has been deleted
            raise RequestRefused(404, "no-such-table")
        registry, earlier = self._registry, seen.match.dealing(deal, table)
        lobby = seen.match.lobby(seen.id, deal, table)
        try:
            await registry.open_lobby(lobby, begin=True, earlier=earlier, table_id=table_id)
        except RequestRefused:  # the other may have opened it on another node meanwhile
            if not await registry.has(table_id):
                raise

    async def see(self, duplicate_id: str, holder: str) -> DuplicateSeen:
        """The match as the holder of this token may see it. A deal that has been played at both
        tables is sealed no longer."""
        registry = self._registry
        match = Duplicate.read((await self._row(duplicate_id)).text)
        takes = await registry.read(
            registry.store.challenges.takes(*[dealt.challenge for dealt in match.dealt])
        )
        standings = {take.table_id: Standing.read(take) for take in takes}
        place = match.place_of(holder)
        own = None if place is None else place % len(TABLES)
        deals, next_deal = [], None
        for number, dealt in enumerate(match.dealt):
            scores = tuple(
                [
                    TableScore.of(standings.get(table_id), number, table)
                    for table, table_id in enumerate(dealt.tables)
                ]
            )
            if is_complete(scores):
                await self._unseal(match, number)
            if next_deal is None and own is not None and not scores[own].is_over:
                next_deal = number
            deals.append(_as_known(scores, own))
        score, is_host = DuplicateScore(tuple(deals)), bool(holder) and holder == match.host
        return DuplicateSeen(duplicate_id, match, score, place, is_host, next_deal)

    async def _unseal(self, match: Duplicate, number: int) -> None:
        deal = deal_id(match.dealing(number, 0).header)
        if self._registry.seals.is_open(deal):
            challenge = Challenge(match.dealt[number].challenge, deal, 0.0, "")
            await self._registry.end_challenge(challenge)

    # The store

    def _game(self, name: str) -> Game:
        if name not in self._registry.games:
            raise RequestRefused(404, "no-such-game", found=name[:40])
        return self._registry.games[name]

    def _end(self) -> float:
        return self._registry.clock.now() + OPEN_DAYS * SECONDS_A_DAY

    async def _row(self, duplicate_id: str) -> DuplicateRow:
        store = self._registry.store
        is_id = is_table_id(duplicate_id)
        row = await self._registry.read(store.challenges.duplicate(duplicate_id)) if is_id else None
        if row is None:
            raise RequestRefused(404, "no-such-duplicate")
        return row

    async def _change(self, duplicate_id: str, change: Callable[[Duplicate], Duplicate]) -> None:
        is_kept = False
        while not is_kept:
            row = await self._row(duplicate_id)
            before = Duplicate.read(row.text)
            after = change(before)
            new = row._replace(until=self._end(), number=row.number + 1, text=after.text())
            has_begun = after.has_begun and not before.has_begun
            is_kept = await self._keep(new, after if has_begun else None)

    async def _keep(self, row: DuplicateRow, begun: Duplicate | None = None) -> bool:
        deals = (
            []
            if begun is None
            else [
                Challenge(dealt.challenge, deal_id(begun.dealing(number, 0).header), row.until, "")
                for number, dealt in enumerate(begun.dealt)
            ]
        )
        return await self._registry.keep_duplicate(row, deals)


def _as_known(scores: tuple[TableScore, ...], own: int | None) -> tuple[TableScore, ...]:
    """What somebody may know who plays at their own table, or at none."""
    if is_complete(scores):
        return scores
    return tuple([each if n == own else each.unknown() for n, each in enumerate(scores)])
