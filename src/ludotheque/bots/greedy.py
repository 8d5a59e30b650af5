"""A bot that makes the move that looks best now."""

from ludotheque.core import Game, Move, Seat, State

from .bot import Bot
from .judges import judge_of


class Greedy(Bot):
    """Picks the option that its judge values most, at random among equals."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        worths = judge_of(game).worths(view, seat, options)
        best = max(worths)
        equals = [move for move, w in zip(options, worths, strict=True) if w == best]
        return self.dice(view).pick(equals)
