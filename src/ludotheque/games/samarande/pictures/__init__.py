"""Pictures of Les Fils de Samarande, by moonlight; see `market/pictures.py`.

A page shows a card by its `symbol_id`, `figure` and `gives`.
"""

from typing import Final

from ludotheque.games.market.pictures import MarketPictures
from ludotheque.games.market.table_layout import Row
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.games.svg import moved

from .example_positions import fourth_turn
from .faces import DRAWINGS, FACES, figure, gives, hurts
from .layout import LAYOUT, city
from .palette import PALETTE


def _cities(view: SamarandeState) -> list[Row]:
    return [city(view, each) for each in view.cities]


_PICTURES: Final = MarketPictures(
    LAYOUT,
    _cities,
    fourth_turn,
    {"city": 0, "genies": 1},
    # the neighbour's 4 and three artisans against 5 and the guards' 3
    (
        (4, moved(54, 4, DRAWINGS["artisan"], 0.32), 3),
        (5, moved(54, 4, DRAWINGS["guard"], 0.32), 3),
    ),
)
card: Final = _PICTURES.card
illustration: Final = _PICTURES.illustration
picture: Final = _PICTURES.picture
scene: Final = _PICTURES.scene
symbol_id: Final = FACES.symbol_id
symbols: Final = FACES.symbols

__all__ = [
    "DRAWINGS",
    "PALETTE",
    "card",
    "figure",
    "gives",
    "hurts",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
