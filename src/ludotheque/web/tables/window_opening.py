"""When the window that is open at a table was opened: a table that is read has to find out."""

from collections.abc import Callable
from typing import NamedTuple

from ludotheque.core import History, Match, MoveEntry, RewindEntry, Window

from .answer_window import is_same_window


class Opening(NamedTuple):
    """When several people were first asked at once, and who."""

    entry: int
    """The entry of the match that led to it."""
    window: Window


def opening_of(match: Match, pause: Callable[[], None] | None) -> Opening | None:
    """When the window that is open now was opened, and for whom."""
    history = History.of(match)
    entries = match.record.entries
    found: Opening | None = None
    for entry in range(match.number, -1, -1):
        asked = history.at(entry, pause).decision()
        window = asked.window if asked else None
        if window is None:
            break
        if found is not None:
            by_move = isinstance(entries[found.entry - 1], MoveEntry)
            if not is_same_window(found.window, window, by_move=by_move):
                break
        found = Opening(entry, window)
        if entry and isinstance(entries[entry - 1], RewindEntry):
            break  # it was asked anew
    return found
