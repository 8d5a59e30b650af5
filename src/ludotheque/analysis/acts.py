"""What was done in a finished game, act by act: what was taken back is left out."""

from collections.abc import Callable
from typing import Final

from ludotheque.core import Event, Game, Labels, Move, Outcome, Player, Record, Seat, State
from ludotheque.core.eyes import EVERYTHING
from ludotheque.core.first_state import game_of
from ludotheque.core.progress import Progress
from ludotheque.core.record import BackEntry, MoveEntry, ResignEntry, RewindEntry
from ludotheque.core.replay import begin, follow_entry


class Act:
    """A move, or a resignation: what was before it, and what it told."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        move: Move | None,
        before: State,
        labels: Labels,
        resigned: tuple[Seat, ...],
        told: tuple[Event, ...],
    ) -> None:
        self.number: Final = number
        """The entry of the record, so that it is found again."""
        self.seat: Final = seat
        self.move: Final = move
        """None if the seat resigned."""
        self.before: Final = before
        self.labels: Final = labels
        """What tells like-named things on the table apart before it."""
        self.resigned: Final = resigned
        """Who had resigned before it."""
        self.told: Final = told


class FinishedGame:
    """A game that has ended, with everything that stood."""

    def __init__(
        self,
        game: Game,
        players: tuple[Player, ...],
        acts: tuple[Act, ...],
        last: State,
        outcome: Outcome,
    ) -> None:
        self.game: Final = game
        """The game as it was played: with its cards, under its rules."""
        self.players: Final = players
        self.acts: Final = acts
        self.last: Final = last
        self.outcome: Final = outcome

    def state_before(self, act: int) -> State:
        """The state before act number n, from 0; after all acts, the last one."""
        return self.acts[act].before if act < len(self.acts) else self.last


def finished_game(
    game: Game, record: Record, pause: Callable[[], None] | None = None
) -> FinishedGame | None:
    """What was done in the game of this record; None if it is not over. BadRecord names the first
    line that cannot be replayed. `pause` is called before each entry."""
    progress = begin(game_of(game, record.header), record.header)
    acts: list[Act] = []
    for entry in record.entries:
        if pause is not None:
            pause()
        before, labels, resigned = progress.state, progress.labels, tuple(progress.resigned)
        told = progress.told_count
        follow_entry(progress, entry)
        if isinstance(entry, (BackEntry, RewindEntry)):
            while acts and acts[-1].number > entry.to:
                acts.pop()
        elif isinstance(entry, (MoveEntry, ResignEntry)):
            move = progress.parsed(entry.move) if isinstance(entry, MoveEntry) else None
            events = progress.told(EVERYTHING, told, progress.told_count)
            acts.append(Act(entry.number, entry.seat, move, before, labels, resigned, events))
    outcome = progress.outcome()
    if outcome is None:
        return None
    return FinishedGame(progress.game, _players(progress), tuple(acts), progress.state, outcome)


def _players(progress: Progress) -> tuple[Player, ...]:
    """The people who played, where a bot stands in for them now."""
    return tuple(
        [progress.last_person(seat) or player for seat, player in enumerate(progress.players)]
    )
