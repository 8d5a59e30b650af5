"""A recorded match with every one of its moments."""

from typing import Final

from .game import Game
from .match import Match
from .moment import Moment
from .record import Record


class History:
    """A record replayed once from its first line to its last, so that any moment can be shown
    without replaying it again."""

    def __init__(self, game: Game, record: Record) -> None:
        """BadRecord names the first line that cannot be replayed."""
        moments: list[Moment] = []
        self.match: Final = Match.resume(game, record, moments=moments)
        """The match after the last entry."""
        self._moments: Final = moments

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self._moments) - 1

    def at(self, number: int) -> Match:
        """The match after entry `number`. Playing on from it does not change this history."""
        return self.match.back_at(number, self._moments[number])
