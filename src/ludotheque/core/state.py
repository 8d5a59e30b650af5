"""A game at one moment, as it is or as somebody sees it."""

import hashlib
import json
from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .chance import Chance
from .decision import Decision
from .event import Log
from .eyes import EVERYTHING, WATCHER, Card, Seat
from .move import Move
from .outcome import NOBODY, Outcome
from .sentence import Refusal
from .zone import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """All there is to know about a game at one moment.

    A view is a state with holes: the same class, its secrets replaced by HIDDEN, and `eyes` saying
    who looks (a seat, WATCHER, or EVERYTHING for the true state).
    """

    __slots__ = ("eyes",)

    eyes: Seat

    @abstractmethod
    def decision(self) -> Decision | None:
        """Who must choose now, or None when the game is over."""

    def asked(self, seat: Seat) -> Decision | None:
        """What this seat can answer now: the decision if it is its own, or the decision it will
        have in the open window; None if it has nothing to answer."""
        decision = self.decision()
        return decision if decision is not None and decision.seat == seat else None

    @abstractmethod
    def refusal(self, move: Move) -> Refusal | None:
        """Why the deciding seat may not make this move, or None if it may."""

    @abstractmethod
    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        """Make a move that is not refused. It is not checked: a match asks `refusal` first."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs."""

    @abstractmethod
    def copy(self) -> "State":
        """An equal state that shares nothing mutable with this one."""

    @abstractmethod
    def view(self, seat: Seat) -> "State":
        """What this seat, or WATCHER, knows."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are."""

    @abstractmethod
    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards in this seat's hand, HIDDEN for those that these eyes cannot see."""

    @abstractmethod
    def cards(self) -> list[Card]:
        """Every card of the box wherever it lies, HIDDEN for those that these eyes cannot see."""

    @abstractmethod
    def zones(self) -> tuple[Zone, ...]:
        """Every place that can hold cards or gold, with what these eyes see of it. Which places
        there are, and their order, depends on public facts only; empty ones are among them. A
        seat's hand is its zone `hand`."""

    @abstractmethod
    def content(self) -> dict[str, object]:
        """The whole state, ready for JSON, with cards by name."""

    def whose_turn(self) -> Seat:
        """Whose turn it is, also while others are asked about what was done in it; NOBODY when the
        game is over. By default it is the turn of whoever is asked."""
        decision = self.decision()
        return NOBODY if decision is None else decision.seat

    def gold(self) -> int:
        """All gold, wherever it lies; 0 in games without gold."""
        return 0

    def standing(self) -> tuple[int, ...] | None:
        """Each seat's points if the game ended now, as far as these eyes know; None if no points
        would be counted, or if the game has none."""
        return None

    def check_eyes(self, seat: Seat) -> None:
        """Check before `view`: a view can only be seen by its own eyes or by WATCHER."""
        if seat not in (self.eyes, WATCHER) and self.eyes != EVERYTHING:
            raise ValueError(f"these eyes ({self.eyes}) cannot see what seat {seat} sees")

    def check_view_of(self, seat: Seat) -> None:
        """Check before `fill`: only the seat's own view holds all that it knows."""
        if self.eyes != seat:
            raise ValueError(f"this is not the view of seat {seat}")

    def digest(self) -> str:
        """A short fingerprint of the content."""
        text = json.dumps(self.content(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and self.content() == other.content()
        )

    __hash__ = None  # type: ignore[assignment]  # a state changes, so it cannot be a key

    def __repr__(self) -> str:
        content = ", ".join(f"{name}={value!r}" for name, value in self.content().items())
        return f"{type(self).__name__}({content})"


StateT = TypeVar("StateT", bound=State, default=Any)
"""The state of the game that a judge, a screen or an effect is made for."""
