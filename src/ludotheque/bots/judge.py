"""How good an option looks at first sight."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ludotheque.core import Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Knows one game well enough to say what an option is worth to the seat that looks."""

    @abstractmethod
    def worth(self, view: State, seat: Seat, move: Move) -> float:
        """Roughly how many points better off the seat will be, compared with its opponents."""

    def prospects(self, state: State) -> tuple[float, ...]:
        """How well each seat is doing in a game that is not over: from 0, lost, to 1, won. Nothing
        if it takes the end of the game to tell."""
        return ()
