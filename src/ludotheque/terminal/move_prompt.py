"""Choosing a move: by number, by its own text, or part by part."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Move

MANY: Final = 15
"""With more options than this, only their first parts are listed."""

_MINUS_SIGNS: Final = str.maketrans({"−": "-", "–": "-"})


class Entry:
    """One line of a menu: a whole move, or a part that several moves have in common."""

    def __init__(self, part: str, moves: Sequence[Move]) -> None:
        self.part: Final = part
        self.moves: Final = tuple(moves)

    @property
    def move(self) -> Move | None:
        return self.moves[0] if len(self.moves) == 1 else None


class Menu:
    """The remaining options, listed so that they fit on a screen."""

    def __init__(
        self, options: Sequence[Move], entries: Sequence[Entry] = (), part: str = ""
    ) -> None:
        self.options: Final = tuple(options)
        self.part: Final = part
        """What has been chosen already; empty while nothing has."""
        self.entries: Final = list(entries) or _entries(self.options)

    def numbered(self, number: int) -> Entry | None:
        """The entry with this number, counted from 1."""
        return self.entries[number - 1] if 0 < number <= len(self.entries) else None

    def typed(self, text: str) -> Entry | None:
        """The move with this text, or the moves whose text begins with these words."""
        wanted = plain(text)
        for move in self.options:
            if plain(move.text) == wanted:
                return Entry(move.text, [move])
        begun = [move for move in self.options if plain(move.text).startswith(f"{wanted} ")]
        return Entry(text, begun) if begun else None


def _entries(options: tuple[Move, ...]) -> list[Entry]:
    if len(options) <= MANY:
        return [Entry(move.text, [move]) for move in options]
    length = 1
    while True:
        parts: dict[str, list[Move]] = {}
        for move in options:
            parts.setdefault(" ".join(move.text.split()[:length]), []).append(move)
        if len(parts) > 1 or all(len(move.text.split()) <= length for move in options):
            return [Entry(part, moves) for part, moves in parts.items()]
        length += 1


def plain(text: str) -> str:
    """Typed text in the form in which moves are written."""
    return " ".join(text.casefold().translate(_MINUS_SIGNS).split())
