"""What a seat was told and did, as numbers: the memory of an information state."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import WATCHER, Event, Move, Seat

from .encoding import Encoding

REMEMBERED: Final = 128
"""How many of the last things are numbers. The text of an information state has all of them."""
TOLD, DONE = 1, 2
"""What a row is: something that was told, or a move of one's own."""


class History:
    """A row for each thing: what it is, then the numbers of the event, or of the move."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding: Final = encoding
        self.shape: Final = (REMEMBERED, 1 + len(encoding.option_columns))

    def rows(self, events: Sequence[tuple[Seat, Event | Move]], seat: Seat) -> list[list[int]]:
        """The last things, the latest first, as this seat knows them."""
        known = [what for by, what in reversed(events) if by in (seat, WATCHER)]
        return [self._row(what, seat) for what in known[:REMEMBERED]]

    def _row(self, what: Event | Move, seat: Seat) -> list[int]:
        if isinstance(what, Move):
            return [DONE, *self._encoding.option(what)]
        width = len(self._encoding.option_columns)
        return [TOLD, *self._encoding.sentence(what.seen_by(seat), seat, width)]
