"""Gaps just as wide as a card, in which it may slide (NX-15)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .geometry import Place, Rect, Surface, turned_place
from .pinned import Pins


@mypyc_attr(acyclic=True)
class Gap:
    """The space between two cards that face each other, as wide as a card is in one orientation.

    It is described as if the two were to its left and right, and a card slid up and down: in a gap
    that lies the other way (`mirrored`) all rectangles are twins. The card touches both while it is
    above `low` and below `high`. `inside` are the cards that lie in the gap, from the lowest. If
    they leave room it `is_open`, and `free` are the places there that nothing holds fast.
    """

    __slots__ = ("_surface", "_without", "bottom", "first", "free", "high", "inside", "is_open",
                 "left", "length", "low", "mirrored", "right", "second", "top")  # fmt: skip

    def __init__(
        self,
        surface: Surface,
        first: Rect,
        second: Rect,
        mirrored: bool,
        low: i64,
        high: i64,
        inside: list[Rect],
    ) -> None:
        length: i64 = surface.card_height + surface.card_width - (second.left - first.right)
        self._surface: Final = surface
        self.mirrored: Final = mirrored
        self.first: Final = first
        self.second: Final = second
        self.length: Final[i64] = length
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        # what a card in the gap can reach, as it really lies
        self.left: Final[i64] = low if mirrored else first.right
        self.right: Final[i64] = high + length if mirrored else second.left
        self.bottom: Final[i64] = first.right if mirrored else low
        self.top: Final[i64] = second.left if mirrored else high + length
        self.inside: Final = inside
        self._without: Final[dict[Place, list[Place]]] = {}
        self.is_open = False
        self.free: list[Rect] = []

    def borders(self, card: Rect) -> bool:
        """Whether the card, as it really lies, is in the gap or borders on it."""
        return (
            card.left <= self.right
            and card.right >= self.left
            and card.bottom <= self.top
            and card.top >= self.bottom
        )

    def members(self, cards: list[Rect]) -> list[Rect]:
        """Those of the cards that are in the gap or border on it, the two that make it included."""
        left, bottom, right, top = self.left, self.bottom, self.right, self.top
        return [
            card
            for card in cards
            if card.left <= right
            and card.right >= left
            and card.bottom <= top
            and card.top >= bottom
        ]

    def is_between(self, place: Place) -> bool:
        """Whether the card at this place is one of the two that make the gap."""
        return self.first.place == place or self.second.place == place

    def find_free(self, cards: list[Rect], pins: Pins) -> None:
        """See what is on offer among all these cards. Of what is held fast, the pins know."""
        rooms = self._rooms(-1)
        if rooms:
            self.is_open = True
            offers = self._offers(rooms, cards, -1)
            self.free = [self._surface.rect(place) for place in offers if not pins.has(place)]

    def with_card(self, card: Rect, cards: list[Rect], pins: Pins) -> "Gap | None":
        """The same gap with one card more, among all others, that lies in it or borders on it; None
        if there is no room in it any more, whichever card is lifted."""
        own = card.twin if self.mirrored else card
        first, second = self.first, self.second
        inside = self.inside
        if own.left < second.left and own.right > first.right:
            inside = [*inside, own]
            inside.sort(key=_bottom)
            if not _may_open(first, second, inside, self.low, self.high, self.length):
                return None
        elif not self.is_open and not self._without:
            return self
        gap = Gap(self._surface, first, second, self.mirrored, self.low, self.high, inside)
        if self.is_open:
            gap.find_free(cards, pins)
        return gap

    def places_without(self, card: Place, cards: list[Rect]) -> list[Place]:
        """Every place on offer once this card is lifted, held fast or not."""
        found = self._without.get(card)
        if found is None:
            rooms = [] if self.is_between(card) else self._rooms(card)
            found = self._without[card] = self._offers(rooms, cards, card) if rooms else []
        return found

    def _rooms(self, without: Place) -> list[i64]:
        """The stretches in which the lower end of a card can be that overlaps nothing but the card
        at this place: the lowest and the highest of each."""
        length, lowest, highest = self.length, self.low + 1, self.high - 1
        last: i64 = (self._surface.width if self.mirrored else self._surface.height) - length
        if lowest < 0:
            lowest = 0
        if highest > last:
            highest = last
        rooms: list[i64] = []
        for rect in self.inside:
            if rect.place == without:
                continue
            if lowest > highest:
                return rooms
            below = rect.bottom - length
            if lowest <= below:
                rooms.append(lowest)
                rooms.append(below if below < highest else highest)
            if rect.top > lowest:
                lowest = rect.top
        if lowest <= highest:
            rooms.append(lowest)
            rooms.append(highest)
        return rooms

    def _offers(self, rooms: list[i64], cards: list[Rect], without: Place) -> list[Place]:
        """Where an end of the card lines up with something, and once between two such places."""
        length, mirrored = self.length, self.mirrored
        table: i64 = self._surface.width if mirrored else self._surface.height
        x = self.first.right
        sideways = (self.second.left - x != self._surface.card_width) != mirrored
        members = [card for card in self.members(cards) if card.place != without]
        found: list[Place] = []
        for room in range(0, len(rooms), 2):
            lowest, highest = rooms[room], rooms[room + 1]
            line_ups: list[i64] = []
            last, beyond = self.low, self.high
            end = table - length
            if lowest == 0:
                line_ups.append(0)
            elif last < 0:
                last = 0
            if highest == end:
                line_ups.append(end)
            elif beyond > end:
                beyond = end
            for member in members:
                bottom, top = member.bottom, member.top
                if mirrored:
                    bottom, top = member.left, member.right
                for pair in range(4):  # each of its ends, with the lower and the upper of the card
                    y = (top if pair & 1 else bottom) - (length if pair & 2 else 0)
                    if y > highest:
                        if y < beyond:
                            beyond = y
                    elif y >= lowest:
                        line_ups.append(y)
                    elif y > last:
                        last = y
            if len(line_ups) > 1:
                line_ups.sort()
            line_ups.append(beyond)
            for y in line_ups:
                if y == last:
                    continue
                between = (last + y) // 2
                if between > last and between >= lowest and between <= highest:
                    found.append(turned_place(x, between, sideways, mirrored))
                if y <= highest:
                    found.append(turned_place(x, y, sideways, mirrored))
                last = y
        return found


def find_gap(
    surface: Surface,
    first: Rect,
    second: Rect,
    mirrored: bool,
    near: list[Rect],
    cards: list[Rect],
    pins: Pins,
) -> Gap | None:
    """The gap between these two, if a card can touch the first with its left side and the second
    with its right, and there is room for it, or will be once another is lifted. `near` are, turned
    like the two, at least the cards that can lie there, and `cards` the same as they really lie."""
    left, right = first.right, second.left
    length: i64 = surface.card_height + surface.card_width - (right - left)
    low = (first.bottom if first.bottom > second.bottom else second.bottom) - length
    high = first.top if first.top < second.top else second.top
    if low + 1 >= high:
        return None
    top = high + length
    inside = [
        rect
        for rect in near
        if rect.left < right and rect.right > left and rect.bottom < top and rect.top > low
    ]
    if inside:
        if len(inside) > 1:
            inside.sort(key=_bottom)
        if not _may_open(first, second, inside, low, high, length):
            return None
    gap = Gap(surface, first, second, mirrored, low, high, inside)
    gap.find_free(cards, pins)
    return gap


def _may_open(
    first: Rect, second: Rect, inside: list[Rect], low: i64, high: i64, length: i64
) -> bool:
    """Whether somewhere a card would overlap nothing inside, or one card that does not lie exactly
    there. Where there is room, there is room at the end of it: next to a card, or at an end."""
    lowest, highest = low + 1, high - 1
    if _is_room(first, second, inside, lowest, length):
        return True
    if _is_room(first, second, inside, highest, length):
        return True
    for rect in inside:
        below, above = rect.bottom - length, rect.top
        if lowest <= below <= highest and _is_room(first, second, inside, below, length):
            return True
        if lowest <= above <= highest and _is_room(first, second, inside, above, length):
            return True
    return False


def _is_room(first: Rect, second: Rect, inside: list[Rect], y: i64, length: i64) -> bool:
    top = y + length
    is_blocked = False
    for rect in inside:
        bottom = rect.bottom
        if bottom < top and y < rect.top:
            if is_blocked:
                return False
            if bottom == y and rect.left == first.right and rect.right == second.left:
                return False
            is_blocked = True
    return True


def _bottom(rect: Rect) -> int:
    return rect.bottom
