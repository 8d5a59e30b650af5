"""Drawings that are files: the `.svg` files in a game's folder `artwork`, for anybody to change.

A file is named after the card that it is drawn for, after a type of card, or after a sign. It is a
whole document that can be opened alone: the attribute `color` of its `<svg>` is the ink that
`currentColor` stands for. A picture takes what is inside and gives it an ink of its own.
"""

import re
from importlib.resources import files
from typing import Final

from ludotheque.core import Kind

BACK: Final = "back"
"""The back of a card."""
SCENE: Final = "scene"
"""The picture of the game."""

_CONTENT: Final = re.compile(r"<svg\b[^>]*>(.*)</svg>\s*", re.DOTALL)
_COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
_BETWEEN_TAGS: Final = re.compile(r">\s+<")


class Drawings:
    """The drawings of one game by name: the name of a card, of a type of card, or of a sign."""

    def __init__(self, package: str, signs: tuple[str, ...] = ()) -> None:
        """`package` is the game's: its folder `artwork` holds the files. `signs` are the drawings
        that are no card's, even if a player's own card has such a name."""
        folder = files(package) / "artwork"
        found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
        self._by_name: Final = {
            file.name.removesuffix(".svg"): content_of(file.read_text("utf-8"))
            for file in found
            if file.name.endswith(".svg")
        }
        self.names: Final = tuple(self._by_name)
        self.signs: Final = signs

    def __contains__(self, name: str) -> bool:
        return name in self._by_name

    def __getitem__(self, name: str) -> str:
        """What the file draws, to be put into a larger picture."""
        return self._by_name[name]

    def name_for(self, kind: Kind) -> str:
        """The name of a card's drawing: the card's own, else its type's; empty if it has neither,
        so that the card is a plain tile."""
        for name in (kind.name, kind.type):
            if name in self._by_name and name not in self.signs:
                return name
        return ""

    def drawing_for(self, kind: Kind) -> str:
        """A card's drawing; empty if it has none."""
        name = self.name_for(kind)
        return self._by_name[name] if name else ""

    def symbols(self) -> dict[str, str]:
        """What a page refers to by name: every drawing but the back, which has another format, and
        the scene, which is shown only once."""
        return {name: drawn for name, drawn in self._by_name.items() if name not in (BACK, SCENE)}


def content_of(document: str) -> str:
    """What is inside the `<svg>` element, without comments and indentation."""
    found = _CONTENT.search(document)
    if found is None:
        raise ValueError("this file is no SVG document")
    return _BETWEEN_TAGS.sub("><", _COMMENT.sub("", found[1])).strip()
