"""Analyses of finished games: worked out once for a table, behind games that are played, and kept
with it."""

import asyncio
import json
import logging
from collections import OrderedDict
from typing import Final

from ludotheque.analysis import PlainAct, PlainAnalysis, most_telling, plain_act, plain_analysis
from ludotheque.core import Game
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.settings import Limits
from ludotheque.web.workers.analysis_work import (
    MOST_ACTS,
    AnalysisFailed,
    AnalysisProgress,
    AnalysisWork,
)

from .fair_turns import FairTurns
from .registry import TableRegistry
from .table import OVER

LOG: Final = logging.getLogger("ludotheque")

MOST_KEPT: Final = 30
"""So many analyses stay in memory; all are in the store."""
MOST_FAILED: Final = 500
AGAIN_SECONDS: Final = 600.0
"""An analysis that has failed is tried again after this time."""


class AnalysisUnderWay:
    """An analysis that is being worked out, or waits for its turn."""

    def __init__(self, game: Game, names: list[str], last: int) -> None:
        self.game: Final = game
        self.names: Final = names
        self.last: Final = last
        """The number of the record's last entry."""
        self.is_waiting = True
        self.progress = AnalysisProgress()

    def note(self, progress: AnalysisProgress) -> None:
        self.progress = progress

    def moments(self) -> list[PlainAct]:
        """What was found so far, the most telling first."""
        return most_telling([plain_act(each) for each in self.progress.moments])


class WorkedOut:
    """An analysis, and the game that it is about."""

    def __init__(self, game: Game, analysis: PlainAnalysis) -> None:
        self.game: Final = game
        self.analysis: Final = analysis


class Analyses:
    """Has games analysed one at a time; callers take turns."""

    def __init__(self, registry: TableRegistry, limits: Limits) -> None:
        self._registry: Final = registry
        self._rate: Final = RateLimiter(limits.analyses)
        self._turns: Final = FairTurns(most_waiting=64, most_each=3, refusal="too-many-analyses")
        self._kept: Final[OrderedDict[str, WorkedOut]] = OrderedDict()
        self._under_way: Final[dict[str, AnalysisUnderWay]] = {}
        self._failed: Final[OrderedDict[str, float]] = OrderedDict()
        """Tables without an analysis, and when it can be tried again."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def find(self, table_id: str, caller: str) -> WorkedOut | AnalysisUnderWay:
        """The analysis of the game at this table. Whoever asks first begins it. Refused while the
        game runs, and where there is none."""
        registry = self._registry
        async with registry.locked(table_id) as session:
            table = session.table
            if table.match is None or table.phase != OVER:
                raise RequestRefused(403, "analysis-secret")
            game, record = table.match.game, table.match.record
            names = [player.name for player in table.match.players]
            last, is_long = len(record.entries), len(record.entries) > MOST_ACTS
            under_way = self._under_way.get(table_id)
            if under_way is not None:
                return under_way
            work = AnalysisWork("" if is_long else record.text())
        kept = self._kept.pop(table_id, None) or await self._stored(table_id, game)
        if kept is not None:
            return self._keep(table_id, kept)
        if is_long:
            raise RequestRefused(422, "analysis-too-long", most=MOST_ACTS)
        if table_id not in self._under_way:
            self._check_room(table_id, caller)
            self._under_way[table_id] = AnalysisUnderWay(game, names, last)
            task = asyncio.create_task(self._work_out(table_id, caller, work))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._under_way[table_id]

    def stop(self) -> None:
        """Begin nothing any more."""
        for task in self._tasks:
            task.cancel()

    def _check_room(self, table_id: str, caller: str) -> None:
        now = self._registry.clock.monotonic()
        if now < self._failed.get(table_id, now):
            raise RequestRefused(503, "analysis-failed")
        self._turns.check_room(caller)
        if not self._rate.allows(caller, now):
            raise RequestRefused(429, "too-many-analyses")

    async def _stored(self, table_id: str, game: Game) -> WorkedOut | None:
        text = await self._registry.read(self._registry.store.analysis(table_id))
        analysis = plain_analysis(json.loads(text)) if text else None
        return None if analysis is None else WorkedOut(game, analysis)

    def _keep(self, table_id: str, found: WorkedOut) -> WorkedOut:
        self._kept[table_id] = found
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _work_out(self, table_id: str, caller: str, work: AnalysisWork) -> None:
        under_way = self._under_way[table_id]
        try:
            async with self._turns.turn(caller):
                under_way.is_waiting = False
                text = await self._registry.pool.analyse(work, under_way.note)
            analysis = plain_analysis(json.loads(text))
            assert analysis is not None
            self._keep(table_id, WorkedOut(under_way.game, analysis))
            await self._registry.store.keep_analysis(table_id, text)
        except AnalysisFailed as failed:
            LOG.error("an analysis of %s failed: %s", under_way.game.name, failed)
            self._note_failure(table_id)
        except Exception as error:  # it is shown, though it may have to be worked out again
            LOG.error("an analysis could not be kept: %s", type(error).__name__)
        finally:
            del self._under_way[table_id]

    def _note_failure(self, table_id: str) -> None:
        self._failed[table_id] = self._registry.clock.monotonic() + AGAIN_SECONDS
        if len(self._failed) > MOST_FAILED:
            self._failed.popitem(last=False)
