"""Places that the cards around them hold fast."""

from typing import Final

from mypy_extensions import i64

from .geometry import (
    LEFT,
    RIGHT,
    Place,
    Rect,
    Surface,
    is_pinned,
    overlap,
    place_at,
    side_touched,
    touched_among,
)

NOTHING: Final = -1
"""The place of no card."""


class Pins:
    """The places that are held fast: those that are `free`; those `under` just one card, which is
    at the same index of `over`, and which are free when it is lifted; those `buried` under more."""

    __slots__ = ("_known", "buried", "free", "over", "under")

    def __init__(self) -> None:
        self.free: list[Rect] = []
        self.under: list[Rect] = []
        self.over: list[Rect] = []
        self.buried: list[Rect] = []
        self._known: set[Place] = set()

    def copy(self) -> "Pins":
        copy = Pins()
        copy.free = self.free[:]
        copy.under = self.under[:]
        copy.over = self.over[:]
        copy.buried = self.buried[:]
        copy._known = self._known.copy()
        return copy

    def add(self, surface: Surface, card: Rect, near: list[Rect], twins: list[Rect]) -> None:
        """A card came, among those near it: places that it overlaps are under one card more, and
        new ones can only lie along its own sides."""
        self._bury(card)
        found: list[Place] = []
        _find_beside(found, surface, card, near, mirrored=False)
        _find_beside(found, surface, card.twin, twins, mirrored=True)
        known = self._known
        for place in found:
            if place not in known:
                known.add(place)
                self._sort_in(surface.rect(place), near)

    def _bury(self, card: Rect) -> None:
        under, over = self.under, self.over
        left, bottom, right, top = card.left, card.bottom, card.right, card.top
        hit = [
            at
            for at, rect in enumerate(under)
            if rect.left < right and rect.right > left and rect.bottom < top and rect.top > bottom
        ]
        for at in reversed(hit):  # so that what takes its place has been looked at
            self.buried.append(under[at])
            under[at] = under[-1]
            over[at] = over[-1]
            under.pop()
            over.pop()
        free = self.free
        hit = [
            at
            for at, rect in enumerate(free)
            if rect.left < right and rect.right > left and rect.bottom < top and rect.top > bottom
        ]
        for at in reversed(hit):
            under.append(free[at])
            over.append(card)
            free[at] = free[-1]
            free.pop()

    def remove(self, card: Rect, rest: list[Rect]) -> None:
        """A card went, and these are left: places that it overlapped are free of it, and some that
        it touched are held no more."""
        before = (self.free, self.under, self.buried)
        over = self.over
        self.free, self.under, self.over, self.buried = [], [], [], []
        for rect in before[0]:
            if self._is_held_without(rect, card, rest):
                self.free.append(rect)
        for at, rect in enumerate(before[1]):
            if over[at] is card:
                self.free.append(rect)
            elif self._is_held_without(rect, card, rest):
                self.under.append(rect)
                self.over.append(over[at])
        for rect in before[2]:
            if overlap(rect, card):
                self._sort_in(rect, rest)
            elif self._is_held_without(rect, card, rest):
                self.buried.append(rect)

    def _is_held_without(self, rect: Rect, card: Rect, rest: list[Rect]) -> bool:
        if side_touched(rect, card) and not is_pinned(rect, touched_among(rect, rest)):
            self._known.remove(rect.place)
            return False
        return True

    def _sort_in(self, rect: Rect, cards: list[Rect]) -> None:
        """Keep a place according to what lies over it."""
        left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
        over = [
            card
            for card in cards
            if card.left < right and card.right > left and card.bottom < top and card.top > bottom
        ]
        if not over:
            self.free.append(rect)
        elif len(over) == 1:
            self.under.append(rect)
            self.over.append(over[0])
        else:
            self.buried.append(rect)


def _find_beside(
    found: list[Place], surface: Surface, card: Rect, near: list[Rect], *, mirrored: bool
) -> None:
    """Find the places to the left and right of a card that are held fast by it and another.
    `mirrored`: all these rectangles are twins, and so are the places."""
    width: i64 = surface.card_width
    height: i64 = surface.card_height
    across: i64 = surface.height if mirrored else surface.width
    for strip in range(4):
        if strip == 2:
            width, height = height, width
        is_right = strip & 1 == 0
        left = card.right if is_right else card.left - width
        if left >= 0 and left + width <= across:
            _find_in(found, surface, card, near, left, width, height, is_right, mirrored)


def _find_in(
    found: list[Place],
    surface: Surface,
    card: Rect,
    near: list[Rect],
    left: i64,
    width: i64,
    height: i64,
    is_right: bool,
    mirrored: bool,
) -> None:
    """The same for places of this size whose left side is on this line."""
    right = left + width
    lowest, highest = card.bottom - height + 1, card.top - 1
    last: i64 = (surface.width if mirrored else surface.height) - height
    if lowest < 0:
        lowest = 0
    if highest > last:
        highest = last
    sideways = (width != surface.card_width) != mirrored
    for other in near:
        if other.left < right and other.right > left:
            # the card is beside the place, and the other above or below it
            above, below = other.top, other.bottom - height
            if above >= lowest and above <= highest:
                found.append(_place(left, above, sideways, mirrored))
            if below >= lowest and below <= highest:
                found.append(_place(left, below, sideways, mirrored))
        elif other.right == left if is_right else other.left == right:
            # both are on the same side, and the place is flush with the end of one
            least, most = other.bottom - height + 1, other.top - 1
            if least < lowest:
                least = lowest
            if most > highest:
                most = highest
            for end in range(4):
                flush_with = card if end & 1 else other
                y = flush_with.bottom if end & 2 else flush_with.top - height
                if y >= least and y <= most:
                    found.append(_place(left, y, sideways, mirrored))


def _place(x: i64, y: i64, sideways: bool, mirrored: bool) -> Place:
    return place_at(y, x, sideways) if mirrored else place_at(x, y, sideways)


def critical(rect: Rect, cards: list[Rect]) -> list[int]:
    """The cards, by their index, without each of which the place would not be held fast."""
    left, bottom, right, top = rect.left, rect.bottom, rect.right, rect.top
    touched: list[int] = []
    beside = above = only_beside = only_above = 0
    for at, card in enumerate(cards):
        if card.left > right or card.right < left or card.bottom > top or card.top < bottom:
            continue
        side = side_touched(rect, card)
        if side & (LEFT | RIGHT):
            touched.append(at)
            beside += 1
            only_beside = at
        elif side:
            touched.append(at)
            above += 1
            only_above = at
    if len(touched) == 2:
        return touched
    if beside and above:  # of two on one axis, neither is needed
        suspects = [only_beside] if beside == 1 else []
        if above == 1:
            suspects.append(only_above)
    else:
        suspects = touched
    if not suspects:
        return suspects
    holding = [cards[at] for at in touched]
    return [at for at in suspects if not is_pinned(rect, holding, cards[at].place)]
