"""Where the rules page explains each card: in an item that begins with its name, or else beside its
picture or that of a card of the same type."""

import re
from functools import lru_cache
from typing import Final

from ludotheque.texts import Texts, rules_text

_EXPLAINED: Final = re.compile(r"^- \*\*(.+?)\.?\*\*", re.MULTILINE)
_PICTURE: Final = re.compile(r"\]\(card:([^ )]+)")
_FIGURE: Final = re.compile(r"\s[+\N{MINUS SIGN}]?\d+$")
"""What tells cards of one kind apart at the end of their names."""


def titled(name: str) -> str:
    """A card's name without the figure at its end."""
    return _FIGURE.sub("", name)


class RuleAnchors:
    """The anchors of one game's rules in one language."""

    def __init__(self, texts: Texts) -> None:
        text, kinds = rules_text(texts), texts.game.box.kinds
        explained = set(_EXPLAINED.findall(text))
        pictured = set(_PICTURE.findall(text))
        self.by_title: Final[dict[str, str]] = {}
        """The id of the item that begins with this name."""
        self.by_card: Final[dict[str, str]] = {}
        """The id of the paragraph about each card, by the card's name in the box."""
        for card, kind in enumerate(kinds):
            title = titled(texts.card(card))
            if title in explained:
                anchor = self.by_title.setdefault(title, f"on-{kind.name}")
                self.by_card[kind.name] = anchor
            elif kind.name in pictured:
                self.by_card[kind.name] = picture_anchor(kind.name)
        alike = {kind.type: self.by_card[kind.name] for kind in kinds if kind.name in self.by_card}
        for kind in kinds:
            if kind.type in alike:
                self.by_card.setdefault(kind.name, alike[kind.type])


def picture_anchor(name: str) -> str:
    """The id of a card's picture."""
    return f"picture-{name}"


@lru_cache(maxsize=64)
def anchors_of(texts: Texts) -> RuleAnchors:
    return RuleAnchors(texts)
