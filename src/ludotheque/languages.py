"""Which languages there are, and which one the environment asks for.

A language is a file `LANG.ftl` in `texts/`; docs/new-language.md says what else it takes.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

DEFAULT_LANGUAGE: Final = "en"
"""For whoever reads none of ours."""

LANGUAGES: Final = tuple(
    sorted([file.stem for file in Path(__file__).with_name("texts").glob("*.ftl")])
)


def language_of(environment: Mapping[str, str]) -> str:
    """The language set in the environment; variables are read in POSIX order."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            lang = re.split("[_.@-]", wanted.lower())[0]
            return lang if lang in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
