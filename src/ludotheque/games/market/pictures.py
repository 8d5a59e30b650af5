"""Pictures of the games of action points: cards, signs and whole tables as SVG, drawn from a view,
without words.

A page includes `symbols()` once and shows a card by its symbol's id. The other functions return
whole documents. Nothing here needs a style sheet. Hands are never drawn: a picture shows only what
everybody may see.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ludotheque.core import Card
from ludotheque.games.drawings import SCENE
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, document

from .cards import MarketCards
from .state import MarketState
from .table_layout import Row, TableLayout, Throw


class MarketPictures:
    """One game's pictures, made from its own drawings."""

    def __init__(
        self,
        layout: TableLayout,
        estates: Callable[[Any], list[Row]],
        example: Callable[[Any], MarketState | None],
        shown_estates: Mapping[str, int],
        throws: Sequence[Throw],
    ) -> None:
        """`estates` draws the estates of a view. `example` makes the position shown in the rules,
        which includes each of `shown_estates`; `throws` is the test shown there."""
        self._layout: Final = layout
        self._estates: Final = estates
        self._example: Final = example
        self._shown_estates: Final = shown_estates
        self._throws: Final = throws

    def scene(self) -> str:
        """The picture of the game."""
        return document(336, 200, self._layout.ink, self._layout.faces.drawings[SCENE])

    def card(self, cards: MarketCards, card: Card) -> str:
        """One whole card; a hidden card shows its back."""
        face = self._layout.faces.face(cards, card)
        return document(CARD_WIDTH, CARD_HEIGHT, self._layout.ink, face)

    def picture(self, view: MarketState) -> str:
        """The whole table: the line with its prices, the deck and the bank, then a row for each
        estate. An arrow marks whose turn it is."""
        return self._layout.picture(view, self._estates(view))

    def illustration(self, cards: MarketCards, name: str) -> str | None:
        """A picture for the rules, by name: `card:` and a card's name, or `position:` and one of
        `line`, `table`, `test` or a shown estate. None if these cards have no picture of this
        name."""
        return illustrated(
            name, cards.box, partial(self.card, cards), partial(self._position, cards)
        )

    def _position(self, cards: MarketCards, which: str) -> str | None:
        state = self._example(cards)
        if state is None:
            return None
        if which == "table":
            return self.picture(state)
        if which == "line":
            return self._layout.picture_of_line(state)
        if which in self._shown_estates:
            return self._layout.picture_of_estate(self._estates(state)[self._shown_estates[which]])
        return self._layout.picture_of_throws(self._throws) if which == "test" else None
