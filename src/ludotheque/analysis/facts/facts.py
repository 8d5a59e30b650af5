"""What can be said of an option without imagining anything."""

from abc import abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import Move, Seat, Sentence, StateT

MOST_FACTS: Final = 2
"""So many of them are told of an option."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Facts(Generic[StateT]):
    """Says what follows at once from an option of one game: scores, odds, what changes hands."""

    @abstractmethod
    def of(self, view: StateT, seat: Seat, move: Move) -> list[Sentence]:
        """What follows at once from this option, as far as the seat can know from its own view: the
        most telling first. What changes nothing is not told."""
