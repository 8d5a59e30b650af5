"""What a game adds to the columns that every game has."""

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import Game, Move, StateT


@mypyc_attr(allow_interpreted_subclasses=True)
class Details(Generic[StateT]):
    """What `zones`, `standing` and the question do not say of a view: where cards lie on the table,
    how many points are left. It knows only the view. This one adds nothing, and fits any game."""

    most_options: ClassVar[int] = 64
    """How many options are shown at once, usually; "more" shows those that follow."""

    def columns(self, game: Game, players: int) -> list[str]:
        """What the numbers mean."""
        return []

    def values(self, view: StateT) -> list[int]:
        """As many numbers as there are columns, for a seat's own view."""
        return []

    def row(self, move: Move) -> bytes:
        """The row of this move as `words.row` has it, in a game that can make it sooner than from
        its text. Empty: it is made from the text."""
        return b""
