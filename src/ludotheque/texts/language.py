"""What a language says of itself in its file: its name, and the locale for plurals and lists."""

import re
from functools import cache
from importlib.resources import files


@cache
def core_texts(lang: str) -> str:
    """What is common to all games in this language, as Fluent."""
    return (files(__package__) / f"{lang}.ftl").read_text("utf-8")


@cache
def locale_of(lang: str) -> str:
    """The locale that knows the plurals and the lists of this language."""
    return _said_of_itself(lang, "language-locale")


@cache
def own_name(lang: str) -> str:
    """What the language calls itself: "Français"."""
    return _said_of_itself(lang, "language-name")


def _said_of_itself(lang: str, key: str) -> str:
    found = re.search(rf"^{key} = (.+)$", core_texts(lang), re.MULTILINE)
    if found is None:
        raise ValueError(f"{lang}.ftl has no {key}")
    return found[1]
