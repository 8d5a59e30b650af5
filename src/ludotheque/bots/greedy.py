"""A bot that makes the move that looks best now."""

from ludotheque.core import Game, Move, Seat, State

from .bot import Bot
from .judges import JUDGES, Judge
from .judges.plain import PlainJudge


class Greedy(Bot):
    """Picks the option that its judge values most, at random among equals."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        judge = _judge_of(game)
        worths = judge.worths(view, seat, options)
        best = max(worths)
        equals = [move for move, w in zip(options, worths, strict=True) if w == best]
        return self.dice(view).pick(equals)


def _judge_of(game: Game) -> Judge:
    found = JUDGES.usable(game.name)
    if found is not None:
        return found
    return PlainJudge(game)  # in one expression with `or`, mypyc crashes
