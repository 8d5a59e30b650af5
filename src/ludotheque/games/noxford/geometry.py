"""Rectangles on a table: what touches, what is aligned, what holds together (NX-10 to NX-16).

Whole millimetres, no tolerance; x grows to the right, y upwards. Nothing here knows whose card a
rectangle is, or what it shows.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i64

from ludotheque.core import Move

Place: TypeAlias = int
"""Where a card lies and which way round, as one number: places compare as (x, y, sideways)."""

_OFFSET: Final = 4096  # a card may be held where there is no table
_BITS: Final = 14

LEFT: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 4
TOP: Final = 8
ALL_SIDES: Final = 15
_UPRIGHT_SIDES: Final = LEFT | RIGHT
_LEVEL_SIDES: Final = BOTTOM | TOP


def place_at(x: int, y: int, sideways: bool) -> Place:
    """The place of a card with its lower left corner here."""
    return ((x + _OFFSET) << _BITS | y + _OFFSET) << 1 | sideways


def turned_place(x: i64, y: i64, sideways: bool, mirrored: bool) -> Place:
    """The same for a corner in a world that may be mirrored in the diagonal."""
    return place_at(y, x, sideways) if mirrored else place_at(x, y, sideways)


def x_of(place: Place) -> int:
    return (place >> _BITS + 1) - _OFFSET


def y_of(place: Place) -> int:
    return (place >> 1 & (1 << _BITS) - 1) - _OFFSET


def corner_of(place: Place) -> Place:
    """The lower left corner alone: no two cards have the same, so it is enough to name one."""
    return place & ~1


def is_sideways(place: Place) -> bool:
    return place & 1 == 1


class Rect:
    """A card's outline, or a place's. A card's `twin` is its mirror image in the diagonal, so that
    what is true of left and right need not be said again of bottom and top."""

    __slots__ = ("_twin", "bottom", "left", "moves", "place", "right", "top")

    def __init__(self, place: Place, left: i64, bottom: i64, right: i64, top: i64) -> None:
        self.place: Final = place
        self.left: Final = left
        self.bottom: Final = bottom
        self.right: Final = right
        self.top: Final = top
        self.moves: list[Move | None] | None = None
        """For whoever lists moves that lead here, to make each of them once."""
        self._twin: Rect | None = None

    @property
    def twin(self) -> "Rect":
        twin = self._twin
        if twin is None:
            twin = self._twin = Rect(self.place, self.bottom, self.left, self.top, self.right)
            twin._twin = self
        return twin

    def __repr__(self) -> str:
        return f"Rect({self.left}, {self.bottom}, {self.right}, {self.top})"


class Surface:
    """A table, and the cards' size."""

    def __init__(self, width: int, height: int, card_width: int, card_height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self.card_width: Final = card_width
        self.card_height: Final = card_height
        self.reach: Final = max(card_width, card_height)

    def rect(self, place: Place) -> Rect:
        """What a card at this place covers."""
        x: i64 = x_of(place)
        y: i64 = y_of(place)
        width: i64 = self.card_width
        height: i64 = self.card_height
        if is_sideways(place):
            return Rect(place, x, y, x + height, y + width)
        return Rect(place, x, y, x + width, y + height)

    def holds(self, rect: Rect) -> bool:
        """Whether no part of it reaches past the table (NX-14)."""
        inside = rect.left >= 0 and rect.bottom >= 0
        return inside and rect.right <= self.width and rect.top <= self.height


def overlap(a: Rect, b: Rect) -> bool:
    """Whether they share more than an edge or a corner."""
    return a.left < b.right and b.left < a.right and a.bottom < b.top and b.bottom < a.top


def overlapped(rect: Rect, others: list[Rect]) -> list[Rect]:
    """Those of the others that it overlaps."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    return [
        other
        for other in others
        if other.left < right and other.right > left and other.bottom < top and other.top > bottom
    ]


def apart_from(rect: Rect, others: list[Rect]) -> list[Rect]:
    """Those of the others that it does not overlap."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    return [
        other
        for other in others
        if other.left >= right or other.right <= left or other.bottom >= top or other.top <= bottom
    ]


def side_touched(rect: Rect, other: Rect) -> int:
    """The side of the first on which the other touches it: they lie on opposite sides of a line
    and share more than a point of it (NX-11). 0 if they do not touch."""
    if other.bottom < rect.top and rect.bottom < other.top:
        if other.right == rect.left:
            return LEFT
        if other.left == rect.right:
            return RIGHT
    elif other.left < rect.right and rect.left < other.right:
        if other.top == rect.bottom:
            return BOTTOM
        if other.bottom == rect.top:
            return TOP
    return 0


def touched_by(rect: Rect, others: Iterable[Rect]) -> list[Rect]:
    """Those of the others that touch it."""
    return touched_among(rect, list(others))


def touched_among(rect: Rect, others: list[Rect]) -> list[Rect]:
    """The same, without a list of one's own."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    return [
        other
        for other in others
        if other.left <= right
        and other.right >= left
        and other.bottom <= top
        and other.top >= bottom
        and side_touched(rect, other)
    ]


def by_place(rect: Rect) -> Place:
    """What rectangles are sorted by."""
    return rect.place


def aligned_edges(rect: Rect, touched: Iterable[Rect]) -> int:
    """The edges of the first that lie on the line of a parallel edge of a card it touches
    (NX-12)."""
    edges = 0
    for other in touched:
        if rect.left == other.left or rect.left == other.right:
            edges |= LEFT
        if rect.right == other.left or rect.right == other.right:
            edges |= RIGHT
        if rect.bottom == other.bottom or rect.bottom == other.top:
            edges |= BOTTOM
        if rect.top == other.bottom or rect.top == other.top:
            edges |= TOP
    return edges


def how_many(sides: int) -> int:
    """How many sides there are in this set of sides."""
    return sides.bit_count()


def is_pinned(rect: Rect, touched: list[Rect], without: Place = -1) -> bool:
    """Whether the touched cards, less the one at `without`, allow this place and leave it no room
    to slide: one to its left or right and one above or below; or two on one side, flush with the
    end of one of them (NX-13). What may slide is judged by `Gap`."""
    sides = twice = flush = 0
    for other in touched:
        if other.place == without:
            continue
        side = side_touched(rect, other)
        twice |= sides & side
        sides |= side
        if side & _UPRIGHT_SIDES:
            if rect.bottom == other.bottom or rect.top == other.top:
                flush |= side
        elif rect.left == other.left or rect.right == other.right:
            flush |= side
    return bool((sides & _UPRIGHT_SIDES and sides & _LEVEL_SIDES) or twice & flush)


def sides_covered(rect: Rect, touched: Iterable[Rect], without: Place = -1) -> int:
    """The sides on which some card touches it, leaving out the one at `without`."""
    sides = 0
    for other in touched:
        if other.place != without:
            sides |= side_touched(rect, other)
    return sides


def joints(links: list[tuple[int, ...]]) -> list[int]:
    """The cards that hold others together: without one of them, the rest would be in two or more
    parts (NX-41). Cards are numbered; `links` are those that each touches. One walk through the
    city (Hopcroft and Tarjan)."""
    found: list[int] = []
    if not links:
        return found
    when = [0] * len(links)
    earliest = [0] * len(links)
    came_from = [0] * len(links)
    when[0] = earliest[0] = seen = 1
    branches_at_root = 0
    path = [0]
    tried = [0] * len(links)
    while path:
        card = path[-1]
        neighbours = links[card]
        if tried[card] < len(neighbours):
            other = neighbours[tried[card]]
            tried[card] += 1
            if not when[other]:
                seen += 1
                when[other] = earliest[other] = seen
                came_from[other] = card
                path.append(other)
            elif when[other] < earliest[card]:
                earliest[card] = when[other]
            continue
        path.pop()
        if card == 0:
            break
        before = came_from[card]
        if before == 0:
            branches_at_root += 1
        elif earliest[card] >= when[before]:
            found.append(before)
        if earliest[card] < earliest[before]:
            earliest[before] = earliest[card]
    if branches_at_root > 1:
        found.append(0)
    return found
