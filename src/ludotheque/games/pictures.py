"""Any position as an SVG, for the games that can be drawn."""

from collections.abc import Callable
from typing import Final

from ludotheque.plugins import Plugins

Picture = Callable[..., str]
"""Draws one of a game's states, true or as a viewer sees it; in a game with labels, these too."""


def _picture(_name: str, found: object) -> Picture:
    if not callable(found):
        raise TypeError(f"{found!r} is no function")
    return found


PICTURES: Final = Plugins[Picture]("ludotheque.pictures", _picture)
"""By game: the function that draws it."""
