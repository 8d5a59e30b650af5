"""The moves that only this game has."""

from typing import Final

from ludotheque.core import Move
from ludotheque.games.market.moves import Word


class OfHerd(Move):
    """A move about one of the player's own herds: its land, its card and its age."""

    __slots__ = ("herd", "land")

    def __init__(self, verb: str, land: int, herd: int, name: str, age: int) -> None:
        super().__init__(f"{verb} {land + 1} {name} {age}")
        self.land: Final = land
        self.herd: Final = herd


class Sell(OfHerd):
    """Sell this herd."""

    __slots__ = ()

    def __init__(self, land: int, herd: int, name: str, age: int) -> None:
        super().__init__("sell", land, herd, name, age)


class Lose(OfHerd):
    """Let this herd run away."""

    __slots__ = ()

    def __init__(self, land: int, herd: int, name: str, age: int) -> None:
        super().__init__("lose", land, herd, name, age)


class Ask(Move):
    """Offer the order of the line for this much gold."""

    __slots__ = ("gold",)

    def __init__(self, gold: int) -> None:
        super().__init__(f"ask {gold}")
        self.gold: Final = gold


KEEP: Final = Word("keep")
SET: Final = Word("set")
ACCEPT: Final = Word("accept")
DECLINE: Final = Word("decline")
