"""The base class of all bots."""

import secrets
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Chooser, Dice, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Chooser):
    """Chooses from a view. The same seed, game, view and seat give the same move: what a bot
    remembers between calls may only save it work."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed: Final = secrets.token_hex(16) if seed is None else str(seed)

    def options(self, view: State, seat: Seat) -> tuple[Move, ...]:
        """The seat's options; ValueError if the seat is not asked or the view is not its own."""
        decision = view.decision()
        if decision is None or decision.seat != seat or view.eyes != seat:
            raise ValueError(f"seat {seat} is not asked to choose, or this is not its view")
        return decision.options

    def dice(self, view: State) -> Dice:
        """Chance that depends only on the seed and the view."""
        return Dice(f"{self._seed}/{view.digest()}")
