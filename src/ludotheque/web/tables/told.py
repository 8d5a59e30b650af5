"""What was told in a match, with who did what led to it."""

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.core import NOBODY, Event, Match, Seat


class Told(NamedTuple):
    """Something that was told, in which line of the match, and by whose doing."""

    number: int
    """Counted from the first thing that was told in the match."""
    line: int
    by: Seat
    """Who made the move; NOBODY at the deal."""
    turn_of: Seat
    """Whose turn it belongs to: a move may end one turn and begin the next."""
    event: Event


def recounted(match: Match, told: Sequence[Event]) -> list[Told]:
    """The last things that were told in this match, as somebody was told them."""
    left = list(enumerate(told, start=match.told_count - len(told) + 1))
    line, found = match.number, []
    while left:
        count = match.told_by(line) - match.told_by(line - 1)
        found.append((line, left[max(len(left) - count, 0) :]))
        del left[max(len(left) - count, 0) :]
        line -= 1
    return [each for line, numbered in reversed(found) for each in _of_line(match, line, numbered)]


def _of_line(match: Match, line: int, numbered: Sequence[tuple[int, Event]]) -> list[Told]:
    entry = match.record.entries[line - 1] if line else None
    by: Seat = getattr(entry, "seat", NOBODY)
    turn_of = by
    found = []
    for number, event in numbered:
        if event.phrase.begins_turn:
            turn_of = event.seats()[0]
        found.append(Told(number, line, by, turn_of, event))
    return found
