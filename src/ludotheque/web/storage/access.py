"""How rows are read and written: read in a thread of their own, written by the one that writes."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import sqlalchemy as sql

from .database import Database
from .schema import LEASES, NODES
from .writer import Writer

T = TypeVar("T")


class Access:
    """The way to the database of everything that keeps rows in it."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database: Final = database
        self._writer: Final = writer
        self.node = ""
        """As which node we write; empty if the database is ours alone."""

    async def read(self, work: Callable[[sql.Connection], T]) -> T:
        def run() -> T:
            with self._database.engine.begin() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    async def write(self, work: Callable[[sql.Connection], T]) -> T:
        return await self._writer.do(work)

    def of_living_others(self, now: float) -> sql.Select[tuple[str]]:
        """The tables that other nodes have, of those that live."""
        return (
            sql.select(LEASES.c.table_id)
            .select_from(LEASES.join(NODES, NODES.c.id == LEASES.c.node))
            .where(LEASES.c.node != self.node, NODES.c.until > now)
        )
