"""All special cards by the name of their effect, in the order of the book."""

from typing import Final

from .aiming import CardEffect
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

CARD_EFFECTS: Final[dict[str, CardEffect]] = {
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
