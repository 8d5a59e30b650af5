"""The letters of like-named cards in the city: Barracks A, Barracks B. They follow from the events
alone, so that the log, the options, the account and the pictures agree, and no state keeps them."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Box, Card, Event, Labels, Sentence, SentenceT, Value

from .geometry import Place
from .moves import corner_text
from .phrases import COVERED, MOVED, MOVED_OVER, PLACED

NO_LETTER: Final = "none"
"""For a card that is the only one of its name: texts cannot tell an empty value."""

_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

_MOST_KEPT: Final = 5000
"""Parts of sentences that are kept with their letters; one decision has fewer."""


def like_named(box: Box, texts: Mapping[str, str] | None = None) -> tuple[int, ...]:
    """For each kind of card the first kind with the same name. Cards without an entry of their own
    in these texts are named after their type, their Syndicate and their gear; if no texts are
    given, Districts alone have one."""
    firsts: dict[str, int] = {}
    found: list[int] = []
    for card, kind in enumerate(box.kinds):
        name, has_entry = kind.name, kind.type == "district"
        if texts is not None:
            entry = f"\ncard-{name} ="
            has_entry = bool([source for source in texts.values() if entry in source])
        if not has_entry:
            figures = kind.figures
            name = f"{kind.type} {figures.get('syndicate', 0)} {figures.get('gear', 0)}"
        found.append(firsts.setdefault(name, card))
    return tuple(found)


def letter_number(number: int) -> str:
    """A, B, … Z, AA, AB …"""
    after, last = divmod(number, len(_ALPHABET))
    return (letter_number(after - 1) if after else "") + _ALPHABET[last]


class Letters(Labels):
    """Which letter each card of the city has. Cards of one name are lettered in the order in which
    they came, as soon as there are two of them. A card keeps its letter wherever it is moved."""

    __slots__ = ("_alike", "_came", "_kept", "_piles")

    def __init__(
        self,
        alike: tuple[int, ...],
        piles: dict[str, tuple[tuple[int, int], ...]],
        came: dict[int, int],
    ) -> None:
        self._alike: Final = alike
        self._piles: Final = piles
        """By the corner of each pile, its cards from the bottom up: the first kind of that name,
        and how many of that name were there before."""
        self._came: Final = came
        """How many cards of each name have come."""
        self._kept: Final[dict[Sentence, Sentence]] = {}

    @staticmethod
    def of(alike: tuple[int, ...], piles: Mapping[Place, tuple[Card, ...]]) -> "Letters":
        """The letters in a city of which nothing else is known, in the order of the places."""
        letters = Letters(alike, {}, {})
        for place in sorted(piles):
            for card in piles[place]:
                letters._lay(card, corner_text(place))
        return letters

    def _lay(self, card: Card, corner: str) -> None:
        first = self._alike[card]
        before = self._came.get(first, 0)
        self._came[first] = before + 1
        self._piles[corner] = (*self._piles.get(corner, ()), (first, before))

    def letter(self, corner: str, layer: int = 0) -> str:
        """The letter of the card in this layer of a pile, 0 being the top."""
        pile = self._piles.get(corner, ())
        if layer >= len(pile):
            return NO_LETTER
        first, before = pile[-1 - layer]
        return letter_number(before) if self._came[first] > 1 else NO_LETTER

    def next_letter(self, card: Card) -> str:
        """The letter that this card will have if it comes next."""
        before = self._came.get(self._alike[card], 0)
        return letter_number(before) if before else NO_LETTER

    # As labels

    def after(self, event: Event) -> "Letters":
        phrase = event.phrase
        if phrase not in (PLACED, COVERED, MOVED, MOVED_OVER):
            return self
        after = Letters(self._alike, self._piles.copy(), self._came.copy())
        corner = event.text("corner")
        if phrase in (PLACED, COVERED):
            after._lay(event.number("card"), corner)
        else:
            after._move(event.text("origin"), corner)
        return after

    def _move(self, origin: str, corner: str) -> None:
        pile = self._piles.pop(origin)
        if len(pile) > 1:
            self._piles[origin] = pile[:-1]
        self._piles[corner] = (*self._piles.get(corner, ()), pile[-1])

    def named(self, sentence: SentenceT) -> SentenceT:
        names = sentence.phrase.names
        values = [self._named_value(value) for value in sentence.values]
        if "letter" in names:
            layer = sentence.number("layer") if "layer" in names else 0
            values[names.index("letter")] = self.letter(sentence.text("corner"), layer)
        return sentence.with_values(tuple(values))

    def _named_value(self, value: Value) -> Value:
        if isinstance(value, Sentence):
            return self._named_part(value)
        if isinstance(value, tuple) and value and isinstance(value[0], Sentence):
            return tuple([self._named_part(part) for part in value if isinstance(part, Sentence)])
        return value

    def _named_part(self, part: Sentence) -> Sentence:
        """Hundreds of options name the same few places."""
        named = self._kept.get(part)
        if named is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            named = self._kept[part] = self.named(part)
        return named
