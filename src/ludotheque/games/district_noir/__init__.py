"""District Noir, for two: play a card or take five, at the right moment."""

from typing import Final

from ludotheque.games.game_files import cards_text, former_cards, texts_by_language

from .game import RULES, DistrictNoir

_TEXTS: Final = texts_by_language(__name__)
_FORMER: Final = {
    rules: DistrictNoir(cards, _TEXTS, rules=rules)
    for rules, cards in former_cards(__name__, RULES).items()
}
DISTRICT_NOIR: Final = DistrictNoir(cards_text(__name__), _TEXTS, former=_FORMER)
"""The game with its published cards."""

__all__ = ["DISTRICT_NOIR", "DistrictNoir"]
