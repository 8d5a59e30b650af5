"""Whom to call, when, and the browsers that want to be called, as they are kept."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql

from .access import Access
from .schema import CALLS, SUBSCRIPTIONS, TABLES

MOST_AT_ONCE: Final = 200


class CallRows:
    """All calls that are due, and all subscriptions."""

    def __init__(self, access: Access) -> None:
        self._access: Final = access

    async def take(self, now: float) -> list[tuple[str, float]]:
        """Tables at which somebody is to be called by now, and since when; none that another node
        has. They are told of once."""
        wanted = sql.select(CALLS.c.table_id, CALLS.c.due).where(CALLS.c.due <= now)
        if self._access.node:
            of_others = self._access.of_living_others(now)
            wanted = wanted.where(CALLS.c.table_id.not_in(of_others))
        wanted = wanted.order_by(CALLS.c.due).limit(MOST_AT_ONCE)

        def find(connection: sql.Connection) -> list[tuple[str, float]]:
            return [(row[0], row[1]) for row in connection.execute(wanted)]

        def take(connection: sql.Connection) -> list[tuple[str, float]]:
            found = find(connection)
            tables = [table_id for table_id, _ in found]
            connection.execute(sql.delete(CALLS).where(CALLS.c.table_id.in_(tables)))
            return found

        return await self._access.write(take) if await self._access.read(find) else []

    async def subscribe(
        self, table_id: str, subscription: str, row: Sequence[str], most: int
    ) -> None:
        """Note a browser of a seat, in place of what was noted of it; `row` is holder, language,
        endpoint, key and secret. Of one holder, only the newest are kept."""

        def write(connection: sql.Connection) -> None:
            if connection.scalar(sql.select(TABLES.c.id).where(TABLES.c.id == table_id)) is None:
                return
            columns = SUBSCRIPTIONS.c
            here = columns.table_id == table_id
            connection.execute(sql.delete(SUBSCRIPTIONS).where(here, columns.id == subscription))
            latest = sql.select(sql.func.max(columns.number)).where(here)
            number = (connection.scalar(latest) or 0) + 1
            names = ("holder", "lang", "endpoint", "key", "auth")
            values = {"table_id": table_id, "id": subscription, "number": number}
            connection.execute(
                sql.insert(SUBSCRIPTIONS).values(values | dict(zip(names, row, strict=True)))
            )
            own = sql.select(columns.id).where(here, columns.holder == row[0])
            old = list(connection.scalars(own.order_by(columns.number.desc()).offset(most)))
            connection.execute(sql.delete(SUBSCRIPTIONS).where(here, columns.id.in_(old)))

        await self._access.write(write)

    async def unsubscribe(self, subscription: str) -> None:
        """Forget this browser, at all tables."""
        wanted = sql.delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription)
        await self._access.write(lambda connection: connection.execute(wanted))

    async def subscriptions(self, table_id: str, holder: str) -> list[tuple[str, ...]]:
        """The browsers of this holder at this table: holder, language, endpoint, key and secret."""
        columns = SUBSCRIPTIONS.c
        wanted = (
            sql.select(columns.holder, columns.lang, columns.endpoint, columns.key, columns.auth)
            .where(columns.table_id == table_id, columns.holder == holder)
            .order_by(columns.number)
        )
        return await self._access.read(
            lambda connection: [tuple(row) for row in connection.execute(wanted)]
        )
