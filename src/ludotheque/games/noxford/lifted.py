"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap
from .geometry import Place, Rect, by_place
from .pinned import Pins, critical


class Lifted:
    """The places of one city, sorted by the cards that they depend on. Sets of places are numbers
    with a bit for each."""

    __slots__ = ("_all", "_at", "_changed", "_lost", "_number", "_open", "_opened", "_pinned",
                 "_spots")  # fmt: skip

    def __init__(self, spots: list[Rect], cards: list[Rect], pins: Pins, gaps: list[Gap]) -> None:
        self._spots: Final = spots
        self._all: Final = (1 << len(spots)) - 1
        self._number: Final = {card.place: at for at, card in enumerate(cards)}
        """The cards' numbers, by which the following are sorted."""
        self._at: Final = {spot.place: at for at, spot in enumerate(spots)}
        self._lost: Final = [0] * len(cards)
        """The places held fast that cannot do without a certain card."""
        self._opened: Final[list[list[Rect]]] = [[] for _ in cards]
        """The places held fast that a certain card alone lies over."""
        self._open: Final[list[tuple[Gap, int]]] = []
        self._changed: Final[list[list[tuple[Gap, list[Rect]]]]] = [[] for _ in cards]
        """The gaps that would be different without a certain card, and what lies at them."""
        pinned = 0
        for rect in pins.free:
            bit = 1 << self._at[rect.place]
            pinned |= bit
            for number in critical(rect, cards):
                self._lost[number] |= bit
        self._pinned: Final = pinned
        for at, rect in enumerate(pins.under):
            place = pins.over[at].place
            if place != rect.place:
                self._opened[self._number[place]].append(rect)
        for gap in gaps:
            members = gap.members(cards)
            if gap.free:
                self._open.append((gap, self._bits(gap.free)))
            for card in members if gap.free else gap.inside:
                self._changed[self._number[card.place]].append((gap, members))

    def _bits(self, spots: list[Rect]) -> int:
        bits = 0
        for spot in spots:
            bits |= 1 << self._at[spot.place]
        return bits

    def spots(self, card: Place) -> list[Rect]:
        """Every place on offer without this card: first those that are on offer with it."""
        number = self._number[card]
        kept = self._pinned & ~self._lost[number]
        opened, changed = self._opened[number], self._changed[number]
        gaps = [gap for gap, _ in changed]
        for gap, bits in self._open:
            if gap not in gaps:
                kept |= bits
        if changed:
            more = {rect.place: rect for rect in opened}
            for gap, members in changed:
                for spot in gap.spots_without(card, members):
                    at = self._at.get(spot.place)
                    if at is not None:
                        kept |= 1 << at
                    elif spot.place != card:
                        more[spot.place] = spot
            opened = list(more.values())
        found = self._spots[:]
        gone = self._all & ~kept
        at = len(found)
        while gone:
            at -= 1
            if gone >> at:
                del found[at]
                gone ^= 1 << at
        if opened:
            opened.sort(key=by_place)
            found += opened
        return found
