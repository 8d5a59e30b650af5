"""Les Fils de Samarande, for two to five: a city of the Thousand and One Nights, and its genies."""

from typing import Final

from ludotheque.games.game_files import cards_text, former_cards
from ludotheque.games.market import texts

from .game import RULES, Samarande

_TEXTS: Final = texts(__name__)
_FORMER: Final = {
    rules: Samarande(cards, _TEXTS, rules=rules)
    for rules, cards in former_cards(__name__, RULES).items()
}
SAMARANDE: Final = Samarande(cards_text(__name__), _TEXTS, former=_FORMER)
"""The game with its published cards."""

__all__ = ["SAMARANDE", "Samarande"]
