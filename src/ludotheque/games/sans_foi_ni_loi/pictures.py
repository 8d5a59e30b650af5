"""Pictures of Sans Foi Ni Loi, at sundown; see `market/pictures.py`.

A page shows a card by its `symbol_id`, `figure` and `cost`.
"""

from typing import Final

from ludotheque.games.market.pictures import MarketPictures
from ludotheque.games.market.table_layout import Row
from ludotheque.games.svg import moved

from .artwork.example_positions import third_turn
from .artwork.faces import DRAWINGS, HURTS, cost, figure, symbol_id
from .artwork.layout import LAYOUT, ranch
from .artwork.signs import BACK, SIGNS
from .artwork.town import TOWN
from .state import SansFoiNiLoiState


def _ranches(view: SansFoiNiLoiState) -> list[Row]:
    return [ranch(view, each) for each in view.ranches]


_PICTURES: Final = MarketPictures(
    LAYOUT,
    "sf",
    {**DRAWINGS, **SIGNS},
    BACK,
    TOWN,
    _ranches,
    third_turn,
    {"ranch": 0, "raid": 1},
    # 3 and three herds against 4 and cowboys' 5
    (
        (SIGNS["die-3"], 3, moved(54, 2, SIGNS["herd-sign"], 0.36), 3),
        (SIGNS["die-4"], 4, moved(54, 2, SIGNS["cowboy-sign"], 0.36), 5),
    ),
)
card: Final = _PICTURES.card
illustration: Final = _PICTURES.illustration
picture: Final = _PICTURES.picture
scene: Final = _PICTURES.scene
symbols: Final = _PICTURES.symbols

__all__ = [
    "HURTS",
    "card",
    "cost",
    "figure",
    "illustration",
    "picture",
    "scene",
    "symbol_id",
    "symbols",
]
