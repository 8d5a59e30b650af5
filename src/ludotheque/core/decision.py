"""Who must choose, what is asked, and between what."""

from typing import Final

from .move import Move
from .sentence import Sentence
from .sight import Seat


class Decision:
    """A question put to exactly one seat.

    It is derived from the state and stored nowhere. The options come in an order that depends only
    on what the chooser knows; in anybody else's view there are none.
    """

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: Seat, question: Sentence, options: tuple[Move, ...]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and self.seat == other.seat
            and self.question == other.question
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.question, self.options))

    def __repr__(self) -> str:
        options = ", ".join(map(str, self.options))
        return f"Decision(seat {self.seat}, {self.question!r}: {options})"
