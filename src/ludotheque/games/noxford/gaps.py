"""Gaps just as wide as a card, in which it may slide (NX-15)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .geometry import X_SHIFT, Place, Rect, turned_place
from .pinned import NOTHING, Pins
from .surface import Surface


@mypyc_attr(acyclic=True)
class Frame:
    """Two cards that face each other, as far apart as a card is wide in one orientation.

    They are described as if they were to the left and right of the gap, and a card slid up and
    down: in a gap that lies the other way (`mirrored`) all rectangles are twins. The card touches
    both while it is above `low` and below `high`, and is on the table from `lowest` to `highest`.
    """

    __slots__ = ("end", "first", "high", "highest", "length", "low", "lowest", "mirrored",
                 "origin", "second", "step", "surface")  # fmt: skip

    def __init__(
        self,
        surface: Surface,
        first: Rect,
        second: Rect,
        mirrored: bool,
        low: i64,
        high: i64,
        length: i64,
    ) -> None:
        x = first.right
        end: i64 = (surface.width if mirrored else surface.height) - length
        sideways = (second.left - x != surface.card_width) != mirrored
        self.surface: Final = surface
        self.first: Final = first
        self.second: Final = second
        self.mirrored: Final = mirrored
        self.length: Final[i64] = length
        self.low: Final[i64] = low
        self.high: Final[i64] = high
        self.end: Final[i64] = end
        """Where a card in the gap is at the upper end of the table."""
        self.lowest: Final[i64] = low + 1 if low >= 0 else 0
        self.highest: Final[i64] = high - 1 if high <= end else end
        self.origin: Final = turned_place(x, 0, sideways, mirrored)
        """The place of a card in the gap at the lower end of the table, and how far it is to the
        next one above."""
        self.step: Final = (1 << X_SHIFT) if mirrored else 2

    def is_made_by(self, place: Place) -> bool:
        """Whether the card at this place is one of the two."""
        return self.first.place == place or self.second.place == place


@mypyc_attr(acyclic=True)
class Gap:
    """The space in a frame. `inside` are the cards that lie in it, from the lowest. If they leave
    room it `is_open`; if not, `openers` are those of them without which there is room."""

    __slots__ = ("_members", "_rooms", "_without", "bottom", "frame", "free", "inside", "left",
                 "offers", "openers", "right", "top")  # fmt: skip

    def __init__(
        self, frame: Frame, inside: list[Rect], rooms: list[i64], openers: list[Place]
    ) -> None:
        self.frame: Final = frame
        # what a card in the gap can reach, as it really lies
        if frame.mirrored:
            self.left: i64 = frame.low
            self.right: i64 = frame.high + frame.length
            self.bottom: i64 = frame.first.right
            self.top: i64 = frame.second.left
        else:
            self.left = frame.first.right
            self.right = frame.second.left
            self.bottom = frame.low
            self.top = frame.high + frame.length
        self.inside: Final = inside
        self.openers: Final = openers
        self._rooms: Final = rooms
        self._members: list[Rect] | None = None
        """As they really lie, the cards in the gap and those that border on it, the two that make
        it included; None as long as nobody has asked."""
        self._without: dict[Place, list[Place]] | None = None
        self.offers: list[Place] = []
        """The places where there is room, and those of them that nothing holds fast."""
        self.free: list[Rect] = []

    @property
    def is_open(self) -> bool:
        return bool(self._rooms)

    def look(self, cards: list[Rect], pins: Pins) -> None:
        """See what is on offer among these cards. Of what is held fast, the pins know."""
        if self._rooms:
            self.offers = self._find_offers(self._rooms, cards, NOTHING)
            rect = self.frame.surface.rect
            self.free = [rect(place) for place in self.offers if not pins.has(place)]

    def with_card(self, card: Rect, cards: list[Rect], pins: Pins) -> "Gap | None":
        """The same gap with one card more, among all others, that lies in it or borders on it; None
        if there is no room in it any more, whichever card is lifted."""
        frame, members = self.frame, self._members
        gap: Gap | None
        if self._holds(card):
            gap = fill(frame, [*self.inside, card.twin if frame.mirrored else card])
            if gap is None:
                return None
        else:  # a new one in any case: copies of the city share this one, and what it has found
            gap = Gap(frame, self.inside, self._rooms, self.openers)
        if members is not None:
            gap._members = [*members, card]
        gap.look(cards, pins)
        return gap

    def without_card(self, card: Rect, cards: list[Rect], pins: Pins) -> "Gap | None":
        """The same gap when a card is gone that lay in it or bordered on it; None if it was one of
        the two that made it."""
        frame, members = self.frame, self._members
        if frame.is_made_by(card.place):
            return None
        gap: Gap | None
        if self._holds(card):
            gap = fill(frame, [rect for rect in self.inside if rect.place != card.place])
            if gap is None:
                return None
        else:  # a new one in any case: copies of the city share this one, and what it has found
            gap = Gap(frame, self.inside, self._rooms, self.openers)
        if members is not None:
            gap._members = [rect for rect in members if rect is not card]
        gap.look(cards, pins)
        return gap

    def _holds(self, card: Rect) -> bool:
        """Whether a card that borders on the gap lies in it."""
        if card.left >= self.right or card.right <= self.left:
            return False
        return card.bottom < self.top and card.top > self.bottom

    def places_without(self, card: Place, cards: list[Rect]) -> list[Place]:
        """Every place on offer once this card, one of all these, is lifted, held fast or not."""
        without = self._without
        if without is None:
            without = self._without = {}
        found = without.get(card)
        if found is None:
            frame = self.frame
            rooms: list[i64] = []
            if not frame.is_made_by(card):
                inside = [rect for rect in self.inside if rect.place != card]
                rooms = _find_rooms(inside, frame.lowest, frame.highest, frame.length)
            found = without[card] = self._find_offers(rooms, cards, card) if rooms else []
        return found

    def _find_offers(self, rooms: list[i64], cards: list[Rect], without: Place) -> list[Place]:
        """Where an end of the card lines up with something, and once between two such places."""
        members = self._members
        if members is None:
            left, bottom, right, top = self.left, self.bottom, self.right, self.top
            members = self._members = [
                card
                for card in cards
                if card.left <= right
                and card.right >= left
                and card.bottom <= top
                and card.top >= bottom
            ]
        frame = self.frame
        length, mirrored, end = frame.length, frame.mirrored, frame.end
        origin, step = frame.origin, frame.step
        found: list[Place] = []
        for room in range(0, len(rooms), 2):
            lowest, highest = rooms[room], rooms[room + 1]
            # the line-ups in this room, the last before it and the first beyond
            line_ups: list[i64] = []
            last, beyond = frame.low, frame.high
            if lowest == 0:
                line_ups.append(0)
            elif last < 0:
                last = 0
            if highest == end:
                line_ups.append(end)
            elif beyond > end:
                beyond = end
            for member in members:
                if member.place == without:
                    continue
                y, upper = member.bottom, member.top
                if mirrored:
                    y, upper = member.left, member.right
                for _ in range(2):  # each of its ends, with the lower and the upper of the card
                    if y > highest:
                        if y < beyond:
                            beyond = y
                    elif y >= lowest:
                        line_ups.append(y)
                    elif y > last:
                        last = y
                    below = y - length
                    if below >= lowest:
                        if below <= highest:
                            line_ups.append(below)
                        elif below < beyond:
                            beyond = below
                    elif below > last:
                        last = below
                    y = upper
            if len(line_ups) > 1:
                line_ups.sort()
            line_ups.append(beyond)
            for y in line_ups:
                if y > last:
                    between = (last + y) // 2
                    if lowest <= between <= highest and between > last:
                        found.append(origin + step * between)
                    if y <= highest:
                        found.append(origin + step * y)
                    last = y
        return found


def bordering(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """Those of the gaps in which the card, as it really lies, is or on which it borders."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left <= right and gap.right >= left and gap.bottom <= top and gap.top >= bottom
    ]


def not_bordering(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """The other ones."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left > right or gap.right < left or gap.bottom > top or gap.top < bottom
    ]


def find_gap(
    surface: Surface, first: Rect, second: Rect, near: list[Rect], *, mirrored: bool
) -> Gap | None:
    """The gap between these two, between which a card fits, if there is room for it, or will be
    once another is lifted. `near` are at least the cards that can lie there."""
    inside: list[Rect]
    if mirrored:
        first, second = first.twin, second.twin
    left, right = first.right, second.left
    length: i64 = surface.card_height + surface.card_width - (right - left)
    low = (first.bottom if first.bottom > second.bottom else second.bottom) - length
    high = first.top if first.top < second.top else second.top
    top = high + length
    if mirrored:
        inside = [
            rect.twin
            for rect in near
            if rect.bottom < right and rect.top > left and rect.left < top and rect.right > low
        ]
    else:
        inside = [
            rect
            for rect in near
            if rect.left < right and rect.right > left and rect.bottom < top and rect.top > low
        ]
    return fill(Frame(surface, first, second, mirrored, low, high, length), inside)


def fill(frame: Frame, inside: list[Rect]) -> Gap | None:
    """The gap with these cards in it; None if there is no room, whichever of them is lifted."""
    _sort(inside)
    rooms = _find_rooms(inside, frame.lowest, frame.highest, frame.length)
    openers: list[Place] = [] if rooms else _find_openers(frame, inside)
    return Gap(frame, inside, rooms, openers) if rooms or openers else None


def _find_rooms(inside: list[Rect], lowest: i64, highest: i64, length: i64) -> list[i64]:
    """The stretches in which the lower end of a card can be that overlaps none of these: the lowest
    and the highest of each."""
    rooms: list[i64] = []
    for rect in inside:
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


def _find_openers(frame: Frame, inside: list[Rect]) -> list[Place]:
    """Those of the cards without which there is room, and not only just where the card lies."""
    length, highest = frame.length, frame.highest
    found: list[Place] = []
    for opener in inside:
        own: i64 = NOTHING
        if opener.left == frame.first.right and opener.right == frame.second.left:
            own = opener.bottom
        lowest = frame.lowest
        for rect in inside:
            if rect is not opener:
                below = rect.bottom - length
                if below > highest:
                    below = highest
                if lowest < below or (lowest == below and lowest != own):
                    found.append(opener.place)
                    break
                if rect.top > lowest:
                    lowest = rect.top
        else:
            if lowest < highest or (lowest == highest and lowest != own):
                found.append(opener.place)
    return found


def _sort(inside: list[Rect]) -> None:
    """From the lowest; they are few, and mostly in order."""
    for at in range(1, len(inside)):
        rect = inside[at]
        to = at
        while to and inside[to - 1].bottom > rect.bottom:
            inside[to] = inside[to - 1]
            to -= 1
        inside[to] = rect
