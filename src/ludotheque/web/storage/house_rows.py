"""What the house keeps for itself, each under a name."""

from typing import Final

import sqlalchemy as sql

from .access import Access
from .schema import HOUSE


class HouseRows:
    """Secrets, and what was last noted of the house."""

    def __init__(self, access: Access) -> None:
        self._access: Final = access

    async def secret(self, name: str, new: str) -> str:
        """What is kept under this name for good; `new`, if nothing is yet. All nodes get the
        same."""

        def keep_first(connection: sql.Connection) -> str:
            wanted = sql.select(HOUSE.c.text).where(HOUSE.c.name == name)
            found: str | None = connection.scalar(wanted)
            if found is None:
                connection.execute(sql.insert(HOUSE).values(name=name, text=new))
            return new if found is None else found

        found = await self.text(name)
        if found:
            return found
        try:
            return await self._access.write(keep_first)
        except sql.exc.IntegrityError:  # another node was quicker
            return await self.text(name)

    async def text(self, name: str) -> str:
        """What was last written under this name; empty if nothing was."""
        wanted = sql.select(HOUSE.c.text).where(HOUSE.c.name == name)
        return await self._access.read(lambda connection: connection.scalar(wanted) or "")

    async def keep(self, name: str, text: str) -> None:
        """Write this under this name, in place of what was there."""

        def write(connection: sql.Connection) -> None:
            changed = connection.execute(
                sql.update(HOUSE).where(HOUSE.c.name == name).values(text=text)
            )
            if not changed.rowcount:
                connection.execute(sql.insert(HOUSE).values(name=name, text=text))

        await self._access.write(write)
