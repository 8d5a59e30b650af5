"""Which version this is, and whether it was compiled."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version

from ludotheque.core import state


def is_compiled() -> bool:
    """Whether the core that was imported is machine code."""
    return str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def describe() -> str:
    """For example `0.1.0 (compiled)`."""
    return f"{version('ludotheque')} ({'compiled' if is_compiled() else 'plain Python'})"
