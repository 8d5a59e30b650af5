"""The moves that only this game has."""

from typing import Final

from ludotheque.core import Card, Move
from ludotheque.games.market.moves import Word


class Keep(Move):
    """Keep these cards of the hand dealt."""

    __slots__ = ("kept",)

    def __init__(self, kept: tuple[Card, ...], names: list[str]) -> None:
        super().__init__("keep " + " ".join(names))
        self.kept: Final = kept


class Vanish(Move):
    """Let this artisan of this District vanish."""

    __slots__ = ("card", "place")

    def __init__(self, place: int, card: Card, name: str) -> None:
        super().__init__(f"vanish {place + 1} {name}")
        self.place: Final = place
        self.card: Final = card


class Put(Move):
    """Put the artisan that was found on this District."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(f"put {place + 1}")
        self.place: Final = place


STAY: Final = Word("stay")
REDEAL: Final = Word("redeal")
REROLL: Final = Word("reroll")
STAND: Final = Word("stand")
PASS: Final = Word("pass")
