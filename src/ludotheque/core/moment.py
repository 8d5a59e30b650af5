"""One moment of a match."""

from typing import Final

from .eyes import Seat
from .labels import Labels
from .player import Player
from .sentence import Refusal
from .state import State


class Step:
    """A move that its seat may still take back."""

    def __init__(self, seat: Seat, before: State, number_before: int, labels: Labels) -> None:
        self.seat: Final = seat
        self.before: Final = before
        self.number_before: Final = number_before
        self.labels_before: Final = labels


class TurnStart:
    """The moment at which a turn began, in a match for practice."""

    def __init__(
        self, state: State, labels: Labels, number: int, position: int, choice: State
    ) -> None:
        self.state: Final = state
        self.labels: Final = labels
        self.number: Final = number
        """The last entry before the turn's first move."""
        self.position: Final = position
        """The entry of the move that led to the state."""
        self.choice: Final = choice
        """The state in which there was first a choice in this turn."""

    def with_choice(self, choice: State) -> "TurnStart":
        return TurnStart(self.state, self.labels, self.number, self.position, choice)


class Moment:
    """A match after one of its entries. Later entries make new moments and leave this one as is."""

    def __init__(
        self,
        state: State,
        labels: Labels,
        players: tuple[Player, ...],
        resigned: tuple[Seat, ...],
        told: int,
        steps: tuple[Step, ...],
        why_not_back: Refusal,
        last_mover: Seat,
        position: int,
        turns: tuple[TurnStart, ...],
        begun: TurnStart | None,
        turn_of: Seat,
        why_not_rewind: Refusal,
    ) -> None:
        self.state: Final = state
        self.labels: Final = labels
        self.players: Final = players
        self.resigned: Final = resigned
        self.told: Final = told
        """How many events have been told."""
        self.steps: Final = steps
        """The moves that could be taken back, the last one last."""
        self.why_not_back: Final = why_not_back
        """Why there are no others."""
        self.last_mover: Final = last_mover
        self.position: Final = position
        """The entry of the move that led to this state."""
        self.turns: Final = turns
        """The turns that could be taken back in practice, the last one last."""
        self.begun: Final = begun
        """The turn that has begun, while there has been no choice in it."""
        self.turn_of: Final = turn_of
        self.why_not_rewind: Final = why_not_rewind
        """Why there are no earlier ones."""
