"""Tables that the house lists: those whose host wants that, as long as whoever comes can do
something there."""

from collections.abc import Collection
from typing import Final, NamedTuple

from ludotheque.web.storage.store import Store

from .table import EMPTY, GATHERING, PLAYING
from .table_summary import TableSummary

MOST_LISTED: Final = 100


class OpenTable(NamedTuple):
    """A table in the list."""

    table_id: str
    game: str
    phase: str
    """`gathering` or `playing`."""
    summary: TableSummary

    @property
    def can_join(self) -> bool:
        return self.phase == GATHERING and self.summary.open > 0


async def open_tables(store: Store, games: Collection[str]) -> list[OpenTable]:
    """Those with open seats first, then those that can be watched; the latest of each first."""
    rows = await store.latest((EMPTY, GATHERING, PLAYING), MOST_LISTED, listed=True)
    found = [
        OpenTable(
            row.table_id,
            row.game,
            PLAYING if row.phase == PLAYING else GATHERING,
            TableSummary.read(row.summary),
        )
        for row in rows
        if row.game in games
    ]
    of_use = [each for each in found if each.can_join or each.summary.spectators]
    return sorted(of_use, key=lambda each: not each.can_join)
