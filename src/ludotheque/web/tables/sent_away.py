"""Before the start the host may send somebody away. Their device is told, and finds no seat here
any more unless the host invites them again: of people without accounts only the device is known."""

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused

from .host_notice import host_notice
from .lobby import Chair
from .lost_seats import SENT_AWAY, Loss
from .notices import INVITED_AGAIN
from .notices import SENT_AWAY as TOLD_SENT_AWAY
from .session import TableSession


def send_away(session: TableSession, seat: Seat) -> None:
    """Free this seat of the person who sits there, and tell everybody."""
    table = session.table
    table.check_not_started()
    table.lobby.check_seat(seat)
    chair = table.lobby.chairs[seat]
    if not chair.holder:
        raise RequestRefused(409, "nobody-sits-there")
    if chair.holder == table.lobby.host:
        raise RequestRefused(409, "your-own-chair")
    notice = host_notice(table, TOLD_SENT_AWAY, chair.name, seat)
    loss = Loss(SENT_AWAY, notice.by_name, chair.name)
    table.lost_seats.note(chair.holder, loss)
    table.seat_codes.drop(chair.holder)
    lobby = table.lobby.with_chair(seat, Chair())
    table.change_people(lobby, notice, lost=loss.content(chair.holder))


def set_chair(session: TableSession, seat: Seat, bot: str) -> None:
    """Give a chair to a bot, or open it; whoever sits there is sent away."""
    _empty(session, seat)
    session.table.set_chair(seat, bot)


def remove_chair(session: TableSession, seat: Seat) -> None:
    """Take a chair away, and send away whoever sits there."""
    session.table.check_chair_may_go(seat)
    _empty(session, seat)
    session.table.remove_chair(seat)


def _empty(session: TableSession, seat: Seat) -> None:
    lobby = session.table.lobby
    lobby.check_seat(seat)
    if lobby.chairs[seat].holder:
        send_away(session, seat)


def invite_again(session: TableSession, name: str) -> None:
    """Let whoever was sent away under this name sit down again, for all to see."""
    table = session.table
    table.check_not_started()
    if name not in table.lost_seats.sent_away():
        raise RequestRefused(404, "not-sent-away")
    table.lost_seats.invite_again(name)
    notice = host_notice(table, INVITED_AGAIN, name)
    table.change_people(table.lobby, notice, **{"invited-again": name})
