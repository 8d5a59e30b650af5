"""What the computer player likes."""

from ludotheque.bots.judges.judge import Judge
from ludotheque.core import NOBODY, Move, Seat

from .moves import Play
from .state import MyGameState


class MyGameJudge(Judge[MyGameState]):
    """A hazelnut is good, somebody else's hazelnut is better, and a wasted squirrel is bad."""

    def worth(self, view: MyGameState, seat: Seat, move: Move) -> float:
        """How many points better off the seat will be, compared with the others."""
        assert isinstance(move, Play)
        values = view.game.box.figures("value")
        if not view.game.is_squirrel(move.card):
            return float(values[move.card])
        if move.victim == NOBODY:
            return -1.0
        return 2.0 * values[view.hoards[move.victim][-1]]
