"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap, bordering
from .geometry import Place, Rect
from .pinned import Pins


class Lifted:
    """The places of one city, sorted by the cards that they depend on. Places that are on offer now
    are numbered."""

    __slots__ = ("_cards", "_filled", "_lost", "_numbers", "_open", "_spots", "_under")

    def __init__(self, spots: list[Rect], cards: list[Rect], pins: Pins, gaps: list[Gap]) -> None:
        self._spots: Final = spots
        self._numbers: Final = {spot.place: at for at, spot in enumerate(spots)}
        self._cards: Final = cards
        self._under: Final = pins.by_cover()
        self._lost: Final[dict[Rect, list[int]]] = {}
        """For each card the places held fast that cannot do without it."""
        at = 0
        for rect in pins.free:
            while spots[at] is not rect:
                at += 1
            for card in pins.needed_for(rect):
                lost = self._lost.get(card)
                if lost is None:
                    self._lost[card] = [at]
                else:
                    lost.append(at)
        self._open: Final = [gap for gap in gaps if gap.is_open]
        self._filled: Final[dict[Place, list[Gap]]] = {}
        """The gaps with no room that have some without a certain card."""
        for gap in gaps:
            for place in gap.openers:
                filled = self._filled.get(place)
                if filled is None:
                    self._filled[place] = [gap]
                else:
                    filled.append(gap)

    def offers(self, card: Rect) -> tuple[list[Rect], list[Place]]:
        """What is on offer without this card: those places that are on offer with it, and those
        that are not; both in order. The first list never changes."""
        own, numbers = card.place, self._numbers
        lost = self._lost.get(card)
        under = self._under.get(card)
        more = [] if under is None else [spot.place for spot in under if spot.place != own]
        changed = bordering(card, self._open)
        slid = self._slid_without(card, changed)
        back: list[int] = []
        for place in slid:
            at = numbers.get(place)
            if at is not None:
                back.append(at)
            elif place != own:
                more.append(place)
        if len(more) > 1:
            more.sort()
            if slid:
                more = _each_once(more)
        if changed:
            lost = [] if lost is None else lost[:]
            for gap in changed:
                lost += [numbers[spot.place] for spot in gap.free]
            lost = [at for at in lost if at not in back]
            lost.sort()
        return _without(self._spots, lost) if lost else self._spots, more

    def _slid_without(self, card: Rect, changed: list[Gap]) -> list[Place]:
        """What is then on offer in gaps, if some of them are not what they were."""
        found: list[Place] = []
        if changed:
            for gap in self._open:  # some places lie in several
                found += (
                    gap.places_without(card.place, self._cards) if gap in changed else gap.offers
                )
        filled = self._filled.get(card.place)
        if filled is not None:
            for gap in filled:
                found += gap.places_without(card.place, self._cards)
        return found


def _each_once(places: list[Place]) -> list[Place]:
    """Places that are in order, without repeating any."""
    found = places[:1]
    last = places[0]
    for place in places:
        if place != last:
            found.append(place)
            last = place
    return found


def _without(spots: list[Rect], lost: list[int]) -> list[Rect]:
    """All but those with these numbers, which are in order."""
    found: list[Rect] = []
    start = 0
    for at in lost:
        found += spots[start:at]
        start = at + 1
    found += spots[start:]
    return found
