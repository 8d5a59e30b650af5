"""Gaps exactly as wide as a card, in which a card may slide (NX-15)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .geometry import X_SHIFT, Place, Rect, turned_place
from .pinned_places import Pins
from .surface import Surface


@mypyc_attr(acyclic=True)
class Frame:
    """Two facing cards, as far apart as a card is wide in one orientation.

    The first is on the left, and a card slides up and down between them; in a `mirrored` gap the
    first is below, and a card slides from left to right. A card touches both while its lower end is
    above `low` and below `high`, and is on the table from `lowest` to `highest`. The sides are
    those of the space that it can reach.
    """

    __slots__ = ("bottom", "end", "first", "high", "highest", "left", "length", "low", "lowest",
                 "mirrored", "origin", "right", "second", "step", "top")  # fmt: skip

    def __init__(self, surface: Surface, first: Rect, second: Rect, mirrored: bool) -> None:
        width: i64
        height: i64
        if mirrored:
            start, stop = first.top, second.bottom
            low = first.left if first.left > second.left else second.left
            high = first.right if first.right < second.right else second.right
            table: i64 = surface.width
        else:
            start, stop = first.right, second.left
            low = first.bottom if first.bottom > second.bottom else second.bottom
            high = first.top if first.top < second.top else second.top
            table = surface.height
        width, height = surface.card_width, surface.card_height
        length = height if stop - start == width else width
        low -= length
        end = table - length
        sideways = (length == width) != mirrored
        self.first: Final = first
        self.second: Final = second
        self.mirrored: Final = mirrored
        self.length: Final = length
        self.low: Final = low
        self.high: Final = high
        self.end: Final = end
        """The position of a card in the gap at the upper end of the table."""
        self.lowest: Final[i64] = low + 1 if low >= 0 else 0
        self.highest: Final[i64] = high - 1 if high <= end else end
        self.origin: Final = turned_place(start, 0, sideways, mirrored)
        """The place of a card in the gap at the lower end of the table; adding `step` gives the
        next place above."""
        self.step: Final = (1 << X_SHIFT) if mirrored else 2
        self.left: Final[i64] = low if mirrored else start
        self.bottom: Final[i64] = start if mirrored else low
        self.right: Final[i64] = high + length if mirrored else stop
        self.top: Final[i64] = stop if mirrored else high + length

    def is_made_by(self, card: Rect) -> bool:
        """Whether this card is one of the two."""
        return self.first is card or self.second is card

    def borders_on(self, card: Rect) -> bool:
        """Whether the card lies in the gap or borders on it."""
        if card.left > self.right or card.right < self.left:
            return False
        return card.bottom <= self.top and card.top >= self.bottom

    def holds(self, card: Rect) -> bool:
        """Whether the card lies in the gap."""
        if card.left >= self.right or card.right <= self.left:
            return False
        return card.bottom < self.top and card.top > self.bottom


@mypyc_attr(acyclic=True)
class Gap:
    """The space in a frame. `inside` are the cards in it, from the lowest. If they leave room, it
    `is_open`; if not, `openers` are the cards in it whose removal makes room."""

    __slots__ = ("bottom", "frame", "free", "inside", "is_open", "left", "offers", "openers",
                 "right", "top")  # fmt: skip

    def __init__(
        self, frame: Frame, inside: list[Rect], openers: list[Rect], is_open: bool
    ) -> None:
        self.frame: Final = frame
        self.left: Final = frame.left
        self.bottom: Final = frame.bottom
        self.right: Final = frame.right
        self.top: Final = frame.top
        self.inside: Final = inside
        self.openers: Final = openers
        self.is_open: Final = is_open
        self.offers: list[Place] = []
        """The places with room for a card; `free` are those of them that nothing holds fast."""
        self.free: list[Rect] = []

    def offers_without(self, card: Rect, cards: list[Rect]) -> list[Place]:
        """Every place on offer once this card, one of all these, is lifted, whether held fast or
        not."""
        frame = self.frame
        if not frame.borders_on(card):
            return self.offers
        if frame.is_made_by(card):
            return []
        inside = self.inside
        if frame.holds(card):
            inside = [rect for rect in inside if rect is not card]
        rooms = _find_rooms(frame, inside)
        return _find_offers(frame, rooms, cards, card) if rooms else []


def bordering(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """The gaps that the card lies in or borders on."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left <= right and gap.right >= left and gap.bottom <= top and gap.top >= bottom
    ]


def not_bordering(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """The gaps that the card neither lies in nor borders on."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left > right or gap.right < left or gap.bottom > top or gap.top < bottom
    ]


def holding(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """The gaps that the card lies in."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left < right and gap.right > left and gap.bottom < top and gap.top > bottom
    ]


def not_holding(card: Rect, gaps: list[Gap]) -> list[Gap]:
    """The gaps that the card does not lie in."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        gap
        for gap in gaps
        if gap.left >= right or gap.right <= left or gap.bottom >= top or gap.top <= bottom
    ]


def find_gap(
    surface: Surface,
    first: Rect,
    second: Rect,
    mirrored: bool,
    near: list[Rect],
    cards: list[Rect],
    pins: Pins,
) -> Gap | None:
    """The gap between these two, between which a card fits, if there is room for it now or once
    another card is lifted. `near` must include the cards that can lie in it, `cards` those that can
    border on it."""
    frame = Frame(surface, first, second, mirrored)
    left, bottom, right, top = frame.left, frame.bottom, frame.right, frame.top
    inside = [
        rect
        for rect in near
        if rect.left < right and rect.right > left and rect.bottom < top and rect.top > bottom
    ]
    return fill(surface, frame, inside, cards, pins)


def fill(
    surface: Surface, frame: Frame, inside: list[Rect], cards: list[Rect], pins: Pins
) -> Gap | None:
    """The gap with these cards in it; None if there is no room, whichever of them is lifted. Offers
    line up with any of `cards`; `pins` tells which offers are held fast."""
    if len(inside) > 1:
        _sort(inside, frame.mirrored)
    rooms = _find_rooms(frame, inside)
    if rooms:
        gap = Gap(frame, inside, [], is_open=True)
        gap.offers = _find_offers(frame, rooms, cards, None)
        gap.free = [surface.rect(place) for place in gap.offers if not pins.has(place)]
        return gap
    openers = _find_openers(frame, inside)
    return Gap(frame, inside, openers, is_open=False) if openers else None


def _sort(inside: list[Rect], mirrored: bool) -> None:
    """Sort from the lowest; the cards are few, and mostly in order already."""
    for at in range(1, len(inside)):
        rect = inside[at]
        to = at
        while to:
            before = inside[to - 1]
            if (before.left <= rect.left) if mirrored else (before.bottom <= rect.bottom):
                break
            inside[to] = before
            to -= 1
        if to != at:
            inside[to] = rect


def _find_rooms(frame: Frame, inside: list[Rect]) -> list[i64]:
    """The ranges, each a lowest and a highest position, in which the lower end of a card overlaps
    none of these."""
    mirrored, length = frame.mirrored, frame.length
    lowest, highest = frame.lowest, frame.highest
    rooms: list[i64] = []
    for rect in inside:
        if lowest > highest:
            return rooms
        below = (rect.left if mirrored else rect.bottom) - length
        if lowest <= below:
            rooms.append(lowest)
            rooms.append(below if below < highest else highest)
        above = rect.right if mirrored else rect.top
        if above > lowest:
            lowest = above
    if lowest <= highest:
        rooms.append(lowest)
        rooms.append(highest)
    return rooms


def _find_openers(frame: Frame, inside: list[Rect]) -> list[Rect]:
    """The cards without which there is room somewhere besides where that card lies."""
    mirrored, length, highest = frame.mirrored, frame.length, frame.highest
    found: list[Rect] = []
    for opener in inside:
        own: i64 = -1
        if mirrored:
            if opener.bottom == frame.bottom and opener.top == frame.top:
                own = opener.left
        elif opener.left == frame.left and opener.right == frame.right:
            own = opener.bottom
        lowest = frame.lowest
        for rect in inside:
            if rect is not opener:
                below = (rect.left if mirrored else rect.bottom) - length
                if below > highest:
                    below = highest
                if lowest < below or (lowest == below and lowest != own):
                    found.append(opener)
                    break
                above = rect.right if mirrored else rect.top
                if above > lowest:
                    lowest = above
        else:
            if lowest < highest or (lowest == highest and lowest != own):
                found.append(opener)
    return found


def _find_offers(
    frame: Frame, rooms: list[i64], cards: list[Rect], without: Rect | None
) -> list[Place]:
    """The places where an end of the card lines up with something in the gap or bordering on it,
    and one between each two such places."""
    left, bottom, right, top = frame.left, frame.bottom, frame.right, frame.top
    members = [
        card
        for card in cards
        if card.left <= right and card.right >= left and card.bottom <= top and card.top >= bottom
    ]
    found: list[Place] = []
    for room in range(0, len(rooms), 2):
        _find_in_room(found, frame, rooms[room], rooms[room + 1], members, without)
    return found


def _find_in_room(
    found: list[Place],
    frame: Frame,
    lowest: i64,
    highest: i64,
    members: list[Rect],
    without: Rect | None,
) -> None:
    """Find the offers in one room, and add them to those of the others."""
    length, mirrored, end = frame.length, frame.mirrored, frame.end
    # the line-ups in this room, in order, the last before it and the first beyond
    line_ups: list[i64] = []
    last, beyond = frame.low, frame.high
    if lowest == 0:
        line_ups.append(0)
    elif last < 0:
        last = 0
    if highest == end:
        _line_up(line_ups, end)
    elif beyond > end:
        beyond = end
    for member in members:
        if member is not without:
            y, upper = member.bottom, member.top
            if mirrored:
                y, upper = member.left, member.right
            while True:  # each end of this one, with the lower and the upper end of the card
                if y > highest:
                    if y < beyond:
                        beyond = y
                elif y >= lowest:
                    _line_up(line_ups, y)
                elif y > last:
                    last = y
                below = y - length
                if below >= lowest:
                    if below <= highest:
                        _line_up(line_ups, below)
                    elif below < beyond:
                        beyond = below
                elif below > last:
                    last = below
                if y == upper:
                    break
                y = upper
    line_ups.append(beyond)
    origin: i64 = frame.origin
    step: i64 = frame.step
    for y in line_ups:
        between = (last + y) >> 1
        if lowest <= between <= highest and between > last:
            found.append(origin + step * between)
        if y <= highest:
            found.append(origin + step * y)
        last = y


def _line_up(line_ups: list[i64], y: i64) -> None:
    """Add a position to this sorted list unless it is there already."""
    at = len(line_ups)
    while at:
        before = line_ups[at - 1]
        if before <= y:
            if before == y:
                return
            break
        at -= 1
    line_ups.insert(at, y)
