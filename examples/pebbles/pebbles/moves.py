"""The moves of Pebbles. A move is its text."""

from typing import Final

from ludotheque.core import Card, Move


class Play(Move):
    """`play coin`."""

    __slots__ = ("card",)

    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"play {name}")
        self.card: Final = card


class Number(Move):
    """`rob 1` or `grab 2`."""

    __slots__ = ("number", "verb")

    def __init__(self, verb: str, number: int) -> None:
        super().__init__(f"{verb} {number}")
        self.verb: Final = verb
        self.number: Final = number
