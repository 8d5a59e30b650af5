"""A bot that picks any option."""

from ludotheque.core import Game, Move, Seat, State

from .bot import Bot


class RandomBot(Bot):
    """Picks every option with the same probability: for trying things out, not for playing
    against."""

    is_opponent = False

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        return self.dice(view).pick(options)
