"""The parts of a table, laid out: the line with its prices, a city."""

from typing import Final

from ludotheque.core import HIDDEN
from ludotheque.games.inking import CARD_HEIGHT, CARD_WIDTH, disc, moved, text
from ludotheque.games.market.line import GAP

from ..city import NONE, City, District
from ..state import SamarandeState
from .faces import face
from .ink import BLUE, CREAM, GOLD, fill, pen

LINE_HEIGHT: Final = CARD_HEIGHT + 22
CITY_HEIGHT: Final = 84
_STEP: Final = CARD_WIDTH + 8
_SMALL: Final = 0.62
_ON_DISTRICT: Final = 17


def coin(x: float, y: float, figures: str) -> str:
    """Gold, with how much of it."""
    at = x - 2.8 * len(figures)
    return fill(GOLD, disc(x, y, 8)) + pen(1, disc(x, y, 8)) + text(at, y + 3.8, 11, figures, BLUE)


def line(view: SamarandeState) -> str:
    """The cards that can be taken, each over its price, and the deck."""
    parts: list[str] = []
    for place, card in enumerate(view.line):
        x = _STEP * place + CARD_WIDTH / 2
        if card != GAP:
            parts.append(moved(_STEP * place, 0, face(view.cards_of, card)))
        parts.append(fill(CREAM, disc(x, CARD_HEIGHT + 12, 8)))
        parts.append(text(x - 3, CARD_HEIGHT + 16, 11.5, str(place + 1), BLUE))
    if view.deck:
        parts.append(moved(_STEP * len(view.line) + 10, 0, face(view.cards_of, HIDDEN)))
    return "".join(parts)


def line_width(view: SamarandeState) -> float:
    return _STEP * (len(view.line) + 1) + 2


def city(view: SamarandeState, city: City) -> tuple[str, float]:
    """A city in one row, and how wide it is: gold, Districts with what lies on them, then guards,
    genies and carpets."""
    parts = [coin(10, 30, str(view.purses[city.number]))]
    x = 28.0
    for district in city.districts:
        drawn, width = _district(view, district)
        parts.append(moved(x, 0, drawn))
        x += width + 6
    x += 6 if city.districts else 0
    for card in (*city.guards, *city.genies, *city.carpets):
        parts.append(moved(x, 0, face(view.cards_of, card), _SMALL))
        x += CARD_WIDTH * _SMALL + 4
    return "".join(parts), x


def _district(view: SamarandeState, district: District) -> tuple[str, float]:
    """A District, its artisans, and the genie who has taken all of it out of play."""
    parts = [moved(0, 0, face(view.cards_of, district.card), _SMALL)]
    x = 0.0
    for artisan in district.artisans:
        x += _ON_DISTRICT
        parts.append(moved(x, 10, face(view.cards_of, artisan), _SMALL))
    drawn = "".join(parts)
    if district.genie != NONE:
        x += _ON_DISTRICT
        drawn = f'<g opacity=".45">{drawn}</g>'
        drawn += moved(x, 10, face(view.cards_of, district.genie), _SMALL)
    return drawn, x + CARD_WIDTH * _SMALL
