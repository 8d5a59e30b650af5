"""The two actions of a turn."""

from typing import Final

from ludotheque.core import Card, Move


class Play(Move):
    """Put one card of the hand at the end of the line (DN-21)."""

    __slots__ = ("as_line", "card")

    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"play {name}")
        self.card: Final = card
        self.as_line: Final[tuple[Card, ...]] = (card,)
        """The card as a tuple to add to the line, made once for all games."""


class Take(Move):
    """Take the last cards of the line (DN-22)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("take")


TAKE: Final = Take()
