"""Noxford, for two to four: a city of cards without a grid, and a contest for influence around its
riches."""

from typing import Final

from ludotheque.games.game_files import cards_text, former_cards, texts_by_language

from .game import RULES, Noxford

_TEXTS: Final = texts_by_language(__name__)
_FORMER: Final = {
    rules: Noxford(cards, _TEXTS, rules=rules)
    for rules, cards in former_cards(__name__, RULES).items()
}
NOXFORD: Final = Noxford(cards_text(__name__), _TEXTS, former=_FORMER)
"""The game with its published cards."""

__all__ = ["NOXFORD", "Noxford"]
