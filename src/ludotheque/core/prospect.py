"""Whether a move would stand for good, as far as the seat that may make it can know.

Nobody tries it on the true state: it is made in states that the seat must consider possible.
"""

from typing import Final

from . import phrases
from .chance import Chance, RecordedChance
from .decision import Decision
from .event import Journal
from .eyes import Seat
from .game import Game
from .move import Move
from .outcome import NOBODY
from .sentence import Refusal
from .state import State

IMAGINED: Final = 3
"""In so many states a move is tried; what they differ in is not foretold."""


class Prospect:
    """What a move would mean for the turn of whoever makes it."""

    __slots__ = ("can_take_back", "ends_game", "next_seat", "turn_of")

    def __init__(
        self, *, can_take_back: bool, turn_of: Seat, next_seat: Seat, ends_game: bool
    ) -> None:
        self.can_take_back: Final = can_take_back
        """Whether it could be taken back, until somebody else acts."""
        self.turn_of: Final = turn_of
        """Whose turn it would be; NOBODY after the end."""
        self.next_seat: Final = next_seat
        """Who would have to act before it stands; NOBODY if it stands at once."""
        self.ends_game: Final = ends_game

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Prospect)
            and self.can_take_back == other.can_take_back
            and self.turn_of == other.turn_of
            and self.next_seat == other.next_seat
            and self.ends_game == other.ends_game
        )

    def __hash__(self) -> int:
        return hash((self.can_take_back, self.turn_of, self.next_seat, self.ends_game))

    def __repr__(self) -> str:
        return (
            f"Prospect(can_take_back={self.can_take_back}, turn_of={self.turn_of}, "
            f"next_seat={self.next_seat}, ends_game={self.ends_game})"
        )


def foresee(game: Game, view: State, seat: Seat, move: Move, chance: Chance) -> Prospect | None:
    """What this move would mean, from the seat's own view; None if that depends on what the seat
    cannot know. The seat must be the one that decides, and the move one of its options."""
    found = _imagine(game, view, seat, move, chance)
    for _ in range(IMAGINED - 1):
        if _imagine(game, view, seat, move, chance) != found:
            return None
    return found


def why_it_stands(asked: Decision | None, journal: Journal, rolled: bool) -> Refusal | None:
    """Why a move cannot be taken back even before anybody else acts; None if it can be. `asked` is
    the question that it answered, `journal` what it told, and `rolled` whether chance was drawn."""
    if rolled:
        return phrases.SOMETHING_WAS_ROLLED
    for event in journal.events:
        if event.phrase.reveals:
            return phrases.SOMETHING_WAS_REVEALED
    if asked is not None and asked.window is not None:
        return phrases.ASKED_TOGETHER
    return None


def _imagine(game: Game, view: State, seat: Seat, move: Move, chance: Chance) -> Prospect:
    state = game.fill(view, seat, chance)
    asked = state.decision()
    rolls = RecordedChance(chance)
    journal = Journal()
    state.apply(move, rolls, journal)
    after = state.decision()
    stands = after is None or after.window is not None  # what others are asked about stands
    if why_it_stands(asked, journal, bool(rolls.outcomes)) is not None:
        stands = True
    return Prospect(
        can_take_back=not stands,
        turn_of=state.whose_turn(),
        next_seat=NOBODY if stands or after is None else after.seat,
        ends_game=after is None,
    )
