"""The parts of a table that both games draw, in each game's colours: the line with its prices,
gold, estates in rows, throws of dice."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import GAP, HIDDEN, Card
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, moved, on_the_table, pen, text

from .card_faces import CardFaces, in_gold, in_points
from .signs import die
from .state import MarketState

Row = tuple[str, float]
"""A drawing and its width."""
Throw = tuple[int, str, int]
"""The face that a die shows, a sign, and how much the sign adds."""

_LINE_HEIGHT: Final = CARD_HEIGHT + 22
_ESTATE_HEIGHT: Final = 84
SMALL: Final = 0.62
_STEP: Final = CARD_WIDTH + 8
_LEFT: Final = 20
"""The position of the arrow that marks whose turn it is."""


class TableLayout:
    """How one game lays out a table: its colours, and how it draws a card."""

    def __init__(self, ink: str, light: str, gold: str, table: str, faces: CardFaces) -> None:
        self.ink: Final = ink
        self.light: Final = light
        self.gold: Final = gold
        self.table: Final = table
        self.faces: Final = faces

    def coin(self, x: float, y: float, figures: str) -> str:
        """Gold, with its amount."""
        return in_gold(x, y, figures, self.ink, self.gold)

    def line(self, view: MarketState) -> str:
        """The cards that can be taken, each above its price, and the deck."""
        parts: list[str] = []
        for place, card in enumerate(view.line):
            x = _STEP * place + CARD_WIDTH / 2
            if card != GAP:
                parts.append(moved(_STEP * place, 0, self.faces.face(view.catalogue, card)))
            parts.append(in_points(x, CARD_HEIGHT + 12, str(place + 1), self.light, self.ink))
        if view.deck:
            deck = self.faces.face(view.catalogue, HIDDEN)
            parts.append(moved(_STEP * len(view.line) + 10, 0, deck))
        return "".join(parts)

    def small(self, view: MarketState, card: Card, x: float, y: float) -> str:
        """A card of an estate."""
        return moved(x, y, self.faces.face(view.catalogue, card), SMALL)

    def estate(
        self,
        view: MarketState,
        number: int,
        places: Sequence[Row],
        others: Sequence[Card],
        gap: float,
    ) -> Row:
        """An estate in one row: gold, its places with the cards on them, and after a gap the cards
        that have no place."""
        parts = [self.coin(10, 30, str(view.purses[number]))]
        x = 28.0
        for drawn, width in places:
            parts.append(moved(x, 0, drawn))
            x += width + 6
        x += gap
        for card in others:
            parts.append(self.small(view, card, x, 0))
            x += CARD_WIDTH * SMALL + 4
        return "".join(parts), x

    # Whole documents

    def picture(self, view: MarketState, estates: Sequence[Row]) -> str:
        """The whole table: the line with its prices, the deck and the bank, then a row for each
        estate. An arrow marks whose turn it is."""
        parts = [moved(_LEFT, 0, self.line(view))]
        wide = _line_width(view) + _LEFT
        parts.append(self.coin(wide - 30, CARD_HEIGHT + 12, str(view.bank)))
        y = _LINE_HEIGHT + 16
        for number, (drawn, width) in enumerate(estates):
            if number == view.active and not view.over:
                parts.append(moved(2, y + 22, pen(2.6, "M2 2L10 9 2 16", colour=self.light)))
            parts.append(moved(_LEFT, y, drawn))
            wide = max(wide, width + _LEFT)
            y += _ESTATE_HEIGHT
        return self.on_the_table(wide, y - 10, "".join(parts))

    def picture_of_line(self, view: MarketState) -> str:
        return self.on_the_table(_line_width(view), _LINE_HEIGHT, self.line(view))

    def picture_of_estate(self, estate: Row) -> str:
        drawn, width = estate
        return self.on_the_table(width, _ESTATE_HEIGHT - 8, drawn)

    def picture_of_throws(self, throws: Sequence[Throw]) -> str:
        """Throws one below the other."""
        rows: list[str] = []
        for row, (thrown, sign, added) in enumerate(throws):
            drawn = moved(0, 0, self.faces.drawings[die(thrown)], 0.4)
            drawn += f'<g color="{self.light}">{sign}</g>'
            drawn += text(100, 28, 22, f"+{added}", self.light)
            drawn += text(152, 28, 22, f"= {thrown + added}", self.light)
            rows.append(moved(0, 48 * row, drawn))
        return self.on_the_table(220, 88, "".join(rows))

    def on_the_table(self, width: float, height: float, content: str) -> str:
        return on_the_table(width, height, self.ink, self.table, content)


def _line_width(view: MarketState) -> float:
    return _STEP * (len(view.line) + 1) + 2
