"""Sealed deals: while a deal is open to others, its tables answer only those who play there.

Every table that has the deal is concerned, whatever it is: the one that had it first, those of the
people who took the challenge, those that were played on from a replay, and uploaded records.
"""

from typing import Final

from ludotheque.web.clock import Clock
from ludotheque.web.nodes.ownership import Ownership
from ludotheque.web.storage.store import Store

from .table import Table


class Seals:
    """The deals that are open now. Whoever is shut out is told nothing of a table but this."""

    def __init__(self, store: Store, clock: Clock, ownership: Ownership) -> None:
        self._store: Final = store
        self._clock: Final = clock
        self._ownership: Final = ownership
        self._until: dict[str, float] = {}
        """Until when deals are open, as far as we have heard."""

    async def refresh(self) -> None:
        """Ask the store anew: other nodes open and end challenges too."""
        self._until = await self._store.challenges.open_deals(self._clock.now())

    async def ask(self, deal: str) -> None:
        """Make sure that we have heard of this deal, whatever other nodes have done."""
        if self._ownership.is_shared and deal and not self.is_open(deal):
            self._until |= await self._store.challenges.open_deals(self._clock.now(), deal)

    def note(self, deal: str, until: float) -> None:
        """A challenge was opened, taken or ended here."""
        self._until[deal] = until

    def is_open(self, deal: str) -> bool:
        """Whether others may play this deal now, as far as we have heard."""
        return self._until.get(deal, 0.0) > self._clock.now()

    def shut_out(self, table: Table, holder: str) -> bool:
        """Whether this table answers the holder of this token nothing, since its deal is open and
        they do not play here. Everything that tells of a table goes by this: requests by way of
        `SealedTables`, streams each time they tell something."""
        return not table.seats_of(holder) and self.is_open(table.deal)
