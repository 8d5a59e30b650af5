"""A match: the only loop. It asks, refuses, applies and records.

The state is a fold over the record's entries. Playing and replaying (replay.py) work the same way:
an entry is checked, tried on a copy, written down, and only then takes effect. So a move that
cannot be written has not been made.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from . import phrases
from .chance import Dice, RecordedChance
from .chooser import Chooser
from .decision import Decision
from .event import Event, Journal
from .eyes import EVERYTHING, Seat
from .fair_deal import FairDeal
from .game import Game
from .labels import Labels
from .moment import Moment
from .move import Move
from .outcome import Outcome
from .player import Player
from .progress import BEFORE_THE_DEAL, Progress
from .record import (
    DIGEST_EVERY,
    BackEntry,
    EndEntry,
    Entry,
    Header,
    MoveEntry,
    Record,
    ResignEntry,
    RewindEntry,
    SeatEntry,
    fits_practice,
)
from .replay import Pause, follow
from .sentence import Refusal
from .state import State

Keeper: TypeAlias = Callable[[str], None]
"""Stores one line of the record. If it raises, the line takes no effect."""


class Match:
    """One game played from the deal to the end by the players in its seats."""

    def __init__(self, progress: Progress, keep: Keeper | None) -> None:
        """Use `start` or `resume` instead."""
        self.game: Final = progress.game
        self.record: Final = progress.record
        self.players: Final = progress.players
        """Who holds each seat now."""
        self.resigned: Final = progress.resigned
        self._progress: Final = progress
        self._keep: Final = keep

    # Starting and resuming

    @staticmethod
    def start(
        game: Game,
        players: Sequence[Player],
        *,
        seed: int | str | None = None,
        deal: FairDeal | None = None,
        options: Mapping[str, object] | None = None,
        start: State | None = None,
        practice: bool = False,
        challenge: str = "",
        keep: Keeper | None = None,
    ) -> "Match":
        """A new match, from the deal or from a given state. In a match for `practice` one person
        plays against bots, and may take whole turns back.

        The seed comes from the `deal`, if there is one. Otherwise it is 256 bits from the system. A
        chosen seed makes the match repeatable, and the record says so. In a `challenge` the deal is
        the one of an earlier match, at the table of this name.
        """
        settings = game.settings(len(players), options or {})
        secret_seed = _seed(players, seed, deal, start)
        recorded = RecordedChance(Dice(f"{secret_seed}/0"))
        log = Journal()
        state = game.deal(len(players), recorded, settings, log) if start is None else start.copy()
        if state.eyes != EVERYTHING or state.seats != len(players):
            raise ValueError("a match starts from a true state with a player for every seat")
        if practice and not fits_practice(players):
            raise ValueError("one person practises, with bots in all other seats")
        if challenge and (practice or start is not None):
            raise ValueError("a challenge begins with its deal, and is no practice")
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
            deal=deal,
            practice=practice,
            challenge=challenge,
        )
        match = Match(Progress(game, Record(header), state, log.events), keep)
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
        pause: Pause | None = None,
    ) -> "Match":
        """The match in this record, after its last entry or after entry `until`.

        `pause` is called after each entry. BadRecord names the first line that cannot be replayed.
        """
        match = Match(follow(game, record, until, pause), keep)
        if until is None:
            match._end_if_over()
        return match

    def back_at(self, number: int, moment: Moment) -> "Match":
        """This match as it was at `moment`, after entry `number`. What is played from there is not
        kept, and earlier moves cannot be taken back."""
        return Match(self._progress.at(number, moment), None)

    def going_on_at(self, number: int, moment: Moment) -> Progress:
        """This match as it was at `moment`, to follow once more the entries that came after it."""
        return self._progress.going_on_at(number, moment)

    # What everybody, or a seat, may know

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self._progress.number

    @property
    def state(self) -> State:
        """The true state, for whoever runs the table and never for a seat."""
        return self._progress.state

    @property
    def labels(self) -> Labels:
        """What tells like-named things on the table apart now. What this match tells has its labels
        already; sentences made from a view, such as the meaning of a move, get them here."""
        return self._progress.labels

    def view(self, seat: Seat) -> State:
        """What this seat, or WATCHER, sees."""
        return self._progress.state.view(seat)

    def journal(
        self, seat: Seat, since: int = BEFORE_THE_DEAL, until: int | None = None
    ) -> tuple[Event, ...]:
        """All that this seat, or WATCHER, was told after entry `since`, up to entry `until` if that
        is given. The deal counts as entry 0. It only ever grows."""
        return self._progress.journal(seat, since, until)

    def last_told(self, seat: Seat, most: int) -> tuple[Event, ...]:
        """The last things that this seat, or WATCHER, was told, however long the journal is."""
        count = self._progress.told_count
        return self._progress.told(seat, max(0, count - most), count)

    def last_standing(self, seat: Seat, most: int) -> tuple[Event, ...]:
        """The last things that this seat, or WATCHER, was told, without what was taken back."""
        return self._progress.last_standing(seat, most)

    @property
    def told_count(self) -> int:
        """How many events have been told."""
        return self._progress.told_count

    def told_by(self, number: int) -> int:
        """How many events had been told after this entry, or BEFORE_THE_DEAL."""
        return self._progress.told_by(number)

    def decision(self) -> Decision | None:
        """Who must choose now; None when the match is over. It lists the options, so it is for
        whoever runs the table: a seat gets the decision of its own view."""
        return self._progress.decision()

    def outcome(self) -> Outcome | None:
        """None while the match runs. Players who resigned rank behind all others."""
        outcome = self._progress.outcome()
        return None if outcome is None else outcome.named(self.labels)

    # What a seat can do

    def refusal(self, seat: Seat, move: Move | str) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may."""
        return self._progress.refusal(seat, move)

    def why_not_back(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take its last move back, or None if it may."""
        return self._progress.why_not_back(seat)

    def why_not_rewind(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take its last turn back, or None if it may."""
        return self._progress.why_not_rewind(seat)

    def play(self, seat: Seat, move: Move | str, *, by_clock: bool = False) -> Refusal | None:
        """Make the move, or say why not and change nothing. `by_clock` if somebody else has chosen
        it, since the person's time was up."""
        why = self.refusal(seat, move)
        if why is not None:
            return why
        made = self._progress.parsed(move)
        number = self.number + 1
        recorded = RecordedChance(Dice(f"{self.record.header.seed}/{number}"))
        after, journal = self._progress.work_out(made, recorded)
        by_bot = bool(self.players[seat].bot)
        outcomes = tuple(recorded.outcomes)
        digest = _digest(number, after)
        self._write(MoveEntry(number, seat, made.text, outcomes, by_bot, digest, by_clock))
        self._progress.step(seat, after, journal, bool(outcomes))
        self._end_if_over()
        return None

    def back(self, seat: Seat) -> Refusal | None:
        """Take the last move back, or say why not."""
        why = self.why_not_back(seat)
        if why is not None:
            return why
        step = self._progress.last_step
        number = self.number + 1
        digest = _digest(number, step.before)
        self._write(BackEntry(number, seat, step.number_before, digest))
        self._progress.step_back()
        return None

    def rewind(self, seat: Seat) -> Refusal | None:
        """Take the last turn back, with all that others have done since, or say why not. Only in
        practice."""
        why = self.why_not_rewind(seat)
        if why is not None:
            return why
        turn = self._progress.last_turn
        number = self.number + 1
        self._write(RewindEntry(number, seat, turn.number, _digest(number, turn.state)))
        self._progress.rewind()
        return None

    def hand_over(self, seat: Seat, player: Player) -> Refusal | None:
        """Give the seat to another player, person or bot, or say why not."""
        why = self._progress.refused_to_hand_over(seat, player)
        if why is not None:
            return why
        number = self.number + 1
        self._write(SeatEntry(number, seat, player, _digest(number, self._progress.state)))
        self._progress.change_seat(seat, player)
        return None

    def hand_back(self, seat: Seat) -> Refusal | None:
        """Give the seat back to the person who held it last, or say why not."""
        why = self._progress.refused_to_act(seat)
        if why is not None:
            return why
        person = self._progress.last_person(seat)
        if person is None or person == self.players[seat]:
            return phrases.NOBODY_TO_RETURN_TO
        return self.hand_over(seat, person)

    def resign(self, seat: Seat, stand_in: Player | None = None) -> Refusal | None:
        """Resign. If at least two others remain, a stand-in takes the seat and the game goes on."""
        stand_in = stand_in if self._progress.goes_on_without_one() else None
        why = self._progress.refused_to_resign(seat, stand_in)
        if why is not None:
            return why
        number = self.number + 1
        self._write(ResignEntry(number, seat, stand_in, _digest(number, self._progress.state)))
        self._progress.give_up(seat, stand_in)
        self._end_if_over()
        return None

    def run(self, choosers: Mapping[Seat, Chooser]) -> Outcome:
        """Play to the end. Each seat's chooser sees only what that seat may see."""
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

    def _write(self, entry: Entry) -> None:
        if self._keep is not None:
            self._keep(entry.text())
        self._progress.append(entry)

    def _end_if_over(self) -> None:
        outcome = self.outcome()
        if outcome is None or self._progress.has_ended:
            return
        number = self.number + 1
        digest = _digest(number, self._progress.state)
        self._write(EndEntry(number, outcome.places, outcome.points, digest))
        self._progress.end()


def _seed(
    players: Sequence[Player], seed: int | str | None, deal: FairDeal | None, start: State | None
) -> str:
    if deal is None:
        return secrets.token_hex(32) if seed is None else str(seed)
    if seed is not None or start is not None:
        raise ValueError("a provable deal makes its own seed and deals the cards")
    if not deal.belongs_to(players):
        raise ValueError("in a provable deal every person has a client, and no bot has one")
    return deal.seed(len(players))


def _digest(number: int, state: State) -> str:
    return state.digest() if number % DIGEST_EVERY == 0 else ""
