"""What several people are asked at once, and what they have answered so far.

Until the table plays an answer it is nobody's to know but who gave it. So it is not stored before:
neither a line's number nor a stream tells that somebody has answered, or how soon. A server that is
started anew asks once more.
"""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Seat, Window
from ludotheque.web.errors import Refused

SECONDS: Final = (4, 8, 15)
"""How long a table may wait for answers."""

USUAL_SECONDS: Final = 8


class Answers:
    """A window while it is open, and until all that was answered has been played."""

    def __init__(
        self, window: Window, people: Sequence[Seat], closes: float | None, since: int
    ) -> None:
        self.window = window
        """What is left of it to be played."""
        self.people: Final = tuple(people)
        self.closes: Final = closes
        """When it does, in seconds since 1970; None if it waits for everybody."""
        self.since: Final = since
        """The table's line that opened it: who has seen that knows what is asked, whatever others
        have answered since."""
        self.closed = not people or window.silence is None
        """Whether the answers are played: where everybody has to choose, as soon as there is one;
        where one may say nothing, at the end."""
        self._given: Final[dict[Seat, str]] = {}

    def awaits(self, seat: Seat) -> bool:
        """Whether this person can still answer."""
        is_late = self.closed and self.window.silence is not None
        return seat in self.people and seat in self.window.seats and not is_late

    def has_answered(self, seat: Seat) -> bool:
        return seat in self._given

    def said(self, seat: Seat) -> str:
        return self._given[seat]

    def unheard(self) -> list[Seat]:
        """The people who can still answer and have not."""
        return [seat for seat in self.people if self.awaits(seat) and seat not in self._given]

    def give(self, seat: Seat, move: str) -> None:
        if not self.awaits(seat):
            raise Refused(409, "stale")
        self._given[seat] = move
        silence = self.window.silence
        if silence is None or self.unheard():
            return
        # Who answers must wait for the end like all others, or the pace would tell that somebody
        # does. At one screen nobody waits for a clock.
        if self.closes is None or all(said == silence.text for said in self._given.values()):
            self.closed = True

    def silence(self, seat: Seat) -> None:
        """This person lets it pass, unless something was said before."""
        if self.window.silence is not None and seat in self.unheard():
            self.give(seat, self.window.silence.text)

    def to_play(self) -> str | None:
        """What the person whose turn it is has answered; None while that is not to be played."""
        if not self.closed:
            return None
        said = self._given.get(self.window.seats[0])
        return said if said is not None or self.window.silence is None else self.window.silence.text

    def forget(self, seat: Seat) -> None:
        """What was answered cannot be played after all."""
        self._given.pop(seat, None)
