"""A match: the only loop. It asks, refuses, applies and records.

The state is a fold over the record's entries. What is done now and what is replayed go the same
way: an entry is checked, worked out on a copy, written down, and only then does it count. So a
move that cannot be written has not been made.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from . import phrases as words
from .chance import Dice, RecordedChance, Script, ScriptError
from .chooser import Chooser
from .course import Course
from .errors import BadMove, BadRecord
from .eyes import EVERYTHING, Seat
from .first_state import first_state, game_of
from .game import Game
from .moment import Moment
from .move import Move
from .outcome import Outcome
from .player import Player
from .record import (
    DIGEST_EVERY,
    BackEntry,
    EndEntry,
    Entry,
    Header,
    MoveEntry,
    Record,
    ResignEntry,
    SeatEntry,
)
from .sentence import Phrase, Refusal, Value
from .state import State

Keeper: TypeAlias = Callable[[str], None]
"""Stores one line of the record. If it raises, what the line says has not happened."""


class Match(Course):
    """One game being played, from the deal to the end, by whoever holds the seats."""

    def __init__(self, game: Game, record: Record, state: State, keep: Keeper | None) -> None:
        super().__init__(game, record, state)
        self._keep = keep

    # Starting and resuming

    @staticmethod
    def start(
        game: Game,
        players: Sequence[Player],
        *,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        start: State | None = None,
        keep: Keeper | None = None,
    ) -> "Match":
        """A new match, dealt, or played on from a given state.

        Without a seed it takes 256 bits of the system's randomness. A chosen seed makes the match
        repeatable, and the record says so.
        """
        settings = game.settings(len(players), options or {})
        secret_seed = secrets.token_hex(32) if seed is None else str(seed)
        recorded = RecordedChance(Dice(f"{secret_seed}/0"))
        state = game.deal(len(players), recorded, settings) if start is None else start.copy()
        if state.eyes != EVERYTHING or state.seats != len(players):
            raise ValueError("a match starts from a true state with a player for every seat")
        header = Header(
            game=game.name,
            rules=game.rules,
            options=settings,
            cards=game.box.text if game.own_cards else "",
            seats=tuple(players),
            seed=secret_seed,
            repeatable=seed is not None,
            outcomes=tuple(recorded.outcomes),
            start=None if start is None else game.dump(start),
        )
        match = Match(game, Record(header), state, keep)
        if keep is not None:
            keep(match.record.header_line())
        match._end_if_over()
        return match

    @staticmethod
    def resume(
        game: Game,
        record: Record,
        *,
        keep: Keeper | None = None,
        until: int | None = None,
        moments: list[Moment] | None = None,
    ) -> "Match":
        """The match that this record tells of, after its last entry or after entry `until`.

        Every moment on the way is added to `moments`. BadRecord names the first line that cannot
        be followed.
        """
        header = record.header
        game = game_of(game, header)
        match = Match(game, Record(header), first_state(game, header), None)
        if moments is not None:
            moments.append(match._moment())
        for entry in record.entries if until is None else record.entries[:until]:
            match._follow(entry)
            if moments is not None:
                moments.append(match._moment())
        match._keep = keep
        if until is None:
            match._end_if_over()
        return match

    def _moment(self) -> Moment:
        return Moment(self._state, tuple(self.players), tuple(self.resigned), len(self._events))

    def back_at(self, number: int, moment: Moment) -> "Match":
        """This match as it was after entry `number`, which was this moment. Nothing is kept of what
        is done there, and nothing of what came before can be taken back."""
        record = Record(self.record.header, self.record.entries[:number])
        match = Match(self.game, record, moment.state, None)
        match.players[:] = moment.players
        match.resigned.extend(moment.resigned)
        match._events.extend(self._events[: moment.told])
        match._told_before.extend(self._told_before[:number])
        return match

    # What a seat can do

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may."""
        why = self._refused_to_act(seat)
        if why is not None:
            return why
        decision = self._state.decision()
        assert decision is not None
        if decision.seat != seat:
            return Refusal(words.NOT_YOUR_TURN, (decision.seat,))
        try:
            return self._state.refusal(self._parsed(move))
        except BadMove as error:
            return Refusal(error.sentence.phrase, error.sentence.values)

    def play(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Make the move, or say why not; then nothing has changed."""
        why = self.refusal(seat, move)
        if why is not None:
            return why
        made = self._parsed(move)
        number = self.number + 1
        recorded = RecordedChance(Dice(f"{self.record.header.seed}/{number}"))
        after, journal = self._worked_out(made, recorded)
        by_bot = bool(self.players[seat].bot)
        outcomes = tuple(recorded.outcomes)
        digest = _digest(number, after)
        self._write(MoveEntry(number, seat, made.text, outcomes, by_bot, digest))
        self._step(seat, after, journal, bool(outcomes))
        self._end_if_over()
        return None

    def back(self, seat: Seat) -> Refusal | None:
        """Take the last move back, or say why not."""
        why = self.why_not_back(seat)
        if why is not None:
            return why
        step = self._steps[-1]
        number = self.number + 1
        digest = _digest(number, step.before)
        self._write(BackEntry(number, seat, step.number_before, digest))
        self._step_back()
        return None

    def hand_over(self, seat: Seat, player: Player) -> Refusal | None:
        """Give the seat to somebody else, person or bot, or say why not."""
        why = self._refused_to_leave(seat)
        if why is not None:
            return why
        number = self.number + 1
        self._write(SeatEntry(number, seat, player, _digest(number, self._state)))
        self._seat_changes(seat, player)
        return None

    def hand_back(self, seat: Seat) -> Refusal | None:
        """Give the seat back to the person who held it last, or say why not."""
        why = self._refused_to_act(seat)
        if why is not None:
            return why
        person = self._last_person[seat]
        if person is None or person == self.players[seat]:
            return words.NOBODY_TO_RETURN_TO
        return self.hand_over(seat, person)

    def resign(self, seat: Seat, stand_in: Player | None = None) -> Refusal | None:
        """Give up. With at least two others left the game goes on, a stand-in in this seat."""
        stand_in = stand_in if self._goes_on_without_one() else None
        why = self._refused_to_resign(seat, stand_in)
        if why is not None:
            return why
        number = self.number + 1
        self._write(ResignEntry(number, seat, stand_in, _digest(number, self._state)))
        self._give_up(seat, stand_in)
        self._end_if_over()
        return None

    def run(self, choosers: Mapping[Seat, Chooser]) -> Outcome:
        """Play to the end, each seat's chooser choosing from what that seat may see."""
        decision = self.decision()
        while decision is not None:
            seat = decision.seat
            chooser = choosers[seat]
            why = self.play(seat, chooser.choose(self.game, self.view(seat), seat))
            if why is not None:
                chooser.refused(why)
            decision = self.decision()
        outcome = self.outcome()
        assert outcome is not None
        return outcome

    # Writing down

    def _parsed(self, move: Move | str) -> Move:
        """The game's own move with this text: that is what the record keeps."""
        return self.game.move(str(move))

    def _write(self, entry: Entry) -> None:
        if self._keep is not None:
            self._keep(entry.text())
        self._append(entry)

    def _end_if_over(self) -> None:
        outcome = self.outcome()
        if outcome is None or self._ended:
            return
        number = self.number + 1
        digest = _digest(number, self._state)
        self._write(EndEntry(number, outcome.places, outcome.points, digest))
        self._ended = True

    # Following a record

    def _follow(self, entry: Entry) -> None:
        """Do what an entry says, as it was done; BadRecord if that cannot have been."""
        line = entry.number + 1
        if self._ended:
            raise BadRecord(line, words.AFTER_THE_END)
        self._append(entry)
        if isinstance(entry, MoveEntry):
            self._follow_move(entry)
        elif isinstance(entry, BackEntry):
            self._agree(entry, self.why_not_back(entry.seat))
            if self._steps[-1].number_before != entry.to:
                raise BadRecord(line, words.WRONG_BACK, entry.to)
            self._step_back()
        elif isinstance(entry, SeatEntry):
            self._agree(entry, self._refused_to_leave(entry.seat))
            self._seat_changes(entry.seat, entry.player)
        elif isinstance(entry, ResignEntry):
            self._agree(entry, self._refused_to_resign(entry.seat, entry.stand_in))
            if entry.stand_in is not None and not self._goes_on_without_one():
                raise BadRecord(line, words.BAD_FIELD, "player", entry.stand_in.name)
            self._give_up(entry.seat, entry.stand_in)
        elif isinstance(entry, EndEntry):
            outcome = self.outcome()
            if outcome is None:
                raise self._differs(line, words.TOO_EARLY_AN_END)
            if (outcome.places, outcome.points) != (entry.places, entry.points):
                raise self._differs(line, words.WRONG_END)
            self._ended = True
        if entry.digest and entry.digest != self._state.digest():
            raise self._differs(line, words.WRONG_DIGEST)

    def _follow_move(self, entry: MoveEntry) -> None:
        self._agree(entry, self._refused_to_act(entry.seat))
        decision = self._state.decision()
        assert decision is not None
        if decision.seat != entry.seat:
            raise self._differs(entry.number + 1, words.WRONG_SEAT, entry.seat, decision.seat)
        self._agree(entry, self.refusal(entry.seat, entry.move))
        script = Script(entry.outcomes)
        try:
            after, journal = self._worked_out(self.game.move(entry.move), script)
        except ScriptError:
            raise self._differs(entry.number + 1, words.BAD_OUTCOMES) from None
        if script.left:
            raise self._differs(entry.number + 1, words.BAD_OUTCOMES)
        self._step(entry.seat, after, journal, bool(entry.outcomes))

    def _agree(self, entry: Entry, why: Refusal | None) -> None:
        if why is None:
            return
        line = entry.number + 1
        if isinstance(entry, MoveEntry):
            problem = self._differs(line, words.REFUSED_MOVE, entry.move)
        else:
            problem = self._differs(line, words.REFUSED_ENTRY)
        problem.because = why
        raise problem

    def _differs(self, line: int, phrase: Phrase, *values: Value) -> BadRecord:
        """The record and the rules part here; under older rules, that is the reason."""
        written = self.record.header.rules
        if written < self.game.rules:
            return BadRecord(line, words.OLDER_RULES, written, self.game.rules)
        return BadRecord(line, phrase, *values)


def _digest(number: int, state: State) -> str:
    return state.digest() if number % DIGEST_EVERY == 0 else ""
