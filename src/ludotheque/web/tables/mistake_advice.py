"""What else would have been good where a mistake was made: weighed by a worker, once a moment."""

from collections import OrderedDict
from typing import Final

from ludotheque.core import Game, Move, Seat, State
from ludotheque.web.http.tokens import TokenSource
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.pool import WorkerPool

from .given_hint import GivenHint
from .hint_desk import HINT_SECONDS

MOST_KEPT: Final = 200


class MistakeAdvice:
    """Keeps the latest hints about moments of finished games."""

    def __init__(self, pool: WorkerPool, tokens: TokenSource) -> None:
        self._pool: Final = pool
        self._tokens: Final = tokens
        self._kept: Final[OrderedDict[tuple[str, int], GivenHint]] = OrderedDict()

    def has(self, table_id: str, line: int) -> bool:
        return (table_id, line) in self._kept

    async def is_good(
        self, table_id: str, line: int, game: Game, view: State, seat: Seat, move: Move
    ) -> bool:
        """Whether nobody could tell this move from the best one that a hint would find here."""
        hint = self._kept.get((table_id, line))
        if hint is None:
            token = self._tokens.token()
            job = Job.for_hint(game, view, seat, seed=token, seconds=HINT_SECONDS)
            hint = GivenHint.of(await self._pool.advise(job), game)
            self._kept[table_id, line] = hint
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        best = hint.options[0]
        return any(each.move == move and each.high >= best.low for each in hint.options)
