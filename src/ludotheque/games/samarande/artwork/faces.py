"""Which drawing a card has, and a whole card: paper, figures, picture."""

from typing import Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.samarande.cards import Cards
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, disc, moved, rounded, text

from . import artisans, districts, genies, people, signs, wonders
from .ink import BLUE, CREAM, GOLD, RED, fill, pen

DRAWINGS: Final = {
    "palace": districts.PALACE,
    "library": districts.LIBRARY,
    "port": districts.PORT,
    "fortified-quarter": districts.FORTIFIED,
    "souk": districts.SOUK,
    "enchanted-cemetery": districts.CEMETERY,
    "weaponsmith": artisans.WEAPONSMITH,
    "jeweller": artisans.JEWELLER,
    "carpet-weaver": artisans.WEAVER,
    "perfumer": artisans.PERFUMER,
    "partisan": people.PARTISAN,
    "royal-guard": people.ROYAL_GUARD,
    "man-of-the-desert": people.MAN_OF_THE_DESERT,
    "desert-rider": people.DESERT_RIDER,
    "caliph": people.CALIPH,
    "frightful-genie": genies.FRIGHTFUL,
    "explorer-genie": genies.EXPLORER,
    "mischievous-genie": genies.MISCHIEVOUS,
    "imposing-genie": genies.IMPOSING,
    "kidnapper-genie": genies.KIDNAPPER,
    "protector-genie": genies.PROTECTOR,
    "assassins-guild": wonders.GUILD,
    "magic-lamp": wonders.LAMP,
    "open-sesame": wonders.SESAME,
    "desert-tornado": wonders.TORNADO,
    "magic-carpet": wonders.CARPET,
    "aladdin": people.ALADDIN,
    "ali-baba": wonders.ALI_BABA,
    "scheherazade": people.SCHEHERAZADE,
    "person": people.SOMEBODY,
}
"""By name: one for each card of the published box, and one for people outside it."""

_BY_EFFECT: Final = {
    "library": "library",
    "fortified": "fortified-quarter",
    "cemetery": "enchanted-cemetery",
    "desert": "man-of-the-desert",
}
_OTHERWISE: Final = {"district": "palace", "artisan": "person", "guard": "person"}
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

_PAPER: Final = fill(CREAM, rounded(0.3, 0.3, CARD_WIDTH - 0.6, CARD_HEIGHT - 0.6, 4)) + (
    f'<g stroke-opacity=".35">{pen(0.6, rounded(0.3, 0.3, CARD_WIDTH - 0.6, CARD_HEIGHT - 0.6, 4))}'
    "</g>"
)


def drawing(cards: Cards, card: Card) -> str:
    """The name of the card's drawing: by effect for Actions, by name for other cards; for cards
    outside the published box, by what they do."""
    kind = cards.box.kinds[card]
    if kind.type == "action":
        return kind.effect
    if kind.name in DRAWINGS:
        return kind.name
    return _BY_EFFECT.get(kind.effect, _OTHERWISE[kind.type])


def symbol_id(cards: Cards, card: Card) -> str:
    """The id of this card's symbol in the sprite; for a hidden card, of the back."""
    return "sa-back" if card == HIDDEN else f"sa-{drawing(cards, card)}"


def hurts(cards: Cards, card: Card) -> bool:
    """Whether this card is played against other players."""
    return card != HIDDEN and cards.box.kinds[card].effect in HURTS


def figure(cards: Cards, card: Card) -> str:
    """The figure in the corner of the card: the points it costs to lay or play. The cost of a
    Desert tornado grows with what it destroys."""
    if card == HIDDEN:
        return ""
    more = "+" if cards.box.kinds[card].effect == "desert-tornado" else ""
    return f"{cards.costs[card]}{more}"


def gives(cards: Cards, card: Card) -> tuple[str, str]:
    """The other corner: the sign and the figure of what the card gives. It is the room for
    artisans, the taxes of an artisan or the bonus of a guard; Actions have none."""
    figures = cards.box.kinds[card].figures if card != HIDDEN else {}
    if "room" in figures:
        return "artisan-sign", str(figures["room"])
    if "tax" in figures:
        return "coin", str(figures["tax"])
    return ("guard-sign", f"+{figures['bonus']}") if "bonus" in figures else ("", "")


def face(cards: Cards, card: Card) -> str:
    """A whole card, CARD_WIDTH by CARD_HEIGHT; a hidden card shows its back."""
    if card == HIDDEN:
        return signs.BACK
    corner = text(4.5, 18, 18, figure(cards, card), RED if hurts(cards, card) else BLUE)
    sign, given = gives(cards, card)
    if sign == "coin":
        corner += fill(GOLD, disc(52, 12, 7.4)) + pen(1, disc(52, 12, 7.4))
        corner += text(49, 16.2, 12, given, BLUE)
    elif sign:
        corner += moved(46 - 7 * (len(given) - 1), 5.6, signs.SIGNS[sign], 0.12)
        corner += text(59 - 7 * len(given), 16, 11.5, given, BLUE)
    return f"{_PAPER}{corner}{moved(3.5, 30, DRAWINGS[drawing(cards, card)], 0.56)}"
