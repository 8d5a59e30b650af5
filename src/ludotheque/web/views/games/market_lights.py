"""Where on the page of a game of action points something happened: the elements to light."""

from collections.abc import Sequence

from ludotheque.core import HIDDEN, Event, Seat
from ludotheque.games.market.state import MarketState

PLACES = ("land", "district")
"""The values that name the card of a place; `number` says which place it is."""


class Lights:
    """The elements that an event is about. The page knows what lies where now."""

    def __init__(self, event: Event, view: MarketState, own_place: bool) -> None:
        """With `own_place`, a place that is named belongs to the actor, although there is a
        victim."""
        self._event = event
        self._view = view
        self._own_place = own_place
        self._names = event.phrase.names
        self._phrases = view.catalogue.phrases

    def ids(self) -> list[str]:
        """What was suffered comes first, then who did it."""
        if "price" in self._names:
            return self._taken()
        if self._event.phrase is self._phrases.turned_up:
            return self._in_line()
        if self._event.phrase is self._phrases.line_ordered:
            return ["offers"]
        if self._event.phrase is self._phrases.drew:
            return ["deck", *self._actors()]
        return [*self._victims(), *self._actors()]

    def _taken(self) -> list[str]:
        return [f"l-{self._event.number('price') - 1}|offers", *self._actors()]

    def _in_line(self) -> list[str]:
        cards = dict.fromkeys(self._event.cards("cards"))
        return [f"l-{at}@{card}" for card in cards for at in range(self._view.catalogue.line)]

    def _victims(self) -> list[str]:
        if "victim" not in self._names:
            return []
        estate = self._estate(self._event.number("victim"), "of")
        place = [] if self._own_place else self._place(estate, "number", PLACES)
        people = self._people(estate, ("target",))
        whole = f"estate-{estate}"
        if self._event.phrase in (self._phrases.saw_hand, self._phrases.stole_card):
            seat = self._event.number("victim")
            return [f"hand|{whole}" if seat == self._view.eyes else f"b-{seat}|{whole}"]
        return [f"{each}|{whole}" for each in place or people] or [whole]

    def _actors(self) -> list[str]:
        if "seat" not in self._names:
            return []
        estate = self._estate(self._event.number("seat"), "home")
        has_victim = "victim" in self._names and not self._own_place
        place = (
            self._place(estate, "place", ("own",))
            if has_victim
            else self._place(estate, "number", PLACES)
        )
        people = self._people(estate, ("card",))
        whole = f"estate-{estate}"
        return [f"{each}|{whole}" for each in place or people] or [whole]

    def _estate(self, seat: Seat, home: str) -> int:
        """The estate that is meant: the first, or the second where a player has two."""
        owned = [number for number, owner in enumerate(self._view.owners) if owner == seat]
        which = self._event.number(home) if home in self._names else 0
        return owned[max(which - 1, 0)]

    def _place(self, estate: int, number: str, kinds: Sequence[str]) -> list[str]:
        """The place that is named, if the same card still lies there."""
        if number not in self._names:
            return []
        at = self._event.number(number) - 1
        named = [f"@{self._event.number(kind)}" for kind in kinds if kind in self._names]
        return [f"e{estate}p{at}{''.join(named[:1])}"]

    def _people(self, estate: int, names: Sequence[str]) -> list[str]:
        """The cards beside the places that are named; the page knows whether they still lie
        there."""
        cards = [self._event.number(name) for name in names if name in self._names]
        return [f"e{estate}k{card}" for card in cards if card != HIDDEN]
