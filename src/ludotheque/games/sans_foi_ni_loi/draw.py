"""Pictures of Sans Foi Ni Loi: cards, signs and whole tables as SVG. A view in, a picture out, and
no words in it.

A page has `symbols()` in it once and shows a card by its `symbol_id`, `figure` and `cost`. What
`card`, `picture`, `scene` and `illustration` give are whole documents. Nothing here needs a style
sheet. No hand is ever drawn: what everybody may see is all there is to show.
"""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.inking import CARD_HEIGHT, CARD_WIDTH, document, moved, pen, sprite, text

from .cards import Cards
from .drawing import laying, signs
from .drawing.faces import DRAWINGS, HURTS, cost, face, figure, symbol_id
from .drawing.ink import BROWN, SAND
from .drawing.positions import third_turn
from .drawing.town import TOWN
from .state import SansFoiNiLoiState

_TABLE: Final = "#3d2415"
_MARGIN: Final = 18


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
    parts = [moved(20, 0, laying.line(view))]
    wide = laying.line_width(view) + 20
    parts.append(laying.coin(wide - 30, CARD_HEIGHT + 12, str(view.bank)))
    y = laying.LINE_HEIGHT + 16
    for ranch in view.ranches:
        drawn, width = laying.ranch(view, ranch)
        if ranch.number == view.active and not view.over:
            parts.append(moved(2, y + 22, pen(2.6, "M2 2L10 9 2 16", colour=SAND)))
        parts.append(moved(20, y, drawn))
        wide = max(wide, width + 20)
        y += laying.RANCH_HEIGHT
    return _on_the_table(wide, y - 10, "".join(parts))


def illustration(cards: Cards, name: str) -> str | None:
    """A picture of the rules by its name: `card:sheriff`, or `position:` and one of `line`,
    `ranch`, `raid`, `test`, `table`. None if there is none of this name with these cards."""
    what, _, which = name.partition(":")
    if what == "card":
        found = cards.box.find(which)
        return None if found == HIDDEN else card(cards, found)
    state = third_turn(cards) if what == "position" else None
    if state is None:
        return None
    if which == "table":
        return picture(state)
    if which == "line":
        return _on_the_table(laying.line_width(state), laying.LINE_HEIGHT, laying.line(state))
    if which == "ranch":
        drawn, width = laying.ranch(state, state.ranches[0])
        return _on_the_table(width, laying.RANCH_HEIGHT - 8, drawn)
    if which == "raid":
        drawn, width = laying.ranch(state, state.ranches[1])
        return _on_the_table(width, laying.RANCH_HEIGHT - 8, drawn)
    if which == "test":
        return _on_the_table(220, 88, _test())
    return None


def _test() -> str:
    """Two throws: 3 and three herds against 4 and cowboys' 5."""
    rows = []
    for row, (thrown, sign, added) in enumerate(((3, "herd-sign", 3), (4, "cowboy-sign", 5))):
        signed = f'<g color="{SAND}">{moved(54, 2, signs.SIGNS[sign], 0.36)}</g>'
        drawn = moved(0, 0, laying.die(thrown), 0.4) + signed
        drawn += text(100, 28, 22, f"+{added}", SAND) + text(
            152, 28, 22, f"= {thrown + added}", SAND
        )
        rows.append(moved(0, 48 * row, drawn))
    return "".join(rows)


def _on_the_table(width: float, height: float, content: str) -> str:
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    table = f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="{_TABLE}"/>'
    return document(wide, high, BROWN, table + moved(_MARGIN, _MARGIN, content))


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
