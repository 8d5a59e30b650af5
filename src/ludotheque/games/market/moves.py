"""The moves that both games share."""

from typing import Final

from ludotheque.core import Card, Move

ANYWHERE: Final = -1
"""The place of a card that is not laid on another."""


class Take(Move):
    """Take the face-up card at this price."""

    __slots__ = ("at", "price")

    def __init__(self, price: int) -> None:
        super().__init__(f"take {price}")
        self.price: Final = price
        self.at: Final = price - 1


class Discard(Move):
    """Give up a card of the hand."""

    __slots__ = ("card",)

    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"discard {name}")
        self.card: Final = card


class Steal(Move):
    """Take this card out of the hand that was shown."""

    __slots__ = ("card",)

    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"steal {name}")
        self.card: Final = card


class Place(Move):
    """Put this card on the next place of the line."""

    __slots__ = ("card",)

    def __init__(self, card: Card, name: str) -> None:
        super().__init__(f"place {name}")
        self.card: Final = card


class Lay(Move):
    """Lay a card that one builds with, perhaps on another."""

    __slots__ = ("card", "place")

    def __init__(self, card: Card, name: str, place: int) -> None:
        super().__init__(f"lay {name}" if place == ANYWHERE else f"lay {name} {place + 1}")
        self.card: Final = card
        self.place: Final = place


class Play(Move):
    """Play a card for its effect, with all the choices made; the effect knows what the numbers
    mean."""

    __slots__ = ("args", "card", "cost")

    def __init__(self, text: str, card: Card, args: tuple[int, ...], cost: int) -> None:
        super().__init__(text)
        self.card: Final = card
        self.args: Final = args
        self.cost: Final = cost


class Word(Move):
    """A move that is one word."""

    __slots__ = ()


class Draw(Move):
    """Draw the hidden top card."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("draw")


class Buy(Move):
    """Buy one more action point."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("buy")


class End(Move):
    """End the turn."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("end")


class Leave(Move):
    """Leave the rest of the line as it lies."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("leave")


DRAW: Final = Draw()
BUY: Final = Buy()
END: Final = End()
LEAVE: Final = Leave()
