"""The moves of a turn that are this game's own."""

from typing import Final

from ludotheque.core import Move
from ludotheque.games.market.moves import Word


class Sell(Move):
    """Sell this herd."""

    __slots__ = ("herd", "land")

    def __init__(self, land: int, name: str, herd: int, age: int) -> None:
        super().__init__(f"sell {land + 1} {name} {age}")
        self.land: Final = land
        self.herd: Final = herd


class Lose(Move):
    """Let this herd run away."""

    __slots__ = ("herd", "land")

    def __init__(self, land: int, name: str, herd: int, age: int) -> None:
        super().__init__(f"lose {land + 1} {name} {age}")
        self.land: Final = land
        self.herd: Final = herd


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
