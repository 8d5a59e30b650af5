"""Gaps just as wide as a card, in which it may slide (NX-15)."""

from collections.abc import Sequence
from typing import Final

from .geometry import Place, Rect, Surface, place_at


class Gap:
    """The space between two cards that face each other, as wide as a card is in one orientation.

    It is described as if the two were to its left and right, and a card slid up and down: in a gap
    that lies the other way (`mirrored`) all rectangles are twins. The card touches both while it is
    above `low` and below `high`. `members` are the cards that lie in the gap or border on it.
    """

    __slots__ = ("_mirrored", "_sideways", "_surface", "area", "first", "free", "high", "inside",
                 "key", "length", "low", "members", "second")  # fmt: skip

    def __init__(
        self, surface: Surface, first: Rect, second: Rect, mirrored: bool, members: list[Rect]
    ) -> None:
        left, right = first.right, second.left
        turned = right - left != surface.card_width
        length = surface.card_width if turned else surface.card_height
        self._surface: Final = surface
        self._mirrored: Final = mirrored
        self._sideways: Final = turned != mirrored
        self.first: Final = first
        self.second: Final = second
        self.key: Final = (first.place << 30 | second.place) << 1 | mirrored
        self.length: Final = length
        self.low: Final = max(first.bottom, second.bottom) - length
        self.high: Final = min(first.top, second.top)
        self.area: Final = _area(left, self.low, right, self.high + length, mirrored)
        self.members: Final = members
        self.inside: Final = [rect for rect in members if rect.left < right and rect.right > left]
        self.free: Final = self.places(-1)

    def places(self, without: Place) -> tuple[Place, ...]:
        """Every place on offer, judged without the card at this place: where an end of the card
        lines up with something, and once between two such places."""
        low, high, length = self.low, self.high, self.length
        table = self._surface.width if self._mirrored else self._surface.height
        rooms = self._rooms(max(0, low + 1), min(table - length, high - 1), without)
        if not rooms:
            return ()
        line_ups = {low, high, 0, table - length}
        for rect in self.members:
            if rect.place != without:
                line_ups.update((rect.bottom, rect.top, rect.bottom - length, rect.top - length))
        found: list[Place] = []
        last = low
        for y in sorted(line_ups):
            if y < low or y > high:
                continue
            between = (last + y) // 2
            for lowest, highest in rooms:
                if between > last and lowest <= between <= highest:
                    found.append(self._place(between))
                if lowest <= y <= highest:
                    found.append(self._place(y))
            last = y
        return tuple(found)

    def _rooms(self, lowest: int, highest: int, without: Place) -> list[tuple[int, int]]:
        """The stretches of this one in which the card would overlap nothing."""
        length = self.length
        blocked = [(r.bottom - length, r.top) for r in self.inside if r.place != without]
        if len(blocked) > 1:
            blocked.sort()
        rooms: list[tuple[int, int]] = []
        for bottom, top in blocked:
            if lowest <= bottom:
                rooms.append((lowest, min(bottom, highest)))
            if top > lowest:
                lowest = top
            if lowest > highest:
                return rooms
        rooms.append((lowest, highest))
        return rooms

    def with_member(self, card: Rect) -> "Gap":
        """The same gap with one card more in it or on its border."""
        members = [*self.members, card.twin if self._mirrored else card]
        return Gap(self._surface, self.first, self.second, self._mirrored, members)

    def without_member(self, place: Place) -> "Gap":
        """The same gap with one card less."""
        members = [rect for rect in self.members if rect.place != place]
        return Gap(self._surface, self.first, self.second, self._mirrored, members)

    def is_between(self, place: Place) -> bool:
        """Whether the card at this place is one of the two that make the gap."""
        return self.first.place == place or self.second.place == place

    def _place(self, y: int) -> Place:
        x = self.first.right
        return place_at(y, x, self._sideways) if self._mirrored else place_at(x, y, self._sideways)


def _area(left: int, bottom: int, right: int, top: int, mirrored: bool) -> Rect:
    """All that a card in the gap can reach, as it really lies."""
    if mirrored:
        return Rect(-1, bottom, left, top, right)
    return Rect(-1, left, bottom, right, top)


def new_gap(
    surface: Surface, first: Rect, second: Rect, mirrored: bool, near: Sequence[Rect]
) -> Gap | None:
    """The gap between these two, if a card can touch the first with its left side and the second
    with its right."""
    left, right = first.right, second.left
    if right - left == surface.card_width:
        length = surface.card_height
    elif right - left == surface.card_height:
        length = surface.card_width
    else:
        return None
    low, high = max(first.bottom, second.bottom) - length, min(first.top, second.top)
    if low + 1 >= high:
        return None
    top = high + length
    members = [
        rect
        for rect in near
        if rect.left <= right and rect.right >= left and rect.bottom <= top and rect.top >= low
    ]
    return Gap(surface, first, second, mirrored, members)
