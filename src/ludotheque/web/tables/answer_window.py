"""A window in which several people are asked at once, and their answers so far.

Until the table plays an answer, only its author may know it. Others see who was asked, which is
public, and never who has answered.
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
        self,
        window: Window,
        people: Sequence[Seat],
        closes: float | None,
        entry: int,
        since: int,
        *,
        waits_for_all: bool = False,
    ) -> None:
        self.window = window
        """The part that has yet to be played."""
        self.people: Final = tuple(people)
        self.closes: Final = closes
        """When the window closes, in seconds since 1970; None if it waits for everybody."""
        self.waits_for_all: Final = waits_for_all or closes is None
        """Whether it closes as soon as all have said something. Else it stays open for its time, as
        long as anybody may have more to say than nothing."""
        self.entry: Final = entry
        """The entry of the match that opened the window."""
        self.since: Final = since
        """The line of the table that opened the window. Whoever has seen it knows what is asked,
        whatever others have answered since."""
        self.is_ended = False
        """Whether the time for answers is over, by the clock or because one has been played."""
        self._given: Final[dict[Seat, str]] = {}

    # What everybody may know

    @property
    def is_closed(self) -> bool:
        """Whether answers are played. If everybody has to choose, each answer is played as soon as
        it is given; if people may say nothing, all are played at the end."""
        return self.is_ended or self.window.silence is None or self._waits_for_nobody()

    def asked(self) -> list[Seat]:
        """The people who can answer, whether they have done so or not."""
        return [seat for seat in self.people if self.awaits(seat)]

    def awaits(self, seat: Seat) -> bool:
        """Whether this person can still answer."""
        is_late = self.is_closed and self.window.silence is not None
        return seat in self.people_left() and not is_late

    def close(self) -> None:
        """End the time for answers."""
        self.is_ended = True

    def go_on(self, window: Window) -> None:
        """One more answer has been played, and this part is left."""
        self.window = window
        self.close()

    def people_left(self) -> list[Seat]:
        """The people whose answers have yet to be played."""
        return [seat for seat in self.people if seat in self.window.seats]

    def _waits_for_nobody(self) -> bool:
        given = [self._given.get(seat) for seat in self.people_left()]
        # An answer waits for the end like silence does, or the pace would reveal that there is
        # one. On a shared screen there is no clock to wait for.
        if self.waits_for_all:
            return None not in given
        silence = self.window.silence
        return silence is not None and all(move == silence.text for move in given)

    # What its author alone may know

    def has_answered(self, seat: Seat) -> bool:
        return seat in self._given

    def waiting_answer(self, seat: Seat) -> str:
        """The answer of a seat that has yet to be played, or an empty text."""
        return self._given.get(seat, "") if seat in self.people_left() else ""

    def unanswered(self) -> list[Seat]:
        """The people who can still answer and have not."""
        return [seat for seat in self.asked() if seat not in self._given]

    def give(self, seat: Seat, move: str) -> None:
        if not self.awaits(seat):
            raise RequestRefused(409, "stale")
        self.put_back(seat, move)

    def give_silence(self, seat: Seat) -> None:
        """This person lets it pass, unless they have answered before."""
        if self.window.silence is not None and seat in self.unanswered():
            self.give(seat, self.window.silence.text)

    def put_back(self, seat: Seat, move: str) -> None:
        """Make this the answer of a seat, as it was before; an empty one if it had none."""
        self._given.pop(seat, None)
        if move and seat in self.people_left():
            self._given[seat] = move

    # Playing

    def next_move(self) -> str | None:
        """The answer of the seat whose turn it is; None while there is none to play."""
        if not self.is_closed:
            return None
        given = self._given.get(self.window.seats[0])
        if given is not None or self.window.silence is None:
            return given
        return self.window.silence.text

    def discard(self, seat: Seat) -> bool:
        """Drop an answer that can no longer be played: the seat chooses again, or has passed. False
        if there was none."""
        silence = self.window.silence.text if self.window.silence else ""
        if self._given.get(seat, silence) == silence:
            return False
        self.put_back(seat, silence)
        return True


def is_same_window(window: Window, before: Window, *, by_move: bool) -> bool:
    """Whether this is still the window `before`: after a move, with one answer less; after anything
    else, such as a seat that changed hands, as it was."""
    return window.goes_on(before) if by_move else window == before
