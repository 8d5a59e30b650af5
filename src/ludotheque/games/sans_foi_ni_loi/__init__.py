"""Sans Foi Ni Loi, for two to six: a ranch, its herds and its cowboys, and no mercy."""

from typing import Final

from ludotheque.games.game_files import cards_text, former_cards
from ludotheque.games.market import texts

from .game import RULES, SansFoiNiLoi

_TEXTS: Final = texts(__name__)
_FORMER: Final = {
    rules: SansFoiNiLoi(cards, _TEXTS, rules=rules)
    for rules, cards in former_cards(__name__, RULES).items()
}
SANS_FOI_NI_LOI: Final = SansFoiNiLoi(cards_text(__name__), _TEXTS, former=_FORMER)
"""The game with its published cards."""

__all__ = ["SANS_FOI_NI_LOI", "SansFoiNiLoi"]
