"""A window in which several people are asked at once, and what they have answered so far.

Until the table plays an answer, only its author may know it. So it is not stored before that:
neither a line's number nor a stream tells that somebody has answered, or how soon. A server that
restarts asks once more.
"""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Seat, Window
from ludotheque.web.errors import RequestRefused

ANSWER_SECONDS: Final = (4, 8, 15)
"""How long a table may wait for answers."""

USUAL_ANSWER_SECONDS: Final = 8


class AnswerWindow:
    """A window from its opening until everything that was answered has been played."""

    def __init__(
        self, window: Window, people: Sequence[Seat], closes: float | None, since: int
    ) -> None:
        self.window = window
        """The part of it that is still to be played."""
        self.people: Final = tuple(people)
        self.closes: Final = closes
        """When it closes, in seconds since 1970; None if it waits for everybody."""
        self.since: Final = since
        """The table's line that opened it. Whoever has seen that line knows what is asked,
        whatever others have answered since."""
        self.is_closed = not people or window.silence is None
        """Whether answers are played. Where everybody has to choose, each is played as soon as it
        is given; where people may say nothing, all are played at the end."""
        self._given: Final[dict[Seat, str]] = {}

    def awaits(self, seat: Seat) -> bool:
        """Whether this person can still answer."""
        is_late = self.is_closed and self.window.silence is not None
        return seat in self.people and seat in self.window.seats and not is_late

    def has_answered(self, seat: Seat) -> bool:
        return seat in self._given

    def answer_of(self, seat: Seat) -> str:
        return self._given[seat]

    def unanswered(self) -> list[Seat]:
        """The people who can still answer and have not."""
        return [seat for seat in self.people if self.awaits(seat) and seat not in self._given]

    def give(self, seat: Seat, move: str) -> None:
        if not self.awaits(seat):
            raise RequestRefused(409, "stale")
        self._given[seat] = move
        silence = self.window.silence
        if silence is None or self.unanswered():
            return
        # Somebody who answers waits for the end like all others, or the pace would tell that
        # somebody does. At one screen nobody waits for a clock.
        if self.closes is None or all(given == silence.text for given in self._given.values()):
            self.is_closed = True

    def give_silence(self, seat: Seat) -> None:
        """This person lets it pass, unless they have answered before."""
        if self.window.silence is not None and seat in self.unanswered():
            self.give(seat, self.window.silence.text)

    def next_move(self) -> str | None:
        """The answer of the seat whose turn it is; None while that is not to be played."""
        if not self.is_closed:
            return None
        given = self._given.get(self.window.seats[0])
        if given is not None or self.window.silence is None:
            return given
        return self.window.silence.text

    def discard(self, seat: Seat) -> None:
        """This answer cannot be played after all."""
        self._given.pop(seat, None)
