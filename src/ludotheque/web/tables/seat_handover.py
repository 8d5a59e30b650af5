"""Moving a seat to another device, by a code that works once, for some minutes."""

from typing import Final

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed

from .lost_seats import MOVED, Loss
from .receipts import RequestKey, digest_of
from .registry import TableRegistry
from .seat_codes import CODE_SECONDS, SeatCode
from .session import TableSession


class SeatHandovers:
    """Gives out codes, and moves the seats of those who bring one."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry

    async def offer(self, table_id: str, holder: str) -> str:
        """A code with which another device can take over. It replaces the holder's earlier code."""
        code = self._registry.tokens.token()
        async with self._registry.transaction(table_id) as session:
            session.table.check_known(holder)
            until = round(self._registry.clock.now() + CODE_SECONDS)
            session.table.offer_code(SeatCode(hashed(code), holder, until))
        return code

    def holder(self, session: TableSession, code: str) -> str:
        """Whose seats this code hands over; refused if it is unknown or has expired."""
        holder = session.table.seat_codes.holder(hashed(code), self._registry.clock.now())
        if not holder:
            raise RequestRefused(404, "code-expired")
        return holder

    async def take(self, table_id: str, code: str, token: str, key: str = "") -> int:
        """Move the seat from the old token to this one. Returns the number of the resulting line,
        also when the same is asked again with the same key."""
        request = RequestKey(hashed(token), hashed(key), digest_of("take-seat", hashed(code)))
        number = await self._registry.done_before(table_id, request)
        if number is None:
            async with self._registry.transaction(table_id, request) as session:
                session.table.transfer(self.holder(session, code), hashed(token), Loss(MOVED))
                number = session.table.number
        return number
