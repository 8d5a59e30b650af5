"""How two nearby cards shape the space around them.

This depends on their relative position, not on where they are on the table: so it is computed once
for each relative position, then looked up.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .geometry import BOTTOM, LEFT, RIGHT, TOP, Place, Rect, side_touched, turned_place


@mypyc_attr(acyclic=True)
class Pair:
    """One card and another, as seen from the first."""

    __slots__ = ("across", "pins", "side")

    def __init__(self, side: int, pins: tuple[Place, ...], across: int) -> None:
        self.side: Final = side
        """The side of the first on which the other touches it, 0 if none."""
        self.pins: Final = pins
        """The places that the two hold fast, relative to the place of the first."""
        self.across: Final = across
        """The sides of the first with a gap, exactly as wide as a card, between the two."""


def find_pair(card: Rect, other: Rect, card_width: int, card_height: int) -> Pair:
    """Compare two cards, ignoring the table's edge."""
    found: list[Place] = []
    width: i64 = card_width
    height: i64 = card_height
    twin, other_twin = card.mirrored(), other.mirrored()
    _find_beside(found, card, other, width, height, sideways=False, mirrored=False)
    _find_beside(found, card, other, height, width, sideways=True, mirrored=False)
    _find_beside(found, twin, other_twin, width, height, sideways=True, mirrored=True)
    _find_beside(found, twin, other_twin, height, width, sideways=False, mirrored=True)
    across = 0
    if _is_gap(card, other, width, height):
        across |= RIGHT
    elif _is_gap(other, card, width, height):
        across |= LEFT
    if _is_gap(twin, other_twin, width, height):
        across |= TOP
    elif _is_gap(other_twin, twin, width, height):
        across |= BOTTOM
    place = card.place
    pins = [pin - place for pin in found]
    return Pair(side_touched(card, other), tuple(sorted(set(pins))) if pins else (), across)


def _find_beside(
    found: list[Place],
    card: Rect,
    other: Rect,
    width: i64,
    height: i64,
    *,
    sideways: bool,
    mirrored: bool,
) -> None:
    """Find the places of this size, to the left and right of a card, that it and the other hold
    fast. `mirrored`: both rectangles are mirror images, and so are the places."""
    for is_right in (False, True):
        left = card.right if is_right else card.left - width
        right = left + width
        lowest, highest = card.bottom - height + 1, card.top - 1
        ends: list[i64] = []
        if other.left < right and other.right > left:
            # the card is beside the place, and the other above or below it
            ends = [other.top, other.bottom - height]
        elif other.right == left if is_right else other.left == right:
            # both are on the same side, and the place is flush with the end of one
            if other.bottom - height + 1 > lowest:
                lowest = other.bottom - height + 1
            if other.top - 1 < highest:
                highest = other.top - 1
            ends = [card.bottom, card.top - height, other.bottom, other.top - height]
        found += [turned_place(left, y, sideways, mirrored) for y in ends if lowest <= y <= highest]


def _is_gap(first: Rect, second: Rect, width: i64, height: i64) -> bool:
    """Whether a card fits between the first's right side and the second's left, touching both."""
    between = second.left - first.right
    if between != width and between != height:  # quicker when compiled
        return False
    length = width + height - between
    bottom = first.bottom if first.bottom > second.bottom else second.bottom
    top = first.top if first.top < second.top else second.top
    return bottom - length + 1 < top
