"""The languages, and how to tell which one a person reads.

A language is a file `LANG.ftl` in this folder; docs/new-language.md says what else it takes. The
file says the language's own name, and the locale for plurals and lists.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

DEFAULT_LANGUAGE: Final = "en"
"""For whoever reads none of ours."""

LANGUAGES: Final = tuple(
    sorted(
        [
            file.name.removesuffix(".ftl")
            for file in files(__package__).iterdir()
            if file.name.endswith(".ftl")
        ]
    )
)


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


def language_of(environment: Mapping[str, str]) -> str:
    """The language set in the environment; variables are read in POSIX order."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            lang = re.split("[_.@-]", wanted.lower())[0]
            return lang if lang in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
