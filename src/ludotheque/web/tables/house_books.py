"""What the store knows of a whole house: its tables, and how much is kept."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludotheque.web.storage.store import Store

from .table_summary import TableSummary


class NotedTable(NamedTuple):
    """A table, as far as it is known without being read."""

    table_id: str
    game: str
    phase: str
    opened: float
    touched: float
    summary: TableSummary | None
    """None if nothing has happened there since an older version noted none."""


class HouseBooks(NamedTuple):
    """All of it, at one moment."""

    noted: Sequence[NotedTable]
    counts: Mapping[str, int]
    """How many tables there are in each phase."""
    tables: int
    lines: int
    bytes: int


async def house_books(store: Store, phases: Sequence[str], most: int) -> HouseBooks:
    """Of tables in these phases, the latest are noted one by one."""
    noted = [
        NotedTable(
            row.table_id,
            row.game,
            row.phase,
            row.opened,
            row.touched,
            TableSummary.read(row.summary) if row.summary else None,
        )
        for row in await store.latest(phases, most)
    ]
    kept = await store.kept()
    return HouseBooks(noted, await store.count(), kept.tables, kept.lines, kept.bytes)
