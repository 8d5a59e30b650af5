"""The host may mute somebody's talk, for all to see, and give it back."""

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused

from .host_notice import host_notice
from .notices import MUTED, UNMUTED
from .session import TableSession


def mute(session: TableSession, seat: Seat, *, on: bool) -> None:
    """Let the person in this seat say nothing any more, or let them talk again."""
    table = session.table
    table.lobby.check_seat(seat)
    chair = table.lobby.chairs[seat]
    if not chair.holder:
        raise RequestRefused(409, "nobody-sits-there")
    if chair.holder == table.lobby.host:
        raise RequestRefused(409, "your-own-chair")
    if chair.muted == on:
        return
    lobby = table.lobby.with_chair(seat, chair._replace(muted=on))
    table.change_people(lobby, host_notice(table, MUTED if on else UNMUTED, chair.name, seat))
