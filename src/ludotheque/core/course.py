"""The course of a match: who sits where, what has happened and was told, what may be taken back.

It changes step by step, and does not care whether a step is made now or replayed.
"""

from typing import Final

from . import phrases as words
from .chance import Chance
from .decision import Decision
from .event import Event, Journal
from .eyes import Seat
from .game import Game
from .move import Move
from .outcome import NOBODY, Outcome
from .player import Player
from .record import Entry, Record
from .resignation import with_resigned_last, won_by_resignation
from .sentence import Phrase, Refusal, Value
from .state import State


class _Step:
    """A move that its seat may still take back."""

    def __init__(self, seat: Seat, before: State, number_before: int) -> None:
        self.seat: Final = seat
        self.before: Final = before
        self.number_before: Final = number_before


class Course:
    """A match as far as it has come."""

    def __init__(self, game: Game, record: Record, state: State) -> None:
        self.game: Final = game
        self.record: Final = record
        self.players: Final = list(record.header.seats)
        """Who holds each seat now."""
        self.resigned: Final[list[Seat]] = []
        self._state = state
        self._events: Final[list[Event]] = []
        self._told_before: Final[list[int]] = []  # entry n: how many events came before it
        self._last_person: Final = [None if player.bot else player for player in self.players]
        self._steps: Final[list[_Step]] = []
        self._why_not_back: Refusal = words.NOTHING_TO_TAKE_BACK
        self._last_mover: Seat = NOBODY
        self._position = 0  # the entry whose state this is; what was taken back leads nowhere
        self._ended = False

    # What everybody, or a seat, may know

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    @property
    def state(self) -> State:
        """The true state. It is for whoever runs the table, and never for a seat."""
        return self._state

    def view(self, seat: Seat) -> State:
        """What this seat, or WATCHER, sees."""
        return self._state.view(seat)

    def journal(self, seat: Seat, since: int = 0) -> tuple[Event, ...]:
        """All that this seat, or WATCHER, was told after entry `since`. It only ever grows."""
        first = self._told_before[since] if since < self.number else len(self._events)
        return tuple([event.seen_by(seat) for event in self._events[first:]])

    def decision(self) -> Decision | None:
        """Who must choose now; None when the match is over. With the options, it is for whoever
        runs the table: a seat is given its own view's decision."""
        return None if self._is_over() else self._state.decision()

    def outcome(self) -> Outcome | None:
        """None while the match runs. Who resigned is ranked behind all who did not."""
        left = self._still_in()
        if len(left) == 1 and len(self.players) > 1:
            return won_by_resignation(left[0], len(self.players))
        outcome = self._state.outcome()
        if outcome is None or not self.resigned:
            return outcome
        return with_resigned_last(outcome, self.resigned)

    # What may be done

    def why_not_back(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take its last move back, or None if it may."""
        why = self._refused_to_act(seat)
        if why is not None:
            return why
        if self._last_mover not in (seat, NOBODY):
            return words.SOMEBODY_ELSE_ACTED  # whatever that was: what it showed is their affair
        return None if self._steps else self._why_not_back

    def _seats(self) -> range:
        return range(len(self.players))

    def _still_in(self) -> list[Seat]:
        return [seat for seat in self._seats() if seat not in self.resigned]

    def _is_over(self) -> bool:
        return self._ended or self.outcome() is not None

    def _refused_to_act(self, seat: Seat) -> Refusal | None:
        if seat not in self._seats():
            return Refusal(words.NO_SUCH_SEAT, (seat,))
        return words.IS_OVER if self._is_over() else None

    def _refused_to_leave(self, seat: Seat) -> Refusal | None:
        return self._refused_to_act(seat) or (
            words.RESIGNED_ALREADY if seat in self.resigned else None
        )

    def _refused_to_resign(self, seat: Seat, stand_in: Player | None) -> Refusal | None:
        why = self._refused_to_leave(seat)
        if why is None and self._goes_on_without_one() and (stand_in is None or not stand_in.bot):
            return words.NEEDS_A_STAND_IN
        return why

    def _goes_on_without_one(self) -> bool:
        return len(self._still_in()) > 2

    # The steps

    def _worked_out(self, move: Move, chance: Chance) -> tuple[State, Journal]:
        after = self._state.copy()
        journal = Journal()
        after.apply(move, chance, journal)
        return after, journal

    def _step(self, seat: Seat, after: State, journal: Journal, rolled: bool) -> None:
        revealed = any(event.phrase.reveals for event in journal.events)
        asked = self._state.decision()
        if rolled or revealed:
            self._no_way_back(
                words.SOMETHING_WAS_ROLLED if rolled else words.SOMETHING_WAS_REVEALED
            )
        elif asked is not None and asked.window is not None:
            self._no_way_back(words.ASKED_TOGETHER)
        else:
            if self._steps and self._steps[-1].seat != seat:
                self._steps.clear()
            self._steps.append(_Step(seat, self._state, self._position))
        self._state = after
        self._last_mover = seat
        self._position = self.number
        self._events.extend(journal.events)

    def _step_back(self) -> None:
        step = self._steps.pop()
        self._state = step.before
        self._position = step.number_before
        self._tell(words.TOOK_BACK, step.seat)
        self._why_not_back = words.NOTHING_TO_TAKE_BACK

    def _seat_changes(self, seat: Seat, player: Player) -> None:
        old = self.players[seat]
        self.players[seat] = player
        if not player.bot:
            self._last_person[seat] = player
        self._no_way_back(words.SEAT_CHANGED_HANDS)
        self._tell(words.HANDED_OVER, old.name, player.name)

    def _give_up(self, seat: Seat, stand_in: Player | None) -> None:
        self.resigned.append(seat)
        self._tell(words.RESIGNED, seat)
        if stand_in is not None:
            self._seat_changes(seat, stand_in)

    def _no_way_back(self, why: Refusal) -> None:
        self._steps.clear()
        self._why_not_back = why

    def _tell(self, phrase: Phrase, *values: Value) -> None:
        self._events.append(Event(phrase, values))

    def _append(self, entry: Entry) -> None:
        self._told_before.append(len(self._events))
        self.record.entries.append(entry)
