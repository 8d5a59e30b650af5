"""Bots that a worker process can be given: two fail, and one says how long it may think."""

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


class Tells(Bot):
    """Its move is the number of seconds that it was given."""

    def __init__(self, seed: str, seconds: float) -> None:
        super().__init__(seed)
        self._seconds = seconds

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        return Move(str(self._seconds))


def make_bad_bot(name: str, *, seed: str, seconds: float = 0.0, **_rest: object) -> Bot:
    """One of these, or a random one that does nothing wrong."""
    if name == "random":
        return make_bot(name, seed=seed)
    if name == "tells":
        return Tells(seed, seconds)
    return {"blurts": Blurts, "dies": Dies}[name](seed)
