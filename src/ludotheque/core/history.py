"""A match that was played, with every moment of it at hand."""

from typing import Final

from .game import Game
from .match import Match
from .moment import Moment
from .record import Record


class History:
    """A record that was followed once, from its first line to its last: any moment is then there
    without following it again."""

    def __init__(self, game: Game, record: Record) -> None:
        """BadRecord names the first line that cannot be followed."""
        moments: list[Moment] = []
        self.match: Final = Match.resume(game, record, moments=moments)
        """The match after the last entry."""
        self._moments: Final = moments

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._moments) - 1

    def at(self, number: int) -> Match:
        """The match after entry `number`, to look at or to play on: what was stays as it was."""
        return self.match.back_at(number, self._moments[number])
