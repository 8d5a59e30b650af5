"""Pictures of Les Fils de Samarande: cards, signs and whole tables as SVG. A view in, a picture
out, and no words in it.

A page has `symbols()` in it once and shows a card by its `symbol_id`, `figure` and `gives`. What
`card`, `picture`, `scene` and `illustration` give are whole documents. Nothing here needs a style
sheet. No hand is ever drawn: what everybody may see is all there is to show.
"""

from functools import partial

from ludotheque.core import Card
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, document, moved, sprite

from .artwork import layout as laying
from .artwork import signs
from .artwork.example_positions import fourth_turn
from .artwork.faces import DRAWINGS, face, figure, gives, hurts, symbol_id
from .artwork.ink import BLUE
from .artwork.layout import LAYING
from .artwork.night import NIGHT
from .cards import Cards
from .state import SamarandeState


def symbols() -> str:
    """All drawings as one sprite, to be put into a page once and used by their ids."""
    return sprite("sa", {**DRAWINGS, **signs.SIGNS}, signs.BACK)


def scene() -> str:
    """The picture of the game: the city by moonlight."""
    return document(336, 200, BLUE, NIGHT)


def card(cards: Cards, card: Card) -> str:
    """One whole card; a hidden one from behind."""
    return document(CARD_WIDTH, CARD_HEIGHT, BLUE, face(cards, card))


def picture(view: SamarandeState) -> str:
    """The whole table: the line with its prices, the deck and the bank, then a row for each city.
    An arrow says whose turn it is."""
    return LAYING.picture(view, [laying.city(view, city) for city in view.cities])


def illustration(cards: Cards, name: str) -> str | None:
    """A picture of the rules by its name: `card:souk`, or `position:` and one of `line`, `city`,
    `genies`, `test`, `table`. None if there is none of this name with these cards."""
    return illustrated(name, cards.box, partial(card, cards), partial(_position, cards))


def _position(cards: Cards, which: str) -> str | None:
    state = fourth_turn(cards)
    if state is None:
        return None
    if which == "table":
        return picture(state)
    if which == "line":
        return LAYING.picture_of_line(state)
    if which in ("city", "genies"):
        city = state.cities[0 if which == "city" else 1]
        return LAYING.picture_of_estate(laying.city(state, city))
    return _test() if which == "test" else None


def _test() -> str:
    """Two throws: the neighbour's 4 and three artisans against 5 and the guards' 3."""
    drawn = signs.SIGNS
    return LAYING.picture_of_throws(
        (
            (drawn["die-4"], 4, moved(54, 4, drawn["artisan-sign"], 0.32), 3),
            (drawn["die-5"], 5, moved(54, 4, drawn["guard-sign"], 0.32), 3),
        )
    )


__all__ = [
    "card",
    "figure",
    "gives",
    "hurts",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
