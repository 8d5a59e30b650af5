"""What lies before a player, as far as both games have the same of it."""

from typing import Any, Final

from typing_extensions import TypeVar

from ludotheque.core import Card

from .moves import Play


class Estate:
    """A city or a ranch. It never changes: what is done to it makes another one."""

    __slots__ = ("aims", "number")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.aims: Final[dict[Card, tuple[Play, ...]]] = {}
        """What a card of this kind can be aimed at here, as far as the estate alone decides it."""


EstateT = TypeVar("EstateT", bound=Estate, default=Any)
"""One game's own estate."""
