"""Which version this is, and whether it was compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from typing import Final

from .core import state

VERSION: Final = version("ludotheque")


def is_compiled() -> bool:
    """Whether the core that was imported is machine code."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
