"""A bot that plays like somebody in their first games."""

from typing import Final

from ludotheque.core import Game, Move, Seat, State

from .bot import Bot
from .judges import judge_of

LOOKS: Final = 3
"""So many times it looks at an option; with many options it overlooks most of them."""


class Novice(Bot):
    """Makes the best move among the few that it happens to think of."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        dice = self.dice(view)
        seen = list(dict.fromkeys([dice.pick(options) for _ in range(LOOKS)]))
        worths = judge_of(game).worths(view, seat, seen)
        return seen[worths.index(max(worths))]
