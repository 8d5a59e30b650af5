"""Turns keys and values into sentences, in French and English."""

from .game_texts import Texts
from .language import LANGUAGES, language_of
from .messages import Argument
from .phrasebook import Phrasebook
from .rules import rules_text

__all__ = ["LANGUAGES", "Argument", "Phrasebook", "Texts", "language_of", "rules_text"]
