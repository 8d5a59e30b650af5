"""Effects in several steps: a card being resolved asks until all is known, then does.

What is being resolved lies on a stack of frames in the state. A frame holds names and values only,
never objects or functions, so a half-resolved effect can be copied, saved and searched.
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
"""What an effect is answered with."""


class Frame:
    """One effect being resolved: which, whose, and the answers so far. It never changes."""

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
    """What a card does. It holds nothing: all that is known lies in its frame."""

    name: ClassVar[str]

    @abstractmethod
    def ask(self, state: StateT, frame: Frame) -> Decision | None:
        """The next question, or None when all is known. It changes nothing."""

    @abstractmethod
    def do(self, state: StateT, frame: Frame, chance: Chance, log: Log) -> None:
        """All is known: do it. It may put further frames on the stack."""

    def ask_seat(self, state: StateT, frame: Frame, seat: Seat) -> Decision | None:
        """What this seat is asked, now or later in the window that is open; an effect that opens
        one says so here."""
        decision = self.ask(state, frame)
        return decision if decision is not None and decision.seat == seat else None

    def refusal(self, state: StateT, frame: Frame, move: Move) -> Refusal | None:
        """Why this is no answer; a card with more to say about it says so here."""
        decision = self.ask(state, frame)
        if decision is not None and move in decision.options:
            return None
        return Refusal(NO_SUCH_MOVE, (move.text,))

    def answer(self, state: StateT, frame: Frame, move: MoveT, chance: Chance, log: Log) -> Frame:
        """The frame with this answer; a card that rolls or shows something first does so here."""
        return frame.knowing(move.text)


class Effects(Generic[StateT]):
    """The effects of a game by name, and how a stack of their frames is resolved."""

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
        """Answer the topmost frame's question, then go on as far as nothing more is asked."""
        top = len(frames) - 1  # an answer may itself put a frame on top
        frame = frames[top]
        frames[top] = self._by_name[frame.effect].answer(state, frame, move, chance, log)
        self.resolve(state, frames, chance, log)

    def resolve(self, state: StateT, frames: list[Frame], chance: Chance, log: Log) -> None:
        """Do every effect of which all is known, from the top, until one asks or none is left."""
        while frames:
            frame = frames[-1]
            effect = self._by_name[frame.effect]
            if effect.ask(state, frame) is not None:
                return
            frames.pop()
            effect.do(state, frame, chance, log)

    def restore(self, items: list[object], seats: int) -> list[Frame]:
        """A stack that was dumped."""
        frames = [Frame.restore(Fields(item), seats) for item in items]
        for frame, item in zip(frames, items, strict=True):
            if frame.effect not in self._by_name:
                raise Fields(item).wrong("effect")
        return frames
