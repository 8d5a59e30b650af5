"""Which tables each caller has opened that wait for their start: nobody may fill the house."""

from collections import OrderedDict
from typing import Final

from ludotheque.web.errors import RequestRefused

from .registry import TableRegistry
from .table import EMPTY, GATHERING, Table

MOST_CALLERS: Final = 20_000


class UnstartedTables:
    """The tables of each caller, in memory: after a restart, the count begins anew."""

    def __init__(self, registry: TableRegistry, most: int) -> None:
        self._registry: Final = registry
        self._most: Final = most
        self._opened: Final[OrderedDict[str, list[str]]] = OrderedDict()

    async def check_room(self, caller: str) -> None:
        """Refused if this caller has as many tables as are allowed that are still waiting."""
        opened = self._opened.get(caller, [])
        if len(opened) < self._most:
            return
        asked = opened.copy()  # meanwhile there may be more
        waiting = await self._registry.read(
            self._registry.store.still_in((EMPTY, GATHERING), asked)
        )
        opened[:] = [each for each in opened if each in waiting or each not in asked]
        if len(opened) >= self._most:
            raise RequestRefused(429, "too-many-unstarted", most=self._most)

    def note(self, caller: str, table: Table) -> None:
        """Count a table that this caller has opened, unless it has begun at once."""
        if table.phase != GATHERING:
            return
        self._opened.setdefault(caller, []).append(table.id)
        self._opened.move_to_end(caller)
        if len(self._opened) > MOST_CALLERS:
            self._opened.popitem(last=False)
