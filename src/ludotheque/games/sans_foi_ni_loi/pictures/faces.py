"""What stands in the corners of a card, and how a whole card is drawn."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.drawings import Drawings
from ludotheque.games.market.card_faces import CardFaces, in_gold, in_points
from ludotheque.games.market.signs import SIGNS
from ludotheque.games.sans_foi_ni_loi.cards import Cards
from ludotheque.games.svg import moved, text

from .palette import BROWN, OCHRE, RED, SAND

DRAWINGS: Final = Drawings("ludotheque.games.sans_foi_ni_loi", SIGNS)
HURTS: Final = ("trick", "killer")
"""The types of card that are played against other players."""


def figure(cards: Cards, card: Card) -> str:
    """The figure in the corner of the card: the number of herds a land holds, the first value of a
    herd, or a person's bonus, with the letter of one among equal killers. Tricks and bonuses have
    none."""
    if card == HIDDEN:
        return ""
    kind = cards.box.kinds[card]
    figures = kind.figures
    if "bonus" in figures:
        return f"+{figures['bonus']}{kind.letter}"
    return str(figures.get("room", figures.get("value", "")))


def cost(cards: Cards, card: Card) -> str:
    """The action points that it costs to play; empty on cards that are laid, which all cost one."""
    figures = cards.box.kinds[card].figures if card != HIDDEN else {}
    return cards.prices[card] if "cost" in figures else ""


def sign_for(cards: Cards, card: Card) -> str:
    """The name of the sign in the corner of a card without a figure."""
    return "trick" if cards.box.kinds[card].type in HURTS else "bonus"


def _corners(cards: Cards, card: Card) -> str:
    """The figure, or the sign of a card that has none, and the cost."""
    colour = RED if cards.box.kinds[card].type in HURTS else BROWN
    shown = figure(cards, card)
    corner = text(4.5, 18, 18, shown, colour)
    if cards.box.kinds[card].type == "herd":
        corner = in_gold(12, 12, shown, colour, OCHRE)
    elif not shown:
        sign = DRAWINGS[sign_for(cards, card)]
        corner = f'<g color="{colour}">{moved(4, 4, sign, 0.17)}</g>'
    price = cost(cards, card)
    if price:
        corner += in_points(51, 12, price, BROWN, SAND)
    return corner


FACES: Final = CardFaces("sf", DRAWINGS, SAND, _corners)
