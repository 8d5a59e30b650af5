"""What a page has been sent of its parts, so that it need only be told where they differ."""

from collections.abc import Callable
from typing import Final

from .page_parts import NOTHING_SENT, Outline, PageBody

Change = tuple[str, str] | tuple[str, str, int, int, int]
"""A part's id and its HTML; or its id, what is new in the middle of its HTML, how much of what was
sent before stays in front of that and behind it, counted as JavaScript does, and whether that was
sent last (0) or the time before (1)."""

MOST_REMEMBERED: Final = 64
"""Of how many parts the HTML is kept for each page. There are thousands of pages, and most of a
table stays as it is; what changes often is among the last that were sent."""


class SentParts:
    """The parts of one page. It never forgets what an update brought, so a part that was gone can
    come back as a difference too."""

    def __init__(self) -> None:
        self._outline: Outline = NOTHING_SENT
        self._html: Final[dict[str, tuple[str, ...]]] = {}
        """What was sent of each part last, and the time before: much goes to and fro with whose
        turn it is."""

    def are_all_of(self, body: PageBody) -> None:
        """The page has been loaded as it is now."""
        self._outline = body.outline

    def changes(self, body: PageBody) -> list[Change]:
        """What the page must be sent to show this, which it is then taken to have."""
        changed = body.changes(self._outline)
        self._outline = body.outline
        changes = [self._change(id_, html) for id_, html in changed]
        while len(self._html) > MOST_REMEMBERED:
            del self._html[next(iter(self._html))]
        return changes

    def _change(self, id_: str, html: str) -> Change:
        before = self._html.pop(id_, ())
        self._html[id_] = (html, *before[:1])  # the part is now the last that was sent
        if not before:
            return id_, html
        differences = [(*_difference(old, html), back) for back, old in enumerate(before)]
        return id_, *min(differences, key=lambda difference: len(difference[0]))


def _difference(old: str, new: str) -> tuple[str, int, int]:
    """What is new, and how much is the same in front of it and behind it."""
    shorter = min(len(old), len(new))
    start = _equal(shorter, lambda number: old[:number] == new[:number])
    rest = shorter - start
    end = _equal(rest, lambda number: old[len(old) - number :] == new[len(new) - number :])
    middle = new[start : len(new) - end]
    return middle, _units(new[:start]), _units(new[len(new) - end :])


def _equal(most: int, is_equal: Callable[[int], bool]) -> int:
    """The largest number, up to this one, of characters that are equal. A few long comparisons are
    much quicker than many of one character."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if is_equal(middle):
            low = middle
        else:
            high = middle - 1
    return low


def _units(text: str) -> int:
    """The length of a text in JavaScript."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le")) // 2
