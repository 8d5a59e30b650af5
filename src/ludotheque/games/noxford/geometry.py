"""Rectangles on a table: what touches, what is aligned, what holds together (NX-10 to NX-16).

Whole millimetres, no tolerance; x grows to the right, y upwards. Nothing here knows the owner of a
card, or what it shows.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from .moves import CoverCard, PlaceCard

Place: TypeAlias = int
"""A card's position and orientation as one number: places compare as (x, y, sideways)."""

OFFSET: Final = 4096  # a card may be held where there is no table
X_SHIFT: Final = 15
Y_MASK: Final = (1 << 14) - 1

LEFT: Final = 1
RIGHT: Final = 2
BOTTOM: Final = 4
TOP: Final = 8
ALL_SIDES: Final = 15
BESIDE: Final = LEFT | RIGHT


def place_at(x: int, y: int, sideways: bool) -> Place:
    """The place of a card with its lower left corner here."""
    return (x + OFFSET) << X_SHIFT | (y + OFFSET) << 1 | sideways


def turned_place(x: i64, y: i64, sideways: bool, mirrored: bool) -> Place:
    """The same for a corner that may be mirrored in the diagonal."""
    return place_at(y, x, sideways) if mirrored else place_at(x, y, sideways)


def x_of(place: Place) -> int:
    return (place >> X_SHIFT) - OFFSET


def y_of(place: Place) -> int:
    return (place >> 1 & Y_MASK) - OFFSET


def corner_of(place: Place) -> Place:
    """The lower left corner alone: no two cards share one, so it identifies a card."""
    return place & ~1


def is_sideways(place: Place) -> bool:
    return place & 1 == 1


NOT_PLACED: Final[list["PlaceCard | None"]] = []
NOT_COVERED: Final[list["CoverCard | None"]] = []
"""These two are shared by all places to which no moves have been listed; they stay empty."""


@mypyc_attr(acyclic=True)
class Rect:
    """The outline of a card or a place."""

    __slots__ = ("bottom", "covers", "left", "moves", "place", "right", "top")

    def __init__(self, place: Place, left: i64, bottom: i64, right: i64, top: i64) -> None:
        self.place: Final = place
        self.left: Final = left
        self.bottom: Final = bottom
        self.right: Final = right
        self.top: Final = top
        self.moves: list[PlaceCard | None] = NOT_PLACED
        self.covers: list[CoverCard | None] = NOT_COVERED
        """`moves` and `covers` keep the moves that lead here, or over a card here, so that each is
        made only once."""

    def mirrored(self) -> "Rect":
        """Its mirror image in the diagonal, so that rules for left and right also serve for bottom
        and top."""
        return Rect(self.place, self.bottom, self.left, self.top, self.right)

    def __repr__(self) -> str:
        return f"Rect({self.left}, {self.bottom}, {self.right}, {self.top})"


def overlap(a: Rect, b: Rect) -> bool:
    """Whether they share more than an edge or a corner."""
    return a.left < b.right and b.left < a.right and a.bottom < b.top and b.bottom < a.top


def overlapped(rect: Rect, others: list[Rect]) -> list[Rect]:
    """The others that it overlaps."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    return [
        other
        for other in others
        if other.left < right and other.right > left and other.bottom < top and other.top > bottom
    ]


def apart_from(rect: Rect, others: list[Rect]) -> list[Rect]:
    """The others that it does not overlap."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    return [
        other
        for other in others
        if other.left >= right or other.right <= left or other.bottom >= top or other.top <= bottom
    ]


def side_touched(rect: Rect, other: Rect) -> int:
    """The side of the first on which the other touches it: they lie on opposite sides of a line and
    share more than a point of it (NX-11). 0 if they do not touch."""
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
    """The others that touch it."""
    return [other for other in others if side_touched(rect, other)]


def near_to(card: Rect, cards: list[Rect], reach: i64) -> list[Rect]:
    """The cards within this distance of a card. Within a card's length, they include every card
    that something touching or overlapping it can touch or overlap."""
    left, right = card.left - reach, card.right + reach
    bottom, top = card.bottom - reach, card.top + reach
    return [
        other
        for other in cards
        if other.left <= right
        and other.right >= left
        and other.bottom <= top
        and other.top >= bottom
    ]


def is_held_fast(place: Rect, cards: list[Rect], without: Rect | None) -> bool:
    """Whether the cards, leaving one out, hold a place fast: one beside it and one above or below;
    or two on one side, with the place flush with the end of one of them (NX-13)."""
    sides = twice = flush = 0
    for card in cards:
        if card is not without:
            side = side_touched(place, card)
            if side:
                twice |= sides & side
                sides |= side
                if side & BESIDE:
                    if place.bottom == card.bottom or place.top == card.top:
                        flush |= side
                elif place.left == card.left or place.right == card.right:
                    flush |= side
    return (sides & BESIDE != 0 and sides & ~BESIDE != 0) or twice & flush != 0


def needed_for(place: Rect, cards: list[Rect]) -> list[Rect]:
    """The cards that are each necessary to hold a place fast."""
    beside = above_or_below = 0
    for card in cards:
        side = side_touched(place, card)
        if side & BESIDE:
            beside += 1
        elif side:
            above_or_below += 1
    if beside > 1 and above_or_below > 1:
        return []
    return [card for card in cards if not is_held_fast(place, cards, card)]


def number_of(rects: list[Rect], place: Place) -> int:
    """How many of these, sorted by place, come before this place."""
    low, high = 0, len(rects)
    while low < high:
        middle = (low + high) >> 1
        if rects[middle].place < place:
            low = middle + 1
        else:
            high = middle
    return low


def insert(rects: list[Rect], rect: Rect) -> None:
    """Add one to rectangles sorted by place."""
    rects.insert(number_of(rects, rect.place), rect)


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
    """The number of sides in this set."""
    return sides.bit_count()


def sole_on_its_side(rect: Rect, touched: tuple[Rect, ...]) -> list[Rect]:
    """The touching cards that are alone on their side of it."""
    once = twice = 0
    for other in touched:
        side = side_touched(rect, other)
        twice |= once & side
        once |= side
    if once == twice:
        return []
    return [other for other in touched if side_touched(rect, other) & ~twice]


def sides_covered(rect: Rect, touched: Iterable[Rect], without: Place = -1) -> int:
    """The sides on which a card touches it, leaving out the card at `without`."""
    sides = 0
    for other in touched:
        if other.place != without:
            sides |= side_touched(rect, other)
    return sides
