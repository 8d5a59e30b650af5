"""A recorded match with every one of its moments."""

from math import isqrt
from typing import Final

from .game import Game
from .match import Match
from .progress import Progress
from .record import Record
from .replay import Pause, begin, follow_entry

_SHORTEST_STRETCH: Final = 16


class History:
    """A match that was played. Any of its moments can be shown, and few of them are kept.

    The record is cut into stretches. The first moment of each stretch is kept once it has been
    reached, and all moments of the stretch that was looked at last. So the next or the previous
    moment takes no time, any other as long as replaying one stretch, and what is kept grows with
    the square root of the record's length.
    """

    def __init__(self, game: Game, record: Record, match: Match | None = None) -> None:
        """`match` is the one in this record if it has been replayed already. BadRecord names the
        first line that cannot be replayed."""
        self.match: Final = Match.resume(game, record) if match is None else match
        """The match after the last entry."""
        self._stretch: Final = max(_SHORTEST_STRETCH, isqrt(self.match.number))
        first = begin(self.match.game, self.match.record.header).moment()
        self._kept: Final = [first]  # the first moments of the stretches reached so far
        self._open = 0  # the stretch that was looked at last
        self._opened = [first]  # its moments, as far as they were needed

    @staticmethod
    def of(match: Match) -> "History":
        """The history of a match that has been replayed already."""
        return History(match.game, match.record, match)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self.match.number

    @property
    def states_kept(self) -> int:
        """How many states are kept in memory now."""
        return len(self._kept) + len(self._opened)

    def approach(self, number: int, most: int, pause: Pause | None = None) -> bool:
        """Follow at most this many entries, or one stretch, so that `at` need not replay more than
        one stretch. Whether that is so now."""
        wanted, reached = number // self._stretch, len(self._kept) - 1
        if reached < wanted:
            progress = self.match.going_on_at(reached * self._stretch, self._kept[-1])
            stretches = max(1, most // self._stretch)
            stop = min(wanted, reached + stretches) * self._stretch
            while progress.number < stop:
                self._follow(progress, pause)
                if progress.number % self._stretch == 0:
                    self._kept.append(progress.moment())
        return len(self._kept) > wanted

    def at(self, number: int, pause: Pause | None = None) -> Match:
        """The match after entry `number`. Playing on from it does not change this history."""
        if not 0 <= number <= self.last:
            raise IndexError(f"there is no moment {number}")
        self.approach(number, self.last, pause)
        stretch, place = divmod(number, self._stretch)
        if stretch != self._open:
            self._open, self._opened = stretch, [self._kept[stretch]]
        if place >= len(self._opened):
            reached = stretch * self._stretch + len(self._opened) - 1
            progress = self.match.going_on_at(reached, self._opened[-1])
            while place >= len(self._opened):
                self._follow(progress, pause)
                self._opened.append(progress.moment())
        return self.match.back_at(number, self._opened[place])

    def _follow(self, progress: Progress, pause: Pause | None) -> None:
        """Follow the next entry once more."""
        follow_entry(progress, self.match.record.entries[progress.number])
        if pause is not None:
            pause()
