"""Games that people have played, put beside those of bots: records, without the names in them."""

import hashlib
from collections.abc import Iterable
from typing import Final, NamedTuple

from ludotheque.core import (
    Game,
    Match,
    MoveEntry,
    Outcome,
    Record,
    ResignEntry,
    Script,
    SeatEntry,
)
from ludotheque.core.first_state import first_state, game_of
from ludotheque.core.record import BackEntry, RewindEntry

from .chunk import Chunk
from .problem import LabProblem
from .recorder import Recorder
from .run_folder import RunFolder
from .tables import GAMES

PERSON: Final = "person"
"""Whoever is no bot. A seat that a person has held for a while counts as a person's."""

RESIGNED: Final = "resigned"
"""The end of a game in which so many have resigned that it is not played on."""


class Import(NamedTuple):
    """How many games were taken, and how many were not."""

    taken: int
    unfinished: int
    practice: int
    """Played for practice, or from a table that was laid out: such games count in no statistic."""
    known: int
    """There already."""


def import_records(run: RunFolder, game: Game, records: Iterable[Record]) -> Import:
    """Add finished games to a run. BadRecord if one of them cannot be replayed: then none is added.
    LabProblem if one was played with other cards."""
    with run.in_use():
        next_number = max([chunk.last + 1 for chunk in run.chunks()], default=0)
        sources = {source for table in run.tables(GAMES) for source in table["source"].to_pylist()}
        recorder = Recorder(run.plan.played_game(), decisions=False)
        taken = unfinished = practice = known = 0
        for record in records:
            source = hashlib.sha256(record.text().encode()).hexdigest()[:16]
            match = Match.resume(game, record)
            outcome = match.outcome()
            if match.game.box.text != run.plan.played_game().box.text:
                raise LabProblem("wrong-import-cards")
            if record.header.practice or record.header.start is not None:
                practice += 1
            elif outcome is None:
                unfinished += 1
            elif source in sources:
                known += 1
            else:
                sources.add(source)
                recorder.expect(next_number + taken, seats_of(record), source)
                _watch(game, record, outcome, recorder)
                taken += 1
        if taken:
            run.write(Chunk(next_number, next_number + taken - 1), recorder.packed())
            run.wanted = Chunk(0, next_number + taken - 1)
            run.save()
    return Import(taken, unfinished, practice, known)


def seats_of(record: Record) -> tuple[str, ...]:
    """The bot in each seat, or that a person sat there."""
    changed = {entry.seat for entry in record.entries if isinstance(entry, SeatEntry | ResignEntry)}
    return tuple(
        PERSON if seat in changed else player.bot or PERSON
        for seat, player in enumerate(record.header.seats)
    )


def moves_that_stand(record: Record) -> list[MoveEntry]:
    """The moves in their order, without those that were taken back."""
    found: list[MoveEntry] = []
    for entry in record.entries:
        if isinstance(entry, MoveEntry):
            found.append(entry)
        elif isinstance(entry, BackEntry | RewindEntry):
            found = [move for move in found if move.number <= entry.to]
    return found


def _watch(game: Game, record: Record, outcome: Outcome, recorder: Recorder) -> None:
    """Replay a sound record move by move, with somebody who watches."""
    then = game_of(game, record.header)
    state = first_state(then, record.header, Script(record.header.outcomes), recorder.log)
    recorder.begin(state)
    for entry in moves_that_stand(record):
        decision = state.decision()
        assert decision is not None
        move = then.move(entry.move)
        state.apply(move, Script(entry.outcomes), recorder.log)
        recorder.step(decision, move, state)
    recorder.finish(state, outcome, "" if state.outcome() is not None else RESIGNED)
