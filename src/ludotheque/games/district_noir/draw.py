"""Pictures of District Noir: cards, signs and whole tables as SVG. A view in, a picture out, and no
words in it.

A page has `symbols()` in it once and shows a card by its `symbol_id` and `figure`. What `card`,
`picture`, `scene` and `illustration` give are whole documents. Nothing here needs a style sheet.
"""

from typing import Final

from ludotheque.core import EVERYTHING, WATCHER, Card, Seat

from .cards import Cards
from .drawing import laying, signs
from .drawing.faces import DRAWINGS, HEIGHT, WIDTH, face, figure, symbol_id, text
from .drawing.ink import BLACK, BONE, light_pen, moved, red_pen
from .drawing.laying import LINE_HEIGHT
from .drawing.street import STREET
from .state import DistrictNoirState

_TABLE: Final = "#16120f"
_MARGIN: Final = 18
_WIDE: Final = 760


def symbols() -> str:
    """All drawings as one sprite, to be put into a page once and used by their ids."""
    drawings = {**DRAWINGS, **signs.SIGNS}
    each = [
        f'<symbol id="dn-{name}" viewBox="0 0 100 100">{drawing}</symbol>'
        for name, drawing in drawings.items()
    ]
    back = f'<symbol id="dn-back" viewBox="0 0 {WIDTH} {HEIGHT}">{signs.BACK}</symbol>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" '
        f'aria-hidden="true">{"".join(each)}{back}</svg>'
    )


def scene() -> str:
    """The picture of the game: a street at night."""
    return _document(336, 200, STREET)


def card(cards: Cards, card: Card) -> str:
    """One whole card; a hidden one from behind."""
    return _document(WIDTH, HEIGHT, face(cards, card))


def picture(view: DistrictNoirState) -> str:
    """The whole table as these eyes see it: the other player above, the line and the deck in the
    middle, whoever looks below. Cards that are hidden from them are backs."""
    own = 0 if view.eyes in (EVERYTHING, WATCHER) else view.eyes
    above, y = _player(view, 1 - own)
    middle = moved(0, y + 14, _middle(view))
    y += LINE_HEIGHT + 32
    below, height = _player(view, own)
    content = above + middle + moved(0, y, below)
    return _on_the_table(_WIDE, y + height, content)


def _middle(view: DistrictNoirState) -> str:
    """The deck with how many cards are left in it, and the line."""
    parts: list[str] = []
    if view.deck:
        for copy in range(3):
            parts.append(moved(2 * copy, 14 - 2 * copy, signs.BACK, 0.8))
        parts.append(text(16, 112, 15, str(len(view.deck)), BONE))
    parts.append(moved(88, 0, laying.line(view, _WIDE - 88)))
    return "".join(parts)


def _player(view: DistrictNoirState, seat: Seat) -> tuple[str, float]:
    """Somebody's hand and what they have taken, with the height of both. An arrow says whose turn
    it is, the token who began, a bracket who can still take this round."""
    hand = moved(26, 0, laying.row(view, view.hands[seat], 300), 0.8)
    marks: list[str] = []
    if view.decision() is not None and view.active == seat:
        marks.append(light_pen(2.6, "M4 5L14 12 4 19"))
    if view.starter == seat:
        marks.append(moved(0, 26, signs.TOKEN, 0.18))
    if not view.taken[seat]:
        marks.append(red_pen(2, "M1 54v5H17v-5"))
    pile = moved(290, -16, laying.pile(view, seat))
    height = max(0.8 * HEIGHT, laying.pile_size(view, seat)[1] - 16)
    return (hand + "".join(marks) + pile, height)


def _on_the_table(width: float, height: float, content: str) -> str:
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    table = f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="{_TABLE}"/>'
    return _document(wide, high, table + moved(_MARGIN, _MARGIN, content))


def _document(width: float, height: float, content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'color="{BLACK}">{content}</svg>'
    )


__all__ = ["card", "figure", "picture", "scene", "symbol_id", "symbols"]
