"""District Noir at one moment: the hands, the line, the cards taken, the deck."""

from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    IS_OVER,
    NO_SUCH_MOVE,
    NOBODY,
    NOT_YOUR_TURN,
    Card,
    Chance,
    Decision,
    Log,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
    Zone,
)

from .cards import Cards
from .moves import TAKE, Play
from .phrases import (
    DREW,
    HAND_IS_EMPTY,
    HOLDS_THE_CITY,
    LAST_ROUND_OVER,
    LINE_IS_EMPTY,
    NEW_ROUND,
    NOT_IN_HAND,
    PLAYED,
    TAKEN_ALREADY,
    TOOK,
)
from .scoring import holder_of_the_city, holds_the_city, score, standing


class DistrictNoirState(State):
    """Cards are kept in tuples, which copies can share. `active` is the seat whose turn it is.

    The round and its starter are not stored: they follow from the deck and the actions made.
    """

    __slots__ = (
        "_over",
        "active",
        "catalogue",
        "deck",
        "hands",
        "line",
        "piles",
        "removed",
        "taken",
    )

    def __init__(
        self,
        cards: Cards,
        eyes: Seat,
        active: Seat,
        hands: list[tuple[Card, ...]],
        taken: list[bool],
        line: tuple[Card, ...],
        piles: list[tuple[Card, ...]],
        deck: tuple[Card, ...],
        removed: tuple[Card, ...],
    ) -> None:
        self.eyes = eyes
        self.active = active
        self.catalogue: Final = cards
        self.hands: Final = hands
        self.taken: Final = taken
        self.line = line
        self.piles: Final = piles
        self.deck = deck
        self.removed = removed
        self._over = False

    # Playing

    def decision(self) -> Decision | None:
        if self._over:
            return None
        seat = self.active
        hand = self.hands[seat]
        cards = self.catalogue
        if self.eyes == EVERYTHING or self.eyes == seat:
            choices = cards.choices[hand]
        else:
            choices = cards.unseen_choices if hand else cards.unseen_last_choice
        if self.taken[seat]:
            return choices.has_taken[seat]
        return choices.may_take[seat] if self.line else choices.line_is_empty[seat]

    def refusal(self, move: Move) -> Refusal | None:
        if self._over:
            return IS_OVER
        seat = self.active
        if self.eyes != EVERYTHING and self.eyes != seat:
            return Refusal(NOT_YOUR_TURN, (seat,))
        if isinstance(move, Play):
            if not self.hands[seat]:
                return HAND_IS_EMPTY
            if move.card not in self.hands[seat]:
                return Refusal(NOT_IN_HAND, (move.card,))
            return None
        if move != TAKE:
            return Refusal(NO_SUCH_MOVE, (move.text,))
        if self.taken[seat]:
            return TAKEN_ALREADY
        return None if self.line else LINE_IS_EMPTY

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        seat = self.active
        hand = self.hands[seat]
        if isinstance(move, Play):
            card = move.card
            rest = list(hand)
            rest.remove(card)
            hand = self.hands[seat] = tuple(rest)
            self.line = self.line + move.as_line
            log.tell(PLAYED, (seat, card))
        else:
            self._take(seat, log)
            if self._over:
                return
        if not hand and not self.hands[1 - seat] and self.taken[0] and self.taken[1]:
            self._end_round(log)
        else:
            self.active = 1 - seat

    def _take(self, seat: Seat, log: Log) -> None:
        line, most = self.line, self.catalogue.take
        cards = line[-most:]
        pile = tuple(sorted(self.piles[seat] + cards))
        self.line = line[:-most]
        self.piles[seat] = pile
        self.taken[seat] = True
        log.tell(TOOK, (seat, cards))
        if holds_the_city(self.catalogue, pile):  # DN-28
            self._over = True
            log.tell(HOLDS_THE_CITY, (seat,))

    def _end_round(self, log: Log) -> None:
        """DN-27. The player who acted last did not begin this round, and so begins the next."""
        deck, count = self.deck, self.catalogue.hand
        if not deck:
            self._over = True
            log.tell(LAST_ROUND_OVER)
            return
        self.taken[0] = self.taken[1] = False
        log.tell(NEW_ROUND, (self.round + 1, self.active))
        for seat in (self.active, 1 - self.active):
            hand = tuple(sorted(deck[:count]))
            deck = deck[count:]
            self.hands[seat] = hand
            log.tell(DREW, (seat, hand), (seat,))
        self.deck = deck

    def outcome(self) -> Outcome | None:
        return score(self.catalogue, self.piles, self.line) if self._over else None

    def standing(self) -> tuple[int, ...] | None:
        """Piles are public, so everybody knows. None once a player holds the whole City: that wins
        without counting (DN-28)."""
        cards, piles = self.catalogue, self.piles
        return None if holder_of_the_city(cards, piles) is not None else standing(cards, piles)

    # What follows from the cards on the table

    @property
    def round(self) -> int:
        """The number of this round, from 1."""
        return self.catalogue.rounds - len(self.deck) // (2 * self.catalogue.hand)

    def actions(self, seat: Seat) -> int:
        """How many actions this seat has made this round."""
        return self.catalogue.hand - len(self.hands[seat]) + self.taken[seat]

    @property
    def starter(self) -> Seat:
        """The seat with the token, which began this round. When the game is over, `active` is the
        seat that acted last instead of the one that acts next."""
        as_many = self.actions(0) == self.actions(1)
        return self.active if as_many != self._over else 1 - self.active

    def find_end(self) -> None:
        """Find out whether the game is over, for a state that was not reached by playing."""
        all_done = not any(self.hands) and all(self.taken) and not self.deck
        self._over = all_done or holder_of_the_city(self.catalogue, self.piles) is not None

    # Copying and views

    def copy(self) -> "DistrictNoirState":
        copy = DistrictNoirState(
            self.catalogue,
            self.eyes,
            self.active,
            self.hands[:],
            self.taken[:],
            self.line,
            self.piles[:],
            self.deck,
            self.removed,
        )
        copy._over = self._over
        return copy

    def view(self, seat: Seat) -> "DistrictNoirState":
        self.check_eyes(seat)
        view = self.copy()
        view.eyes = seat
        view.deck = (HIDDEN,) * len(self.deck)
        view.removed = (HIDDEN,) * len(self.removed)
        for other in (0, 1):
            if other != seat:
                view.hands[other] = (HIDDEN,) * len(self.hands[other])
        return view

    @property
    def seats(self) -> int:
        return len(self.hands)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def cards(self) -> list[Card]:
        hands, piles = self.hands, self.piles
        return [*hands[0], *hands[1], *self.line, *piles[0], *piles[1], *self.deck, *self.removed]

    def zones(self) -> tuple[Zone, ...]:
        """The line from its first card to its last, and what each player has taken."""
        zones = [
            Zone("line", NOBODY, self.line),
            Zone("deck", NOBODY, self.deck),
            Zone("removed", NOBODY, self.removed),
        ]
        for seat in (0, 1):
            zones.append(Zone("pile", seat, self.piles[seat]))
            zones.append(Zone("hand", seat, self.hands[seat]))
        return tuple(zones)

    def content(self) -> dict[str, object]:
        name = self.catalogue.box.name
        return {
            "eyes": self.eyes,
            "active": self.active,
            "hands": [[name(card) for card in hand] for hand in self.hands],
            "taken": self.taken[:],
            "line": [name(card) for card in self.line],
            "piles": [[name(card) for card in pile] for pile in self.piles],
            "deck": [name(card) for card in self.deck],
            "removed": [name(card) for card in self.removed],
        }
