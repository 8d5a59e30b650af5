"""Places that the cards around them hold fast."""

from typing import Final

from .geometry import Place, Rect, apart_from, insert, is_held_fast, near_to, overlapped
from .pairs import Pair
from .surface import Surface

NOTHING: Final = -1
"""The place of no card."""


class Pins:
    """The places that are held fast: those that are `free`, in order; those `under` just one card,
    which are free when it is lifted; those that are buried under more. What may slide is judged by
    `Gap`. The list of free places is never changed: copies share it."""

    __slots__ = ("_buried", "_covers", "_held", "_under", "free")

    def __init__(self) -> None:
        self.free: list[Rect] = []
        self._under: list[Rect] = []
        self._covers: list[Rect] = []
        """For each place under a card, that card."""
        self._buried: list[Rect] = []
        self._held: dict[Place, Rect] = {}
        """All of them."""

    def copy(self) -> "Pins":
        copy = Pins()
        copy.free = self.free
        copy._under = self._under[:]
        copy._covers = self._covers[:]
        copy._buried = self._buried[:]
        copy._held = self._held.copy()
        return copy

    def has(self, place: Place) -> bool:
        """Whether this place is held fast."""
        return place in self._held

    def by_cover(self) -> dict[Rect, list[Rect]]:
        """The places under just one card, by that card."""
        found: dict[Rect, list[Rect]] = {}
        for at, card in enumerate(self._covers):
            under = found.get(card)
            if under is None:
                found[card] = [self._under[at]]
            else:
                under.append(self._under[at])
        return found

    def add(self, surface: Surface, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """A card came, among those near it, with each of which it is a pair: places that it
        overlaps are under one card more, and it holds others together with those near it."""
        self._bury(card)
        held, place = self._held, card.place
        is_inside = surface.holds_around(card)
        for pair in pairs:
            for away in pair.pins:
                pin = place + away
                if pin not in held:
                    rect = surface.rect(pin)
                    if is_inside or surface.holds(rect):
                        held[pin] = rect
                        self._sort_in(rect, near)

    def _bury(self, card: Rect) -> None:
        hit = overlapped(card, self._under)
        if hit:
            self._buried += hit
            self._uncover(hit)
        hit = overlapped(card, self.free)
        self._under += hit
        self._covers += [card] * len(hit)
        self.free = apart_from(card, self.free)

    def _uncover(self, pins: list[Rect]) -> None:
        """Some of the places under a card, in their order, are so no more."""
        under, covers = self._under, self._covers
        at = len(under)
        for pin in reversed(pins):
            at -= 1
            while under[at] is not pin:
                at -= 1
            del under[at]
            del covers[at]

    def remove(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """A card went, and these near it are left: some places that it held are held no more, and
        those that it overlapped are free of it."""
        gone = self._let_go(card, near, pairs)
        if gone:
            self.free = _less(self.free, card, gone)
            self._buried = _less(self._buried, card, gone)
            self._uncover([pin for pin in self._under if pin in gone])
        else:
            self.free = self.free[:]
        hit = overlapped(card, self._under)
        self._uncover(hit)
        for pin in hit:
            insert(self.free, pin)
        hit = overlapped(card, self._buried)
        if hit:
            self._buried = apart_from(card, self._buried)
            for pin in hit:
                self._sort_in(pin, near)

    def _let_go(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> set[Rect]:
        """The places that this card held, together with others, and nothing holds any more."""
        held, place = self._held, card.place
        gone: set[Rect] = set()
        for away in {away for pair in pairs for away in pair.pins}:
            pin = held.get(place + away)
            if pin is not None and not is_held_fast(pin, near_to(pin, near, 0), None):
                del held[place + away]
                gone.add(pin)
        return gone

    def _sort_in(self, pin: Rect, cards: list[Rect]) -> None:
        """Keep a place according to which of the cards lie over it."""
        left, bottom, right, top = pin.left, pin.bottom, pin.right, pin.top
        cover: Rect | None = None
        for card in cards:
            if card.left < right and card.right > left and card.bottom < top and card.top > bottom:
                if cover is not None:
                    self._buried.append(pin)
                    return
                cover = card
        if cover is None:
            insert(self.free, pin)
        else:
            self._under.append(pin)
            self._covers.append(cover)


def _less(pins: list[Rect], card: Rect, gone: set[Rect]) -> list[Rect]:
    """Those that are not gone; all that are touch the card."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        pin
        for pin in pins
        if pin.left > right
        or pin.right < left
        or pin.bottom > top
        or pin.top < bottom
        or pin not in gone
    ]
