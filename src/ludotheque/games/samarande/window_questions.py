"""Questions that several players are asked in one window: the setup, and answers to Actions."""

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Decision, Effect, Frame, Move, MoveT, Seat, Window

if TYPE_CHECKING:
    from .state import SamarandeState

_WINDOWS: Final[dict[tuple[str, int, Seat, int], Window]] = {}
"""By effect, number of seats, first seat asked, and number of seats asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Everybody(Effect["SamarandeState", MoveT]):
    """All are asked in turn order from the frame's seat, or from the seat after it; the frame holds
    the answers so far."""

    spared: ClassVar[int] = 0
    """1 if the frame's own seat is not asked."""
    silence: ClassVar[Move | None] = None

    @abstractmethod
    def ask_for(
        self, state: "SamarandeState", frame: Frame, seat: Seat, window: Window
    ) -> Decision:
        """The question for this seat."""

    def answering(self, state: "SamarandeState", frame: Frame) -> Seat:
        """The seat whose turn it is to answer."""
        return (frame.seat + self.spared + len(frame.answers)) % state.seats

    def ask(self, state: "SamarandeState", frame: Frame) -> Decision | None:
        return self._ask_one(state, frame, len(frame.answers))

    def ask_seat(self, state: "SamarandeState", frame: Frame, seat: Seat) -> Decision | None:
        place = (seat - frame.seat - self.spared) % state.seats
        return None if place < len(frame.answers) else self._ask_one(state, frame, place)

    def _ask_one(self, state: "SamarandeState", frame: Frame, place: int) -> Decision | None:
        """The question for the player in this position of the window; None past the last."""
        seats = state.seats
        left = seats - self.spared - place
        if left <= 0:
            return None
        seat = (frame.seat + self.spared + place) % seats
        key = (self.name, seats, seat, left)
        window = _WINDOWS.get(key)
        if window is None:
            asked = tuple([(seat + step) % seats for step in range(left)])
            window = _WINDOWS[key] = Window(asked, self.silence)
        return self.ask_for(state, frame, seat, window)
