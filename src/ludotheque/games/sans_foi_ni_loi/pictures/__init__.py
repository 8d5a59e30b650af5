"""Pictures of Sans Foi Ni Loi, at sundown; see `market/pictures.py`.

A page shows a card by its `symbol_id`, `figure` (or the sign `sign_for` names) and `cost`.
"""

from typing import Final

from ludotheque.games.market.pictures import MarketPictures
from ludotheque.games.market.table_layout import Row
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.games.svg import moved

from .example_positions import third_turn
from .faces import DRAWINGS, FACES, cost, figure, sign_for
from .layout import LAYOUT, ranch
from .palette import PALETTE


def _ranches(view: SansFoiNiLoiState) -> list[Row]:
    return [ranch(view, each) for each in view.ranches]


_PICTURES: Final = MarketPictures(
    LAYOUT,
    _ranches,
    third_turn,
    {"ranch": 0, "raid": 1},
    # 3 and three herds against 4 and cowboys' 5
    (
        (3, moved(54, 2, DRAWINGS["herd"], 0.36), 3),
        (4, moved(54, 2, DRAWINGS["cowboy"], 0.36), 5),
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
    "cost",
    "figure",
    "illustration",
    "picture",
    "scene",
    "sign_for",
    "symbol_id",
    "symbols",
]
