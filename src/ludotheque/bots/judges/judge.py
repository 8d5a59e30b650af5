"""How good an option looks without searching."""

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import Move, Seat, StateT


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[StateT]):
    """Estimates what an option of one game is worth to a seat, from its view."""

    def __init__(self, many: int = 30, foresight: int = 1, a_lead: float = 0.0) -> None:
        self.many: Final = many
        """With more options than this, a search asks the judge which ones to consider."""
        self.foresight: Final = foresight
        """How many more decisions per seat are played before `prospects` is asked."""
        self.a_lead: Final = a_lead
        """How many points ahead a seat must be to win about three games in four; 0 if worths only
        say which option is better, not by how much. See `chances`."""

    @abstractmethod
    def worth(self, view: StateT, seat: Seat, move: Move) -> float:
        """Roughly how many points better off the seat will be, compared with its opponents."""

    def worths(self, view: StateT, seat: Seat, moves: Sequence[Move]) -> list[float]:
        """The worth of each of these options. A judge that can weigh them together faster than one
        by one overrides this."""
        return [self.worth(view, seat, move) for move in moves]

    def favourite(self, view: StateT, seat: Seat, moves: Sequence[Move]) -> Move:
        """The option that a search plays on with: the best, or one that is as good and found
        faster."""
        worths = self.worths(view, seat, moves)
        return moves[worths.index(max(worths))]

    def prospects(self, state: StateT) -> tuple[float, ...]:
        """How well each seat is doing in an unfinished game, from 0 (lost) to 1 (won). Empty if
        only the end of the game can tell."""
        return ()


def chances(hopes: list[float], a_lead: float) -> tuple[float, ...]:
    """How likely each seat is to win, given its expected points. A seat that is ahead of its best
    opponent by `a_lead` wins about three games in four."""
    found = []
    for seat, hope in enumerate(hopes):
        best = max([other for at, other in enumerate(hopes) if at != seat])
        found.append(1.0 / (1.0 + math.exp((best - hope) / a_lead)))
    return tuple(found)
