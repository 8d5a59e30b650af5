"""What every bot is."""

import secrets
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Chooser, Dice, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Chooser):
    """Chooses from a view. Equal seed, game, view and seat give an equal move: what a bot
    remembers between two calls can only save it work."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed: Final = secrets.token_hex(16) if seed is None else str(seed)

    def options(self, view: State, seat: Seat) -> tuple[Move, ...]:
        """What the seat can choose from; a bot is only asked when its seat is."""
        decision = view.decision()
        if decision is None or decision.seat != seat or view.eyes != seat:
            raise ValueError(f"seat {seat} is not asked to choose, or this is not its view")
        return decision.options

    def dice(self, view: State) -> Dice:
        """Chance that depends on the seed and on what is seen, and on nothing else."""
        return Dice(f"{self._seed}/{view.digest()}")
