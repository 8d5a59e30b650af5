"""Links that give a seat back. A link holds the token of the seat, so that it works on any device
and on several at once; a new link is a new token, and then the old one opens nothing."""

import re
from typing import Final

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused

from .host_notice import host_notice
from .lost_seats import RENEWED, RENEWED_BY_HOST, Loss
from .notices import LINK_RENEWED
from .session import TableSession

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")


def link_to_seat(table_address: str, token: str) -> str:
    """The token stands behind the #: browsers send that to nobody, so it is in no log."""
    return f"{table_address}/return#{token}"


def token_in(link: str) -> str:
    """The token in what somebody has pasted: a whole link, or what stands behind its #."""
    found = link.strip().rpartition("#")[2]
    return found if _TOKEN.fullmatch(found) else ""


def renew_own(session: TableSession, holder: str, new_holder: str) -> None:
    """Whoever has a seat makes a new link for it."""
    session.table.transfer(holder, new_holder, Loss(RENEWED))


def renew_for(session: TableSession, holder: str, seat: Seat, new_holder: str) -> None:
    """The host makes a new link for somebody who has lost theirs, and everybody is told.

    Whoever has the link sees the hand. So it is refused while there is a sign of the person, and
    while several are asked, when it would show what nobody else may know yet."""
    table = session.table
    table.lobby.check_seat(seat)
    chair = table.lobby.chairs[seat]
    if not chair.holder:
        raise RequestRefused(409, "nobody-sits-there")
    if chair.holder == holder:
        raise RequestRefused(409, "your-own-chair")
    if table.dealing.step:
        raise RequestRefused(409, "already-dealing")
    if not session.is_gone(seat):
        raise RequestRefused(409, "not-gone", name=chair.name)
    if session.answers.window is not None and session.answers.window.closes is not None:
        raise RequestRefused(409, "not-while-asked")
    notice = host_notice(table, LINK_RENEWED, chair.name, seat)
    table.transfer(chair.holder, new_holder, Loss(RENEWED_BY_HOST, notice.by_name), notice)
