"""The moves of a turn that are this game's own."""

from typing import Final

from ludotheque.core import Card, Move
from ludotheque.games.market.moves import Word

ANYWHERE: Final = -1
"""The land of a card that is laid on no land."""


class Lay(Move):
    """Lay a land, a cowboy, or a herd on one of one's lands."""

    __slots__ = ("card", "land")

    def __init__(self, card: Card, name: str, land: int) -> None:
        super().__init__(f"lay {name}" if land == ANYWHERE else f"lay {name} {land + 1}")
        self.card: Final = card
        self.land: Final = land


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
