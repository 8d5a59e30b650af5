"""Places that the cards around them hold fast."""

from typing import Final

from .geometry import Place, Rect, apart_from, insert, is_held_fast, near_to, overlapped
from .pairs import Pair
from .surface import Surface

NOTHING: Final = -1
"""The place of no card."""


class Pins:
    """The places that are held fast: the `free` ones, sorted; those under exactly one card
    (`_under`), which become free when it is lifted; and those buried under more. `Gap` handles the
    places where a card may slide. The list of free places is never changed: copies share it."""

    __slots__ = ("_buried", "_covers", "_held", "_under", "free")

    def __init__(self) -> None:
        self.free: list[Rect] = []
        self._under: list[Rect] = []
        self._covers: list[Rect] = []
        """The card over each place that is under exactly one."""
        self._buried: list[Rect] = []
        self._held: dict[Place, Rect] = {}
        """All of the places."""

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
        """The places under exactly one card, by that card."""
        found: dict[Rect, list[Rect]] = {}
        for at, card in enumerate(self._covers):
            under = found.get(card)
            if under is None:
                found[card] = [self._under[at]]
            else:
                under.append(self._under[at])
        return found

    def add(self, surface: Surface, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """Account for a new card and its pair with each of the cards near it: the places it
        overlaps are under one more card, and it holds other places fast together with the cards
        near it."""
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
        """Remove these places, in stored order, from those under one card."""
        under, covers = self._under, self._covers
        at = len(under)
        for pin in reversed(pins):
            at -= 1
            while under[at] is not pin:
                at -= 1
            del under[at]
            del covers[at]

    def remove(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """Account for a card that was removed, leaving these near it: some places are no longer
        held fast, and those it overlapped are under one card fewer."""
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
        """The places that this card helped to hold fast and that are no longer held."""
        held, place = self._held, card.place
        gone: set[Rect] = set()
        for away in {away for pair in pairs for away in pair.pins}:
            pin = held.get(place + away)
            if pin is not None and not is_held_fast(pin, near_to(pin, near, 0), None):
                del held[place + away]
                gone.add(pin)
        return gone

    def _sort_in(self, pin: Rect, cards: list[Rect]) -> None:
        """Store a place according to the cards that lie over it."""
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
    """The places not in `gone`; every place in `gone` touches the card."""
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
