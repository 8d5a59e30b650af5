"""When the turn of whoever is asked ends, at a table with a clock. It follows from the lines
and from nothing that only one person knows, so every node and every restart finds the same."""

from ludotheque.core import BackEntry, Entry, MoveEntry, Seat
from ludotheque.web.errors import RequestRefused

from .answer_window import AnswerWindow
from .table import Table
from .turn_clocks import CLOCKS


def turn_end(table: Table, window: AnswerWindow | None) -> float | None:
    """When a bot moves instead of the person who is asked, in seconds since 1970; None if it never
    does. Silence needs no bot: such a window closes by itself."""
    seconds = CLOCKS.get(table.lobby.clock, 0)
    decision, match = table.decision(), table.match
    if not seconds or decision is None or match is None or table.players[decision.seat].bot:
        return None
    if window is not None:
        silent = window.window.silence is not None
        return None if silent else table.lines.time_of(window.entry) + seconds
    return table.lines.time_of(turn_begun(match.record.entries, decision.seat)) + seconds


def turn_begun(entries: list[Entry], seat: Seat) -> int:
    """The last entry that this seat did not make: then its turn began. Whoever takes moves back
    gains no time."""
    number = len(entries)
    while number and _is_own(entries[number - 1], seat):
        number -= 1
    return number


def _is_own(entry: Entry, seat: Seat) -> bool:
    return isinstance(entry, MoveEntry | BackEntry) and entry.seat == seat


def next_due(table: Table, window: AnswerWindow | None) -> float | None:
    """When this table must be in use again, even if nobody looks at it."""
    if window is not None and not window.is_closed and window.closes is not None:
        return window.closes
    return turn_end(table, window)


def check_in_time(table: Table, holder: str, seen: int) -> None:
    """Refused with a sentence of its own if the clock has moved for this person since line
    `seen`."""
    own = table.seats_of(holder)
    for entry in reversed(table.match.record.entries if table.match else ()):
        if table.lines.line_of(entry.number) <= seen:
            break
        if isinstance(entry, MoveEntry) and entry.by_clock and entry.seat in own:
            raise RequestRefused(409, "time-was-up")
