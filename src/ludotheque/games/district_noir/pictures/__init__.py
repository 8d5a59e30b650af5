"""Pictures of District Noir: cards, signs and whole tables as SVG, drawn from a view, without
words.

A page includes `symbols()` once and shows a card by its `symbol_id` and `figure`. `card`,
`picture`, `scene` and `illustration` return whole documents. Nothing here needs a style sheet.
"""

from functools import partial
from typing import Final

from ludotheque.core import EVERYTHING, WATCHER, Card, Seat
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.drawings import BACK, SCENE
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import document, moved, on_the_table, pen, sprite, text

from . import layout
from .example_positions import city_taken, second_round
from .faces import DRAWINGS, HEIGHT, WIDTH, face, figure, symbol_id
from .layout import LINE_HEIGHT
from .palette import BLACK, BONE, PALETTE, RED

_TABLE: Final = "#16120f"
_WIDE: Final = 760
_DECK_WIDE: Final = 88
_HAND_WIDE: Final = 290
_LINE_WIDE: Final = 490
_PILES_WIDE: Final = 228


def symbols() -> str:
    """All drawings as one sprite, included once in a page and used by id."""
    return sprite("dn", DRAWINGS.symbols(), DRAWINGS[BACK])


def scene() -> str:
    """The picture of the game: a street at night."""
    return _document(336, 200, DRAWINGS[SCENE])


def card(cards: Cards, card: Card) -> str:
    """One whole card; a hidden card shows its back."""
    return _document(WIDTH, HEIGHT, face(cards, card))


def picture(view: DistrictNoirState) -> str:
    """The whole table as the viewer sees it: the other player at the top, the line and the deck in
    the middle, the viewer at the bottom. Cards hidden from the viewer show their backs."""
    own = 0 if view.eyes in (EVERYTHING, WATCHER) else view.eyes
    above, y = _player(view, 1 - own)
    middle = moved(0, y + 14, _middle(view))
    y += LINE_HEIGHT + 32
    below, height = _player(view, own)
    content = above + middle + moved(0, y, below)
    return _on_the_table(_WIDE, y + height, content)


def illustration(cards: Cards, name: str) -> str | None:
    """A picture for the rules, by name: `card:8`, or `position:` and one of `line`, `majority`,
    `series`, `city`, `table`. None if these cards have no picture of this name."""
    return illustrated(name, cards.box, partial(card, cards), partial(_position, cards))


def _position(cards: Cards, which: str) -> str | None:
    state = city_taken(cards) if which == "city" else second_round(cards)
    if state is None:
        return None
    if which == "table":
        return picture(state.view(0))
    if which == "line":
        return _on_the_table(_LINE_WIDE, LINE_HEIGHT, layout.line(state, _LINE_WIDE))
    if which == "majority":
        return _piles(state, (1, 0))
    if which in ("series", "city"):
        return _piles(state, (0,))
    return None


def _middle(view: DistrictNoirState) -> str:
    """The deck with the number of cards left in it, and the line."""
    deck = ""
    if view.deck:
        backs = [moved(2 * copy, 14 - 2 * copy, DRAWINGS[BACK], 0.8) for copy in range(3)]
        deck = "".join(backs) + text(16, 112, 15, str(len(view.deck)), BONE)
    return deck + moved(_DECK_WIDE, 0, layout.line(view, _WIDE - _DECK_WIDE))


def _player(view: DistrictNoirState, seat: Seat) -> tuple[str, float]:
    """A player's hand and what the player has taken, and the height of the drawing. An arrow marks
    whose turn it is, the token who began, a bracket who can still take this round."""
    marks = ""
    if view.decision() is not None and view.active == seat:
        marks += pen(2.6, "M4 5L14 12 4 19", colour=BONE)
    if view.starter == seat:
        marks += moved(0, 26, DRAWINGS["token"], 0.18)
    if not view.taken[seat]:
        marks += pen(2, "M1 54v5H17v-5", colour=RED)
    hand = moved(26, 0, layout.row(view, view.hands[seat], 310), 0.8)
    pile = moved(_HAND_WIDE, -16, layout.pile(view, seat, _WIDE - _HAND_WIDE))
    return marks + hand + pile, max(0.8 * HEIGHT, layout.pile_height(view, seat) - 16)


def _piles(state: DistrictNoirState, seats: tuple[Seat, ...]) -> str:
    """What these seats have taken, one above the other."""
    parts: list[str] = []
    y = 0.0
    for seat in seats:
        parts.append(moved(0, y, layout.pile(state, seat, _WIDE)))
        y += layout.pile_height(state, seat) + 8
    return _on_the_table(_PILES_WIDE, y - 8, "".join(parts))


def _on_the_table(width: float, height: float, content: str) -> str:
    return on_the_table(width, height, BLACK, _TABLE, content)


def _document(width: float, height: float, content: str) -> str:
    return document(width, height, BLACK, content)


__all__ = [
    "DRAWINGS",
    "PALETTE",
    "card",
    "figure",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
