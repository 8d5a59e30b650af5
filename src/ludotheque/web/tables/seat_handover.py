"""Handing a seat over to another device, by a code that works once, for some minutes."""

from typing import Final, NamedTuple

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed

from .receipts import RequestKey, digest_of
from .registry import TableRegistry

CODE_SECONDS: Final = 600.0


class Handover(NamedTuple):
    """What a code hands over, and when it expires."""

    table_id: str
    holder: str
    until: float


class SeatHandovers:
    """All valid codes. They are not stored: after a restart, people ask again."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry: Final = registry
        self._by_code: Final[dict[str, Handover]] = {}

    async def offer(self, table_id: str, holder: str) -> str:
        """A code with which another device can take over. It replaces the holder's earlier code."""
        async with self._registry.locked(table_id) as session:
            session.table.check_known(holder)
        code, now = self._registry.tokens.token(), self._registry.clock.monotonic()
        for old, handover in list(self._by_code.items()):
            if (handover.table_id, handover.holder) == (table_id, holder) or handover.until < now:
                del self._by_code[old]
        self._by_code[hashed(code)] = Handover(table_id, holder, now + CODE_SECONDS)
        return code

    def find(self, table_id: str, code: str) -> Handover:
        """What this code hands over; refused if it is unknown or has expired."""
        handover = self._by_code.get(hashed(code))
        now = self._registry.clock.monotonic()
        if handover is None or handover.table_id != table_id or handover.until < now:
            raise RequestRefused(404, "code-expired")
        return handover

    async def take(self, table_id: str, code: str, token: str, key: str = "") -> int:
        """Move the seat from the old token to this one. Returns the number of the resulting line,
        also when the same is asked again with the same key."""
        request = RequestKey(hashed(token), hashed(key), digest_of("take-seat", hashed(code)))
        number = await self._registry.done_before(table_id, request)
        if number is None:
            handover = self.find(table_id, code)
            async with self._registry.transaction(table_id, request) as session:
                session.table.transfer(handover.holder, hashed(token))
                number = session.table.number
            self._by_code.pop(hashed(code), None)
        return number
