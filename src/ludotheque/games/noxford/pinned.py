"""Places that the cards around them hold fast."""

from typing import Final

from .geometry import Place, Rect, apart_from, insert, overlapped
from .pairs import Pair
from .surface import Surface

NOTHING: Final = -1
"""The place of no card."""


class Pins:
    """The places that are held fast: those that are `free`, in order; those `under` just one card,
    which are free when it is lifted; those that are buried under more.

    A place is held fast when there are two cards that hold it: one beside it and one above or
    below; or both on one side, and the place flush with the end of one of them (NX-13). What may
    slide is judged by `Gap`."""

    __slots__ = ("_buried", "_covers", "_held", "free", "under")

    def __init__(self) -> None:
        self.free: list[Rect] = []
        self.under: list[Rect] = []
        self._covers: list[Rect] = []
        """For each place under a card, that card."""
        self._buried: list[Rect] = []
        self._held: dict[Place, tuple[Rect, ...]] = {}
        """Every two cards that hold a place, one pair after the other."""

    def copy(self) -> "Pins":
        copy = Pins()
        copy.free = self.free[:]
        copy.under = self.under[:]
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
                found[card] = [self.under[at]]
            else:
                under.append(self.under[at])
        return found

    def add(self, surface: Surface, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """A card came, among those near it, with each of which it is a pair: places that it
        overlaps are under one card more, and it holds others together with those near it."""
        self._bury(card)
        held, place = self._held, card.place
        is_inside = surface.holds_around(card)
        for at, pair in enumerate(pairs):
            for away in pair.pins:
                pin = place + away
                holders = held.get(pin)
                if holders is not None:
                    held[pin] = holders + (card, near[at])  # noqa: RUF005  # quicker when compiled
                    continue
                rect = surface.rect(pin)
                if is_inside or surface.holds(rect):
                    held[pin] = (card, near[at])
                    self._sort_in(rect, near)

    def _bury(self, card: Rect) -> None:
        hit = overlapped(card, self.under)
        if hit:
            self._buried += hit
            self._uncover(hit)
        hit = overlapped(card, self.free)
        if hit:
            self.under += hit
            self._covers += [card] * len(hit)
            self.free = apart_from(card, self.free)

    def _uncover(self, rects: list[Rect]) -> None:
        """Some of the places under a card, in their order, are so no more."""
        under, covers = self.under, self._covers
        at = len(under)
        for rect in reversed(rects):
            at -= 1
            while under[at] is not rect:
                at -= 1
            del under[at]
            del covers[at]

    def remove(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """A card went, and these near it are left: places that it overlapped are free of it, and
        some that it held are held no more."""
        gone = self._let_go(card, pairs)
        if gone:
            self.free = _less(self.free, card, gone)
            self._buried = _less(self._buried, card, gone)
            self._uncover([rect for rect in self.under if rect.place in gone])
        hit = overlapped(card, self.under)
        self._uncover(hit)
        for rect in hit:
            insert(self.free, rect)
        hit = overlapped(card, self._buried)
        if hit:
            self._buried = apart_from(card, self._buried)
            for rect in hit:
                self._sort_in(rect, near)

    def _let_go(self, card: Rect, pairs: list[Pair]) -> set[Place]:
        """The places that only this card held, together with others."""
        held, place = self._held, card.place
        gone: set[Place] = set()
        for away in {away for pair in pairs for away in pair.pins}:
            holders = held.get(place + away)
            if holders is not None:
                rest: list[Rect] = []
                for at in range(0, len(holders), 2):
                    if holders[at] is not card and holders[at + 1] is not card:
                        rest += holders[at : at + 2]
                if rest:
                    held[place + away] = tuple(rest)
                else:
                    del held[place + away]
                    gone.add(place + away)
        return gone

    def _sort_in(self, rect: Rect, cards: list[Rect]) -> None:
        """Keep a place according to which of the cards lie over it."""
        over = overlapped(rect, cards)
        if not over:
            insert(self.free, rect)
        elif len(over) == 1:
            self.under.append(rect)
            self._covers.append(over[0])
        else:
            self._buried.append(rect)

    def needed_for(self, rect: Rect) -> list[Rect]:
        """The cards without each of which a place is not held fast."""
        holders = self._held[rect.place]
        if len(holders) == 2:
            return [holders[0], holders[1]]
        return [card for card in holders[:2] if _is_in_all(card, holders)]


def _is_in_all(card: Rect, holders: tuple[Rect, ...]) -> bool:
    """Whether this card is one of every two."""
    for at in range(2, len(holders), 2):
        if holders[at] is not card and holders[at + 1] is not card:
            return False
    return True


def _less(rects: list[Rect], card: Rect, gone: set[Place]) -> list[Rect]:
    """Those that are not gone; all that are touch the card."""
    left, bottom, right, top = card.left, card.bottom, card.right, card.top
    return [
        rect
        for rect in rects
        if rect.left > right
        or rect.right < left
        or rect.bottom > top
        or rect.top < bottom
        or rect.place not in gone
    ]
