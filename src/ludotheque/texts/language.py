"""The languages, and how to tell which one a person reads."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")


def language_of(environment: Mapping[str, str]) -> str:
    """The language set in the environment; variables are read in POSIX order."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            return "fr" if wanted.lower().startswith("fr") else "en"
    return "en"
