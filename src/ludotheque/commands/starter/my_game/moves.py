"""What a player can do. A move is its text."""

from typing import Final

from ludotheque.core import NOBODY, Card, Move, Seat


class Play(Move):
    """`play hazelnut`, or `play squirrel 1`: against the player in seat 1."""

    __slots__ = ("card", "victim")

    def __init__(self, card: Card, name: str, victim: Seat = NOBODY) -> None:
        super().__init__(f"play {name}" if victim == NOBODY else f"play {name} {victim}")
        self.card: Final = card
        self.victim: Final = victim
