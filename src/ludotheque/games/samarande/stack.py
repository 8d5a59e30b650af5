"""Every effect that can be on the stack of frames."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Effect, Effects
from ludotheque.games.market.effects import Discarding, Stealing

from .effects import CARD_EFFECTS
from .phases import Choosing, Duelling, Guarding, Placing, Redealing, Rerolling, Taxing, Vanishing
from .reactions import Answering

if TYPE_CHECKING:
    from .state import SamarandeState

_EFFECTS: Final[list[Effect["SamarandeState"]]] = [
    *CARD_EFFECTS.values(),
    Answering(),
    Redealing(),
    Choosing(),
    Guarding(),
    Rerolling(),
    Vanishing(),
    Taxing(),
    Placing(),
    Duelling(),
    Discarding(),
    Stealing(),
]

EFFECTS: Final[Effects["SamarandeState"]] = Effects(_EFFECTS)
