"""Bots that a worker process can be given and that fail."""

import os

from ludotheque.bots import Bot, make_bot
from ludotheque.core import Game, Move, Seat, State


class Blurts(Bot):
    """Raises, and says all that it sees."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        raise RuntimeError(f"I see {view!r}")


class Dies(Bot):
    """Takes its process along."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        os._exit(1)


def make_bad_bot(name: str, *, seed: str, **_time: object) -> Bot:
    """One of these, or a random one that does nothing wrong."""
    if name == "random":
        return make_bot(name, seed=seed)
    return {"blurts": Blurts, "dies": Dies}[name](seed)
