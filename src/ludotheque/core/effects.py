"""Effects in several steps: a card asks until it has every answer, then acts.

The state holds a stack of frames, one for each effect being resolved. A frame holds only names and
values, never objects or functions, so a half-resolved effect can be copied, saved and searched.
"""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .chance import Chance
from .decision import Decision
from .event import Log
from .eyes import Seat
from .fields import Fields
from .move import Move
from .phrases import NO_SUCH_MOVE
from .sentence import Refusal
from .state import StateT

MoveT = TypeVar("MoveT", bound=Move, default=Any)
"""The type of the moves that answer an effect."""


class Frame:
    """One effect being resolved: its name, its seat and the answers so far. It is immutable."""

    __slots__ = ("answers", "effect", "seat")

    def __init__(self, effect: str, seat: Seat, answers: tuple[str, ...] = ()) -> None:
        self.effect: Final = effect
        self.seat: Final = seat
        self.answers: Final = answers

    def knowing(self, answer: str) -> "Frame":
        """The same frame with one more answer."""
        return Frame(self.effect, self.seat, (*self.answers, answer))

    def content(self) -> dict[str, object]:
        return {"effect": self.effect, "seat": self.seat, "answers": list(self.answers)}

    @staticmethod
    def restore(fields: Fields, seats: int) -> "Frame":
        answers: list[str] = []
        for answer in fields.items("answers"):
            if not isinstance(answer, str):
                raise fields.wrong("answers")
            answers.append(answer)
        return Frame(fields.text("effect"), fields.number("seat", 0, seats - 1), tuple(answers))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Frame)
            and self.effect == other.effect
            and self.seat == other.seat
            and self.answers == other.answers
        )

    def __hash__(self) -> int:
        return hash((self.effect, self.seat, self.answers))

    def __repr__(self) -> str:
        return f"Frame({self.effect!r}, seat {self.seat}, {list(self.answers)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[StateT, MoveT]):
    """What a card does. It has no state of its own: the answers are in its frame."""

    name: ClassVar[str]

    @abstractmethod
    def ask(self, state: StateT, frame: Frame) -> Decision | None:
        """The next question, or None if there is no more to ask. It changes nothing."""

    @abstractmethod
    def do(self, state: StateT, frame: Frame, chance: Chance, log: Log) -> None:
        """Act on the answers. This may put further frames on the stack."""

    def ask_seat(self, state: StateT, frame: Frame, seat: Seat) -> Decision | None:
        """What this seat is asked, now or later in the open window. Effects that open a window
        override this."""
        decision = self.ask(state, frame)
        return decision if decision is not None and decision.seat == seat else None

    def refusal(self, state: StateT, frame: Frame, move: Move) -> Refusal | None:
        """Why this is not an answer. Cards with more precise reasons override this."""
        decision = self.ask(state, frame)
        if decision is not None and move in decision.options:
            return None
        return Refusal(NO_SUCH_MOVE, (move.text,))

    def answer(self, state: StateT, frame: Frame, move: MoveT, chance: Chance, log: Log) -> Frame:
        """The frame with this answer. Cards that first roll or show something override this."""
        return frame.knowing(move.text)


class Effects(Generic[StateT]):
    """The effects of a game by name; resolves a stack of their frames."""

    def __init__(self, effects: Iterable[Effect[StateT]]) -> None:
        self._by_name: Final = {effect.name: effect for effect in effects}

    def ask(self, state: StateT, frames: list[Frame]) -> Decision | None:
        """What the topmost frame asks; None when nothing is being resolved."""
        return self._by_name[frames[-1].effect].ask(state, frames[-1]) if frames else None

    def ask_seat(self, state: StateT, frames: list[Frame], seat: Seat) -> Decision | None:
        """What the topmost frame asks this seat, now or later in its window."""
        return self._by_name[frames[-1].effect].ask_seat(state, frames[-1], seat)

    def refusal(self, state: StateT, frames: list[Frame], move: Move) -> Refusal | None:
        """Why this does not answer the topmost frame's question."""
        return self._by_name[frames[-1].effect].refusal(state, frames[-1], move)

    def answer(
        self, state: StateT, frames: list[Frame], move: Move, chance: Chance, log: Log
    ) -> None:
        """Answer the topmost frame's question, then resolve until the next question."""
        top = len(frames) - 1  # an answer may itself put a frame on top
        frame = frames[top]
        frames[top] = self._by_name[frame.effect].answer(state, frame, move, chance, log)
        self.resolve(state, frames, chance, log)

    def resolve(self, state: StateT, frames: list[Frame], chance: Chance, log: Log) -> None:
        """Carry out effects from the top of the stack until one asks or none is left."""
        while frames:
            frame = frames[-1]
            effect = self._by_name[frame.effect]
            if effect.ask(state, frame) is not None:
                return
            frames.pop()
            effect.do(state, frame, chance, log)

    def restore(self, items: list[object], seats: int) -> list[Frame]:
        """The stack of frames with this dumped content."""
        frames = [Frame.restore(Fields(item), seats) for item in items]
        for frame, item in zip(frames, items, strict=True):
            if frame.effect not in self._by_name:
                raise Fields(item).wrong("effect")
        return frames
