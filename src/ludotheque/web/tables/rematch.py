"""Rematches: the same people, the same game, at a new table."""

from typing import Final

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed, rematch_token

from .lobby import Chair
from .registry import TableRegistry
from .table import OVER


class Rematches:
    """Opens rematches and lets people join them."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry

    async def open_or_join(
        self, table_id: str, old_token: str, offer_id: str = "", deal_number: str = ""
    ) -> tuple[str, str]:
        """Invite to a rematch, or join the one that somebody else has opened. Returns its table and
        the token for it, which is the same every time, on any device.

        Who needs nobody else begins at once: with the deal offered to them, and their number."""
        holder, token = hashed(old_token), rematch_token(old_token, table_id)
        async with self._registry.transaction(table_id) as session:
            table, lobby = session.table, session.table.lobby
            if table.phase != OVER:
                raise RequestRefused(409, "not-over")
            table.check_known(holder)
            names = [lobby.chairs[seat].name for seat in table.seats_of(holder)]
            if not await self._is_there(table.rematch_id):
                chairs = [_chair_again(chair, hashed(token), holder) for chair in lobby.chairs]
                new = lobby._replace(
                    chairs=(*chairs[1:], chairs[0]),  # another one begins
                    host=hashed(token),
                    after=table_id,
                    evening=table.evening(),
                    challenge="",
                    deal="",
                    duplicate="",
                )
                await self._registry.open_lobby(
                    new,
                    begin=not new.has_open_chair(),
                    after=session,
                    offer=self._registry.offers.take(offer_id) if offer_id else None,
                    deal_number=deal_number,
                    cards=table.own_cards,
                )
                return table.rematch_id, token
            there = table.rematch_id
        await self._join(there, names, token)
        return there, token

    async def _is_there(self, table_id: str) -> bool:
        """Whether there is such a rematch: one that nobody came to may have been deleted."""
        return bool(table_id) and await self._registry.has(table_id)

    async def _join(self, table_id: str, names: list[str], token: str) -> None:
        """Find the chairs by name: the host may have moved them meanwhile."""
        async with self._registry.transaction(table_id) as session:
            table = session.table
            if table.match is not None or table.dealing.step:
                return
            came = [table.reclaim_chair(name, hashed(token)) for name in names]
            if any(came) and not table.lobby.has_open_chair():
                session.start_match(hashed(token))


def _chair_again(chair: Chair, holder: str, inviting: str) -> Chair:
    """The same chair in a rematch: kept for whoever has not agreed yet."""
    if chair.bot:
        return Chair(chair.name, chair.bot)
    if chair.holder == inviting:
        return Chair(chair.name, holder=holder)
    return Chair(chair.name, kept=True)
