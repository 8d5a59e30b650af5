"""Pictures of Sans Foi Ni Loi: cards, signs and whole tables as SVG. A view in, a picture out, and
no words in it.

A page has `symbols()` in it once and shows a card by its `symbol_id`, `figure` and `cost`. What
`card`, `picture`, `scene` and `illustration` give are whole documents. Nothing here needs a style
sheet. No hand is ever drawn: what everybody may see is all there is to show.
"""

from functools import partial

from ludotheque.core import Card
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, document, moved, sprite

from .artwork import layout as laying
from .artwork import signs
from .artwork.example_positions import third_turn
from .artwork.faces import DRAWINGS, HURTS, cost, face, figure, symbol_id
from .artwork.ink import BROWN
from .artwork.layout import LAYING
from .artwork.town import TOWN
from .cards import Cards
from .state import SansFoiNiLoiState


def symbols() -> str:
    """All drawings as one sprite, to be put into a page once and used by their ids."""
    return sprite("sf", {**DRAWINGS, **signs.SIGNS}, signs.BACK)


def scene() -> str:
    """The picture of the game: a ranch at sundown."""
    return document(336, 200, BROWN, TOWN)


def card(cards: Cards, card: Card) -> str:
    """One whole card; a hidden one from behind."""
    return document(CARD_WIDTH, CARD_HEIGHT, BROWN, face(cards, card))


def picture(view: SansFoiNiLoiState) -> str:
    """The whole table: the line with its prices, the deck and the bank, then a row for each ranch.
    An arrow says whose turn it is."""
    return LAYING.picture(view, [laying.ranch(view, ranch) for ranch in view.ranches])


def illustration(cards: Cards, name: str) -> str | None:
    """A picture of the rules by its name: `card:sheriff`, or `position:` and one of `line`,
    `ranch`, `raid`, `test`, `table`. None if there is none of this name with these cards."""
    return illustrated(name, cards.box, partial(card, cards), partial(_position, cards))


def _position(cards: Cards, which: str) -> str | None:
    state = third_turn(cards)
    if state is None:
        return None
    if which == "table":
        return picture(state)
    if which == "line":
        return LAYING.picture_of_line(state)
    if which in ("ranch", "raid"):
        ranch = state.ranches[0 if which == "ranch" else 1]
        return LAYING.picture_of_estate(laying.ranch(state, ranch))
    return _test() if which == "test" else None


def _test() -> str:
    """Two throws: 3 and three herds against 4 and cowboys' 5."""
    drawn = signs.SIGNS
    return LAYING.picture_of_throws(
        (
            (drawn["die-3"], 3, moved(54, 2, drawn["herd-sign"], 0.36), 3),
            (drawn["die-4"], 4, moved(54, 2, drawn["cowboy-sign"], 0.36), 5),
        )
    )


__all__ = [
    "HURTS",
    "card",
    "cost",
    "figure",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
