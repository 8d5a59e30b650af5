"""Pictures of Les Fils de Samarande, by moonlight; see `market/pictures.py`.

A page shows a card by its `symbol_id`, `figure` and `gives`.
"""

from typing import Final

from ludotheque.games.market.pictures import MarketPictures
from ludotheque.games.market.table_layout import Row
from ludotheque.games.svg import moved

from .artwork.example_positions import fourth_turn
from .artwork.faces import DRAWINGS, figure, gives, hurts, symbol_id
from .artwork.layout import LAYOUT, city
from .artwork.night import NIGHT
from .artwork.signs import BACK, SIGNS
from .state import SamarandeState


def _cities(view: SamarandeState) -> list[Row]:
    return [city(view, each) for each in view.cities]


_PICTURES: Final = MarketPictures(
    LAYOUT,
    "sa",
    {**DRAWINGS, **SIGNS},
    BACK,
    NIGHT,
    _cities,
    fourth_turn,
    {"city": 0, "genies": 1},
    # the neighbour's 4 and three artisans against 5 and the guards' 3
    (
        (SIGNS["die-4"], 4, moved(54, 4, SIGNS["artisan-sign"], 0.32), 3),
        (SIGNS["die-5"], 5, moved(54, 4, SIGNS["guard-sign"], 0.32), 3),
    ),
)
card: Final = _PICTURES.card
illustration: Final = _PICTURES.illustration
picture: Final = _PICTURES.picture
scene: Final = _PICTURES.scene
symbols: Final = _PICTURES.symbols

__all__ = [
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
