"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap
from .geometry import Rect, by_place
from .pinned import Pins, critical


class Lifted:
    """The places of one city, sorted by the cards that they depend on. Sets of places are numbers
    with a bit for each."""

    __slots__ = ("_all", "_at", "_cards", "_gaps", "_in_gaps", "_lost", "_number", "_spots",
                 "_under")  # fmt: skip

    def __init__(self, spots: list[Rect], cards: list[Rect], pins: Pins, gaps: list[Gap]) -> None:
        self._spots: Final = spots
        self._cards: Final = cards
        self._gaps: Final = gaps
        self._under: Final = pins.under.copy()
        self._all: Final = (1 << len(spots)) - 1
        self._at: Final = {spot.place: at for at, spot in enumerate(spots)}
        self._number: Final = {card: at for at, card in enumerate(cards)}
        self._lost: Final = [0] * len(cards)
        """For each card the places held fast that cannot do without it."""
        for rect in pins.free:
            bit = 1 << self._at[rect.place]
            for number in critical(rect, cards):
                self._lost[number] |= bit
        self._in_gaps: Final = [self._bits(gap.free) for gap in gaps]

    def _bits(self, spots: list[Rect]) -> int:
        bits = 0
        for spot in spots:
            bits |= 1 << self._at[spot.place]
        return bits

    def spots(self, card: Rect) -> list[Rect]:
        """Every place on offer without this card: first those that are on offer with it."""
        place = card.place
        kept = self._all & ~self._lost[self._number[card]]
        opened = self._under.get(card)
        more = [] if opened is None else [spot for spot in opened if spot.place != place]
        changed = [gap for gap in self._gaps if gap.is_changed_by(card)]
        if changed:
            kept = self._kept(kept, changed)
            known = {spot.place for spot in more}
            known.add(place)
            for gap in changed:
                for spot in gap.spots_without(place, self._cards):
                    at = self._at.get(spot.place)
                    if at is not None:
                        kept |= 1 << at
                    elif spot.place not in known:
                        known.add(spot.place)
                        more.append(spot)
        found = self._spots[:]
        gone = self._all & ~kept
        at_last = len(found)
        while gone:
            at_last -= 1
            if gone >> at_last:
                del found[at_last]
                gone ^= 1 << at_last
        if more:
            more.sort(key=by_place)
            found += more
        return found

    def _kept(self, kept: int, changed: list[Gap]) -> int:
        """Without what is on offer only because of these gaps."""
        for at, gap in enumerate(self._gaps):
            if gap.free and gap in changed:
                kept &= ~self._in_gaps[at]
        for at, gap in enumerate(self._gaps):
            if gap.free and gap not in changed:
                kept |= self._in_gaps[at]
        return kept
