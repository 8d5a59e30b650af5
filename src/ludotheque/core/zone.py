"""A named place on the table and what lies there."""

from typing import Final

from .eyes import Card, Seat


class Zone:
    """A place that can hold cards or gold: a hand, the deck, a bank.

    `owner` is the seat it belongs to, NOBODY for a common place. `number` tells places of the same
    name and owner apart, as their titles do (the third place of a line, the second ranch); 0 where
    there is only one.

    Where it matters, cards are in the order in which they lie: the next one of a deck comes first,
    and a card that others lie on comes before them.
    """

    __slots__ = ("cards", "gold", "name", "number", "owner")

    def __init__(
        self,
        name: str,
        owner: Seat,
        cards: tuple[Card, ...],
        gold: int = 0,
        number: int = 0,
    ) -> None:
        self.name: Final = name
        self.owner: Final = owner
        self.cards: Final = cards
        self.gold: Final = gold
        self.number: Final = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Zone)
            and self.name == other.name
            and self.owner == other.owner
            and self.cards == other.cards
            and self.gold == other.gold
            and self.number == other.number
        )

    def __hash__(self) -> int:
        return hash((self.name, self.owner, self.cards, self.gold, self.number))

    def __repr__(self) -> str:
        number = f" {self.number}" if self.number else ""
        gold = f", gold={self.gold}" if self.gold else ""
        return f"Zone({self.name}{number}, owner={self.owner}, {self.cards}{gold})"
