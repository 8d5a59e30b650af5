"""What an option is worth that both games of action points have, from what a seat can see."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Card, Move, Seat, State
from ludotheque.games.market.market import HIDDEN_CARD
from ludotheque.games.market.moves import Buy, Discard, Draw, Steal, Take
from ludotheque.games.market.state import MarketState

from .judge import Judge


@mypyc_attr(allow_interpreted_subclasses=True)
class MarketJudge(Judge):
    """Weighs cards that come into a hand or leave it; a game adds what they are worth there."""

    def __init__(self, a_point: float, to_hold: float, stranger: float) -> None:
        self.a_point: Final = a_point
        """What an action point is worth. A card whose worth is less than its price is left
        lying."""
        self.to_hold: Final = to_hold
        """A card in hand is worth so much of what it will bring: it must still be laid, and in
        time."""
        self.stranger: Final = stranger
        """What a card is worth that nobody has seen."""

    @abstractmethod
    def in_hand(self, view: MarketState, seat: Seat, card: Card) -> float:
        """What a card is worth once it is in the hand."""

    @abstractmethod
    def to_buy(self, view: MarketState, seat: Seat) -> float:
        """What it is worth to buy a point."""

    @abstractmethod
    def other(self, view: MarketState, seat: Seat, move: Move) -> float:
        """What any other move is worth."""

    def worth(self, view: State, seat: Seat, move: Move) -> float:
        assert isinstance(view, MarketState)
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


def duel_odds(edge: int) -> tuple[float, float]:
    """How likely whoever is ahead by so much wins a duel of two dice, and loses it."""
    rolls = [own + edge - theirs for own in range(1, 7) for theirs in range(1, 7)]
    return sum([roll > 0 for roll in rolls]) / 36, sum([roll < 0 for roll in rolls]) / 36
