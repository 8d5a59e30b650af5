"""All Actions by the name of their effect."""

from typing import Final

from .genies import GENIES
from .targets import Action
from .wonders import WONDERS

CARD_EFFECTS: Final[dict[str, Action]] = {effect.name: effect for effect in (*WONDERS, *GENIES)}
