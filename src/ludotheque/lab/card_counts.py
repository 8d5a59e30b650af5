"""What becomes of every card in a game: who was dealt it, gained it, played it, kept it.

Nothing is asked of a game but the contract: `State.zones` says where every card lies and whose it
is, and the text of a move names the cards that it is about.
"""

from typing import Final

from ludotheque.core import HIDDEN, NOBODY, Box, Card, Decision, Move, Outcome, Seat, State

from .play import Watch

HAND: Final = "hand"
"""What every game calls the zone of a hand."""

DISCARD: Final = "discard"
"""What every game calls the zone of cards that are out of the game."""

UNPLAYED: Final = ("discard", "keep")
"""The first words of moves that give cards up without playing them."""

PLAY: Final = "play"
"""The first word of a move that plays a card even if that comes back to hand at once."""

Cards = tuple[Card, ...]


class Holdings:
    """Where the cards lie, as far as it matters whose they are."""

    __slots__ = ("before", "common", "hands")

    def __init__(self, state: State) -> None:
        seats = state.seats
        self.hands: Final[list[Cards]] = [()] * seats
        self.before: Final[list[list[Cards]]] = [[] for _ in range(seats)]
        """What lies before each seat, zone by zone: an estate, a pile, a deck of its own."""
        self.common: Final[list[tuple[str, Cards]]] = []
        """What belongs to nobody, with the names of the zones."""
        for zone in state.zones():
            if zone.owner == NOBODY:
                self.common.append((zone.name, zone.cards))
            elif zone.name == HAND:
                self.hands[zone.owner] = zone.cards
            else:
                self.before[zone.owner].append(zone.cards)


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
        self._now = Holdings(state)
        seats = range(state.seats)
        self.dealt = [self._counts(self._all(self._now, seat)) for seat in seats]
        self.gained = [[0] * self._kinds for _ in seats]
        self.played = [[0] * self._kinds for _ in seats]

    def step(self, decision: Decision, move: Move, state: State) -> None:
        before, self._now = self._now, Holdings(state)
        now = self._now
        for seat, hand in enumerate(now.hands):
            if hand != before.hands[seat] or now.before[seat] != before.before[seat]:
                self._gain(seat, before, now)
        self._play(decision.seat, move.text, before, now)

    def end(self, state: State, outcome: Outcome) -> None:
        now = self._now
        self.held = [self._counts(hand) for hand in now.hands]
        self.kept = [
            self._counts([card for cards in zones for card in cards]) for zones in now.before
        ]

    def _gain(self, seat: Seat, before: Holdings, now: Holdings) -> None:
        """Only zones that have changed are counted."""
        old = [before.hands[seat], *before.before[seat]]
        new = [now.hands[seat], *now.before[seat]]
        if len(old) == len(new):
            changed = [at for at, cards in enumerate(new) if cards != old[at]]
            old, new = [old[at] for at in changed], [new[at] for at in changed]
        kind_of = self._box.kind_of
        had = [kind_of[card] for cards in old for card in cards]
        has = [kind_of[card] for cards in new for card in cards]
        for kind in set(has):
            more = has.count(kind) - had.count(kind)
            if more > 0:
                self.gained[seat][kind] += more

    def _play(self, mover: Seat, text: str, before: Holdings, now: Holdings) -> None:
        verb, _, rest = text.partition(" ")
        card = self._names.get(rest.partition(" ")[0], HIDDEN)
        if card == HIDDEN or verb in UNPLAYED:
            return
        had, has = (self._count(each.hands[mover], card) for each in (before, now))
        if has < had or (verb == PLAY and had) or self._came_to_the_table(card, mover, before, now):
            self.played[mover][card] += 1

    def _came_to_the_table(self, card: Card, mover: Seat, before: Holdings, now: Holdings) -> bool:
        """Whether it left a place face up, common or the mover's own, for another common one."""
        places = {name for name, _ in now.common} - {DISCARD}
        arrived = [
            name
            for name in places
            if self._in_common(name, card, now) > self._in_common(name, card, before)
        ]
        if not arrived:
            return False
        own = [
            sum(self._count(cards, card) for cards in each.before[mover]) for each in (before, now)
        ]
        if own[1] < own[0]:
            return True
        # what was turned up from a deck instead may be of the same kind: so its place is asked for
        return any(
            name not in arrived and self._in_common(name, card, before) > 0
            for name in places
            if self._in_common(name, card, now) <= self._in_common(name, card, before)
        )

    def _in_common(self, name: str, card: Card, holdings: Holdings) -> int:
        return sum(self._count(cards, card) for zone, cards in holdings.common if zone == name)

    def _count(self, cards: Cards, card: Card) -> int:
        kind_of = self._box.kind_of
        return sum(1 for each in cards if each != HIDDEN and kind_of[each] == card)

    def _all(self, holdings: Holdings, seat: Seat) -> list[Card]:
        return [*holdings.hands[seat], *[c for zone in holdings.before[seat] for c in zone]]

    def _counts(self, cards: "list[Card] | Cards") -> list[int]:
        counts = [0] * self._kinds
        kind_of = self._box.kind_of
        for card in cards:
            counts[kind_of[card]] += 1
        return counts
