"""Which drawing a card has, and a whole card: paper, figure, picture."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.sans_foi_ni_loi.cards import Cards
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, disc, moved, rounded, text

from . import deeds, people, prairie, signs
from .ink import BROWN, OCHRE, RED, SAND, fill, pen

DRAWINGS: Final = {
    "poor-land": prairie.POOR_LAND,
    "fair-land": prairie.FAIR_LAND,
    "excellent-land": prairie.EXCELLENT_LAND,
    "poor-herd": prairie.POOR_HERD,
    "fair-herd": prairie.FAIR_HERD,
    "excellent-herd": prairie.EXCELLENT_HERD,
    "novice": people.NOVICE,
    "seasoned": people.SEASONED,
    "veteran": people.VETERAN,
    "killer-2": people.KILLER_2,
    "killer-3": people.KILLER_3,
    "killer-4": people.KILLER_4,
    "indian-raid": deeds.INDIAN_RAID,
    "panic": prairie.STAMPEDE,
    "card-sharp": deeds.CARD_SHARP,
    "hold-up": deeds.HOLD_UP,
    "rails": deeds.RAILS,
    "saloon": deeds.SALOON,
    "cattle-theft": deeds.CATTLE_THEFT,
    "lynching": deeds.LYNCHING,
    "sheriff": people.SHERIFF,
    "rodeo-king": deeds.RODEO_KING,
    "cavalry": deeds.CAVALRY,
    "gold-mine": deeds.GOLD_MINE,
    "undertaker": people.UNDERTAKER,
    "girls": people.GIRLS,
    "trapper": people.TRAPPER,
    "fence": prairie.FENCE,
    "mayor": people.MAYOR,
    "person": people.SOMEBODY,
}
"""By name: one for each card of the published box, and one for people outside it."""

_BY_FIGURE: Final = {
    "land": ("room", {1: "poor-land", 2: "fair-land", 3: "excellent-land"}, "fair-land"),
    "herd": ("value", {1: "poor-herd", 2: "fair-herd", 3: "excellent-herd"}, "fair-herd"),
    "cowboy": ("bonus", {1: "novice", 2: "seasoned", 3: "veteran"}, "person"),
    "killer": ("bonus", {2: "killer-2", 3: "killer-3", 4: "killer-4"}, "killer-3"),
}
HURTS: Final = ("trick", "killer")
"""The types of card that are played against other players."""

_PAPER: Final = fill(SAND, rounded(0.3, 0.3, CARD_WIDTH - 0.6, CARD_HEIGHT - 0.6, 4)) + (
    f'<g stroke-opacity=".35">{pen(0.6, rounded(0.3, 0.3, CARD_WIDTH - 0.6, CARD_HEIGHT - 0.6, 4))}'
    "</g>"
)


def drawing(cards: Cards, card: Card) -> str:
    """The name of the card's drawing: by figure for cards that are laid and for killers, by effect
    for the others."""
    kind = cards.box.kinds[card]
    if kind.type in _BY_FIGURE:
        figure, names, otherwise = _BY_FIGURE[kind.type]
        return names.get(kind.figures[figure], otherwise)
    return kind.effect


def symbol_id(cards: Cards, card: Card) -> str:
    """The id of this card's symbol in the sprite; for a hidden card, of the back."""
    return "sf-back" if card == HIDDEN else f"sf-{drawing(cards, card)}"


def figure(cards: Cards, card: Card) -> str:
    """The figure in the corner of the card: the number of herds a land holds, the first value of a
    herd, or a person's bonus. Tricks and bonuses have none."""
    if card == HIDDEN:
        return ""
    figures = cards.box.kinds[card].figures
    if "bonus" in figures:
        return f"+{figures['bonus']}"
    return str(figures.get("room", figures.get("value", "")))


def cost(cards: Cards, card: Card) -> str:
    """The points that it costs to play; empty on cards that are laid, which all cost one."""
    figures = cards.box.kinds[card].figures if card != HIDDEN else {}
    return str(figures["cost"]) if "cost" in figures else ""


def face(cards: Cards, card: Card) -> str:
    """A whole card, CARD_WIDTH by CARD_HEIGHT; a hidden card shows its back."""
    if card == HIDDEN:
        return signs.BACK
    kind = cards.box.kinds[card]
    corner = text(4.5, 18, 18, figure(cards, card), RED if kind.type in HURTS else BROWN)
    if not figure(cards, card):
        sign = signs.TRICK if kind.type in HURTS else signs.BONUS
        corner = f'<g color="{RED if kind.type in HURTS else BROWN}">{moved(4, 4, sign, 0.17)}</g>'
    price = cost(cards, card)
    if price:
        corner += fill(OCHRE, disc(53, 12, 7.4)) + pen(1, disc(53, 12, 7.4))
        corner += text(50, 16.2, 12, price, BROWN)
    return f"{_PAPER}{corner}{moved(3.5, 30, DRAWINGS[drawing(cards, card)], 0.56)}"
