"""What the options common to both action-point games are worth, from what a seat can see."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.bots.judges.judge import Judge, chances
from ludotheque.core import Card, Kind, Move, Seat
from ludotheque.games.market.cards import HIDDEN_CARD
from ludotheque.games.market.moves import Buy, Discard, Draw, Steal, Take
from ludotheque.games.market.state import MarketStateT

MANY: Final = 1
"""A turn is several decisions with a dozen options each, so the judge is always asked."""

TIME_ENOUGH: Final = 5
"""With this many cards per player in the deck, there is time to use the cards in hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketJudge(Judge[MarketStateT]):
    """Weighs cards that enter or leave a hand; each game adds what they are worth there."""

    def __init__(
        self,
        a_point: float,
        to_hold: float,
        stranger: float,
        a_piece: float,
        tricks: Mapping[str, float],
        a_lead: float,
        foresight: int,
    ) -> None:
        super().__init__(MANY, foresight, a_lead)
        self.a_point: Final = a_point
        """What an action point is worth. A card worth less than its price is not taken."""
        self.to_hold: Final = to_hold
        """What fraction of its worth a card has while in hand: it may not be laid in time."""
        self.stranger: Final = stranger
        """What an unseen card is worth."""
        self.a_piece: Final = a_piece
        """What a card is worth in anybody's hand if it is to be laid, or unknown to the judge."""
        self.tricks: Final = tricks
        """What a card to be played is worth there, by its effect."""

    @abstractmethod
    def built(self, state: MarketStateT, time: float) -> list[float]:
        """The points that each seat may expect from what it has laid and earned. `time`, from 1 to
        0, is how much of the game is left in which to use or lose it."""

    @abstractmethod
    def in_hand(self, view: MarketStateT, seat: Seat, card: Card) -> float:
        """What a card is worth once it is in the hand."""

    @abstractmethod
    def to_buy(self, view: MarketStateT, seat: Seat) -> float:
        """What buying a point is worth."""

    @abstractmethod
    def other(self, view: MarketStateT, seat: Seat, move: Move) -> float:
        """What any other move is worth."""

    def prospects(self, state: MarketStateT) -> tuple[float, ...]:
        time = min(1.0, len(state.deck) / (TIME_ENOUGH * state.seats))
        hopes = self.built(state, time)
        kinds = state.catalogue.box.kinds
        for seat, held in enumerate(state.hands.held):
            worth = sum([self.tricks.get(kinds[card].effect, self.a_piece) for card in held])
            hopes[seat] += time * self.to_hold * worth
        hopes[state.owners[state.active]] += self.a_point * state.points
        return chances(hopes, self.a_lead)

    def worth(self, view: MarketStateT, seat: Seat, move: Move) -> float:
        if isinstance(move, Take):
            card = view.line[move.at]
            return self.to_hold * self.in_hand(view, seat, card) - self.a_point * move.price
        if isinstance(move, Draw):
            return self.to_hold * self.stranger - self.a_point * HIDDEN_CARD
        if isinstance(move, Buy):
            return self.to_buy(view, seat)
        if isinstance(move, Discard):
            return -self.in_hand(view, seat, move.card)
        if isinstance(move, Steal):
            return self.in_hand(view, seat, move.card)
        return self.other(view, seat, move)


def trick_worth(known: Mapping[str, float], kind: Kind, a_point: float) -> float:
    """What a card to be played is worth in hand: what is known of its effect. A card that the judge
    does not know is worth what it costs, in points of this worth."""
    worth = known.get(kind.effect)
    return a_point * max(1, kind.figures["cost"]) if worth is None else worth


def duel_odds(edge: int) -> tuple[float, float]:
    """The odds of winning and of losing a duel of two dice with this edge."""
    rolls = [own + edge - theirs for own in range(1, 7) for theirs in range(1, 7)]
    return sum([roll > 0 for roll in rolls]) / 36, sum([roll < 0 for roll in rolls]) / 36
