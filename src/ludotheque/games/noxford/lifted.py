"""What would be on offer if a card were lifted, as a Gear lifts it."""

from typing import Final

from .gaps import Gap
from .geometry import Place
from .pinned import Pinned


class Lifted:
    """The places of one city, sorted by the cards that they depend on."""

    __slots__ = ("_all", "_free", "_gaps_of", "_lost", "_opened", "_pinned")

    def __init__(
        self, places: tuple[Place, ...], pinned: dict[Place, Pinned], gaps: dict[int, Gap]
    ) -> None:
        self._all: Final = places
        self._pinned: Final = pinned
        self._opened: Final[dict[Place, list[Place]]] = {}
        """The pinned places that a certain card alone blocks."""
        self._lost: Final[dict[Place, list[Place]]] = {}
        """The pinned places that cannot do without a certain card."""
        for place, pin in pinned.items():
            if not pin.blockers:
                for card in pin.critical():
                    _add(self._lost, card, place)
            elif len(pin.blockers) == 1 and pin.blockers[0].place != place:
                _add(self._opened, pin.blockers[0].place, place)
        self._free: Final = [gap for gap in gaps.values() if gap.free]
        self._gaps_of: Final[dict[Place, list[Gap]]] = {}
        """The gaps that would be different without a certain card."""
        for gap in gaps.values():
            for member in gap.members if gap.free else gap.inside:
                here = self._gaps_of.get(member.place)
                if here is None:
                    self._gaps_of[member.place] = [gap]
                else:
                    here.append(gap)

    def places(self, card: Place) -> list[Place]:
        lost = self._lost.get(card)
        opened = self._opened.get(card)
        gaps = self._gaps_of.get(card)
        found: list[Place] = []
        if gaps is None:
            if lost is None:
                found.extend(self._all)
            else:
                found.extend([place for place in self._all if place not in lost])
            if opened is not None:
                found.extend(sorted(opened))
            return found
        gone = set(lost) if lost is not None else set()
        more = set(opened) if opened is not None else set()
        for gap in gaps:
            gone.update(gap.free)
        for gap in gaps:
            more.update(gap.places_without(card))
            more.update([place for place in gap.free if self._remains(place, card, gaps)])
        found.extend([place for place in self._all if place not in gone])
        more.discard(card)
        found.extend(sorted(more))
        return found

    def _remains(self, place: Place, card: Place, gaps: list[Gap]) -> bool:
        """Whether a place in a gap that is not what it was is on offer for some other reason."""
        pin = self._pinned.get(place)
        if pin is not None and not pin.blockers and card not in pin.critical():
            return True
        return any(place in gap.free for gap in self._free if gap not in gaps)


def _add(lists: dict[Place, list[Place]], key: Place, place: Place) -> None:
    here = lists.get(key)
    if here is None:
        lists[key] = [place]
    else:
        here.append(place)
