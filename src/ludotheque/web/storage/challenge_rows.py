"""Challenges and duplicate matches, as they are kept."""

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sql

from .access import Access
from .rows import Challenge, DuplicateRow, Take
from .schema import CHALLENGES, DUPLICATES, TAKES


class ChallengeRows:
    """All challenges, duplicate matches, and the tables that belong to them."""

    def __init__(self, access: Access) -> None:
        self._access: Final = access

    async def find(self, challenge_id: str) -> Challenge | None:
        """The challenge of this id, open or not."""
        return await self._one(CHALLENGES.c.id == challenge_id)

    async def of_table(self, table_id: str) -> Challenge | None:
        """The challenge that this table belongs to."""
        its = sql.select(TAKES.c.challenge_id).where(TAKES.c.table_id == table_id)
        return await self._one(CHALLENGES.c.id.in_(its))

    async def _one(self, which: sql.ColumnElement[bool]) -> Challenge | None:
        def find(connection: sql.Connection) -> Challenge | None:
            row = connection.execute(sql.select(CHALLENGES).where(which)).first()
            return None if row is None else Challenge(*row)

        return await self._access.read(find)

    async def open_deals(self, now: float, deal: str = "") -> dict[str, float]:
        """Until when deals are open that still are: all of them, or this one."""
        wanted = sql.select(CHALLENGES.c.deal, CHALLENGES.c.until).where(CHALLENGES.c.until > now)
        if deal:
            wanted = wanted.where(CHALLENGES.c.deal == deal)
        return await self._access.read(
            lambda connection: {row[0]: row[1] for row in connection.execute(wanted)}
        )

    async def takes(self, *challenges: str) -> list[Take]:
        """The tables that belong to these challenges."""
        wanted = sql.select(TAKES).where(TAKES.c.challenge_id.in_(challenges))
        return await self._access.read(
            lambda connection: [Take(*row) for row in connection.execute(wanted)]
        )

    async def keep(self, challenge: Challenge, original: Take) -> None:
        """Open a challenge, or open it again; `original` is the table that had the deal first."""

        def write(connection: sql.Connection) -> None:
            changed = connection.execute(
                sql.update(CHALLENGES)
                .where(CHALLENGES.c.id == challenge.id)
                .values(until=challenge.until)
            )
            if not changed.rowcount:
                connection.execute(sql.insert(CHALLENGES).values(challenge._asdict()))
                connection.execute(sql.insert(TAKES).values(original._asdict()))

        await self._access.write(write)

    async def end(self, challenge_id: str, now: float) -> None:
        """From now on its deal is open to everybody, unless it is already."""
        wanted = sql.update(CHALLENGES).where(
            CHALLENGES.c.id == challenge_id, CHALLENGES.c.until > now
        )
        await self._access.write(lambda connection: connection.execute(wanted.values(until=now)))

    async def duplicate(self, duplicate_id: str) -> DuplicateRow | None:
        """The duplicate match of this id."""
        wanted = sql.select(DUPLICATES).where(DUPLICATES.c.id == duplicate_id)

        def find(connection: sql.Connection) -> DuplicateRow | None:
            row = connection.execute(wanted).first()
            return None if row is None else DuplicateRow(*row)

        return await self._access.read(find)

    async def keep_duplicate(self, row: DuplicateRow, deals: Sequence[Challenge] = ()) -> bool:
        """Keep a duplicate match as it is after this change, together with the deals that it opens.
        False if somebody else was quicker: nothing is kept then."""

        def write(connection: sql.Connection) -> bool:
            here = sql.select(DUPLICATES.c.number).where(DUPLICATES.c.id == row.id)
            number = connection.scalar(here.with_for_update())
            if row.number != (0 if number is None else number + 1):
                return False
            connection.execute(sql.delete(DUPLICATES).where(DUPLICATES.c.id == row.id))
            connection.execute(sql.insert(DUPLICATES).values(row._asdict()))
            for deal in deals:
                connection.execute(sql.insert(CHALLENGES).values(deal._asdict()))
            return True

        return await self._access.write(write)

    async def delete_ended(self, before: float) -> None:
        """Forget those that ended before this time, and duplicate matches too."""

        def delete(connection: sql.Connection) -> None:
            ended = sql.select(CHALLENGES.c.id).where(CHALLENGES.c.until < before)
            connection.execute(sql.delete(TAKES).where(TAKES.c.challenge_id.in_(ended)))
            connection.execute(sql.delete(CHALLENGES).where(CHALLENGES.c.until < before))
            connection.execute(sql.delete(DUPLICATES).where(DUPLICATES.c.until < before))

        await self._access.write(delete)
