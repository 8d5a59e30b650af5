"""The rules: the game at one moment, and what a move makes of it. R1 to R6 are in `rules.en.md`."""

from typing import TYPE_CHECKING, Final

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
    ScoreLine,
    Seat,
    State,
    Zone,
)

from .moves import Play
from .phrases import (
    DREW,
    FOUND_NOTHING,
    FULLEST_HOARD,
    HAZELNUTS,
    HOARDED,
    NOT_HELD,
    NOTHING_THERE,
    PLAY_A_CARD,
    TOOK,
)

if TYPE_CHECKING:
    from .game import MyGame


class MyGameState(State):
    """Who holds what, what lies on the hoards, and whose turn it is.

    The same class is the whole truth and what one player sees of it: `eyes` says whose view it is,
    and a card that these eyes cannot see is HIDDEN.
    """

    def __init__(
        self,
        game: "MyGame",
        eyes: Seat,
        *,
        active: Seat,
        hands: list[list[Card]],
        hoards: list[list[Card]],
        deck: list[Card],
        discards: list[Card],
    ) -> None:
        self.game: Final = game
        self.eyes = eyes
        self.active = active
        """The seat whose turn it is."""
        self.hands = hands
        """Sorted, so that their order tells nothing."""
        self.hoards = hoards
        """The hazelnut on top comes last."""
        self.deck = deck
        """The next card comes first."""
        self.discards = discards

    # A turn

    def decision(self) -> Decision | None:
        """Whose turn it is, and what they may do; only they see the options."""
        if not any(self.hands):
            return None
        return Decision(self.active, PLAY_A_CARD, tuple(self.options()))

    def options(self) -> list[Move]:
        if self.eyes not in (EVERYTHING, self.active):
            return []
        return [
            Play(card, self.game.box.name(card), victim)
            for card in sorted(set(self.hands[self.active]))
            for victim in self.victims(card)
        ]

    def victims(self, card: Card) -> list[Seat]:
        """Against whom a card can be played: a squirrel against all who have hazelnuts (R4)."""
        if not self.game.is_squirrel(card):
            return [NOBODY]
        others = [seat for seat in range(self.seats) if seat != self.active]
        return [seat for seat in others if self.hoards[seat]] or [NOBODY]

    def refusal(self, move: Move) -> Refusal | None:
        """Why this move is not allowed; None if it is."""
        if not any(self.hands):
            return IS_OVER
        if self.eyes not in (EVERYTHING, self.active):
            return Refusal(NOT_YOUR_TURN, (self.active,))
        if not isinstance(move, Play):
            return Refusal(NO_SUCH_MOVE, (move.text,))
        if move.card not in self.hands[self.active]:
            return Refusal(NOT_HELD, (move.card,))
        if move.victim not in self.victims(move.card):
            return Refusal(NOTHING_THERE)
        return None

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        """Play a card, draw another, and let the next player play (R2)."""
        assert isinstance(move, Play)
        self.hands[self.active].remove(move.card)
        if self.game.is_squirrel(move.card):
            self.discards.append(move.card)
            self.send_squirrel(move.victim, log)
        else:
            self.hoards[self.active].append(move.card)
            log.tell(HOARDED, (self.active, move.card))
        self.draw(log)
        self.pass_turn()

    def send_squirrel(self, victim: Seat, log: Log) -> None:
        """It brings the hazelnut on top of the victim's hoard, if there is a victim (R4)."""
        if victim == NOBODY:
            log.tell(FOUND_NOTHING, (self.active,))
            return
        taken = self.hoards[victim].pop()
        self.hoards[self.active].append(taken)
        log.tell(TOOK, (self.active, taken, victim))

    def draw(self, log: Log) -> None:
        """Only who draws the card sees it: they are its only witness."""
        if self.deck:
            card = self.deck.pop(0)
            self.hands[self.active] = sorted([*self.hands[self.active], card])
            log.tell(DREW, (self.active, card), (self.active,))

    def pass_turn(self) -> None:
        """Who has no card is passed over (R5)."""
        for _ in range(self.seats):
            self.active = (self.active + 1) % self.seats
            if self.hands[self.active]:
                return

    # The score

    def standing(self) -> tuple[int, ...]:
        """Each player's points, now."""
        values = self.game.box.figures("value")
        return tuple([sum([values[card] for card in hoard]) for hoard in self.hoards])

    def outcome(self) -> Outcome | None:
        """The fullest hoard wins; None as long as somebody holds a card (R5)."""
        if any(self.hands):
            return None
        points = self.standing()
        places = tuple([1 + sum(other > mine for other in points) for mine in points])
        lines = tuple([ScoreLine(HAZELNUTS, seat, each) for seat, each in enumerate(points)])
        return Outcome(places, points, FULLEST_HOARD, lines)

    # What is seen

    def view(self, seat: Seat) -> "MyGameState":
        """Hands of others and the deck are hidden (R6)."""
        view = self.copy()
        view.eyes = seat
        view.deck = [HIDDEN] * len(self.deck)
        for other in range(self.seats):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(self.hands[other])
        return view

    def zones(self) -> tuple[Zone, ...]:
        """The places on the table: every screen draws the game from them."""
        zones = [
            Zone("deck", NOBODY, tuple(self.deck)),
            Zone("discard", NOBODY, tuple(self.discards)),
        ]
        for seat in range(self.seats):
            zones.append(Zone("hoard", seat, tuple(self.hoards[seat])))
            zones.append(Zone("hand", seat, self.hand(seat)))
        return tuple(zones)

    @property
    def seats(self) -> int:
        return len(self.hands)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(self.hands[seat])

    def cards(self) -> list[Card]:
        """Every card, wherever it lies."""
        return [card for zone in self.zones() for card in zone.cards]

    # Copying and saving

    def copy(self) -> "MyGameState":
        return MyGameState(
            self.game,
            self.eyes,
            active=self.active,
            hands=[hand[:] for hand in self.hands],
            hoards=[hoard[:] for hoard in self.hoards],
            deck=self.deck[:],
            discards=self.discards[:],
        )

    def content(self) -> dict[str, object]:
        """Everything, ready for JSON; `restore` in game.py reads it back."""
        names = self.game.box.name
        return {
            "eyes": self.eyes,
            "active": self.active,
            "hands": [[names(card) for card in hand] for hand in self.hands],
            "hoards": [[names(card) for card in hoard] for hoard in self.hoards],
            "deck": [names(card) for card in self.deck],
            "discards": [names(card) for card in self.discards],
        }
