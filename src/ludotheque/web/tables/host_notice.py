"""What everybody is told when the host has done something about somebody at the table."""

from ludotheque.core import Seat

from .notices import NOBODY_IN_PARTICULAR, Notice
from .table import Table


def host_notice(table: Table, kind: str, name: str, seat: Seat = NOBODY_IN_PARTICULAR) -> Notice:
    """The host has done this about the person of this name, in this seat if they have one."""
    lobby = table.lobby
    by = next(iter(lobby.seats_of(lobby.host)), NOBODY_IN_PARTICULAR)
    by_name = "" if by == NOBODY_IN_PARTICULAR else lobby.chairs[by].name
    return Notice(kind, by, by_name, seat, name)
