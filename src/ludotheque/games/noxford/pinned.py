"""Places that the cards around them hold fast."""

from typing import Final

from mypy_extensions import i64

from .geometry import (
    LEFT,
    RIGHT,
    Place,
    Rect,
    Surface,
    apart_from,
    is_pinned,
    overlapped,
    side_touched,
    touched_among,
    turned_place,
)

NOTHING: Final = -1
"""The place of no card."""


class Pins:
    """The places that are held fast: those that are `free`, in order; those `under` just one card,
    by that card, which are free when it is lifted; those that are buried under more."""

    __slots__ = ("_buried", "_known", "free", "under")

    def __init__(self) -> None:
        self.free: list[Rect] = []
        self.under: dict[Rect, list[Rect]] = {}
        """Copies share these lists, so they never change."""
        self._buried: list[Rect] = []
        self._known: set[Place] = set()

    def copy(self) -> "Pins":
        copy = Pins()
        copy.free = self.free[:]
        copy.under = self.under.copy()
        copy._buried = self._buried[:]
        copy._known = self._known.copy()
        return copy

    def has(self, place: Place) -> bool:
        """Whether this place is held fast."""
        return place in self._known

    def add(self, surface: Surface, card: Rect, near: list[Rect], twins: list[Rect]) -> None:
        """A card came, among those near it: places that it overlaps are under one card more, and
        new ones can only lie along its own sides."""
        self._bury(card, near)
        found: list[Place] = []
        _find_beside(found, surface, card, near, mirrored=False)
        _find_beside(found, surface, card.twin, twins, mirrored=True)
        known = self._known
        for place in found:
            if place not in known:
                known.add(place)
                self._sort_in(surface.rect(place), near)

    def _bury(self, card: Rect, near: list[Rect]) -> None:
        for other in near:
            under = self.under.get(other)
            if under is not None:
                hit = overlapped(card, under)
                if hit:
                    self._buried += hit
                    self.under[other] = apart_from(card, under)
        hit = overlapped(card, self.free)
        if hit:
            self.under[card] = hit
            self.free = apart_from(card, self.free)

    def remove(self, card: Rect, rest: list[Rect], near: list[Rect]) -> None:
        """A card went, and these are left, some of them near it: places that it overlapped are free
        of it, and some that it touched are held no more."""
        self.free = self._still_held(card, self.free, rest)
        for other in near:
            under = self.under.get(other)
            if under is not None:
                self.under[other] = self._still_held(card, under, rest)
        buried = self._still_held(card, self._buried, rest)
        self._buried = apart_from(card, buried)
        for rect in overlapped(card, buried):
            self._sort_in(rect, near)
        for rect in self.under.pop(card, ()):
            self._insert(rect)

    def _still_held(self, card: Rect, rects: list[Rect], rest: list[Rect]) -> list[Rect]:
        """Those of these places that are held fast without the card; the others are forgotten."""
        left, bottom, right, top = card.left, card.bottom, card.right, card.top
        held: list[Rect] = []
        for rect in rects:
            if (
                rect.left <= right
                and rect.right >= left
                and rect.bottom <= top
                and rect.top >= bottom
                and side_touched(rect, card)
                and not is_pinned(rect, touched_among(rect, rest))
            ):
                self._known.remove(rect.place)
            else:
                held.append(rect)
        return held

    def _sort_in(self, rect: Rect, cards: list[Rect]) -> None:
        """Keep a place according to which of the cards lie over it."""
        over = overlapped(rect, cards)
        if not over:
            self._insert(rect)
        elif len(over) == 1:
            card = over[0]
            under = self.under.get(card)
            self.under[card] = [rect] if under is None else [*under, rect]
        else:
            self._buried.append(rect)

    def _insert(self, rect: Rect) -> None:
        free, place = self.free, rect.place
        at = len(free)
        while at and free[at - 1].place > place:
            at -= 1
        free.insert(at, rect)


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
                found.append(turned_place(left, above, sideways, mirrored))
            if below >= lowest and below <= highest:
                found.append(turned_place(left, below, sideways, mirrored))
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
                    found.append(turned_place(left, y, sideways, mirrored))


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
