"""The table, and the size of the cards."""

from typing import Final

from mypy_extensions import i64

from .geometry import OFFSET, X_SHIFT, Y_MASK, Place, Rect
from .pairs import Pair, find_pair

_MOST_PAIRS: Final = 1 << 14
"""Two cards have some thousand relative positions. Beyond this many, the cache is cleared."""


class Surface:
    """A table, the size of the cards, and the cached pairs of cards."""

    __slots__ = (
        "_long",
        "_pairs",
        "_short",
        "card_height",
        "card_width",
        "height",
        "reach",
        "width",
    )

    def __init__(self, width: int, height: int, card_width: int, card_height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.card_width: Final = card_width
        self.card_height: Final = card_height
        self.reach: Final = max(card_width, card_height)
        self._short: Final[i64] = card_width
        self._long: Final[i64] = card_height
        self._pairs: Final[list[dict[int, Pair]]] = [{}, {}]
        """By the relative position of the other card: for an upright card, and for a sideways
        one."""

    def rect(self, place: Place) -> Rect:
        """The rectangle that a card at this place covers."""
        at: i64 = place
        x = (at >> X_SHIFT) - OFFSET  # unpacked here, not by calls: there are many of these
        y = (at >> 1 & Y_MASK) - OFFSET
        if at & 1:
            return Rect(place, x, y, x + self._long, y + self._short)
        return Rect(place, x, y, x + self._short, y + self._long)

    def holds(self, rect: Rect) -> bool:
        """Whether it lies entirely on the table (NX-14)."""
        inside = rect.left >= 0 and rect.bottom >= 0
        return inside and rect.right <= self.width and rect.top <= self.height

    def holds_around(self, card: Rect) -> bool:
        """Whether everything that touches this card is on the table."""
        reach = self.reach
        inside = card.left >= reach and card.bottom >= reach
        return inside and card.right + reach <= self.width and card.top + reach <= self.height

    def pairs(self, card: Rect, others: list[Rect]) -> list[Pair]:
        """The card's pair with each of these."""
        place = card.place
        known = self._pairs[place & 1]
        return [known.get(other.place - place) or self.pair(card, other) for other in others]

    def pair(self, card: Rect, other: Rect) -> Pair:
        """The pair of these two, cached."""
        known = self._pairs[card.place & 1]
        away = other.place - card.place
        pair = known.get(away)
        if pair is None:
            if len(known) >= _MOST_PAIRS:
                known.clear()
            pair = known[away] = find_pair(card, other, self.card_width, self.card_height)
        return pair
