"""Which Ludothèque this is."""

from importlib.metadata import version


def describe() -> str:
    """The version."""
    return version("ludotheque")
