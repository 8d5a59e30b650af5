"""Greedy with the judges of 0.1 for both market games, to measure today's against."""

from typing import Final

from ludotheque.bots import Bot
from ludotheque.bots.judges import Judge
from ludotheque.core import Game, Move, Seat, State

from .samarande import SamarandeJudge
from .sans_foi_ni_loi import SansFoiNiLoiJudge

FROZEN: Final[dict[str, Judge]] = {
    "samarande": SamarandeJudge(),
    "sans-foi-ni-loi": SansFoiNiLoiJudge(),
}
"""Nobody improves these: how much stronger greedy has become is counted from here."""


class FrozenGreedy(Bot):
    """Picks the option that the frozen judge values most, at random among equals."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        judge = FROZEN[game.name]
        worths = [judge.worth(view, seat, move) for move in options]
        best = max(worths)
        equals = [move for move, worth in zip(options, worths, strict=True) if worth == best]
        return self.dice(view).pick(equals)
