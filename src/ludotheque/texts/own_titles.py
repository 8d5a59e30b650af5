"""What somebody's own list calls a card, with the grammar that sentences need: as the list says, or
a good guess."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from ludotheque.core import Kind

from .messages import Argument

TITLED: Final = "titled-card"
"""The entry of a card with a title of its own."""
LETTERED: Final = "lettered-card"
"""The entry of a card that a letter tells from others of its kind."""

_USUAL_GENDER: Final = "masculine"
_AFTER_A_NOUN: Final = {
    "en": re.compile(r"\s(?:of|from|in|on|with|to|for|at)\s", re.IGNORECASE),
    "fr": re.compile(r"\s(?:de|du|des|à|au|aux|en|sans|sous|sur)\s|\s(?:d’|d')", re.IGNORECASE),
}
"""What follows is not in the plural: "Lords of the Manor", "Rois du rodéo"."""


def title_arguments(
    kind: Kind, lang: str, replaced: Mapping[str, str]
) -> dict[str, Argument] | None:
    """What the entry of a titled card is filled in with; None if the list gives the card no title.
    `replaced` is what the usual entry of this card says of itself."""
    title = kind.word("title", lang)
    if not title:
        return None
    return {
        "title": title,
        "plural": kind.word("plural", lang) or plural_of(title, lang),
        "gender": kind.word("gender", lang) or replaced.get("gender", _USUAL_GENDER),
        "article": replaced.get("article", "common"),
    }


def plural_of(title: str, lang: str) -> str:
    """The likely plural. In a language that we know nothing of, the title itself."""
    change = _PLURALS.get(lang)
    if change is None or not title[-1:].isalpha():
        return title
    cut = _AFTER_A_NOUN[lang].search(title)
    noun, rest = (title[: cut.start()], title[cut.start() :]) if cut else (title, "")
    return change(noun) + rest


def _english(noun: str) -> str:
    if re.search(r"(?:s|x|z|ch|sh)$", noun, re.IGNORECASE):
        return noun + "es"
    if re.search(r"[^aeiou]y$", noun, re.IGNORECASE):
        return noun[:-1] + "ies"
    return re.sub(r"man$", "men", noun) if noun.endswith("man") else noun + "s"


def _french(noun: str) -> str:
    """Every word of it: "Cow-boys novices"."""
    return re.sub(r"[^\W\d_]{2,}(?=\s|$)", lambda found: _french_word(found[0]), noun)


def _french_word(word: str) -> str:
    if word[-1] in "sxz":
        return word
    if word.endswith(("au", "eu")):
        return word + "x"
    return word[:-2] + "aux" if word.endswith("al") else word + "s"


_PLURALS: Final[dict[str, Callable[[str], str]]] = {"en": _english, "fr": _french}
