"""Replaying a record: every entry is checked and carried out again."""

from . import phrases
from .chance import Script, ScriptError
from .errors import BadRecord
from .first_state import first_state, game_of
from .game import Game
from .moment import Moment
from .progress import Progress
from .record import BackEntry, EndEntry, Entry, MoveEntry, Record, ResignEntry, SeatEntry
from .sentence import Phrase, Refusal, Value


def follow(game: Game, record: Record, until: int | None, moments: list[Moment] | None) -> Progress:
    """The progress of a match after the record's last entry, or after entry `until`.

    Every moment on the way is added to `moments`. BadRecord names the first line that cannot be
    followed.
    """
    header = record.header
    game = game_of(game, header)
    progress = Progress(game, Record(header), first_state(game, header))
    if moments is not None:
        moments.append(progress.moment())
    for entry in record.entries if until is None else record.entries[:until]:
        _follow_entry(progress, entry)
        if moments is not None:
            moments.append(progress.moment())
    return progress


def _follow_entry(progress: Progress, entry: Entry) -> None:
    """Carry out an entry; BadRecord if the rules do not allow it."""
    line = entry.number + 1
    if progress.has_ended:
        raise BadRecord(line, phrases.AFTER_THE_END)
    progress.append(entry)
    if isinstance(entry, MoveEntry):
        _follow_move(progress, entry)
    elif isinstance(entry, BackEntry):
        _agree(progress, entry, progress.why_not_back(entry.seat))
        if progress.last_step.number_before != entry.to:
            raise BadRecord(line, phrases.WRONG_BACK, entry.to)
        progress.step_back()
    elif isinstance(entry, SeatEntry):
        _agree(progress, entry, progress.refused_to_leave(entry.seat))
        progress.change_seat(entry.seat, entry.player)
    elif isinstance(entry, ResignEntry):
        _agree(progress, entry, progress.refused_to_resign(entry.seat, entry.stand_in))
        if entry.stand_in is not None and not progress.goes_on_without_one():
            raise BadRecord(line, phrases.BAD_FIELD, "player", entry.stand_in.name)
        progress.give_up(entry.seat, entry.stand_in)
    elif isinstance(entry, EndEntry):
        outcome = progress.outcome()
        if outcome is None:
            raise _differs(progress, line, phrases.TOO_EARLY_AN_END)
        if (outcome.places, outcome.points) != (entry.places, entry.points):
            raise _differs(progress, line, phrases.WRONG_END)
        progress.has_ended = True
    if entry.digest and entry.digest != progress.state.digest():
        raise _differs(progress, line, phrases.WRONG_DIGEST)


def _follow_move(progress: Progress, entry: MoveEntry) -> None:
    _agree(progress, entry, progress.refused_to_act(entry.seat))
    decision = progress.state.decision()
    assert decision is not None
    line = entry.number + 1
    if decision.seat != entry.seat:
        raise _differs(progress, line, phrases.WRONG_SEAT, entry.seat, decision.seat)
    _agree(progress, entry, progress.refusal(entry.seat, entry.move))
    script = Script(entry.outcomes)
    try:
        after, journal = progress.work_out(progress.parsed(entry.move), script)
    except ScriptError:
        raise _differs(progress, line, phrases.BAD_OUTCOMES) from None
    if script.left:
        raise _differs(progress, line, phrases.BAD_OUTCOMES)
    progress.step(entry.seat, after, journal, bool(entry.outcomes))


def _agree(progress: Progress, entry: Entry, why: Refusal | None) -> None:
    """BadRecord if the entry would have been refused."""
    if why is None:
        return
    line = entry.number + 1
    if isinstance(entry, MoveEntry):
        problem = _differs(progress, line, phrases.REFUSED_MOVE, entry.move)
    else:
        problem = _differs(progress, line, phrases.REFUSED_ENTRY)
    problem.because = why
    raise problem


def _differs(progress: Progress, line: int, phrase: Phrase, *values: Value) -> BadRecord:
    """The record and the rules differ here. Older rules in the record are reason enough."""
    written, known = progress.record.header.rules, progress.game.rules
    if written < known:
        return BadRecord(line, phrases.OLDER_RULES, written, known)
    return BadRecord(line, phrase, *values)
