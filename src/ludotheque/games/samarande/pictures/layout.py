"""A city, laid out, and the colours of its table."""

from typing import Final

from ludotheque.games.market.table_layout import SMALL, Row, TableLayout
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.games.svg import CARD_WIDTH

from .faces import FACES
from .palette import BLUE, CREAM, GOLD

LAYOUT: Final = TableLayout(BLUE, CREAM, GOLD, "#0c3c5e", FACES)
_ON_DISTRICT: Final = 17


def city(view: SamarandeState, city: City) -> Row:
    """Districts with what lies on them, then guards, genies and carpets."""
    districts = [_district(view, district) for district in city.districts]
    others = (*city.guards, *city.genies, *city.carpets)
    return LAYOUT.estate(view, city.number, districts, others, 6 if districts else 0)


def _district(view: SamarandeState, district: District) -> Row:
    """A District, its artisans, and the genie that has taken it out of play."""
    parts = [LAYOUT.small(view, district.card, 0, 0)]
    x = 0.0
    for artisan in district.artisans:
        x += _ON_DISTRICT
        parts.append(LAYOUT.small(view, artisan, x, 10))
    drawn = "".join(parts)
    if district.genie != NONE:
        x += _ON_DISTRICT
        drawn = f'<g opacity=".45">{drawn}</g>'
        drawn += LAYOUT.small(view, district.genie, x, 10)
    return drawn, x + CARD_WIDTH * SMALL
