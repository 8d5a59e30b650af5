"""Turns keys and values into sentences, in every language."""

from ludotheque.languages import DEFAULT_LANGUAGE, LANGUAGES, language_of

from .figures import figures_of, figures_with, legend, reconstructed
from .game_texts import Texts
from .language import own_name
from .messages import Argument
from .own_cards import check_own_cards
from .phrasebook import Phrasebook
from .rules import FOLDED, rules_text
from .worded_games import worded_game, worded_games

__all__ = [
    "DEFAULT_LANGUAGE",
    "FOLDED",
    "LANGUAGES",
    "Argument",
    "Phrasebook",
    "Texts",
    "check_own_cards",
    "figures_of",
    "figures_with",
    "language_of",
    "legend",
    "own_name",
    "reconstructed",
    "rules_text",
    "worded_game",
    "worded_games",
]
