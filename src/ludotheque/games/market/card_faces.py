"""A whole card of a game of action points: paper, corners, drawing."""

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.drawings import BACK, Drawings
from ludotheque.games.svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    disc,
    fill,
    hexagon,
    moved,
    pen,
    rounded,
    sprite,
    text,
)

from .cards import MarketCards

_EDGE: Final = rounded(0.3, 0.3, CARD_WIDTH - 0.6, CARD_HEIGHT - 0.6, 4)


def in_points(x: float, y: float, figures: str, ink: str, light: str) -> str:
    """A cost in action points: a hexagon, where gold is a coin."""
    size = 12 if len(figures) == 1 else 10
    return fill(ink, hexagon(x, y, 9.6)) + _in_the_middle(x, y, size, figures, light)


def in_gold(x: float, y: float, figures: str, ink: str, gold: str) -> str:
    """An amount of gold: a coin."""
    coin = fill(gold, disc(x, y, 8)) + pen(1, disc(x, y, 8))
    return coin + _in_the_middle(x, y, 11.5 if len(figures) == 1 else 9, figures, ink)


def _in_the_middle(x: float, y: float, size: float, figures: str, colour: str) -> str:
    return text(x, y + size * 0.35, size, figures, colour, "middle")


class CardFaces:
    """How one game draws its cards."""

    def __init__(
        self, prefix: str, drawings: Drawings, paper: str, corners: Callable[[Any, Card], str]
    ) -> None:
        """Ids in a page begin with `prefix`. `paper` is a colour; `corners` draws what a card has
        above its drawing."""
        self.drawings: Final = drawings
        self._prefix: Final = prefix
        self._paper: Final = f'{fill(paper, _EDGE)}<g stroke-opacity=".35">{pen(0.6, _EDGE)}</g>'
        self._corners: Final = corners

    def symbols(self) -> str:
        """All drawings as one sprite, included once in a page and used by id."""
        return sprite(self._prefix, self.drawings.symbols(), self.drawings[BACK])

    def symbol_id(self, cards: MarketCards, card: Card) -> str:
        """The id of this card's symbol in the sprite; for a hidden card, of the back. Empty if the
        card has no drawing."""
        name = BACK if card == HIDDEN else self.drawings.name_for(cards.box.kinds[card])
        return f"{self._prefix}-{name}" if name else ""

    def face(self, cards: MarketCards, card: Card) -> str:
        """A whole card, CARD_WIDTH by CARD_HEIGHT; a hidden card shows its back. A card
        without a drawing is a plain tile."""
        if card == HIDDEN:
            return self.drawings[BACK]
        tile = self._paper + self._corners(cards, card)
        drawing = self.drawings.drawing_for(cards.box.kinds[card])
        return tile + moved(3.5, 30, drawing, 0.56) if drawing else tile
