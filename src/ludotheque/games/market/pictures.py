"""Pictures of the games of action points: cards, signs and whole tables as SVG. A view in, a
picture out, and no words in it.

A page has `symbols()` in it once and shows a card by its symbol's id. What the other functions give
are whole documents. Nothing here needs a style sheet. No hand is ever drawn: what everybody may see
is all there is to show.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ludotheque.core import Card
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, document, sprite

from .cards import MarketCards
from .state import MarketState
from .table_layout import Row, TableLayout

Throw = tuple[str, int, str, int]
"""A die and what it shows, a sign, and how much that adds."""


class MarketPictures:
    """One game's pictures, made of its own drawings."""

    def __init__(
        self,
        layout: TableLayout,
        prefix: str,
        drawings: Mapping[str, str],
        back: str,
        scene: str,
        estates: Callable[[Any], list[Row]],
        example: Callable[[Any], MarketState | None],
        shown_estates: Mapping[str, int],
        throws: Sequence[Throw],
    ) -> None:
        """Ids in a page begin with `prefix`. `estates` draws those of a view. `example` makes the
        position that the rules show, of which each of `shown_estates` is one; `throws` is the test
        that they show."""
        self._layout: Final = layout
        self._prefix: Final = prefix
        self._drawings: Final = drawings
        self._back: Final = back
        self._scene: Final = scene
        self._estates: Final = estates
        self._example: Final = example
        self._shown_estates: Final = shown_estates
        self._throws: Final = throws

    def symbols(self) -> str:
        """All drawings as one sprite, to be put into a page once and used by their ids."""
        return sprite(self._prefix, self._drawings, self._back)

    def scene(self) -> str:
        """The picture of the game."""
        return document(336, 200, self._layout.ink, self._scene)

    def card(self, cards: MarketCards, card: Card) -> str:
        """One whole card; a hidden one from behind."""
        return document(CARD_WIDTH, CARD_HEIGHT, self._layout.ink, self._layout.face(cards, card))

    def picture(self, view: MarketState) -> str:
        """The whole table: the line with its prices, the deck and the bank, then a row for each
        estate. An arrow says whose turn it is."""
        return self._layout.picture(view, self._estates(view))

    def illustration(self, cards: MarketCards, name: str) -> str | None:
        """A picture of the rules by its name: `card:` and a card's name, or `position:` and one of
        `line`, `table`, `test` or a shown estate. None if there is none of this name with these
        cards."""
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
