"""Which drawing a card has, and a whole card: paper, figure, picture."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, text

from . import bonds, people, places, signs
from .ink import BLACK, BONE, RED, disc, moved

WIDTH: Final = CARD_WIDTH
HEIGHT: Final = CARD_HEIGHT

DRAWINGS: Final = {
    "5": people.DOCKERS,
    "6": people.PRESS,
    "7": people.BENCH,
    "8": people.HATS,
    "support": people.SOMEBODY,
    "plus-4": bonds.SEALED,
    "plus-3": bonds.HANDSHAKE,
    "plus-2": bonds.TOAST,
    "alliance": bonds.RINGS,
    "minus-3": bonds.DAGGER,
    "minus-2": bonds.POISON,
    "minus-1": bonds.BROKEN_SEAL,
    "betrayal": bonds.MASK,
    "docks": places.DOCKS,
    "police-station": places.POLICE_STATION,
    "city-hall": places.CITY_HALL,
    "city": places.SKYLINE,
}
"""By name: one for each card of the published box, and one for each type."""

_SUPPORTS: Final = {5: "5", 6: "6", 7: "7", 8: "8"}
_ALLIANCES: Final = {4: "plus-4", 3: "plus-3", 2: "plus-2"}
_BETRAYALS: Final = {-3: "minus-3", -2: "minus-2", -1: "minus-1"}
_PLACES: Final = ("docks", "police-station", "city-hall")
_PAPER: Final = (
    f'<rect x=".3" y=".3" width="{WIDTH - 0.6}" height="{HEIGHT - 0.6}" rx="4" fill="{BONE}" '
    f'stroke="{BLACK}" stroke-opacity=".35" stroke-width=".6"/>'
)
_MOST_DOTS: Final = 9


def drawing(cards: Cards, card: Card) -> str:
    """The name of the card's drawing. Cards outside the published box share the drawing of their
    type."""
    kind = cards.box.kinds[card]
    value = cards.values[card]
    if kind.type == "support":
        return _SUPPORTS.get(value, kind.type)
    if kind.type == "alliance":
        return _ALLIANCES.get(value, kind.type)
    if kind.type == "betrayal":
        return _BETRAYALS.get(value, kind.type)
    return kind.name if kind.name in _PLACES else kind.type


def symbol_id(cards: Cards, card: Card) -> str:
    """The id of this card's symbol in the sprite; for a hidden card, of the back."""
    return "dn-back" if card == HIDDEN else f"dn-{drawing(cards, card)}"


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
        return signs.BACK
    return (
        f"{_PAPER}{_corner(cards, card)}{moved(3.5, 26, DRAWINGS[drawing(cards, card)], 0.56)}"
        f"{_dots(cards.box.kinds[card].count)}"
    )


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
