"""Keys and values to sentences, in French and English."""

from .help import rules_text
from .language import LANGUAGES, language_of
from .texts import Texts

__all__ = ["LANGUAGES", "Texts", "language_of", "rules_text"]
