"""Every effect that can be on the stack of frames."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Effect, Effects
from ludotheque.games.market.effects import Discarding, Stealing

from .effects import CARD_EFFECTS
from .mayor import Ordering
from .phases import Mining, Running, Selling, Watching

if TYPE_CHECKING:
    from .state import SansFoiNiLoiState

_EFFECTS: Final[list[Effect["SansFoiNiLoiState"]]] = [
    *CARD_EFFECTS.values(),
    Ordering(),
    Watching(),
    Running(),
    Selling(),
    Mining(),
    Discarding(),
    Stealing(),
]

EFFECTS: Final[Effects["SansFoiNiLoiState"]] = Effects(_EFFECTS)
