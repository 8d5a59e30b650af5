"""Replaying a record: every entry is checked and carried out again."""

from collections.abc import Callable
from typing import TypeAlias

from . import phrases
from .chance import Draw, LoggedScript, Script, ScriptError
from .errors import BadRecord, Divergence
from .event import Journal
from .first_state import first_state, game_of
from .game import Game
from .progress import Progress
from .record import (
    BackEntry,
    EndEntry,
    Entry,
    Header,
    MoveEntry,
    Record,
    ResignEntry,
    RewindEntry,
    SeatEntry,
)
from .sentence import Refusal

Pause: TypeAlias = Callable[[], None]
"""Called after each entry of a replay, which may take long: it can let others go first, or give up
by raising."""


def follow(
    game: Game,
    record: Record,
    until: int | None = None,
    pause: Pause | None = None,
    draws: list[list[Draw]] | None = None,
) -> Progress:
    """The progress of a match after the record's last entry, or after entry `until`.

    `pause` is called after each entry. What was drawn for the deal and for each entry is added to
    `draws`. BadRecord names the first line that cannot be followed.
    """
    header = record.header
    try:
        progress = begin(game_of(game, header), header, draws)
        for entry in record.entries if until is None else record.entries[:until]:
            follow_entry(progress, entry, draws)
            if pause is not None:
                pause()
    except Divergence as problem:
        if header.rules < game.rules:  # reason enough
            raise BadRecord(problem.line, phrases.OLDER_RULES, header.rules, game.rules) from None
        raise
    return progress


def begin(game: Game, header: Header, draws: list[list[Draw]] | None = None) -> Progress:
    """The progress of a match before its first entry; `game` has the cards that it is played
    with."""
    told = Journal()
    dealt = first_state(game, header, _script(header.outcomes, draws), told)
    return Progress(game, Record(header), dealt, told.events)


def _script(outcomes: tuple[int, ...], draws: list[list[Draw]] | None) -> Script:
    """The recorded outcomes; what they are drawn below is added to `draws`."""
    if draws is None:
        return Script(outcomes)
    script = LoggedScript(outcomes)
    draws.append(script.draws)
    return script


def follow_entry(progress: Progress, entry: Entry, draws: list[list[Draw]] | None = None) -> None:
    """Carry out an entry; BadRecord if the rules do not allow it."""
    line = entry.number + 1
    if progress.has_ended:
        raise BadRecord(line, phrases.AFTER_THE_END)
    progress.append(entry)
    script = _script(entry.outcomes if isinstance(entry, MoveEntry) else (), draws)
    if isinstance(entry, MoveEntry):
        _follow_move(progress, entry, script)
    elif isinstance(entry, BackEntry):
        _agree(entry, progress.why_not_back(entry.seat))
        if progress.last_step.number_before != entry.to:
            raise BadRecord(line, phrases.WRONG_BACK, entry.to)
        progress.step_back()
    elif isinstance(entry, RewindEntry):
        _agree(entry, progress.why_not_rewind(entry.seat))
        if progress.last_turn.number != entry.to:
            raise BadRecord(line, phrases.WRONG_BACK, entry.to)
        progress.rewind()
    elif isinstance(entry, SeatEntry):
        _agree(entry, progress.refused_to_hand_over(entry.seat, entry.player))
        progress.change_seat(entry.seat, entry.player)
    elif isinstance(entry, ResignEntry):
        _agree(entry, progress.refused_to_resign(entry.seat, entry.stand_in))
        if entry.stand_in is not None and not progress.goes_on_without_one():
            raise BadRecord(line, phrases.BAD_FIELD, "player", entry.stand_in.name)
        progress.give_up(entry.seat, entry.stand_in)
    elif isinstance(entry, EndEntry):
        outcome = progress.outcome()
        if outcome is None:
            raise Divergence(line, phrases.TOO_EARLY_AN_END)
        if (outcome.places, outcome.points) != (entry.places, entry.points):
            raise Divergence(line, phrases.WRONG_END)
        progress.end()
    if entry.digest and entry.digest != progress.state.digest():
        raise Divergence(line, phrases.WRONG_DIGEST)


def _follow_move(progress: Progress, entry: MoveEntry, script: Script) -> None:
    _agree(entry, progress.refused_to_act(entry.seat))
    decision = progress.state.decision()
    assert decision is not None
    line = entry.number + 1
    if decision.seat != entry.seat:
        raise Divergence(line, phrases.WRONG_SEAT, entry.seat, decision.seat)
    _agree(entry, progress.refusal(entry.seat, entry.move))
    try:
        after, journal = progress.work_out(progress.parsed(entry.move), script)
    except ScriptError:
        raise Divergence(line, phrases.BAD_OUTCOMES) from None
    if script.left:
        raise Divergence(line, phrases.BAD_OUTCOMES)
    progress.step(entry.seat, after, journal, bool(entry.outcomes))


def _agree(entry: Entry, why: Refusal | None) -> None:
    """BadRecord if the entry would have been refused."""
    if why is None:
        return
    line = entry.number + 1
    if isinstance(entry, MoveEntry):
        problem = Divergence(line, phrases.REFUSED_MOVE, entry.move)
    else:
        problem = Divergence(line, phrases.REFUSED_ENTRY)
    problem.because = why
    raise problem
