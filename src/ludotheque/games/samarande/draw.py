"""Pictures of Les Fils de Samarande: cards, signs and whole tables as SVG. A view in, a picture
out, and no words in it.

A page has `symbols()` in it once and shows a card by its `symbol_id`, `figure` and `gives`. What
`card`, `picture`, `scene` and `illustration` give are whole documents. Nothing here needs a style
sheet. No hand is ever drawn: what everybody may see is all there is to show.
"""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.inking import CARD_HEIGHT, CARD_WIDTH, document, moved, pen, sprite, text

from .cards import Cards
from .drawing import laying, signs
from .drawing.faces import DRAWINGS, face, figure, gives, hurts, symbol_id
from .drawing.ink import BLUE, CREAM
from .drawing.night import NIGHT
from .drawing.positions import fourth_turn
from .state import SamarandeState

_TABLE: Final = "#0c3c5e"
_MARGIN: Final = 18


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
    parts = [moved(20, 0, laying.line(view))]
    wide = laying.line_width(view) + 20
    parts.append(laying.coin(wide - 30, CARD_HEIGHT + 12, str(view.bank)))
    y = laying.LINE_HEIGHT + 16
    for city in view.cities:
        drawn, width = laying.city(view, city)
        if city.number == view.active and not view.over:
            parts.append(moved(2, y + 22, pen(2.6, "M2 2L10 9 2 16", colour=CREAM)))
        parts.append(moved(20, y, drawn))
        wide = max(wide, width + 20)
        y += laying.CITY_HEIGHT
    return _on_the_table(wide, y - 10, "".join(parts))


def illustration(cards: Cards, name: str) -> str | None:
    """A picture of the rules by its name: `card:souk`, or `position:` and one of `line`, `city`,
    `genies`, `test`, `table`. None if there is none of this name with these cards."""
    what, _, which = name.partition(":")
    if what == "card":
        found = cards.box.find(which)
        return None if found == HIDDEN else card(cards, found)
    state = fourth_turn(cards) if what == "position" else None
    if state is None:
        return None
    if which == "table":
        return picture(state)
    if which == "line":
        return _on_the_table(laying.line_width(state), laying.LINE_HEIGHT, laying.line(state))
    if which in ("city", "genies"):
        drawn, width = laying.city(state, state.cities[0 if which == "city" else 1])
        return _on_the_table(width, laying.CITY_HEIGHT - 8, drawn)
    return _on_the_table(220, 88, _test()) if which == "test" else None


def _test() -> str:
    """Two throws: the neighbour's 4 and three artisans against 5 and the guards' 3."""
    rows = []
    for row, (thrown, sign) in enumerate(((4, "artisan-sign"), (5, "guard-sign"))):
        drawn = moved(0, 0, signs.SIGNS[f"die-{thrown}"], 0.4)
        drawn += f'<g color="{CREAM}">{moved(54, 4, signs.SIGNS[sign], 0.32)}</g>'
        drawn += text(100, 28, 22, "+3", CREAM) + text(152, 28, 22, f"= {thrown + 3}", CREAM)
        rows.append(moved(0, 48 * row, drawn))
    return "".join(rows)


def _on_the_table(width: float, height: float, content: str) -> str:
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    table = f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="{_TABLE}"/>'
    return document(wide, high, BLUE, table + moved(_MARGIN, _MARGIN, content))


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
