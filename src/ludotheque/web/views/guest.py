"""The person looking at a table: a player, the host, or a spectator."""

from typing import NamedTuple

from ludotheque.core import WATCHER, Seat
from ludotheque.web.tables.lost_seats import Loss
from ludotheque.web.tables.table import Table


class Guest(NamedTuple):
    """A person at a table: the holder of seats, the host, or a spectator."""

    holder: str
    seats: tuple[Seat, ...]
    is_host: bool
    loss: Loss | None = None
    """Why this device has no seat any more, if it had one."""

    @staticmethod
    def of(table: Table, holder: str) -> "Guest":
        seats = tuple(table.seats_of(holder))
        return Guest(holder, seats, table.is_host(holder), table.lost_seats.of(holder))

    @property
    def is_known(self) -> bool:
        return bool(self.seats) or self.is_host

    @property
    def eyes(self) -> Seat:
        """The eyes to send pages for. On a shared screen they see only what is public: a hand is
        shown once somebody says that it is theirs."""
        return self.seats[0] if len(self.seats) == 1 else WATCHER

    @property
    def shares_a_screen(self) -> bool:
        return len(self.seats) > 1


SPECTATOR = Guest("", (), False)
