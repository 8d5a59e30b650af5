"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap
from .geometry import Place, Rect
from .pinned import Pins, critical


class Lifted:
    """The places of one city, sorted by the cards that they depend on. Sets of places are numbers
    with a bit for each."""

    __slots__ = ("_all", "_at", "_cards", "_filled", "_found", "_lost", "_number", "_open",
                 "_places", "_under")  # fmt: skip

    def __init__(self, spots: list[Rect], cards: list[Rect], pins: Pins, gaps: list[Gap]) -> None:
        places = [spot.place for spot in spots]
        self._places: Final = places
        self._cards: Final = cards
        self._under: Final = pins.under.copy()
        self._found: Final[dict[Place, list[Place]]] = {}
        self._all: Final = (1 << len(places)) - 1
        self._at: Final = {place: at for at, place in enumerate(places)}
        self._number: Final = {card: at for at, card in enumerate(cards)}
        self._lost: Final = [0] * len(cards)
        """For each card the places held fast that cannot do without it."""
        for rect in pins.free:
            bit = 1 << self._at[rect.place]
            for number in critical(rect, cards):
                self._lost[number] |= bit
        self._open: Final[list[tuple[Gap, int]]] = []
        self._filled: Final[dict[Place, list[Gap]]] = {}
        """The gaps with no room that may have some without a certain card."""
        for gap in gaps:
            if gap.is_open:
                self._open.append((gap, self._bits([spot.place for spot in gap.free])))
                continue
            for rect in gap.inside:
                filled = self._filled.get(rect.place)
                if filled is None:
                    self._filled[rect.place] = [gap]
                else:
                    filled.append(gap)

    def _bits(self, places: list[Place]) -> int:
        bits = 0
        for place in places:
            bits |= 1 << self._at[place]
        return bits

    def places(self, card: Rect) -> list[Place]:
        """Every place on offer without this card: first those that are on offer with it. This list
        never changes."""
        found = self._found.get(card.place)
        if found is None:
            found = self._found[card.place] = self._find(card)
        return found

    def _find(self, card: Rect) -> list[Place]:
        own = card.place
        kept = self._all & ~self._lost[self._number[card]]
        opened = self._under.get(card)
        more = [] if opened is None else [spot.place for spot in opened if spot.place != own]
        changed = [gap for gap, _ in self._open if gap.borders(card)]
        if changed:
            kept = self._less(kept, changed)
        filled = self._filled.get(own)
        if filled is not None:
            changed += filled
        for gap in changed:
            for place in gap.places_without(own, self._cards):
                at = self._at.get(place)
                if at is not None:
                    kept |= 1 << at
                elif place != own and place not in more:
                    more.append(place)
        found = self._places[:]
        gone = self._all & ~kept
        last = len(found)
        while gone:
            last -= 1
            if gone >> last:
                del found[last]
                gone ^= 1 << last
        more.sort()
        found += more
        return found

    def _less(self, kept: int, changed: list[Gap]) -> int:
        """Without what is on offer only because of these gaps."""
        for gap, bits in self._open:
            if gap in changed:
                kept &= ~bits
        for gap, bits in self._open:  # some places lie in several
            if gap not in changed:
                kept |= bits
        return kept
