"""Gaps just as wide as a card, in which it may slide (NX-15)."""

from collections.abc import Sequence
from typing import Final

from .geometry import Place, Rect, Surface, place_at


class Gap:
    """The space between two cards that face each other, as wide as a card is in one orientation.

    It is described as if the cards were to its left and right, and the card slid up and down: a
    gap that lies the other way is `mirrored`, and all rectangles are then twins. The card touches
    both while it is above `low` and below `high`.
    """

    __slots__ = ("_high", "_low", "_mirrored", "_sideways", "_surface", "area", "first", "free",
                 "key", "length", "members", "second", "width")  # fmt: skip

    def __init__(
        self,
        surface: Surface,
        first: Rect,
        second: Rect,
        mirrored: bool,
        near: Sequence[Rect],
    ) -> None:
        self._surface: Final = surface
        self._mirrored: Final = mirrored
        self.first: Final = first
        self.second: Final = second
        self.key: Final = gap_key(first, second, mirrored)
        width = second.left - first.right
        length = surface.card_height if width == surface.card_width else surface.card_width
        self.width: Final = width
        self.length: Final = length
        self._sideways: Final = (width != surface.card_width) != mirrored
        self._low: Final = max(first.bottom, second.bottom) - length
        self._high: Final = min(first.top, second.top)
        bottom, top = self._low, self._high + length
        area = Rect(-1, first.right, bottom, second.left, top)
        self.area: Final = Rect(-1, bottom, first.right, top, second.left) if mirrored else area
        """All that lies in the gap or borders on it has its line-ups (NX-15)."""
        self.members: Final = [rect for rect in near if meet(area, rect)]
        self.free: Final = self.places(-1)

    def places(self, without: Place) -> tuple[Place, ...]:
        """Every place on offer, judged without the card at this place: where an end of the card
        lines up with something, and once between two such places."""
        low, high, length = self._low, self._high, self.length
        left, right = self.first.right, self.second.left
        table = self._surface.width if self._mirrored else self._surface.height
        lowest, highest = max(0, low + 1), min(table - length, high - 1)
        inside: list[Rect] = []
        line_ups = {low, high, 0, table - length}
        for rect in self.members:
            if rect.place == without:
                continue
            if rect.left < right and rect.right > left:
                if rect.bottom - length <= low and rect.top >= high:
                    return ()
                inside.append(rect)
            line_ups.update((rect.bottom, rect.top, rect.bottom - length, rect.top - length))
        found: list[Place] = []
        last = low
        for y in sorted(line_ups):
            if y < low or y > high:
                continue
            between = (last + y) // 2
            for at in (between, y) if between > last else (y,):
                if lowest <= at <= highest and _is_free(at, length, inside):
                    found.append(self._place(at))  # noqa: PERF401  # mypyc makes no quicker loop
            last = y
        return tuple(found)

    def with_member(self, card: Rect) -> "Gap":
        """The same gap with one card more in it or on its border."""
        own = card.twin if self._mirrored else card
        return Gap(self._surface, self.first, self.second, self._mirrored, [*self.members, own])

    def without_member(self, place: Place) -> "Gap":
        """The same gap with one card less."""
        left = [rect for rect in self.members if rect.place != place]
        return Gap(self._surface, self.first, self.second, self._mirrored, left)

    def is_between(self, place: Place) -> bool:
        """Whether the card at this place is one of the two that make the gap."""
        return self.first.place == place or self.second.place == place

    def _place(self, y: int) -> Place:
        x = self.first.right
        return place_at(y, x, self._sideways) if self._mirrored else place_at(x, y, self._sideways)


def _is_free(y: int, length: int, inside: list[Rect]) -> bool:
    top = y + length
    for rect in inside:  # noqa: SIM110  # asked too often for a generator
        if rect.bottom < top and y < rect.top:
            return False
    return True


def gap_key(first: Rect, second: Rect, mirrored: bool) -> int:
    """One number for the two cards and the direction."""
    return (first.place << 30 | second.place) << 1 | mirrored


def is_gap(surface: Surface, first: Rect, second: Rect) -> bool:
    """Whether a card could touch the first with its left side and the second with its right."""
    width = second.left - first.right
    if width == surface.card_width:
        length = surface.card_height
    elif width == surface.card_height:
        length = surface.card_width
    else:
        return False
    return max(first.bottom, second.bottom) - length + 1 < min(first.top, second.top)


def meet(a: Rect, b: Rect) -> bool:
    """Whether they have at least a point in common."""
    return a.left <= b.right and b.left <= a.right and a.bottom <= b.top and b.bottom <= a.top
