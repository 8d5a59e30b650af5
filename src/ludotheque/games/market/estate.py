"""The part of a player's estate that both games share."""

from typing import Any, Final

from typing_extensions import TypeVar

from ludotheque.core import Card

from .moves import Play


class Estate:
    """A city or a ranch. It never changes: each change makes a new one."""

    __slots__ = ("aims", "number")

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.aims: Final[dict[Card, tuple[Play, ...]]] = {}
        """The plays of a card of this kind aimed at this estate: see `CardEffect.targets`."""


EstateT = TypeVar("EstateT", bound=Estate, default=Any)
"""One game's own estate."""
