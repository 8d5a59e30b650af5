"""The progress of a match: its players, its state, the events told, the moves to take back.

It changes step by step. A step is the same whether it is played now (match.py) or replayed
(replay.py).
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Final

from . import phrases
from .chance import Chance
from .decision import Decision
from .errors import BadMove
from .event import Event, Journal
from .eyes import Seat
from .game import Game
from .moment import Moment, Step, TurnStart
from .move import Move
from .outcome import NOBODY, Outcome
from .player import Player
from .prospect import why_it_stands
from .record import BackEntry, Entry, Header, Record, RewindEntry
from .resignation import with_resigned_last, won_by_resignation
from .sentence import Phrase, Refusal, Value
from .state import State

BEFORE_THE_DEAL: Final = -1
"""Stands for the number of an entry when nothing had been told. The deal counts as entry 0."""


class Progress:
    """A match up to now. Its steps are checked and stored elsewhere."""

    def __init__(
        self, game: Game, record: Record, state: State, told: Sequence[Event] = ()
    ) -> None:
        """`told` is what the deal told."""
        self.game: Final = game
        self.record: Final = record
        self.players: Final = list(record.header.seats)
        """Who holds each seat now."""
        self.resigned: Final[list[Seat]] = []
        self.state = state
        """The true state, for whoever runs the table and never for a seat."""
        self.labels = game.labels(state)
        self.has_ended = False
        """Whether the record holds the end entry."""
        self._events: Final = list(told)
        self._told_before: Final[list[int]] = []  # entry n: how many events came before it
        self._seat_changes: Final[list[int]] = []  # how many events came before each
        self._former_names: Final[list[tuple[str, ...]]] = []  # before each of them
        self._last_person: Final = [None if player.bot else player for player in self.players]
        self._steps: Final[list[Step]] = []
        self._why_not_back: Refusal = phrases.NOTHING_TO_TAKE_BACK
        self._last_mover: Seat = NOBODY
        self._position = 0  # the entry of the move that led to this state
        self._practising: Final = _practising(record.header)
        self._turns: Final[list[TurnStart]] = []  # of whoever practises
        self._begun: TurnStart | None = None  # the turn now, while there has been no choice in it
        self._turn_of: Seat = NOBODY  # who made the last move that stands
        self._why_not_rewind: Refusal = phrases.NO_TURN_TO_TAKE_BACK

    # What everybody, or a seat, may know

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.record.entries)

    def journal(
        self, seat: Seat, since: int = BEFORE_THE_DEAL, until: int | None = None
    ) -> tuple[Event, ...]:
        """All that this seat, or WATCHER, was told after entry `since`, up to entry `until` if that
        is given. It only ever grows."""
        last = self.told_count if until is None else self.told_by(until)
        return self.told(seat, self.told_by(since), last)

    @property
    def told_count(self) -> int:
        """How many events have been told."""
        return len(self._events)

    def told_by(self, number: int) -> int:
        """How many events had been told after this entry, or BEFORE_THE_DEAL."""
        if number == BEFORE_THE_DEAL:
            return 0
        return self._told_before[number] if number < self.number else len(self._events)

    def told(self, seat: Seat, first: int, last: int) -> tuple[Event, ...]:
        """What this seat, or WATCHER, was told, from event `first` to before event `last`."""
        events = [event.seen_by(seat) for event in self._events[first:last]]
        for number, event in enumerate(events, start=first):
            change = bisect_right(self._seat_changes, number)  # the first one after the event
            if change == len(self._seat_changes):
                break
            events[number - first] = event.among(self._former_names[change])
        return tuple(events)

    def last_standing(self, seat: Seat, most: int) -> tuple[Event, ...]:
        """The last things that this seat, or WATCHER, was told, without what was taken back."""
        found: list[Event] = []
        number = self.number
        while number >= 0 and len(found) < most:
            entry = self.record.entries[number - 1] if number else None
            if isinstance(entry, (BackEntry, RewindEntry)):
                number = entry.to
            else:
                found[:0] = self.told(seat, self.told_by(number - 1), self.told_by(number))
                number -= 1
        return tuple(found[-most:])

    def decision(self) -> Decision | None:
        """Who must choose now; None when the match is over."""
        return None if self._is_over() else self.state.decision()

    def outcome(self) -> Outcome | None:
        """None while the match runs. Players who resigned rank behind all others."""
        left = self._still_in()
        if len(left) == 1 and len(self.players) > 1:
            return won_by_resignation(left[0], len(self.players))
        outcome = self.state.outcome()
        if outcome is None or not self.resigned:
            return outcome
        return with_resigned_last(outcome, self.resigned)

    def last_person(self, seat: Seat) -> Player | None:
        """The person who held this seat last; None if only bots did."""
        return self._last_person[seat]

    # What may be done

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may."""
        why = self.refused_to_act(seat)
        if why is not None:
            return why
        decision = self.state.decision()
        assert decision is not None
        if decision.seat != seat:
            return Refusal(phrases.NOT_YOUR_TURN, (decision.seat,))
        try:
            refusal = self.state.refusal(self.parsed(move))
            return None if refusal is None else self.labels.named(refusal)
        except BadMove as error:
            return Refusal(error.sentence.phrase, error.sentence.values)

    def parsed(self, move: Move | str) -> Move:
        """The game's own move with this text, which is the one the record keeps."""
        return self.game.move(str(move))

    def why_not_back(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take its last move back, or None if it may."""
        why = self.refused_to_act(seat)
        if why is not None:
            return why
        if self.record.header.challenge:
            return phrases.NO_BACK_IN_A_CHALLENGE
        if self._last_mover not in (seat, NOBODY):
            return phrases.SOMEBODY_ELSE_ACTED  # says nothing of what their move revealed
        return None if self._steps else self._why_not_back

    def why_not_rewind(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take its last turn back, or None if it may."""
        why = self.refused_to_act(seat)
        if why is not None:
            return why
        if seat != self._practising or self.players[seat].bot:
            return phrases.ONLY_IN_PRACTICE
        return None if self._turns else self._why_not_rewind

    def _seats(self) -> range:
        return range(len(self.players))

    def _still_in(self) -> list[Seat]:
        return [seat for seat in self._seats() if seat not in self.resigned]

    def _is_over(self) -> bool:
        return self.has_ended or self.outcome() is not None

    def refused_to_act(self, seat: Seat) -> Refusal | None:
        """Why this seat may not act at all now, or None if it may."""
        if seat not in self._seats():
            return Refusal(phrases.NO_SUCH_SEAT, (seat,))
        return phrases.IS_OVER if self._is_over() else None

    def refused_to_leave(self, seat: Seat) -> Refusal | None:
        """Why this seat may not be given to another player, or None if it may."""
        return self.refused_to_act(seat) or (
            phrases.RESIGNED_ALREADY if seat in self.resigned else None
        )

    def refused_to_hand_over(self, seat: Seat, player: Player) -> Refusal | None:
        """Why this seat may not be given to this player, or None if it may."""
        why = self.refused_to_leave(seat)
        if why is None and not player.bot and self._practising not in (seat, NOBODY):
            return phrases.PRACTISING_ALONE
        return why

    def refused_to_resign(self, seat: Seat, stand_in: Player | None) -> Refusal | None:
        """Why this seat may not resign with this stand-in, or None if it may."""
        why = self.refused_to_leave(seat)
        if why is None and self.goes_on_without_one() and (stand_in is None or not stand_in.bot):
            return phrases.NEEDS_A_STAND_IN
        return why

    def goes_on_without_one(self) -> bool:
        """Whether the game goes on after one more resignation."""
        return len(self._still_in()) > 2

    # The steps

    def work_out(self, move: Move, chance: Chance) -> tuple[State, Journal]:
        """The state after this move and the events it tells. The match does not change yet."""
        after = self.state.copy()
        journal = Journal()
        after.apply(move, chance, journal)
        return after, journal

    @property
    def last_step(self) -> Step:
        """The move to take back next. There is one if `why_not_back` returns None."""
        return self._steps[-1]

    @property
    def last_turn(self) -> TurnStart:
        """Where the turn to take back next began. There is one if `why_not_rewind` returns None."""
        return self._turns[-1]

    def step(self, seat: Seat, after: State, journal: Journal, rolled: bool) -> None:
        """Take the state and the events that a move led to."""
        asked = self.state.decision()
        if seat == self._practising:
            self._note_turn(asked is not None and len(asked.options) > 1)
        self._turn_of = seat
        why = why_it_stands(asked, journal, rolled)
        if why is not None:
            self._no_way_back(why)
        else:
            if self._steps and self._steps[-1].seat != seat:
                self._steps.clear()
            self._steps.append(Step(seat, self.state, self._position, self.labels))
        self.state = after
        self._last_mover = seat
        self._position = self.number
        for event in journal.events:
            self.labels = self.labels.after(event)
            self._events.append(self.labels.named(event))

    def _note_turn(self, had_choice: bool) -> None:
        """Whoever practises makes the move of the last entry. A turn without a choice, such as a
        pass when nothing else is possible, is not worth going back to."""
        if self._turn_of != self._practising:
            before = self.number - 1
            self._begun = TurnStart(self.state, self.labels, before, self._position, self.state)
        if had_choice and self._begun is not None:
            self._turns.append(self._begun.with_choice(self.state))
            self._begun = None

    def step_back(self) -> None:
        """Take the last move back."""
        step = self._steps.pop()
        if self._turns and self._turns[-1].choice is step.before:  # no choice of that turn is left
            self._begun = self._turns.pop()
        self.state = step.before
        self.labels = step.labels_before
        self._position = step.number_before
        self._tell(phrases.TOOK_BACK, step.seat)
        self._why_not_back = phrases.NOTHING_TO_TAKE_BACK

    def rewind(self) -> None:
        """Take the last turn of whoever practises back, with everything that came after it."""
        turn = self._turns.pop()
        self.state = turn.state
        self.labels = turn.labels
        self._position = turn.position
        self._begun = None
        self._turn_of = NOBODY
        self._last_mover = NOBODY
        self._no_way_back(phrases.NOTHING_TO_TAKE_BACK)
        self._tell(phrases.TOOK_TURN_BACK, self._practising)

    def end(self) -> None:
        """The record says that the match is over: nothing can be taken back any more."""
        self.has_ended = True
        self._turns.clear()

    def change_seat(self, seat: Seat, player: Player) -> None:
        """Give this seat to another player."""
        old = self.players[seat]
        self._seat_changes.append(len(self._events))
        self._former_names.append(tuple([held.name for held in self.players]))
        self.players[seat] = player
        if not player.bot:
            self._last_person[seat] = player
        self._no_way_back(phrases.SEAT_CHANGED_HANDS)
        self._turns.clear()
        self._begun = None
        self._turn_of = NOBODY
        self._why_not_rewind = phrases.SEAT_CHANGED_HANDS
        self._tell(phrases.HANDED_OVER, old.name, player.name)

    def give_up(self, seat: Seat, stand_in: Player | None) -> None:
        """Resign this seat; the stand-in, if there is one, takes it."""
        self.resigned.append(seat)
        self._tell(phrases.RESIGNED, seat)
        if stand_in is not None:
            self.change_seat(seat, stand_in)

    def _no_way_back(self, why: Refusal) -> None:
        self._steps.clear()
        self._why_not_back = why

    def _tell(self, phrase: Phrase, *values: Value) -> None:
        self._events.append(Event(phrase, values))

    def append(self, entry: Entry) -> None:
        """Add an entry to the record, before it takes effect."""
        self._told_before.append(len(self._events))
        self.record.entries.append(entry)

    # Moments

    def moment(self) -> Moment:
        """This moment, for `at`."""
        return Moment(
            self.state,
            self.labels,
            tuple(self.players),
            tuple(self.resigned),
            len(self._events),
            tuple(self._steps),
            self._why_not_back,
            self._last_mover,
            self._position,
            tuple(self._turns),
            self._begun,
            self._turn_of,
            self._why_not_rewind,
        )

    def at(self, number: int, moment: Moment) -> "Progress":
        """The match as it was at `moment`, after entry `number`. Earlier moves cannot be taken
        back."""
        record = Record(self.record.header, self.record.entries[:number])
        progress = Progress(self.game, record, moment.state)
        progress.labels = moment.labels
        progress.players[:] = moment.players
        progress.resigned.extend(moment.resigned)
        progress._events.extend(self._events[: moment.told])
        progress._told_before.extend(self._told_before[:number])
        changes = bisect_left(self._seat_changes, moment.told)  # a change is told at once
        progress._seat_changes.extend(self._seat_changes[:changes])
        progress._former_names.extend(self._former_names[:changes])
        return progress

    def going_on_at(self, number: int, moment: Moment) -> "Progress":
        """The match as it was at `moment`, to follow the entries that came after it: they may take
        earlier moves back."""
        progress = self.at(number, moment)
        progress._steps.extend(moment.steps)
        progress._why_not_back = moment.why_not_back
        progress._last_mover = moment.last_mover
        progress._position = moment.position
        progress._turns.extend(moment.turns)
        progress._begun = moment.begun
        progress._turn_of = moment.turn_of
        progress._why_not_rewind = moment.why_not_rewind
        return progress


def _practising(header: Header) -> Seat:
    """The seat of the person who practises; NOBODY in any other match."""
    if not header.practice:
        return NOBODY
    return next(seat for seat, player in enumerate(header.seats) if not player.bot)
