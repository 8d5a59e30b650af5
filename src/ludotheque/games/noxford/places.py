"""Where a card may be placed in a city, kept up to date as cards come and go.

A legal place (NX-13) is either pinned, by a card beside it and one above or below, or by two cards
on one side with an end of one of them; or it lies in a gap (NX-15). Pinned places are kept even
where cards overlap them: they are what is free when those cards are lifted. A card that comes or
goes changes only what is around it.
"""

from typing import Final

from .gaps import Gap, find_gap
from .geometry import (
    ALL_SIDES,
    Place,
    Rect,
    Surface,
    is_pinned,
    joints,
    overlap,
    place_at,
    side_touched,
    sides_covered,
)
from .lifted import Lifted
from .pinned import Pinned


class City:
    """The visible cards on a table, what touches what, and all legal places."""

    __slots__ = ("_gaps", "_lifted", "_pinned", "_places", "cards", "locked", "surface", "touching")

    def __init__(self, surface: Surface) -> None:
        self.surface: Final = surface
        self.cards: dict[Place, Rect] = {}
        self.touching: dict[Place, tuple[Rect, ...]] = {}
        self.locked: set[Place] = set()
        """The cards that are touched on all four sides (NX-16)."""
        self._pinned: dict[Place, Pinned] = {}
        self._gaps: dict[int, Gap] = {}
        self._places: tuple[Place, ...] | None = None
        self._lifted: Lifted | None = None

    def copy(self) -> "City":
        copy = City(self.surface)
        copy.cards = self.cards.copy()
        copy.touching = self.touching.copy()
        copy.locked = self.locked.copy()
        copy._pinned = self._pinned.copy()
        copy._gaps = self._gaps.copy()
        copy._places = self._places
        copy._lifted = self._lifted
        return copy

    # What follows from how the cards lie

    def places(self) -> tuple[Place, ...]:
        """Every place on offer for one more card, in order."""
        places = self._places
        if places is None:
            found = [place for place, pin in self._pinned.items() if not pin.blockers]
            for gap in self._gaps.values():
                if gap.free:
                    found.extend(gap.free)
            places = self._places = tuple(sorted(set(found)))
        return places

    def places_without(self, card: Place) -> list[Place]:
        """Every place on offer for this card, which is taken up from where it lies (NX-44)."""
        lifted = self._lifted
        if lifted is None:
            lifted = self._lifted = Lifted(self.places(), self._pinned.copy(), self._gaps)
        return lifted.places(card)

    def is_locked_without(self, card: Place, lifted: Place) -> bool:
        """Whether the card is touched on all four sides once another is lifted."""
        if card not in self.locked:
            return False
        return sides_covered(self.cards[card], self.touching[card], lifted) == ALL_SIDES

    def joints(self) -> set[Place]:
        """The cards that cannot be lifted without splitting the city."""
        return joints(self.touching)

    # Cards coming and going

    def add(self, place: Place) -> None:
        """A card is laid at a place where none lies."""
        card = self.surface.rect(place)
        near = self._near(card, self.surface.reach)
        touched = []
        for other in near:
            if side_touched(card, other):
                touched.append(other)
                self.touching[other.place] += (card,)
                self._check_lock(other)
        self.cards[place] = card
        self.touching[place] = tuple(touched)
        self._check_lock(card)
        near.append(card)
        self._pin_around(card)
        self._pin_along(card, near, mirrored=False)
        self._pin_along(card.twin, [rect.twin for rect in near], mirrored=True)
        self._narrow_gaps(card, near)
        self._places = None
        self._lifted = None

    def remove(self, place: Place) -> None:
        """A card is taken away, and the table is empty there."""
        card = self.cards.pop(place)
        self.locked.discard(place)
        for other in self.touching.pop(place):
            left = tuple([rect for rect in self.touching[other.place] if rect.place != place])
            self.touching[other.place] = left
            self._check_lock(other)
        self._unpin(card)
        self._widen_gaps(card, self._near(card, self.surface.reach))
        self._places = None
        self._lifted = None

    def _near(self, card: Rect, reach: int) -> list[Rect]:
        """The cards no farther than this from a card. As far as a card is long, they are those that
        anything touching or overlapping it can touch or overlap."""
        left, right = card.left - reach, card.right + reach
        bottom, top = card.bottom - reach, card.top + reach
        return [
            other
            for other in self.cards.values()
            if other.left <= right
            and other.right >= left
            and other.bottom <= top
            and other.top >= bottom
        ]

    def _check_lock(self, card: Rect) -> None:
        touched = self.touching[card.place]
        if len(touched) > 3 and sides_covered(card, touched) == ALL_SIDES:
            self.locked.add(card.place)
        else:
            self.locked.discard(card.place)

    def _pin_around(self, card: Rect) -> None:
        """A card that came: what it overlaps is blocked, what it touches has one hold more."""
        pinned = self._pinned
        left, bottom, right, top = card.left, card.bottom, card.right, card.top
        for pin in [*pinned.values()]:
            rect = pin.rect
            if rect.left > right or rect.right < left or rect.bottom > top or rect.top < bottom:
                continue
            place = rect.place
            if side_touched(rect, card):
                pinned[place] = Pinned(rect, (*pin.touched, card), pin.blockers)
            elif overlap(rect, card):
                pinned[place] = Pinned(rect, pin.touched, (*pin.blockers, card))

    def _unpin(self, card: Rect) -> None:
        """A card that went: what it overlapped is free of it, what it touched has one hold less."""
        pinned = self._pinned
        for pin in [*pinned.values()]:
            rect = pin.rect
            if card in pin.blockers:
                left = tuple([other for other in pin.blockers if other is not card])
                pinned[rect.place] = Pinned(rect, pin.touched, left)
            elif card in pin.touched:
                if card.place in pin.critical():
                    del pinned[rect.place]
                else:
                    left = tuple([other for other in pin.touched if other is not card])
                    pinned[rect.place] = Pinned(rect, left, pin.blockers)

    def _pin_along(self, card: Rect, near: list[Rect], *, mirrored: bool) -> None:
        """Find the pinned places to the left and right of a card. `mirrored`: all these rectangles
        are twins, and so are the places."""
        surface = self.surface
        to_the_right = [rect for rect in near if rect.right >= card.right]
        to_the_left = [rect for rect in near if rect.left <= card.left]
        for turned in (False, True):
            width = surface.card_height if turned else surface.card_width
            height = surface.card_width if turned else surface.card_height
            table_height = surface.width if mirrored else surface.height
            lowest = max(card.bottom - height + 1, 0)
            highest = min(card.top - 1, table_height - height)
            if lowest > highest:
                continue
            for left, some in (
                (card.right, to_the_right),
                (card.left - width, to_the_left),
            ):
                strip = (left, left + width, lowest, highest)
                self._pin_in(strip, height, some, turned=turned, mirrored=mirrored)

    def _pin_in(
        self,
        strip: tuple[int, int, int, int],
        height: int,
        near: list[Rect],
        *,
        turned: bool,
        mirrored: bool,
    ) -> None:
        """Find the pinned places of a card that keeps its left and right sides on two lines, and
        its lower end between two heights."""
        left, right, lowest, highest = strip
        if left < 0 or right > (self.surface.height if mirrored else self.surface.width):
            return
        beside: list[Rect] = []
        inside: list[Rect] = []
        tries: list[int] = []
        for rect in near:
            if rect.right < left or rect.left > right:
                continue
            if rect.right == left or rect.left == right:
                beside.append(rect)
                continue
            inside.append(rect)
            if lowest <= rect.top <= highest:
                tries.append(rect.top)
            if lowest <= rect.bottom - height <= highest:
                tries.append(rect.bottom - height)
        if len(beside) > 1:
            for rect in beside:
                if lowest <= rect.bottom <= highest:
                    tries.append(rect.bottom)
                if lowest <= rect.top - height <= highest:
                    tries.append(rect.top - height)
        for y in tries:
            x, upwards = (y, left) if mirrored else (left, y)
            place = place_at(x, upwards, turned != mirrored)
            if place not in self._pinned:
                self._try(place, y, y + height, beside, inside, mirrored=mirrored)

    def _try(
        self,
        place: Place,
        bottom: int,
        top: int,
        beside: list[Rect],
        inside: list[Rect],
        *,
        mirrored: bool,
    ) -> None:
        """Keep this place if it is pinned. Those `beside` can touch its left or right side, those
        `inside` can touch the others or overlap it."""
        blockers: list[Rect] = []
        touched: list[Rect] = []
        for rect in inside:
            if rect.bottom < top and bottom < rect.top:
                blockers.append(rect)
            elif rect.top == bottom or rect.bottom == top:
                touched.append(rect)
        is_cornered = bool(touched)
        touched += [rect for rect in beside if rect.bottom < top and bottom < rect.top]
        if len(touched) < 2:
            return
        rect = self.surface.rect(place)
        own = tuple([other.twin for other in touched]) if mirrored else tuple(touched)
        if is_cornered or is_pinned(rect, own):
            over = [other.twin for other in blockers] if mirrored else blockers
            self._pinned[place] = Pinned(rect, own, tuple(over))

    def _narrow_gaps(self, card: Rect, near: list[Rect]) -> None:
        """A card that came: some gaps have changed, and it may make new ones."""
        gaps = self._gaps
        left, bottom, right, top = card.left, card.bottom, card.right, card.top
        for gap in [*gaps.values()]:
            if gap.left <= right and gap.right >= left and gap.bottom <= top and gap.top >= bottom:
                narrower = gap.with_member(card.twin if gap.mirrored else card)
                if narrower is None:
                    del gaps[gap.key]
                else:
                    gaps[gap.key] = narrower
        width, height = self.surface.card_width, self.surface.card_height
        for mirrored in (False, True):
            own = card.twin if mirrored else card
            others = [rect.twin for rect in near] if mirrored else near
            for other in others:
                between = other.left - own.right
                if between in (width, height):
                    self._find_gap(own, other, mirrored, others)
                between = own.left - other.right
                if between in (width, height):
                    self._find_gap(other, own, mirrored, others)

    def _widen_gaps(self, card: Rect, near: list[Rect]) -> None:
        """A card that went: gaps that it made are gone, those that it was a member of are looked at
        again, and those that it filled may open."""
        place = card.place
        for gap in [*self._gaps.values()]:
            if gap.is_between(place):
                del self._gaps[gap.key]
            elif place in [member.place for member in gap.members]:
                members = [member for member in gap.members if member.place != place]
                self._find_gap(gap.first, gap.second, gap.mirrored, members)
        around = self._near(card, 3 * self.surface.reach)
        width, height = self.surface.card_width, self.surface.card_height
        for mirrored in (False, True):
            own = card.twin if mirrored else card
            some = [rect.twin for rect in near] if mirrored else near
            others = [rect.twin for rect in around] if mirrored else around
            beyond = [rect for rect in some if rect.left > own.left]
            for first in some:
                if first.right < own.right:
                    for second in beyond:
                        between = second.left - first.right
                        if between in (width, height):
                            self._find_gap(first, second, mirrored, others)

    def _find_gap(self, first: Rect, second: Rect, mirrored: bool, near: list[Rect]) -> None:
        gap = find_gap(self.surface, first, second, mirrored, near)
        if gap is not None:
            self._gaps[gap.key] = gap
