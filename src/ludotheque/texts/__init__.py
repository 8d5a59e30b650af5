"""Keys and values to sentences, in French and English."""

from .help import rules_text
from .language import LANGUAGES, language_of
from .phrasebook import Phrasebook
from .sentences import Argument
from .texts import Texts

__all__ = ["LANGUAGES", "Argument", "Phrasebook", "Texts", "language_of", "rules_text"]
