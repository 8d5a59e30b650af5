"""How good an option looks at first sight."""

import math
from abc import abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import Move, Seat, StateT


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[StateT]):
    """Knows one game well enough to say what an option is worth to the seat that looks."""

    def __init__(self, many: int = 30, foresight: int = 1) -> None:
        self.many: Final = many
        """With more options than this, who thinks asks it which are worth a thought."""
        self.foresight: Final = foresight
        """So many more decisions a seat are played before it is asked how the game stands."""

    @abstractmethod
    def worth(self, view: StateT, seat: Seat, move: Move) -> float:
        """Roughly how many points better off the seat will be, compared with its opponents."""

    def prospects(self, state: StateT) -> tuple[float, ...]:
        """How well each seat is doing in a game that is not over: from 0, lost, to 1, won. Nothing
        if it takes the end of the game to tell."""
        return ()


def chances(hopes: list[float], a_lead: float) -> tuple[float, ...]:
    """How likely each seat is to win with the points it may hope for; whoever is ahead of the best
    opponent by `a_lead` will in about three games of four."""
    found = []
    for seat, hope in enumerate(hopes):
        best = max([other for at, other in enumerate(hopes) if at != seat])
        found.append(1.0 / (1.0 + math.exp((best - hope) / a_lead)))
    return tuple(found)
