"""The cards in the box: their kinds, how many of each, their figures and the sources of these."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Final

from .errors import BadBox
from .eyes import HIDDEN, Card
from .fields import BadField, Fields
from .phrases import BAD_TOML, SAME_CARD_TWICE
from .sentence import Phrase, Value

SOURCES: Final = ("book", "ruling", "card", "own")
"""Where a figure comes from: the rulebook, our reading, a reconstruction, a player's own list."""

_WORDS: Final = ("name", "type", "effect", "sources")
_MOST: Final = 999


class Kind:
    """One kind of card."""

    def __init__(
        self,
        name: str,
        type_: str,
        effect: str,
        count: int,
        figures: dict[str, int],
        sources: dict[str, str],
    ) -> None:
        self.name: Final = name
        self.type: Final = type_
        self.effect: Final = effect
        self.count: Final = count
        self.figures: Final = figures
        self.sources: Final = sources

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.count} × {self.type} {self.figures})"


class Box:
    """All kinds of cards of a game, and the figures of its deal."""

    def __init__(self, text: str, kinds: tuple[Kind, ...], deal: dict[str, int]) -> None:
        self.text: Final = text
        self.kinds: Final = kinds
        self.deal: Final = deal
        self.names: Final = tuple(kind.name for kind in kinds)
        self.total: Final = sum(kind.count for kind in kinds)
        self._by_name: Final = {kind.name: card for card, kind in enumerate(kinds)}
        self._cards: Final = [card for card, kind in enumerate(kinds) for _ in range(kind.count)]

    @staticmethod
    def parse(text: str, types: Mapping[str, tuple[str, ...]], deal: tuple[str, ...]) -> "Box":
        """Read a `cards.toml`. `types` lists the figures of each type of card, `deal` those of the
        `[deal]` table."""
        try:
            data = Fields(tomllib.loads(text))
        except (ValueError, RecursionError) as error:  # also too long a number, too deep a nesting
            raise BadBox(_line_in(str(error), text), BAD_TOML, str(error)) from None
        kinds: list[Kind] = []
        try:
            _only(data, ("deal", "kind"))
            table = data.fields("deal")
            _only(table, deal)
            dealt = {name: table.number(name, 0, _MOST) for name in deal}
            entries = data.items("kind")
        except BadField as error:
            raise BadBox(_find(text, "[deal]", 0, _field_of(error)), *_said(error)) from None
        for number, entry in enumerate(entries):
            try:
                kind = _read_kind(Fields(entry), types)
            except BadField as error:
                line = _find(text, "[[kind]]", number, _field_of(error))
                raise BadBox(line, *_said(error)) from None
            if any(kind.name == other.name for other in kinds):
                line = _find(text, "[[kind]]", number, "name")
                raise BadBox(line, SAME_CARD_TWICE, kind.name)
            kinds.append(kind)
        return Box(text, tuple(kinds), dealt)

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
                left[card] -= 1
        return [card for card, count in enumerate(left) for _ in range(count)]

    def figures(self, name: str) -> tuple[int, ...]:
        """This figure of every kind, 0 for kinds that lack it."""
        return tuple(kind.figures.get(name, 0) for kind in self.kinds)

    def line_of_deal(self, figure: str = "") -> int:
        """The line of this figure of the deal, or of the `[deal]` table if it is missing."""
        return _find(self.text, "[deal]", 0, figure)

    def line_of_kind(self, card: Card, field: str = "") -> int:
        """The line of this field of a kind, or of the kind itself if it is missing."""
        return _find(self.text, "[[kind]]", card, field)

    def line_of(self, card: Card, figure: str) -> int:
        """The line of this figure of a card."""
        return _find(self.text, "[[kind]]", card, figure)


def _only(fields: Fields, known: tuple[str, ...]) -> None:
    """Refuse unknown fields: they are most likely typing errors."""
    for name in fields.names():
        if name not in known:
            raise fields.wrong(name)


def _field_of(error: BadField) -> str:
    return str(error.sentence.args.get("field", ""))


def _read_kind(entry: Fields, types: Mapping[str, tuple[str, ...]]) -> Kind:
    type_ = entry.text("type")
    if type_ not in types:
        raise entry.wrong("type")
    name = entry.text("name")
    if not re.fullmatch(r"[+\-−]?[a-z0-9][a-z0-9-]*", name):
        raise entry.wrong("name")
    _only(entry, (*_WORDS, "count", *types[type_]))
    figures = {figure: entry.number(figure, -_MOST, _MOST) for figure in types[type_]}
    effect = entry.text("effect") if "effect" in entry else ""
    sources = dict.fromkeys(("count", *types[type_]), "own")
    if "sources" in entry:
        given = entry.fields("sources")
        for figure in given.names():
            if figure not in sources or given.text(figure) not in SOURCES:
                raise entry.wrong("sources")
            sources[figure] = given.text(figure)
    return Kind(name, type_, effect, entry.number("count", 1, _MOST), figures, sources)


def _said(error: BadField) -> tuple[Phrase, *tuple[Value, ...]]:
    return (error.sentence.phrase, *error.sentence.values)


def _find(text: str, heading: str, number: int, field: str = "") -> int:
    """The line of this field in the numbered table, or of the table's heading.

    tomllib does not report line numbers, so the text is searched.
    """
    found = 1
    seen = -1
    for line, content in enumerate(text.splitlines(), start=1):
        content = content.strip()
        if content.startswith("["):
            if seen == number:
                break
            if content.startswith(heading):
                seen += 1
                found = line
        elif seen == number and field and re.match(rf"{re.escape(field)}\s*=", content):
            return line
    return found


def _line_in(message: str, text: str) -> int:
    match = re.search(r"at line (\d+)", message)
    return int(match.group(1)) if match else max(1, len(text.splitlines()))
