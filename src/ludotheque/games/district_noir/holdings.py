"""What each player has taken, and what it would score if the game ended now. Piles are public, so
this reveals no secret."""

from typing import Final

from ludotheque.core import Card, Seat

from .phrases import MAJORITY, SERIES
from .scoring import score
from .state import DistrictNoirState


class Holdings:
    """Both players' collections, counted."""

    def __init__(self, view: DistrictNoirState) -> None:
        self._cards: Final = view.catalogue
        self._piles: Final = tuple(view.piles)
        self._now: Final = score(view.catalogue, view.piles, ())

    def count(self, seat: Seat, card: Card) -> int:
        return self._piles[seat].count(card)

    def majority(self, seat: Seat, card: Card) -> int:
        """The points that the majority of this Support brings the seat."""
        for line in self._now.lines:
            is_majority = line.seat == seat and line.sentence.phrase is MAJORITY
            if is_majority and line.sentence.args["card"] == card:
                return line.points
        return 0

    def series(self, seat: Seat) -> int:
        """The number of complete series."""
        return min([self.count(seat, card) for card in self._cards.supports])

    def series_worth(self, seat: Seat) -> int:
        for line in self._now.lines:
            if line.seat == seat and line.sentence.phrase is SERIES:
                return line.points
        return 0

    def sum_of(self, seat: Seat, kinds: tuple[Card, ...]) -> int:
        """The sum of the values of these kinds of card."""
        return sum([self._cards.values[card] for card in self._piles[seat] if card in kinds])

    def of(self, seat: Seat, kinds: tuple[Card, ...]) -> list[Card]:
        """The cards of these kinds, in order."""
        return [card for card in self._piles[seat] if card in kinds]
