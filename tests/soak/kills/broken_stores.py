"""Stores that break a promise, and servers that use them: the soak must notice each.

`python -m tests.soak.kills.hasty_server serve …` and the other one serve as `ludotheque` does.
"""

import asyncio
import signal
import sys
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql

from ludotheque.web.storage.database import Database
from ludotheque.web.storage.rows import Addition
from ludotheque.web.storage.schema import LINES
from ludotheque.web.storage.store import Store
from tests.web.servers import running

LATE_SECONDS: Final = 30.0
"""However busy the machine is, the server is killed before."""


class HastyStore(Store):
    """Acknowledges what will be on the disk only later."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._late: Final[set[asyncio.Task[None]]] = set()

    async def add(self, *additions: Addition) -> None:
        late = asyncio.create_task(self._add_late(additions))
        self._late.add(late)
        late.add_done_callback(self._late.discard)

    async def _add_late(self, additions: Sequence[Addition]) -> None:
        await asyncio.sleep(LATE_SECONDS)
        await super().add(*additions)


class StutteringStore(Store):
    """Is not sure, when it starts, whether the last line of each table is there: so it stores that
    line once more."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url: Final = url

    def open(self) -> None:
        super().open()
        last = sql.select(LINES.c.table_id, sql.func.max(LINES.c.number)).group_by(LINES.c.table_id)
        database = Database(self._url)
        with database.engine.begin() as connection:
            for table_id, number in connection.execute(last).all():
                where = (LINES.c.table_id == table_id, LINES.c.number == number)
                at, text = connection.execute(
                    sql.select(LINES.c.at, LINES.c.text).where(*where)
                ).one()
                again = {"table_id": table_id, "number": number + 1, "at": at, "text": text}
                connection.execute(sql.insert(LINES).values(**again))
        database.close()


def serve(store: type[HastyStore | StutteringStore]) -> None:
    """Serve with such a store until this process is killed, as the command line says."""
    db, port = (sys.argv[sys.argv.index(name) + 1] for name in ("--db", "--port"))
    with running(db, store=store(db), port=int(port)):
        sys.stdout.write("Ctrl+C\n")
        sys.stdout.flush()
        signal.pause()
