"""Which languages there are, and which one somebody reads."""

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("fr", "en")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in the order in which POSIX reads it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            return "fr" if wanted.lower().startswith("fr") else "en"
    return "en"
