"""The moves of a turn that are this game's own."""

from typing import Final

from ludotheque.core import Card, Move

ANYWHERE: Final = -1
"""The land of a card that is laid on no land."""

THE_BANK: Final = -1
"""Whom a hold-up is aimed at, when it is no ranch."""


class Lay(Move):
    """Lay a land, a cowboy, or a herd on one of one's lands."""

    __slots__ = ("card", "land")

    def __init__(self, card: Card, name: str, land: int) -> None:
        super().__init__(f"lay {name}" if land == ANYWHERE else f"lay {name} {land + 1}")
        self.card: Final = card
        self.land: Final = land


class Play(Move):
    """Play a trick, counter or bonus, with all that there is to choose; its effect knows what the
    numbers mean."""

    __slots__ = ("args", "card", "cost")

    def __init__(self, text: str, card: Card, args: tuple[int, ...], cost: int) -> None:
        super().__init__(text)
        self.card: Final = card
        self.args: Final = args
        self.cost: Final = cost


class OfHerd(Move):
    """Something that happens to a herd of one's own: on which land, and its card and age."""

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


class Word(Move):
    """A move that is one word."""

    __slots__ = ()


KEEP: Final = Word("keep")
SET: Final = Word("set")
ACCEPT: Final = Word("accept")
DECLINE: Final = Word("decline")
