"""Pebbles at one moment."""

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
    Frame,
    Log,
    Move,
    Outcome,
    Refusal,
    ScoreLine,
    Seat,
    Sentence,
    State,
    Zone,
)

from .effects import EFFECTS
from .moves import Play
from .phrases import DREW, GOLD, NOT_HELD, PLAY, PLAYED, RICHEST

if TYPE_CHECKING:
    from .game import Pebbles


class PebblesState(State):
    """Hands, a deck, a table of cards that were played, and gold."""

    def __init__(
        self,
        game: "Pebbles",
        eyes: Seat,
        *,
        active: Seat,
        bank: int,
        hands: list[list[Card]],
        purses: list[int],
        deck: list[Card],
        table: list[Card],
        frames: list[Frame],
    ) -> None:
        self.game: Final = game
        self.eyes = eyes
        self.active = active
        self.bank = bank
        self.hands = hands
        self.purses = purses
        self.deck = deck
        self.table = table
        self.frames = frames

    # Playing

    def decision(self) -> Decision | None:
        if not any(self.hands) and not self.frames:
            return None
        asked = EFFECTS.ask(self, self.frames) or self.ask_for_a_card()
        if self.eyes not in (EVERYTHING, asked.seat):
            return Decision(asked.seat, asked.question, (), asked.window)
        return asked

    def ask_for_a_card(self) -> Decision:
        cards = [card for card in sorted(set(self.hands[self.active])) if card != HIDDEN]
        return Decision(self.active, PLAY, tuple([self.game.plays[card] for card in cards]))

    def refusal(self, move: Move) -> Refusal | None:
        decision = self.decision()
        if decision is None:
            return IS_OVER
        if self.eyes not in (EVERYTHING, decision.seat):
            return Refusal(NOT_YOUR_TURN, (decision.seat,))
        if self.frames:
            return EFFECTS.refusal(self, self.frames, move)
        if not isinstance(move, Play):
            return Refusal(NO_SUCH_MOVE, (move.text,))
        if move.card not in self.hands[self.active]:
            return Refusal(NOT_HELD, (move.card,))
        return None

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        if self.frames:
            EFFECTS.answer(self, self.frames, move, chance, log)
        else:
            assert isinstance(move, Play)
            self.hands[self.active].remove(move.card)
            self.table.append(move.card)
            log.tell(PLAYED, (self.active, move.card))
            effect = self.game.box.kinds[move.card].effect
            if effect:
                self.frames.append(Frame(effect, self.active))
                EFFECTS.resolve(self, self.frames, chance, log)
        if not self.frames:
            self.end_turn(log)

    def end_turn(self, log: Log) -> None:
        if self.deck:
            card = self.deck.pop(0)
            self.hands[self.active].append(card)
            self.hands[self.active].sort()
            log.tell(DREW, (self.active, card), (self.active,))
        for _ in self.hands:
            self.active = (self.active + 1) % len(self.hands)
            if self.hands[self.active]:
                return

    def victims(self, thief: Seat) -> list[Seat]:
        return [seat for seat, gold in enumerate(self.purses) if gold and seat != thief]

    def outcome(self) -> Outcome | None:
        if any(self.hands) or self.frames:
            return None
        places = tuple([1 + sum(other > gold for other in self.purses) for gold in self.purses])
        account = [ScoreLine(Sentence(GOLD), seat, gold) for seat, gold in enumerate(self.purses)]
        return Outcome(places, tuple(self.purses), RICHEST, tuple(account))

    def standing(self) -> tuple[int, ...]:
        return tuple(self.purses)

    # Looking

    def copy(self) -> "PebblesState":
        return type(self)(
            self.game,
            self.eyes,
            active=self.active,
            bank=self.bank,
            hands=[hand[:] for hand in self.hands],
            purses=self.purses[:],
            deck=self.deck[:],
            table=self.table[:],
            frames=self.frames[:],
        )

    def view(self, seat: Seat) -> "PebblesState":
        view = self.copy()
        view.eyes = seat
        view.deck = [HIDDEN] * len(self.deck)
        for other, hand in enumerate(self.hands):
            if other != seat:
                view.hands[other] = [HIDDEN] * len(hand)
        return view

    @property
    def seats(self) -> int:
        return len(self.hands)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return tuple(self.hands[seat])

    def cards(self) -> list[Card]:
        return [*self.deck, *self.table, *(card for hand in self.hands for card in hand)]

    def gold(self) -> int:
        return self.bank + sum(self.purses)

    def zones(self) -> tuple[Zone, ...]:
        zones = [
            Zone("deck", NOBODY, tuple(self.deck)),
            Zone("table", NOBODY, tuple(self.table)),
            Zone("bank", NOBODY, (), self.bank),
        ]
        for seat, hand in enumerate(self.hands):
            zones.append(Zone("purse", seat, (), self.purses[seat]))
            zones.append(Zone("hand", seat, tuple(hand)))
        return tuple(zones)

    def content(self) -> dict[str, object]:
        name = self.game.box.name
        return {
            "eyes": self.eyes,
            "active": self.active,
            "bank": self.bank,
            "hands": [[name(card) for card in hand] for hand in self.hands],
            "purses": self.purses[:],
            "deck": [name(card) for card in self.deck],
            "table": [name(card) for card in self.table],
            "frames": [frame.content() for frame in self.frames],
        }
