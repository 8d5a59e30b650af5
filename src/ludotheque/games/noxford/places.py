"""Where a card may be placed in a city, kept up to date as cards come and go.

A legal place (NX-13) is either pinned, by a card beside it and one above or below, or by two cards
on one side with an end of one of them; or it lies in a gap (NX-15). Pinned places are kept even
where cards overlap them: they are what is free when those cards are lifted. A card that comes or
goes changes only what is around it.
"""

from typing import Final

from mypy_extensions import i64

from .gaps import Gap, bordering, find_gap, not_bordering
from .geometry import (
    ALL_SIDES,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Place,
    Rect,
    insert,
    sides_covered,
)
from .joints import find_joints
from .lifted import Lifted
from .pairs import Pair
from .pinned import Pins
from .surface import Surface


class City:
    """The visible cards on a table, what touches what, and all legal places."""

    __slots__ = ("_gaps", "_joints", "_laid", "_lifted", "_pins", "_places", "_spots",
                 "cards", "locked", "surface", "touching")  # fmt: skip

    def __init__(self, surface: Surface) -> None:
        self.surface: Final = surface
        self.cards: dict[Place, Rect] = {}
        self.touching: dict[Place, tuple[Rect, ...]] = {}
        self.locked: set[Place] = set()
        """The cards that are touched on all four sides (NX-16)."""
        self._laid: list[Rect] = []
        """The cards in order of their places."""
        self._pins = Pins()
        self._gaps: list[Gap] = []
        """Those with room for a card, and those with room once one that lies there is lifted."""
        # what follows from these, until a card comes or goes
        self._spots: list[Rect] | None = None
        self._places: tuple[Place, ...] | None = None
        self._joints: set[Place] | None = None
        self._lifted: Lifted | None = None

    def copy(self) -> "City":
        copy = City(self.surface)
        copy.cards = self.cards.copy()
        copy.touching = self.touching.copy()
        copy.locked = self.locked.copy()
        copy._laid = self._laid[:]
        copy._pins = self._pins.copy()
        copy._gaps = self._gaps[:]
        copy._spots = self._spots
        copy._places = self._places
        copy._joints = self._joints
        copy._lifted = self._lifted
        return copy

    # What follows from how the cards lie

    def places(self) -> tuple[Place, ...]:
        """Every place on offer for one more card, in order."""
        places = self._places
        if places is None:
            places = self._places = tuple([spot.place for spot in self.spots()])
        return places

    def spots(self) -> list[Rect]:
        """The same as rectangles. This list never changes."""
        spots = self._spots
        if spots is None:
            spots = self._spots = self._pins.free[:]
            for spot in self._in_gaps():
                insert(spots, spot)
        return spots

    def in_order(self) -> list[Rect]:
        """The cards in order of their places. Whoever asks does not change the list."""
        return self._laid

    def _in_gaps(self) -> list[Rect]:
        """What is on offer because of gaps alone. Some places lie in several."""
        found: list[Rect] = []
        for gap in self._gaps:
            if gap.free:
                if found:
                    known = [spot.place for spot in found]
                    found += [spot for spot in gap.free if spot.place not in known]
                else:
                    found += gap.free
        return found

    def places_without(self, card: Place) -> list[Place]:
        """Every place on offer for this card, which is taken up from where it lies (NX-44): first
        those that are on offer as it is."""
        kept, opened = self.offers_without(self.cards[card])
        return [spot.place for spot in kept] + opened

    def offers_without(self, card: Rect) -> tuple[list[Rect], list[Place]]:
        """The same: what is on offer as it is, and what is not. The first list never changes."""
        lifted = self._lifted
        if lifted is None:
            lifted = Lifted(self.spots(), self._laid[:], self._pins, self._gaps)
            self._lifted = lifted
        return lifted.offers(card)

    def is_locked_without(self, card: Place, lifted: Place) -> bool:
        """Whether the card is touched on all four sides once another is lifted."""
        if card not in self.locked:
            return False
        return sides_covered(self.cards[card], self.touching[card], lifted) == ALL_SIDES

    def joints(self) -> set[Place]:
        """The cards that cannot be lifted without splitting the city."""
        found = self._joints
        if found is None:
            laid = self._laid
            number = {card: at for at, card in enumerate(laid)}
            links = [[number[other] for other in self.touching[card.place]] for card in laid]
            found = self._joints = {laid[joint].place for joint in find_joints(links)}
        return found

    # Cards coming and going

    def add(self, place: Place) -> None:
        """A card is laid at a place where none lies."""
        surface = self.surface
        card = surface.rect(place)
        near = near_to(card, self._laid, surface.reach)
        pairs = surface.pairs(card, near)
        self._join(card, near, pairs)
        self._pins.add(surface, card, near, pairs)
        self._narrow_gaps(card)
        self._find_gaps(card, near, pairs)
        self._forget()

    def _forget(self) -> None:
        self._spots = None
        self._places = None
        self._joints = None
        self._lifted = None

    def _join(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        touched: list[Rect] = []
        for at, pair in enumerate(pairs):
            if pair.side:
                other = near[at]
                touched.append(other)
                self.touching[other.place] += (card,)
                self._check_lock(other)
        insert(self._laid, card)
        self.cards[card.place] = card
        self.touching[card.place] = tuple(touched)
        self._check_lock(card)

    def remove(self, place: Place) -> None:
        """A card is taken away, and the table is empty there."""
        surface = self.surface
        card = self.cards.pop(place)
        self._laid.remove(card)
        self.locked.discard(place)
        for other in self.touching.pop(place):
            left = tuple([rect for rect in self.touching[other.place] if rect is not card])
            self.touching[other.place] = left
            self._check_lock(other)
        near = near_to(card, self._laid, surface.reach)
        self._pins.remove(card, near, surface.pairs(card, near))
        self._widen_gaps(card, near)
        self._forget()

    def _check_lock(self, card: Rect) -> None:
        touched = self.touching[card.place]
        if len(touched) > 3 and sides_covered(card, touched) == ALL_SIDES:
            self.locked.add(card.place)
        elif self.locked and card.place in self.locked:
            self.locked.remove(card.place)

    def _narrow_gaps(self, card: Rect) -> None:
        """A card that came: some gaps are not what they were."""
        changed = bordering(card, self._gaps)
        if changed:
            self._gaps = not_bordering(card, self._gaps)
            for gap in changed:
                narrower = gap.with_card(card, self._laid, self._pins)
                if narrower is not None:
                    self._gaps.append(narrower)

    def _find_gaps(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """A card that came: it may make gaps with the others."""
        for at, pair in enumerate(pairs):
            across, other = pair.across, near[at]
            if across & RIGHT:
                self._open_gap(card, other, near, mirrored=False)
            elif across & LEFT:
                self._open_gap(other, card, near, mirrored=False)
            if across & TOP:
                self._open_gap(card, other, near, mirrored=True)
            elif across & BOTTOM:
                self._open_gap(other, card, near, mirrored=True)

    def _open_gap(self, first: Rect, second: Rect, near: list[Rect], *, mirrored: bool) -> None:
        gap = find_gap(self.surface, first, second, near, mirrored=mirrored)
        if gap is not None:
            gap.look(self._laid, self._pins)
            self._gaps.append(gap)

    def _widen_gaps(self, card: Rect, near: list[Rect]) -> None:
        """A card that went: gaps that it made are gone, those that it lay in or bordered on are
        looked at again, and those that it filled may open."""
        before, changed = self._gaps, bordering(card, self._gaps)
        self._gaps = not_bordering(card, before)
        for gap in changed:
            wider = gap.without_card(card, self._laid, self._pins)
            if wider is not None:
                self._gaps.append(wider)
        for mirrored in (False, True):
            for first, second in _across(self.surface, card, near, mirrored=mirrored):
                if not _is_known(before, first, second, mirrored):
                    self._open_gap(first, second, self._laid, mirrored=mirrored)


def _is_known(gaps: list[Gap], first: Rect, second: Rect, mirrored: bool) -> bool:
    for gap in gaps:  # mypyc makes no generators of loops
        frame = gap.frame
        if (
            frame.first.place == first.place
            and frame.second.place == second.place
            and frame.mirrored == mirrored
        ):
            return True
    return False


def _across(
    surface: Surface, card: Rect, near: list[Rect], *, mirrored: bool
) -> list[tuple[Rect, Rect]]:
    """Those near where a card lay between which there is a gap over it."""
    if mirrored:
        before = [rect for rect in near if rect.top < card.top]
        beyond = [rect for rect in near if rect.bottom > card.bottom]
    else:
        before = [rect for rect in near if rect.right < card.right]
        beyond = [rect for rect in near if rect.left > card.left]
    width: i64 = surface.card_width
    height: i64 = surface.card_height
    side = TOP if mirrored else RIGHT
    found: list[tuple[Rect, Rect]] = []
    for first in before:
        end = first.top if mirrored else first.right
        for second in beyond:
            between = (second.bottom if mirrored else second.left) - end
            if between != width and between != height:  # quicker when compiled
                continue
            if surface.pair(first, second).across & side:
                found.append((first, second))
    return found


def near_to(card: Rect, cards: list[Rect], reach: i64) -> list[Rect]:
    """The cards no farther than this from a card. As far as a card is long, they are those that
    anything touching or overlapping it can touch or overlap."""
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
