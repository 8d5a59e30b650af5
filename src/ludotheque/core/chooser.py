"""Somebody who chooses moves from what a seat may see."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from .eyes import Seat
from .game import Game
from .move import Move
from .sentence import Refusal
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """A bot, a person at a screen, a script."""

    @abstractmethod
    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        """A move for this seat, which sees this view and is asked."""

    def refused(self, why: Refusal) -> None:
        """The move was refused. Whoever can choose again returns; others must not go on."""
        raise ValueError(f"a chosen move was refused: {why!r}")
