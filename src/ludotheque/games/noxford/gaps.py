"""Gaps just as wide as a card, in which it may slide (NX-15)."""

from collections.abc import Sequence
from typing import Final

from .geometry import Place, Rect, Surface, place_at


class Gap:
    """The space between two cards that face each other, as wide as a card is in one orientation.

    It is described as if the two were to its left and right, and a card slid up and down: in a gap
    that lies the other way (`mirrored`) all rectangles are twins. The card touches both while it is
    above `low` and below `high`. `members` are the cards that lie in the gap or border on it, and
    `inside` those that lie in it.
    """

    __slots__ = ("_sideways", "_surface", "_without", "bottom", "first", "free", "high", "inside",
                 "key", "left", "length", "low", "members", "mirrored", "right", "second",
                 "top")  # fmt: skip

    def __init__(
        self,
        surface: Surface,
        first: Rect,
        second: Rect,
        mirrored: bool,
        low: int,
        high: int,
        members: list[Rect],
        inside: list[Rect],
        is_full: bool,
    ) -> None:
        turned = second.left - first.right != surface.card_width
        length = surface.card_width if turned else surface.card_height
        self._surface: Final = surface
        self._sideways: Final = turned != mirrored
        self._without: Final[dict[Place, tuple[Place, ...]]] = {}
        self.mirrored: Final = mirrored
        self.first: Final = first
        self.second: Final = second
        self.key: Final = (first.place << 30 | second.place) << 1 | mirrored
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        # what a card in the gap can reach, as it really lies
        self.left: Final = low if mirrored else first.right
        self.right: Final = high + length if mirrored else second.left
        self.bottom: Final = first.right if mirrored else low
        self.top: Final = second.left if mirrored else high + length
        self.members: Final = members
        self.inside: Final = inside
        self.free: Final = () if is_full else self.places(-1)

    def with_member(self, rect: Rect) -> "Gap | None":
        """The same gap with one card more that lies in it or borders on it; None if there is no
        room in it any more, whichever card is lifted. `rect` is a twin in a mirrored gap."""
        inside = self.inside
        if rect.left < self.second.left and rect.right > self.first.right:
            inside = [*inside, rect]
            if len(inside) > 1 and not _may_open(inside, self.low, self.high, self.length):
                return None
        members = [*self.members, rect]
        return Gap(
            self._surface, self.first, self.second, self.mirrored, self.low, self.high, members,
            inside, not self.free,
        )  # fmt: skip

    def places_without(self, card: Place) -> tuple[Place, ...]:
        """Every place on offer once this card is lifted."""
        if self.first.place == card or self.second.place == card:
            return ()
        found = self._without.get(card)
        if found is None:
            found = self._without[card] = self.places(card)
        return found

    def places(self, without: Place) -> tuple[Place, ...]:
        """Every place on offer, judged without the card at this place: where an end of the card
        lines up with something, and once between two such places."""
        low, high, length = self.low, self.high, self.length
        table = self._surface.width if self.mirrored else self._surface.height
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

    def is_between(self, place: Place) -> bool:
        """Whether the card at this place is one of the two that make the gap."""
        return self.first.place == place or self.second.place == place

    def _place(self, y: int) -> Place:
        x = self.first.right
        return place_at(y, x, self._sideways) if self.mirrored else place_at(x, y, self._sideways)


def find_gap(
    surface: Surface, first: Rect, second: Rect, mirrored: bool, near: Sequence[Rect]
) -> Gap | None:
    """The gap between these two, if a card can touch the first with its left side and the second
    with its right, and there is room for it once no more than one card is lifted."""
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
    members: list[Rect] = []
    inside: list[Rect] = []
    for rect in near:
        if rect.left <= right and rect.right >= left and rect.bottom <= top and rect.top >= low:
            members.append(rect)
            if rect.left < right and rect.right > left:
                inside.append(rect)
    if len(inside) > 1 and not _may_open(inside, low, high, length):
        return None
    return Gap(surface, first, second, mirrored, low, high, members, inside, is_full=False)


def _may_open(inside: list[Rect], low: int, high: int, length: int) -> bool:
    """Whether somewhere between these heights a card would overlap one of these at most."""
    lowest, highest = low + 1, high - 1
    if _blockers(inside, lowest, length) < 2 or _blockers(inside, highest, length) < 2:
        return True
    for rect in inside:
        below, above = rect.bottom - length, rect.top
        if lowest <= below <= highest and _blockers(inside, below, length) < 2:
            return True
        if lowest <= above <= highest and _blockers(inside, above, length) < 2:
            return True
    return False


def _blockers(inside: list[Rect], y: int, length: int) -> int:
    top = y + length
    count = 0
    for rect in inside:
        if rect.bottom < top and y < rect.top:
            count += 1
    return count
