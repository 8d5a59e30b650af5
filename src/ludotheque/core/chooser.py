"""Choosers pick moves from what a seat may see."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from .eyes import Seat
from .game import Game
from .move import Move
from .sentence import Refusal
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Chooser:
    """A bot, a person at a screen or a script."""

    @abstractmethod
    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        """The move of this seat, which must choose and sees this view."""

    def refused(self, why: Refusal) -> None:
        """The move was refused. Return to be asked again; raise, as here, if that cannot help."""
        raise ValueError(f"a chosen move was refused: {why!r}")
