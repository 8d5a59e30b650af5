"""A window in which several people are asked at once, and their answers so far.

Until the table plays an answer, only its author may know it. So it is not stored before then:
neither line numbers nor streams reveal that somebody has answered, or how soon. After a restart the
server asks again.
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
        """The part that has yet to be played."""
        self.people: Final = tuple(people)
        self.closes: Final = closes
        """When the window closes, in seconds since 1970; None if it waits for everybody."""
        self.since: Final = since
        """The line of the table that opened the window. Whoever has seen it knows what is asked,
        whatever others have answered since."""
        self.is_closed = not people or window.silence is None
        """Whether answers are played. If everybody has to choose, each answer is played as soon as
        it is given; if people may say nothing, all are played at the end."""
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
        # An answer waits for the end like silence does, or the pace would reveal that there is
        # one. On a shared screen there is no clock to wait for.
        if self.closes is None or all(given == silence.text for given in self._given.values()):
            self.is_closed = True

    def give_silence(self, seat: Seat) -> None:
        """This person lets it pass, unless they have answered before."""
        if self.window.silence is not None and seat in self.unanswered():
            self.give(seat, self.window.silence.text)

    def next_move(self) -> str | None:
        """The answer of the seat whose turn it is; None while there is none to play."""
        if not self.is_closed:
            return None
        given = self._given.get(self.window.seats[0])
        if given is not None or self.window.silence is None:
            return given
        return self.window.silence.text

    def discard(self, seat: Seat) -> None:
        """Drop an answer that can no longer be played."""
        self._given.pop(seat, None)
