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

    async def open_or_join(self, table_id: str, old_token: str) -> tuple[str, str]:
        """Invite to a rematch, or join the one that somebody else has opened. Returns its table and
        the token for it, which is the same every time, on any device."""
        holder, token = hashed(old_token), rematch_token(old_token, table_id)
        async with self._registry.locked(table_id) as session:
            table = session.table
            if table.phase != OVER:
                raise RequestRefused(409, "not-over")
            table.check_known(holder)
            there, lobby = table.rematch_id, table.lobby
            names = [lobby.chairs[seat].name for seat in table.seats_of(holder)]
        if there:
            await self._join(there, names, token)
            return there, token
        chairs = tuple([_chair_again(chair, hashed(token), holder) for chair in lobby.chairs])
        new_lobby = lobby._replace(chairs=chairs, host=hashed(token), after=table_id)
        new = await self._registry.open_lobby(new_lobby, begin=not new_lobby.has_open_chair())
        async with self._registry.transaction(table_id) as session:
            if session.table.rematch_id:  # somebody else was quicker
                there = session.table.rematch_id
            else:
                session.table.set_rematch(new.table.id)
        if there:
            await self._join(there, names, token)
            return there, token
        return new.table.id, token

    async def _join(self, table_id: str, names: list[str], token: str) -> None:
        """Find the chairs by name: the host may have moved them meanwhile."""
        async with self._registry.transaction(table_id) as session:
            table = session.table
            if table.match is not None:
                return
            came = [table.reclaim_chair(name, hashed(token)) for name in names]
            if any(came) and not table.lobby.has_open_chair():
                session.start_match()


def _chair_again(chair: Chair, holder: str, inviting: str) -> Chair:
    """The same chair in a rematch: kept for whoever has not agreed yet."""
    if chair.bot:
        return Chair(chair.name, chair.bot)
    if chair.holder == inviting:
        return Chair(chair.name, holder=holder)
    return Chair(chair.name, kept=True)
