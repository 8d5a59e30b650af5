"""One kind of card."""

from typing import Final

SOURCES: Final = ("book", "ruling", "card", "added", "own")
"""Where a figure comes from: the rulebook, our reading, a reconstruction, a card that we added, a
player's own list."""


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
        letter: str = "",
        words: dict[str, str] | None = None,
    ) -> None:
        self.name: Final = name
        self.type: Final = type_
        self.effect: Final = effect
        self.count: Final = count
        """How many the box holds; 0 for one that is told apart by a letter, since its kind counts
        it."""
        self.figures: Final = figures
        self.sources: Final = sources
        self.letter: Final = letter
        """What tells one card of a kind from the others, once it must be told from them."""

        self.words: Final = words or {}
        """What a list calls the card: `title`, `plural` and `gender`, or the same for one language,
        such as `title-fr`."""

    def lettered(self, letter: str) -> "Kind":
        """One card of this kind, by a letter of its own."""
        return Kind(
            self.name, self.type, self.effect, 0, self.figures, self.sources, letter, self.words
        )

    def word(self, key: str, lang: str) -> str:
        """What the list says for this language, or for all; empty if it says nothing. A title that
        is given for another language alone is better than none."""
        found = self.words.get(f"{key}-{lang}") or self.words.get(key, "")
        if not found and key == "title":
            return next((word for name, word in self.words.items() if name.startswith(key)), "")
        return found

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.count} × {self.type} {self.figures})"
