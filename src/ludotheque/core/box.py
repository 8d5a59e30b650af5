"""The cards in the box: their kinds, how many of each, their figures and the sources of these."""

from collections.abc import Iterable, Mapping
from typing import Final

from .eyes import HIDDEN, Card
from .kind import Kind
from .list_format import ListFormat
from .list_lines import line_of
from .list_reader import ListReader


class Box:
    """All kinds of cards of a game, and the figures of its deal."""

    def __init__(
        self,
        text: str,
        kinds: tuple[Kind, ...],
        deal: dict[str, int],
        fields: tuple[str, ...] = (),
        lettered: tuple[str, ...] = (),
    ) -> None:
        """Where there are several cards of a kind whose type is in `lettered`, each of them can
        also be meant by a letter: the kinds with letters follow those of the list."""
        self.text: Final = text
        own = [
            (card, kind.lettered(_letter(number)))
            for card, kind in enumerate(kinds)
            if kind.type in lettered and kind.count > 1
            for number in range(kind.count)
        ]
        self.kinds: Final = (*kinds, *[kind for _, kind in own])
        self.kind_of: Final[tuple[Card, ...]] = (*range(len(kinds)), *[card for card, _ in own])
        """The kind of each card as the list has it, without a letter."""
        self.deal: Final = deal
        self.fields: Final = fields
        """The names of the fields, in a game that has some."""
        self.names: Final = tuple([_name(kind) for kind in self.kinds])
        self.total: Final = sum([kind.count for kind in kinds])
        self._by_name: Final = {name: card for card, name in enumerate(self.names)}
        self._cards: Final = [card for card, kind in enumerate(kinds) for _ in range(kind.count)]

    @staticmethod
    def parse(text: str, types: Mapping[str, tuple[str, ...]], deal: tuple[str, ...]) -> "Box":
        """Read a `cards.toml`. `types` lists the figures of each type of card, `deal` those of the
        `[deal]` table."""
        return Box.read(text, ListFormat(types, deal))

    @staticmethod
    def read(text: str, form: ListFormat) -> "Box":
        """Read a `cards.toml` of this format; BadBox if it is wrong."""
        reader = ListReader(text, form)
        deal = reader.deal()
        fields = reader.fields()
        return Box(text, tuple(reader.kinds()), deal, fields, form.lettered)

    def find(self, name: str) -> Card:
        """The card of this name, or HIDDEN if there is none."""
        return self._by_name.get(name, HIDDEN)

    def name(self, card: Card) -> str:
        """The card's name; a question mark for a hidden one."""
        return "?" if card == HIDDEN else self.names[card]

    def all_cards(self) -> list[Card]:
        """Every card of the box, in order of kind."""
        return self._cards[:]

    def unseen(self, seen: Iterable[Card]) -> list[Card]:
        """The cards of the box that are not in `seen`, in order of kind."""
        left = [kind.count for kind in self.kinds]
        for card in seen:
            if card != HIDDEN:
                left[self.kind_of[card]] -= 1
        return [card for card, count in enumerate(left) for _ in range(count)]

    def letters_of(self, card: Card) -> tuple[Card, ...]:
        """The cards of this kind by their letters; none if they are not told apart."""
        return tuple(
            [
                other
                for other, kind in enumerate(self.kinds)
                if kind.letter and self.kind_of[other] == card
            ]
        )

    def figures(self, name: str) -> tuple[int, ...]:
        """This figure of every kind, 0 for kinds that lack it."""
        return tuple(kind.figures.get(name, 0) for kind in self.kinds)

    def line_of_deal(self, figure: str = "") -> int:
        """The line of this figure of the deal, or of the `[deal]` table if it is missing."""
        return line_of(self.text, "deal", 0, figure)

    def line_of_field(self, number: int) -> int:
        """The line where this field is named, counted from 0."""
        return line_of(self.text, "field", number, "name")

    def line_of_kind(self, card: Card, field: str = "") -> int:
        """The line of this field of a kind, or of the kind itself if it is missing."""
        return line_of(self.text, "kind", card, field)


def _letter(number: int) -> str:
    """A to Z, then AA and so on."""
    before, last = divmod(number, 26)
    return (_letter(before - 1) if before else "") + chr(ord("A") + last)


def _name(kind: Kind) -> str:
    """The name that moves and saved states use. A name in a list has no full stop."""
    return f"{kind.name}.{kind.letter.lower()}" if kind.letter else kind.name
