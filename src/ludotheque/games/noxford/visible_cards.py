"""The visible cards, as the rules see them."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Card

from .cards import Cards
from .geometry import Rect


@mypyc_attr(acyclic=True)
class Top:
    """The top of a pile: the visible card, and where it lies."""

    __slots__ = ("is_alone", "is_master", "place", "rank", "rect")

    def __init__(self, cards: Cards, rect: Rect, pile: tuple[Card, ...]) -> None:
        card = pile[-1]
        self.rect: Final = rect
        self.place: Final = rect.place
        self.rank: Final = cards.rank[card]
        """0 for Neutral cards."""
        self.is_master: Final = cards.is_master[card]
        self.is_alone: Final = len(pile) == 1
