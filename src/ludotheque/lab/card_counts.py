"""What becomes of every card in a game: who was dealt it, gained it, played it, kept it.

Nothing is asked of a game but the contract: `State.zones` says where every card lies and whose it
is, and the text of a move names the cards that it is about.
"""

from typing import Final

from ludotheque.core import (
    HIDDEN,
    NOBODY,
    Box,
    Card,
    Decision,
    Move,
    Outcome,
    Seat,
    State,
    Zone,
)

from .play import Watch

HAND: Final = "hand"
"""What every game calls the zone of a hand."""

DISCARD: Final = "discard"
"""What every game calls the zone of cards that are out of the game."""

UNPLAYED: Final = ("discard", "keep")
"""The first words of moves that give cards up without playing them."""

PLAY: Final = "play"
"""The first word of a move that plays a card even if that comes back to hand at once."""

Zones = tuple[Zone, ...]


class CardCounts(Watch):
    """Counts by seat and kind for the game that is being watched, and keeps those of the last one
    until the next begins."""

    def __init__(self, box: Box) -> None:
        self._box: Final = box
        self._kinds: Final = sum(1 for kind in box.kinds if not kind.letter)
        self._names: Final = {name: box.kind_of[card] for card, name in enumerate(box.names)}
        self.dealt: list[list[int]] = []
        """In hand or before the seat after the deal."""
        self.gained: list[list[int]] = []
        """Come to the seat since then: taken, drawn, bought, stolen."""
        self.played: list[list[int]] = []
        """Put into play by a move of the seat's own: the first card that its text names."""
        self.kept: list[list[int]] = []
        """Before the seat at the end."""
        self.held: list[list[int]] = []
        """In hand at the end."""

    def begin(self, state: State) -> None:
        seats = range(state.seats)
        self._zones = state.zones()
        self.dealt = [self._counts(self._zones, seat) for seat in seats]
        self.gained = [[0] * self._kinds for _ in seats]
        self.played = [[0] * self._kinds for _ in seats]

    def step(self, decision: Decision, move: Move, state: State) -> None:
        """Only zones that have changed are counted: most moves change two of a dozen."""
        before, after = self._zones, state.zones()
        self._zones = after
        if len(before) == len(after):
            changed = [at for at, zone in enumerate(after) if _differ(before[at], zone)]
            before = tuple([before[at] for at in changed])
            after = tuple([after[at] for at in changed])
        for seat in {zone.owner for zone in after if zone.owner != NOBODY}:
            self._gain(seat, before, after)
        self._play(decision.seat, move.text, before, after, state)

    def end(self, state: State, outcome: Outcome) -> None:
        seats, zones = range(state.seats), state.zones()
        hands = tuple([zone for zone in zones if zone.name == HAND])
        others = tuple([zone for zone in zones if zone.name != HAND])
        self.held = [self._counts(hands, seat) for seat in seats]
        self.kept = [self._counts(others, seat) for seat in seats]

    def _gain(self, seat: Seat, before: Zones, after: Zones) -> None:
        had, has = self._owned(before, seat), self._owned(after, seat)
        for kind in set(has):
            more = has.count(kind) - had.count(kind)
            if more > 0:
                self.gained[seat][kind] += more

    def _play(self, mover: Seat, text: str, before: Zones, after: Zones, state: State) -> None:
        verb, _, rest = text.partition(" ")
        card = self._names.get(rest.partition(" ")[0], HIDDEN)
        if card == HIDDEN or verb in UNPLAYED:
            return
        had, has = (self._in(zones, card, mover, HAND) for zones in (before, after))
        came_back = verb == PLAY and self._count(state.hand(mover), card) > 0
        if has < had or came_back or self._came_to_the_table(card, mover, before, after):
            self.played[mover][card] += 1

    def _came_to_the_table(self, card: Card, mover: Seat, before: Zones, after: Zones) -> bool:
        """Whether it left a place face up, common or the mover's own, for another common one. What
        was turned up in its stead may be of the same kind: then its own place has not changed."""
        names = {zone.name for zone in after if zone.owner == NOBODY} - {DISCARD}
        if not any(
            self._in(after, card, NOBODY, name) > self._in(before, card, NOBODY, name)
            for name in names
        ):
            return False
        own = [self._owned(zones, mover).count(card) for zones in (before, after)]
        return own[1] < own[0] or any(
            self._in(after, card, NOBODY, name) < self._in(before, card, NOBODY, name)
            for name in names
        )

    def _in(self, zones: Zones, card: Card, owner: Seat, name: str) -> int:
        """How many of this kind lie in zones of this name and owner."""
        return sum(
            self._count(zone.cards, card)
            for zone in zones
            if zone.owner == owner and zone.name == name
        )

    def _count(self, cards: tuple[Card, ...], card: Card) -> int:
        kind_of = self._box.kind_of
        return sum(1 for each in cards if each != HIDDEN and kind_of[each] == card)

    def _owned(self, zones: Zones, seat: Seat) -> list[Card]:
        """The kinds of the cards that are this seat's."""
        kind_of = self._box.kind_of
        return [kind_of[card] for zone in zones if zone.owner == seat for card in zone.cards]

    def _counts(self, zones: Zones, seat: Seat) -> list[int]:
        counts = [0] * self._kinds
        for kind in self._owned(zones, seat):
            counts[kind] += 1
        return counts


def _differ(before: Zone, after: Zone) -> bool:
    """States share what has not changed, so that most zones are found equal at once."""
    if before.owner != after.owner or before.name != after.name:
        return True
    return before.cards is not after.cards and before.cards != after.cards
