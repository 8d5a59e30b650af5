"""Rectangles on a table: what touches, what is aligned, what holds together (NX-10 to NX-16).

Whole millimetres, no tolerance; x grows to the right, y upwards. Nothing here knows whose card a
rectangle is, or what it shows.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from ludotheque.core import Move

Place: TypeAlias = int
"""Where a card lies and which way round, as one number: places compare as (x, y, sideways)."""

OFFSET: Final = 4096  # a card may be held where there is no table
X_SHIFT: Final = 15
Y_MASK: Final = (1 << 14) - 1

LEFT: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 4
TOP: Final = 8
ALL_SIDES: Final = 15


def place_at(x: int, y: int, sideways: bool) -> Place:
    """The place of a card with its lower left corner here."""
    return (x + OFFSET) << X_SHIFT | (y + OFFSET) << 1 | sideways


def turned_place(x: i64, y: i64, sideways: bool, mirrored: bool) -> Place:
    """The same for a corner in a world that may be mirrored in the diagonal."""
    return place_at(y, x, sideways) if mirrored else place_at(x, y, sideways)


def x_of(place: Place) -> int:
    return (place >> X_SHIFT) - OFFSET


def y_of(place: Place) -> int:
    return (place >> 1 & Y_MASK) - OFFSET


def corner_of(place: Place) -> Place:
    """The lower left corner alone: no two cards have the same, so it is enough to name one."""
    return place & ~1


def is_sideways(place: Place) -> bool:
    return place & 1 == 1


NO_MOVES: Final[list[Move | None]] = []
"""What is kept with a place that nobody has listed moves to; it stays empty."""


@mypyc_attr(acyclic=True)
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
        self.moves: list[Move | None] = NO_MOVES
        """For whoever lists moves that lead here, to make each of them once."""
        self._twin: Rect | None = None

    @property
    def twin(self) -> "Rect":
        twin = self._twin
        if twin is None:  # it does not know whose twin it is, or neither would ever be forgotten
            twin = self._twin = Rect(self.place, self.bottom, self.left, self.top, self.right)
        return twin

    def __repr__(self) -> str:
        return f"Rect({self.left}, {self.bottom}, {self.right}, {self.top})"


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
    return [other for other in others if side_touched(rect, other)]


def insert(rects: list[Rect], rect: Rect) -> None:
    """Add one to rectangles that are in order of their places."""
    place = rect.place
    at = len(rects)
    while at and rects[at - 1].place > place:
        at -= 1
    rects.insert(at, rect)


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


def sides_covered(rect: Rect, touched: Iterable[Rect], without: Place = -1) -> int:
    """The sides on which some card touches it, leaving out the one at `without`."""
    sides = 0
    for other in touched:
        if other.place != without:
            sides |= side_touched(rect, other)
    return sides
