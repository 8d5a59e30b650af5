"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap
from .geometry import Place, Rect, Surface, by_place, touched_among
from .pinned import Pins, critical


class Lifted:
    """The places of one city, sorted by the cards that they depend on. Sets of places are numbers
    with a bit for each."""

    __slots__ = ("_all", "_at", "_cards", "_changed", "_lost", "_members", "_open", "_opened",
                 "_pinned", "_spots", "_surface")  # fmt: skip

    def __init__(
        self, surface: Surface, spots: list[Rect], cards: list[Rect], pins: Pins, gaps: list[Gap]
    ) -> None:
        self._surface: Final = surface
        self._spots: Final = spots
        self._all: Final = (1 << len(spots)) - 1
        self._at: Final = {spot.place: at for at, spot in enumerate(spots)}
        self._lost: Final[dict[Place, int]] = {}
        """The places held fast that cannot do without a certain card."""
        self._opened: Final[dict[Place, list[Rect]]] = {}
        """The places held fast that a certain card alone lies over."""
        pinned = 0
        for rect in pins.free:
            bit = 1 << self._at[rect.place]
            pinned |= bit
            for card in critical(rect, touched_among(rect, cards)):
                self._lost[card.place] = self._lost.get(card.place, 0) | bit
        self._pinned: Final = pinned
        for at, rect in enumerate(pins.under):
            place = pins.over[at].place
            if place != rect.place:
                opened = self._opened.get(place)
                if opened is None:
                    self._opened[place] = [rect]
                else:
                    opened.append(rect)
        self._open: Final[list[tuple[Gap, int]]] = []
        self._changed: Final[dict[Place, list[tuple[Gap, list[Rect]]]]] = {}
        """The gaps that would be different without a certain card, and what lies at them."""
        for gap in gaps:
            members = gap.members(cards)
            if gap.free:
                self._open.append((gap, self._bits(gap.free)))
            for card in members if gap.free else gap.inside:
                changed = self._changed.get(card.place)
                if changed is None:
                    self._changed[card.place] = [(gap, members)]
                else:
                    changed.append((gap, members))

    def _bits(self, places: list[Place]) -> int:
        bits = 0
        for place in places:
            bits |= 1 << self._at[place]
        return bits

    def spots(self, card: Place) -> list[Rect]:
        """Every place on offer without this card: first those that are on offer with it."""
        kept = self._pinned & ~self._lost.get(card, 0)
        opened = self._opened.get(card)
        changed = self._changed.get(card)
        if changed is None:
            for _, bits in self._open:
                kept |= bits
        else:
            gaps = [gap for gap, _ in changed]
            for gap, bits in self._open:
                if gap not in gaps:
                    kept |= bits
            more = {} if opened is None else {rect.place: rect for rect in opened}
            for gap, members in changed:
                for place in gap.places_without(card, members):
                    at = self._at.get(place)
                    if at is not None:
                        kept |= 1 << at
                    elif place != card:
                        more[place] = self._surface.rect(place)
            opened = list(more.values())
        found = self._spots[:]
        gone = self._all & ~kept
        while gone:
            at = gone.bit_length() - 1
            del found[at]
            gone ^= 1 << at
        if opened:
            opened.sort(key=by_place)
            found += opened
        return found
