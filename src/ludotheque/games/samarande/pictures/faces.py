"""What stands in the corners of a card, and how a whole card is drawn."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.drawings import Drawings
from ludotheque.games.market.card_faces import CardFaces, in_gold, in_points
from ludotheque.games.market.signs import SIGNS
from ludotheque.games.samarande.cards import Cards
from ludotheque.games.svg import moved, text

from .palette import BLUE, CREAM, GOLD, RED

DRAWINGS: Final = Drawings("ludotheque.games.samarande", (*SIGNS, "genie"))
HURTS: Final = (
    "frightful-genie",
    "mischievous-genie",
    "imposing-genie",
    "kidnapper-genie",
    "assassins-guild",
    "open-sesame",
    "desert-tornado",
    "aladdin",
    "scheherazade",
)
"""The effects of Actions against other players."""


def hurts(cards: Cards, card: Card) -> bool:
    """Whether this card is played against other players."""
    return card != HIDDEN and cards.box.kinds[card].effect in HURTS


def figure(cards: Cards, card: Card) -> str:
    """The figure in the corner of the card: the action points it costs to lay or play."""
    return "" if card == HIDDEN else cards.prices[card]


def gives(cards: Cards, card: Card) -> tuple[str, str]:
    """The other corner: the sign and the figure of what the card gives. It is the room for
    artisans, the taxes of an artisan or the bonus of a guard; Actions have none."""
    figures = cards.box.kinds[card].figures if card != HIDDEN else {}
    if "room" in figures:
        return "artisan", str(figures["room"])
    if "tax" in figures:
        return "coin", str(figures["tax"])
    return ("guard", f"+{figures['bonus']}") if "bonus" in figures else ("", "")


def _corners(cards: Cards, card: Card) -> str:
    """What the card costs, and what it gives."""
    ink = RED if hurts(cards, card) else BLUE
    corner = in_points(13, 12, figure(cards, card), ink, CREAM)
    sign, given = gives(cards, card)
    if sign == "coin":
        corner += in_gold(52, 12, given, BLUE, GOLD)
    elif sign:
        corner += moved(47 - 8.2 * len(given), 5.8, DRAWINGS[sign], 0.12)
        corner += text(60, 16, 10.5, given, BLUE, "end")
    return corner


FACES: Final = CardFaces("sa", DRAWINGS, CREAM, _corners)
