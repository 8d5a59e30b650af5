"""A whole card: paper, figure, drawing."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.drawings import BACK, SCENE, Drawings
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, disc, moved, text

from .palette import BLACK, BONE, RED

WIDTH: Final = CARD_WIDTH
HEIGHT: Final = CARD_HEIGHT

DRAWINGS: Final = Drawings(
    "ludotheque.games.district_noir", (BACK, SCENE, "token", "majority", "series")
)
"""The back and the token lie on the dark table, so they have only colours of their own."""

_PAPER: Final = (
    f'<rect x=".3" y=".3" width="{WIDTH - 0.6}" height="{HEIGHT - 0.6}" rx="4" fill="{BONE}" '
    f'stroke="{BLACK}" stroke-opacity=".35" stroke-width=".6"/>'
)
_MOST_DOTS: Final = 9


def symbol_id(cards: Cards, card: Card) -> str:
    """The id of this card's symbol in the sprite; for a hidden card, of the back. Empty if the card
    has no drawing."""
    name = BACK if card == HIDDEN else DRAWINGS.name_for(cards.box.kinds[card])
    return f"dn-{name}" if name else ""


def figure(cards: Cards, card: Card) -> str:
    """The figure in the corner of the card: its value, or a star on a City card."""
    if card == HIDDEN:
        return ""
    kind = cards.box.kinds[card]
    if kind.type == "city":
        return "★"
    value = cards.values[card]
    return str(value) if kind.type == "support" else f"{value:+}".replace("-", "\N{MINUS SIGN}")


def face(cards: Cards, card: Card) -> str:
    """A whole card, WIDTH by HEIGHT; a hidden card shows its back."""
    if card == HIDDEN:
        return DRAWINGS[BACK]
    kind = cards.box.kinds[card]
    drawn = moved(3.5, 26, DRAWINGS.drawing_for(kind), 0.56)
    return f"{_PAPER}{_corner(cards, card)}{drawn}{_dots(kind.count)}"


def covered(cards: Cards, card: Card) -> str:
    """A card under another, of which only the edge with the figure shows."""
    return _PAPER + _corner(cards, card)


def _corner(cards: Cards, card: Card) -> str:
    colour = RED if cards.box.kinds[card].type == "betrayal" else BLACK
    return text(4.5, 18, 18, figure(cards, card), colour)


def _dots(count: int) -> str:
    """One dot for each such card in the box, if they are few enough to count at a glance."""
    if count > _MOST_DOTS:
        return ""
    dots = [disc(WIDTH / 2 + 4.6 * (dot - (count - 1) / 2), 91.5, 1.1) for dot in range(count)]
    return f'<path d="{" ".join(dots)}" fill="{BLACK}" fill-opacity=".55"/>'
