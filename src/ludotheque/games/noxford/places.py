"""The places where a card may be laid in a city, kept up to date as cards come and go.

A legal place (NX-13) is either pinned, by a card beside it and one above or below, or by two cards
on one side and an end of one of them; or it lies in a gap (NX-15). Pinned places are kept even
where cards overlap them: they become free when those cards are lifted. Adding or removing a card
changes only what is around it.
"""

from typing import Final

from mypy_extensions import i64

from .gaps import Gap, bordering, fill, find_gap, holding, not_bordering, not_holding
from .geometry import (
    ALL_SIDES,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Place,
    Rect,
    insert,
    near_to,
    sides_covered,
    touched_by,
)
from .joints import find_joints, parts_without
from .lifted_card import Lifted
from .pairs import Pair
from .pinned_places import Pins
from .surface import Surface


class City:
    """The visible cards on a table, what touches what, and all legal places."""

    __slots__ = ("_filled", "_joints", "_laid", "_lifted", "_open", "_pins", "_places", "_spots",
                 "_touching", "cards", "locked", "surface")  # fmt: skip

    def __init__(self, surface: Surface) -> None:
        self.surface: Final = surface
        self.cards: dict[Place, Rect] = {}
        self._touching: dict[Rect, tuple[Rect, ...]] = {}
        self.locked: set[Rect] = set()
        """The cards touched on all four sides."""
        self._laid: list[Rect] = []
        """The cards sorted by place."""
        self._pins = Pins()
        self._open: list[Gap] = []
        self._filled: list[Gap] = []
        """The gaps with room for a card (`_open`), and those with room once a card in them is
        lifted."""
        # derived from the above, until a card comes or goes
        self._spots: list[Rect] | None = None
        self._places: tuple[Place, ...] | None = None
        self._joints: set[Rect] | None = None
        self._lifted: Lifted | None = None

    def copy(self) -> "City":
        copy = City(self.surface)
        copy.cards = self.cards.copy()
        copy._touching = self._touching.copy()
        copy.locked = self.locked.copy()
        copy._laid = self._laid[:]
        copy._pins = self._pins.copy()
        copy._open = self._open[:]
        copy._filled = self._filled[:]
        copy._spots = self._spots
        copy._places = self._places
        copy._joints = self._joints
        copy._lifted = self._lifted
        return copy

    # What follows from the layout of the cards

    def touching(self, place: Place) -> tuple[Rect, ...]:
        """The cards that touch the one at this place."""
        return self._touching[self.cards[place]]

    def places(self) -> tuple[Place, ...]:
        """Every place on offer for one more card, sorted."""
        places = self._places
        if places is None:
            places = self._places = tuple([spot.place for spot in self.spots()])
        return places

    def spots(self) -> list[Rect]:
        """The same, as rectangles. This list never changes."""
        spots = self._spots
        if spots is None:
            spots = self._pins.free
            slid = self._in_gaps()
            if slid:
                spots = spots[:]
                for spot in slid:
                    insert(spots, spot)
            self._spots = spots
        return spots

    def in_order(self) -> list[Rect]:
        """The cards sorted by place. Callers must not change the list."""
        return self._laid

    def _in_gaps(self) -> list[Rect]:
        """The places on offer only because of gaps. Some places lie in several."""
        found: list[Rect] = []
        for gap in self._open:
            if found:
                known = [spot.place for spot in found]
                found += [spot for spot in gap.free if spot.place not in known]
            else:
                found += gap.free
        return found

    def places_without(self, card: Place) -> list[Place]:
        """Every place on offer for this card once it is lifted (NX-44): first those also on offer
        with the card in place."""
        kept, opened = self.offers_without(self.cards[card])
        return [spot.place for spot in kept] + opened

    def offers_without(self, card: Rect) -> tuple[list[Rect], list[Place]]:
        """The same in two lists: the places also on offer with the card in place, and the others.
        The first list never changes."""
        lifted = self._lifted
        if lifted is None:
            laid = self._laid[:]
            lifted = Lifted(self.spots(), laid, self._pins, self._open[:], self._filled)
            self._lifted = lifted
        return lifted.offers(card)

    def is_locked(self, card: Place) -> bool:
        """Whether the card is touched on all four sides (NX-16)."""
        return self.cards[card] in self.locked

    def is_locked_without(self, card: Place, lifted: Place) -> bool:
        """Whether the card is touched on all four sides once another is lifted."""
        rect = self.cards[card]
        if rect not in self.locked:
            return False
        return sides_covered(rect, self._touching[rect], lifted) == ALL_SIDES

    def joints(self) -> set[Rect]:
        """The cards whose removal would split the city."""
        found = self._joints
        if found is None:
            found = self._joints = find_joints(self._touching)
        return found

    def rejoining(self, card: Rect, places: list[Place]) -> list[Place]:
        """Those of these places where a card that holds the city together joins it again (NX-41):
        it touches every part that would be left without it."""
        parts = parts_without(self._touching, card)
        found: list[Place] = []
        for place in places:
            touched = touched_by(self.surface.rect(place), self._laid)
            joined = [part for part in parts if any(rect in part for rect in touched)]
            if len(joined) == len(parts):
                found.append(place)
        return found

    # Adding and removing cards

    def add(self, place: Place) -> None:
        """Lay a card where none lies."""
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
                self._touch(other, (*self._touching[other], card))
        insert(self._laid, card)
        self.cards[card.place] = card
        self._touch(card, tuple(touched))

    def _touch(self, card: Rect, others: tuple[Rect, ...]) -> None:
        """Record that these touch the card."""
        self._touching[card] = others
        if len(others) > 3 and sides_covered(card, others) == ALL_SIDES:
            self.locked.add(card)
        elif self.locked:
            self.locked.discard(card)

    def remove(self, place: Place) -> None:
        """Remove a card, leaving the table empty there."""
        surface = self.surface
        card = self.cards.pop(place)
        self._laid.remove(card)
        self.locked.discard(card)
        for other in self._touching.pop(card):
            self._touch(other, tuple([rect for rect in self._touching[other] if rect is not card]))
        near = near_to(card, self._laid, surface.reach)
        self._pins.remove(card, near, surface.pairs(card, near))
        self._widen_gaps(card, near)
        self._forget()

    def _narrow_gaps(self, card: Rect) -> None:
        """Update the gaps that a new card changes. What borders on a gap without room does not
        matter until somebody asks for it."""
        changed = bordering(card, self._open)
        if changed:
            self._open = not_bordering(card, self._open)
        narrower = holding(card, self._filled)
        if narrower:
            self._filled = not_holding(card, self._filled)
            changed += narrower
        for gap in changed:
            inside = gap.inside
            if gap.frame.holds(card):
                inside = [*inside, card]
            self._keep(fill(self.surface, gap.frame, inside, self._laid, self._pins))

    def _keep(self, gap: Gap | None) -> None:
        if gap is not None:
            if gap.is_open:
                self._open.append(gap)
            else:
                self._filled.append(gap)

    def _find_gaps(self, card: Rect, near: list[Rect], pairs: list[Pair]) -> None:
        """Find the gaps that a new card makes with the others."""
        for at, pair in enumerate(pairs):
            across = pair.across
            if across:
                other = near[at]
                if across & RIGHT:
                    self._open_gap(card, other, near, mirrored=False)
                elif across & LEFT:
                    self._open_gap(other, card, near, mirrored=False)
                if across & TOP:
                    self._open_gap(card, other, near, mirrored=True)
                elif across & BOTTOM:
                    self._open_gap(other, card, near, mirrored=True)

    def _open_gap(self, first: Rect, second: Rect, near: list[Rect], *, mirrored: bool) -> None:
        surface, laid = self.surface, self._laid
        self._keep(find_gap(surface, first, second, mirrored, near, laid, self._pins))

    def _widen_gaps(self, card: Rect, near: list[Rect]) -> None:
        """Update the gaps around a removed card: those it made are gone, those it lay in or
        bordered on are computed again, and those it filled may open."""
        before = self._open + self._filled
        changed = bordering(card, before)
        self._open = not_bordering(card, self._open)
        self._filled = not_bordering(card, self._filled)
        for gap in changed:
            frame, inside = gap.frame, gap.inside
            if not frame.is_made_by(card):
                if frame.holds(card):
                    inside = [rect for rect in inside if rect is not card]
                self._keep(fill(self.surface, frame, inside, self._laid, self._pins))
        for mirrored in (False, True):
            for first, second in _across(self.surface, card, near, mirrored=mirrored):
                if not _is_known(before, first, second, mirrored):
                    self._open_gap(first, second, self._laid, mirrored=mirrored)


def _is_known(gaps: list[Gap], first: Rect, second: Rect, mirrored: bool) -> bool:
    for gap in gaps:  # a plain loop, which mypyc compiles without a generator
        frame = gap.frame
        if frame.first is first and frame.second is second and frame.mirrored == mirrored:
            return True
    return False


def _across(
    surface: Surface, card: Rect, near: list[Rect], *, mirrored: bool
) -> list[tuple[Rect, Rect]]:
    """The pairs of cards, near where a card lay, with a gap between them across it."""
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
