"""What matters of a game when only its balance, its length and its end are asked for."""

from typing import Final, NamedTuple

from ludotheque.core import Decision, Game, Move, Outcome, Seat, State

from .card_counts import CardCounts
from .chunk import Chunk
from .course import Course
from .plan import Plan
from .play import share


class Outline(NamedTuple):
    """One game."""

    shares: tuple[float, ...]
    """Of the victory, in the order of play: the first player's comes first."""
    turns: int
    ended: str
    was_held: bool
    """Whether anybody had the card that is watched, if one is."""
    was_played: bool


class OutlineWatch(Course):
    """The course of a game, and what becomes of one card."""

    def __init__(self, game: Game, card: str) -> None:
        """Without the name of a card, none is watched."""
        super().__init__()
        self._card: Final = game.box.find(card)
        self._counts: Final = CardCounts(game.box) if card else None
        self.outlines: Final[list[Outline]] = []

    def begin(self, state: State) -> None:
        super().begin(state)
        if self._counts is not None:
            self._counts.begin(state)

    def step(self, decision: Decision, move: Move, state: State) -> None:
        super().step(decision, move, state)
        if self._counts is not None:
            self._counts.step(decision, move, state)

    def end(self, state: State, outcome: Outcome) -> None:
        counts, card = self._counts, self._card
        held = counts is not None and any(c[card] for c in (*counts.dealt, *counts.gained))
        used = counts is not None and any(c[card] for c in counts.played)
        shares = shares_in_order(outcome, self.first)
        self.outlines.append(Outline(shares, self.turns, self.ended, held, used))


def outlines(job: tuple[Plan, Chunk, str]) -> list[Outline]:
    """Play the games of a chunk, watching this card, or none if it is empty."""
    plan, chunk, card = job
    watch = OutlineWatch(plan.played_game(), card)
    plan.play(chunk, watch)
    return watch.outlines


def shares_in_order(outcome: Outcome, first: Seat) -> tuple[float, ...]:
    """The shares of the victory, from the first player on."""
    seats = len(outcome.places)
    return tuple(share(outcome, (first + at) % seats) for at in range(seats))
