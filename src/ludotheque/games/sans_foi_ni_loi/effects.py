"""All special cards by the name of their effect, in the order of the rulebook."""

from typing import TYPE_CHECKING, Final

from ludotheque.games.market.card_effect import CardEffect

from .bonuses import Cavalry, Fence, Girls, GoldMine, Mayor, RodeoKing, Sheriff, Trapper, Undertaker
from .tricks import (
    CardSharp,
    CattleTheft,
    HiredKiller,
    HoldUp,
    IndianRaid,
    Lynching,
    Panic,
    Rails,
    Saloon,
)

if TYPE_CHECKING:
    from .ranch import Ranch
    from .state import SansFoiNiLoiState

CARD_EFFECTS: Final[dict[str, CardEffect["SansFoiNiLoiState", "Ranch"]]] = {
    effect.name: effect
    for effect in (
        IndianRaid(),
        Panic(),
        HiredKiller(),
        CardSharp(),
        HoldUp(),
        Rails(),
        Saloon(),
        CattleTheft(),
        Lynching(),
        Sheriff(),
        RodeoKing(),
        Cavalry(),
        GoldMine(),
        Undertaker(),
        Girls(),
        Trapper(),
        Fence(),
        Mayor(),
    )
}
