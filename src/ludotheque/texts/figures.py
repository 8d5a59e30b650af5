"""The figures of the cards in words, and which of them are not from the rulebook."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Card

from .game_texts import Texts

MARKS: Final[Mapping[str, str]] = {"card": "*", "ruling": "°", "added": "+"}
"""The sign behind a figure, by its source. What is from the rulebook or a player's own list has
none."""


def figures_of(texts: Texts, card: Card) -> list[str]:
    """The figures of a card, each with its title and the mark of its source: "Cost 3*"."""
    kind = texts.game.box.kinds[card]
    values = {"count": kind.count, **kind.figures}
    return [
        texts.word(
            "figure-marked",
            figure=texts.figure(figure),
            value=str(value).replace("-", "\N{MINUS SIGN}"),
            mark=MARKS.get(kind.sources[figure], ""),
        )
        for figure, value in values.items()
    ]


def figures_with(texts: Texts, source: str) -> tuple[int, int]:
    """How many figures of the cards have this source, and how many figures there are."""
    sources = [each for kind in texts.game.box.kinds for each in kind.sources.values()]
    return sources.count(source), len(sources)


def reconstructed(texts: Texts) -> str:
    """How many figures are reconstructed, and what that means."""
    count, total = figures_with(texts, "card")
    return texts.word("reconstructed", count=count, total=total)


def legend(texts: Texts) -> list[str]:
    """What the marks mean that the figures of this game have."""
    return [
        texts.word(f"mark-{source}", mark=mark)
        for source, mark in MARKS.items()
        if figures_with(texts, source)[0]
    ]
