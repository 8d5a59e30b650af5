"""What an option of Pebbles is worth, for the greedy bot."""

from ludotheque.bots.judges.judge import Judge
from ludotheque.core import Move, Seat

from .moves import Number, Play
from .state import PebblesState

COIN: float = 3.5
"""A roll of the die, on average."""


class PebblesJudge(Judge[PebblesState]):
    """Coins while the bank has gold, then Thieves, then Rocks; the most from the richest."""

    def worth(self, view: PebblesState, seat: Seat, move: Move) -> float:
        if isinstance(move, Play):
            effect = view.game.box.kinds[move.card].effect
            if effect == "coin":
                return min(COIN, view.bank)
            return 2.0 if effect == "thief" and view.victims(seat) else 0.0
        assert isinstance(move, Number)
        return float(view.purses[move.number] if move.verb == "rob" else move.number)
