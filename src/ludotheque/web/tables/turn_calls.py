"""When somebody who does not look at the table is called, and who that is. It follows from the
lines and from nothing that only one person knows: while several are asked, all of them are called,
whoever has something to answer."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.core import Seat

from .answer_window import AnswerWindow
from .session import TableSession
from .table import Table
from .turn_end import turn_begun

CALL_SECONDS: Final = 20.0
"""How long a turn waits to be seen before its person is called."""


class CallChange(NamedTuple):
    """When people are to be called at a table from now on; None if nobody is."""

    due: float | None


def call_change(table: Table, window: AnswerWindow | None) -> CallChange | None:
    """What the lines that are about to be stored change; None if they leave it as it is."""
    match = table.match
    if match is None or not table.has_company:
        return None
    if table.lines.line_of(match.number) < table.lines.outbox[0].number:
        return None  # somebody has talked
    if window is not None and window.entry != match.number:
        return None  # the others are asked as before
    due = table.lines.time_of(match.number) + CALL_SECONDS
    return CallChange(due if _begins_turn(table, window, due) else None)


def _begins_turn(table: Table, window: AnswerWindow | None, due: float) -> bool:
    """Whether the last entry has asked somebody who did not act in it, and still will when they
    are called."""
    decision, match = table.decision(), table.match
    if decision is None or match is None:
        return False
    if window is not None:
        return window.closes is None or window.closes > due
    is_person = not table.players[decision.seat].bot
    return is_person and turn_begun(match.record.entries, decision.seat) == match.number


def seats_to_call(session: TableSession) -> Sequence[Seat]:
    """The people who are asked and have not looked at the table since then."""
    table, window = session.table, session.answers.window
    decision, match = table.decision(), table.match
    if decision is None or match is None:
        return ()
    if window is not None:
        asked, since = window.people_left(), table.lines.time_of(window.entry)
    elif table.players[decision.seat].bot:
        return ()
    else:
        begun = turn_begun(match.record.entries, decision.seat)
        asked, since = [decision.seat], table.lines.time_of(begun)
    return [seat for seat in asked if not session.has_looked(seat, since)]
