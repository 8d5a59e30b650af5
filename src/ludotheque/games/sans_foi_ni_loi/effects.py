"""All special cards by the name of their effect."""

from typing import TYPE_CHECKING, Final

from ludotheque.games.market.card_effect import CardEffect

from .bonuses import BONUSES
from .tricks import TRICKS

if TYPE_CHECKING:
    from .ranch import Ranch
    from .state import SansFoiNiLoiState

CARD_EFFECTS: Final[dict[str, CardEffect["SansFoiNiLoiState", "Ranch"]]] = {
    effect.name: effect for effect in (*TRICKS, *BONUSES)
}
