"""Who must choose, what is asked, and between what."""

from typing import Final

from .eyes import Seat
from .move import Move
from .sentence import Sentence


class Window:
    """Several seats are asked the same at one moment. They may answer in any order, each without
    knowing the others' answers; the answers are given to the state in this one."""

    __slots__ = ("seats", "silence")

    def __init__(self, seats: tuple[Seat, ...], silence: Move | None = None) -> None:
        self.seats: Final = seats
        """Who has yet to answer, whose turn it is first."""
        self.silence: Final = silence
        """What somebody does who says nothing; None where everybody has to choose."""

    def goes_on(self, before: "Window | None") -> bool:
        """Whether this is what is left of that window after one answer, and not another one."""
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

    It is derived from the state and stored nowhere. The options come in an order that depends only
    on what the chooser knows; in anybody else's view there are none.
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
        """Who is asked the same together with this seat; None if it is asked alone."""

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
