"""The places on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap, bordering
from .geometry import Place, Rect, near_to, needed_for, number_of
from .pinned_places import Pins


class Lifted:
    """The places of one city, grouped by the cards that they depend on. Places on offer now are
    numbered."""

    __slots__ = ("_cards", "_filled", "_lost", "_open", "_spots", "_under")

    def __init__(
        self, spots: list[Rect], cards: list[Rect], pins: Pins, opened: list[Gap], filled: list[Gap]
    ) -> None:
        self._spots: Final = spots
        self._cards: Final = cards
        self._under: Final = pins.by_cover()
        self._open: Final = opened
        self._lost: Final[dict[Rect, list[int]]] = {}
        """For each card, the places that are not held fast without it."""
        for at, spot in enumerate(spots):
            around = near_to(spot, cards, 0)  # it touches at least two: if only two, it needs both
            for card in around if len(around) == 2 else needed_for(spot, around):
                lost = self._lost.get(card)
                if lost is None:
                    self._lost[card] = [at]
                else:
                    lost.append(at)
        self._filled: Final[dict[Rect, list[Gap]]] = {}
        """For each card, the full gaps that would have room without it."""
        for gap in filled:
            for card in gap.openers:
                gaps = self._filled.get(card)
                if gaps is None:
                    self._filled[card] = [gap]
                else:
                    gaps.append(gap)

    def offers(self, card: Rect) -> tuple[list[Rect], list[Place]]:
        """The places on offer without this card: those on offer with it too, and the others; both
        sorted. The first list never changes."""
        own, spots = card.place, self._spots
        lost = self._lost.get(card)
        under = self._under.get(card)
        more = [] if under is None else sorted([spot.place for spot in under if spot.place != own])
        if self._open:
            changed = bordering(card, self._open)
            if changed:
                lost = self._slide(card, changed, [] if lost is None else lost, more)
        filled = self._filled.get(card)
        if filled is not None:
            for gap in filled:
                for place in gap.offers_without(card, self._cards):
                    if place != own:
                        _add(more, place)
        if lost:
            kept = spots[:]
            for at in reversed(lost):
                del kept[at]
            return kept, more
        return spots, more

    def _slide(
        self, card: Rect, changed: list[Gap], lost: list[int], more: list[Place]
    ) -> list[int]:
        """Some open gaps have changed: add the newly offered places to `more`, and return the lost
        ones, sorted."""
        spots = self._spots
        back: list[int] = []
        for gap in self._open:  # some places lie in several
            for place in gap.offers_without(card, self._cards):
                at = _find(spots, place)
                if at >= 0:
                    back.append(at)
                elif place != card.place:
                    _add(more, place)
        found = [at for at in lost if at not in back]
        for gap in changed:
            for spot in gap.free:
                at = _find(spots, spot.place)
                if at not in back and at not in found:
                    found.append(at)
        found.sort()
        return found


def _find(spots: list[Rect], place: Place) -> int:
    """The index of a place in this sorted list; -1 if it is not there."""
    at = number_of(spots, place)
    return at if at < len(spots) and spots[at].place == place else -1


def _add(places: list[Place], place: Place) -> None:
    """Add a place to this sorted list unless it is there already."""
    at = len(places)
    while at and places[at - 1] > place:
        at -= 1
    if not at or places[at - 1] != place:
        places.insert(at, place)
