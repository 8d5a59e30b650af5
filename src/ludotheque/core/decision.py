"""Who must choose, the question and the options."""

from typing import Final

from .eyes import Seat
from .move import Move
from .sentence import Sentence


class Window:
    """Several seats that are asked the same question at once. They may answer in any order, each
    without knowing the others' answers; the state receives the answers in the order of `seats`."""

    __slots__ = ("seats", "silence")

    def __init__(self, seats: tuple[Seat, ...], silence: Move | None = None) -> None:
        self.seats: Final = seats
        """The seats still to answer, in the order in which the state takes their answers."""
        self.silence: Final = silence
        """The move of a seat that does not answer; None if every seat must choose."""

    def goes_on(self, before: "Window | None") -> bool:
        """Whether this is the window `before` after one more answer, and not a new one."""
        return before is not None and self == Window(before.seats[1:], before.silence)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Window)
            and self.seats == other.seats
            and self.silence == other.silence
        )

    def __hash__(self) -> int:
        return hash((self.seats, self.silence))

    def __repr__(self) -> str:
        return f"Window({self.seats}, {self.silence!r})"


class Decision:
    """A question put to exactly one seat.

    It is derived from the state and never stored. The order of the options depends only on what the
    seat knows; in anybody else's view there are none.
    """

    __slots__ = ("options", "question", "seat", "window")

    def __init__(
        self,
        seat: Seat,
        question: Sentence,
        options: tuple[Move, ...],
        window: Window | None = None,
    ) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options
        self.window: Final = window
        """The seats asked together with this one; None if it is asked alone."""

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.question == other.question
            and self.options == other.options
            and self.window == other.window
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.question, self.options))

    def __repr__(self) -> str:
        options = ", ".join(map(str, self.options))
        return f"Decision(seat {self.seat}, {self.question!r}: {options})"
