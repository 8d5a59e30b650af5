"""Where a card may be placed in a city, kept up to date as cards come and go.

A legal place (NX-13) is either pinned, by a card beside it and one above or below, or by two cards
on one side with an end of one of them; or it lies in a gap (NX-15). Pinned places are kept even
where cards overlap them: they are what is free when those cards are lifted. A card that comes or
goes changes only what is around it.
"""

from typing import Final

from mypy_extensions import i64

from .gaps import Gap, find_gap
from .geometry import (
    ALL_SIDES,
    Place,
    Rect,
    Surface,
    by_place,
    joints,
    side_touched,
    sides_covered,
)
from .lifted import Lifted
from .pinned import Pins


class City:
    """The visible cards on a table, what touches what, and all legal places."""

    __slots__ = ("_gaps", "_joints", "_laid", "_lifted", "_links", "_pins", "_places", "_spots",
                 "cards", "locked", "surface", "touching")  # fmt: skip

    def __init__(self, surface: Surface) -> None:
        self.surface: Final = surface
        self.cards: dict[Place, Rect] = {}
        self.touching: dict[Place, tuple[Rect, ...]] = {}
        self.locked: set[Place] = set()
        """The cards that are touched on all four sides (NX-16)."""
        self._laid: list[Rect] = []
        """The cards in some order, and for each the numbers of those that it touches in it."""
        self._links: list[tuple[int, ...]] = []
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
        copy._links = self._links[:]
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
            spots = self._pins.free[:]
            in_gaps = self._in_gaps()
            if in_gaps:
                spots += in_gaps
                spots.sort(key=by_place)
            self._spots = spots
        return spots

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
        """Every place on offer for this card, which is taken up from where it lies (NX-44)."""
        lifted = self._lifted
        if lifted is None:
            lifted = Lifted(self.spots(), self._laid[:], self._pins, self._gaps)
            self._lifted = lifted
        return lifted.places(self.cards[card])

    def is_locked_without(self, card: Place, lifted: Place) -> bool:
        """Whether the card is touched on all four sides once another is lifted."""
        if card not in self.locked:
            return False
        return sides_covered(self.cards[card], self.touching[card], lifted) == ALL_SIDES

    def joints(self) -> set[Place]:
        """The cards that cannot be lifted without splitting the city."""
        found = self._joints
        if found is None:
            found = self._joints = {self._laid[card].place for card in joints(self._links)}
        return found

    # Cards coming and going

    def add(self, place: Place) -> None:
        """A card is laid at a place where none lies."""
        surface = self.surface
        card = surface.rect(place)
        near = near_to(card, self._laid, surface.reach)
        twins = [other.twin for other in near]
        self._join(card)
        self._pins.add(surface, card, near, twins)
        near.append(card)
        twins.append(card.twin)
        self._narrow_gaps(card)
        self._find_gaps(card, near, near, mirrored=False)
        self._find_gaps(card.twin, twins, near, mirrored=True)
        self._forget()

    def _forget(self) -> None:
        self._spots = None
        self._places = None
        self._joints = None
        self._lifted = None

    def _join(self, card: Rect) -> None:
        touched: list[Rect] = []
        links: list[int] = []
        number = len(self._laid)
        left, bottom, right, top = card.left, card.bottom, card.right, card.top
        for at, other in enumerate(self._laid):
            if other.left > right or other.right < left or other.bottom > top or other.top < bottom:
                continue
            if side_touched(card, other):
                touched.append(other)
                links.append(at)
                self._links[at] += (number,)
                self.touching[other.place] += (card,)
                self._check_lock(other)
        self._laid.append(card)
        self._links.append(tuple(links))
        self.cards[card.place] = card
        self.touching[card.place] = tuple(touched)
        self._check_lock(card)

    def remove(self, place: Place) -> None:
        """A card is taken away, and the table is empty there."""
        card = self.cards.pop(place)
        self._unlink(card)
        self.locked.discard(place)
        for other in self.touching.pop(place):
            left = tuple([rect for rect in self.touching[other.place] if rect is not card])
            self.touching[other.place] = left
            self._check_lock(other)
        near = near_to(card, self._laid, self.surface.reach)
        self._pins.remove(card, self._laid, near)
        self._widen_gaps(card, near)
        self._forget()

    def _unlink(self, card: Rect) -> None:
        """Forget this card's number, which the last one takes over."""
        links, number = self._links, 0
        while self._laid[number] is not card:
            number += 1
        for other in links[number]:
            links[other] = tuple([link for link in links[other] if link != number])
        last = len(links) - 1
        if number != last:
            for other in links[last]:
                links[other] = tuple([number if link == last else link for link in links[other]])
            links[number] = links[last]
            self._laid[number] = self._laid[last]
        links.pop()
        self._laid.pop()

    def _check_lock(self, card: Rect) -> None:
        touched = self.touching[card.place]
        if len(touched) > 3 and sides_covered(card, touched) == ALL_SIDES:
            self.locked.add(card.place)
        else:
            self.locked.discard(card.place)

    def _narrow_gaps(self, card: Rect) -> None:
        """A card that came: some gaps are not what they were."""
        kept: list[Gap] = []
        for gap in self._gaps:
            if not gap.borders(card):
                kept.append(gap)
                continue
            narrower = gap.with_card(card, self._laid, self._pins)
            if narrower is not None:
                kept.append(narrower)
        self._gaps = kept

    def _find_gaps(
        self, card: Rect, near: list[Rect], cards: list[Rect], *, mirrored: bool
    ) -> None:
        """A card that came: it may make gaps with the others. `near` are twins, as it is, where the
        gaps are `mirrored`; `cards` are the same as they really lie."""
        surface = self.surface
        width: i64 = surface.card_width
        height: i64 = surface.card_height
        left, right = card.left, card.right
        for other in near:
            gap: Gap | None = None
            between = other.left - right
            if between == width or between == height:  # noqa: SIM109  # quicker when compiled
                gap = find_gap(surface, card, other, mirrored, near, cards, self._pins)
            else:
                between = left - other.right
                if between == width or between == height:  # noqa: SIM109  # likewise
                    gap = find_gap(surface, other, card, mirrored, near, cards, self._pins)
            if gap is not None:
                self._gaps.append(gap)

    def _widen_gaps(self, card: Rect, near: list[Rect]) -> None:
        """A card that went: gaps that it made are gone, those that it lay in or bordered on are
        looked at again, and those that it filled may open."""
        surface, laid, pins = self.surface, self._laid, self._pins
        before = self._gaps
        twins = [rect.twin for rect in laid]
        self._gaps = [gap for gap in before if not gap.borders(card)]
        for gap in before:
            if gap.borders(card) and not gap.is_between(card.place):
                first, second, mirrored = gap.first, gap.second, gap.mirrored
                turned = twins if mirrored else laid
                again = find_gap(surface, first, second, mirrored, turned, laid, pins)
                if again is not None:
                    self._gaps.append(again)
        for mirrored in (False, True):
            turned = twins if mirrored else laid
            around = [rect.twin for rect in near] if mirrored else near
            for first, second in _across(surface, card.twin if mirrored else card, around):
                if not _is_known(before, first, second, mirrored):
                    opened = find_gap(surface, first, second, mirrored, turned, laid, pins)
                    if opened is not None:
                        self._gaps.append(opened)


def _is_known(gaps: list[Gap], first: Rect, second: Rect, mirrored: bool) -> bool:
    for gap in gaps:  # mypyc makes no generators of loops
        if gap.first is first and gap.second is second and gap.mirrored == mirrored:
            return True
    return False


def _across(surface: Surface, card: Rect, near: list[Rect]) -> list[tuple[Rect, Rect]]:
    """Those near where a card lay between which there is a gap over it."""
    width: i64 = surface.card_width
    height: i64 = surface.card_height
    found: list[tuple[Rect, Rect]] = []
    for first in near:
        if first.right < card.right:
            for second in near:
                between = second.left - first.right
                if second.left > card.left and (between == width or between == height):  # noqa: SIM109  # likewise
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
