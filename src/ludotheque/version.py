"""Which version this is, and whether it was compiled. Needs nothing else of the package, so that
`ludotheque --version` is answered at once."""

import re
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

VERSION: Final = "0.2.0"
"""The one place that says it: the build reads it here."""

_HERE: Final = Path(__file__).parent


def is_compiled() -> bool:
    """Whether the core that is imported is machine code."""
    found = PathFinder.find_spec("state", [str(_HERE / "core")])
    assert found is not None
    return str(found.origin).endswith(tuple(EXTENSION_SUFFIXES))


def version_told(lang: str) -> str:
    """The version in words. They have no grammar, so what reads such texts need not be loaded."""
    key = "version-compiled" if is_compiled() else "version-plain"
    texts = (_HERE / "terminal" / f"{lang}.ftl").read_text("utf-8")
    (text,) = re.findall(rf"^{key} = (.+)$", texts, re.MULTILINE)
    return str(text).replace("{ $version }", VERSION)
