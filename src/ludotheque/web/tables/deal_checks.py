"""Deals that are checked after the end: the server computes everything again."""

from collections import OrderedDict
from functools import partial
from time import thread_time
from typing import Final, NamedTuple

from ludotheque.core import Game, Record, Verification, verify
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.work_meter import WorkMeter

from .fair_turns import FairTurns
from .registry import TableRegistry
from .replay_pace import ReplayPace
from .table import OVER

MOST_KEPT_CHECKS: Final = 20
"""Whoever looks again does not make the server compute again."""


class DealCheck(NamedTuple):
    """A finished match, and what the server found when it computed everything again."""

    table_id: str
    game: Game
    verification: Verification
    seconds: float
    """How long it took to compute."""


class DealChecks:
    """Checks finished matches, one at a time. Callers take turns and are charged for theirs."""

    def __init__(self, registry: TableRegistry, work: WorkMeter) -> None:
        self._registry: Final = registry
        self._work: Final = work
        self._kept: Final[OrderedDict[str, DealCheck]] = OrderedDict()
        self._turns: Final = FairTurns(most_waiting=64, most_each=8, refusal="too-many-replays")

    async def find(self, table_id: str, caller: str) -> DealCheck:
        """The check of the match at this table; refused while it runs, since it tells the seed."""
        async with self._registry.locked(table_id) as session:
            table = session.table
            if table.match is None or table.phase != OVER:
                raise RequestRefused(403, "deal-secret")
            game, record = table.game, table.match.record
        found = self._kept.pop(table_id, None)
        if found is None:
            copy = Record(record.header, record.entries)
            found = await self._turns.run(caller, partial(_check, table_id, game, copy))
            self._work.charge(caller, found.seconds)
        self._kept[table_id] = found
        if len(self._kept) > MOST_KEPT_CHECKS:
            self._kept.popitem(last=False)
        return found


def _check(table_id: str, game: Game, record: Record) -> DealCheck:
    began = thread_time()
    verification = verify(game, record, pause=ReplayPace())
    return DealCheck(table_id, game, verification, thread_time() - began)
