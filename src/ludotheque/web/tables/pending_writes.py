"""What is being written, by table: a table is read from the store once nothing of it is."""

import asyncio
from collections.abc import Awaitable, Iterable
from typing import Final


class PendingWrites:
    """The writes under way. Each goes on to its end, also if nobody waits for it any more."""

    def __init__(self) -> None:
        self._by_table: Final[dict[str, set[asyncio.Future[None]]]] = {}

    async def finish(self, tables: Iterable[str], write: Awaitable[None]) -> None:
        """Write something of these tables, to the end: a caller who leaves stops waiting only."""
        writing = asyncio.ensure_future(write)
        touched = tuple(tables)
        for table_id in touched:
            self._by_table.setdefault(table_id, set()).add(writing)
        writing.add_done_callback(lambda done: self._forget(touched, done))
        await asyncio.shield(writing)

    async def wait_for(self, table_id: str) -> None:
        """Nothing of this table is being written on return."""
        while pending := self._by_table.get(table_id):
            await asyncio.wait(pending)

    async def wait_for_all(self) -> None:
        """Nothing is being written on return."""
        for table_id in list(self._by_table):
            await self.wait_for(table_id)

    def _forget(self, tables: Iterable[str], writing: asyncio.Future[None]) -> None:
        for table_id in tables:
            pending = self._by_table.get(table_id, set())
            pending.discard(writing)
            if not pending:
                self._by_table.pop(table_id, None)
        if not writing.cancelled():
            writing.exception()  # whoever still waits has it; else nobody wants to know
