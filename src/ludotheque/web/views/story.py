"""What happened at a table, told by turn: the log, and what a reader has not seen themselves."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from ludotheque.core import NOBODY, WATCHER, Card, Event, Seat, State
from ludotheque.web.tables.told import Told

from .kept import Kept
from .scene import Note, Scene
from .stage import Stage

LOG_LINES: Final = 150
"""How many lines of the log a page shows."""
MOST_TURNS: Final = 4096
"""How many turns of all tables together are kept as they were told."""


class Turn(NamedTuple):
    """What was told in somebody's turn; before the first one, what belongs to the set-up."""

    seat: Seat
    told: list[Told]


class LogEntry(NamedTuple):
    """A line of the log, and the elements on the table that it is about."""

    key: str
    says: str
    lights: str


class LogTurn(NamedTuple):
    """A turn in the log, under the name of whoever played it."""

    key: str
    title: str
    entries: tuple[LogEntry, ...]


class TurnWords(NamedTuple):
    """What a turn is called, and how what was told in it reads; which elements it is about may
    change with every move, this does not."""

    title: str
    entries: tuple[tuple[Told, str], ...]


class Step(NamedTuple):
    """One thing that somebody else did: who, to whom, with which card, and what came of it."""

    number: int
    who: str
    """Empty if it befell the reader in a turn of their own, by no one's doing."""
    whom: tuple[str, ...]
    """The others that it was done to."""
    card: Card | None
    says: str
    lights: str
    is_to_you: bool


class Recap(NamedTuple):
    """What others have done since the reader's last turn, step by step."""

    steps: list[Step]
    warning: str
    """That the end is in sight."""

    @property
    def to_you(self) -> int:
        """How many of the steps were done to the reader."""
        return sum(step.is_to_you for step in self.steps)


NOTHING_MISSED: Final = Recap([], "")


_KEPT_WORDS: Final = Kept[TurnWords](MOST_TURNS)
_KEPT_TURNS: Final = Kept[LogTurn](MOST_TURNS)


def turns(told: Sequence[Told], has_turns: bool) -> list[Turn]:
    """What was told, turn by turn. A game that tells when a turn begins `has_turns`; in another
    one, everything that somebody does until somebody else does something is a turn."""
    found: list[Turn] = []
    for each in told:
        if each.event.phrase.begins_turn:
            seat = each.event.seats()[0]
        elif has_turns and found:
            seat = found[-1].seat
        else:
            is_dealt = told[0].line == 0  # then the first turn is told too
            seat = NOBODY if has_turns and is_dealt else each.by
        if not found or found[-1].seat != seat:
            found.append(Turn(seat, []))
        found[-1].told.append(each)
    return found


class Story:
    """What happened, for one reader."""

    def __init__(self, scene: Scene, stage: Stage, view: State) -> None:
        self._scene: Final = scene
        self._stage: Final = stage
        self._view: Final = view
        told = scene.recounted(LOG_LINES)
        phrases = stage.game.vocabulary.phrases.values()
        self._turns: Final = turns(told, any(phrase.begins_turn for phrase in phrases))

    # The log

    def log(self) -> list[LogTurn]:
        """Every turn that is not too long ago."""
        scene = self._scene
        reader, lit_by = (scene.reader, self._stage), self._stage.lit_by(self._view)
        found = [
            self._kept_turn(turn, self._until(place), reader, lit_by)
            for place, turn in enumerate(self._turns)
        ]
        if scene.told_count <= LOG_LINES:
            beginning = LogEntry("log-0", scene.beginning(), "")
            if not self._turns or self._turns[0].seat != NOBODY:
                first = self._turns[0].told[0].line if self._turns else None
                entries = (beginning, *self._notes(0, first))
                found.insert(0, LogTurn("turn-0", scene.word("log-setup"), entries))
            else:
                found[0] = found[0]._replace(entries=(beginning, *found[0].entries))
        return found

    def _until(self, place: int) -> int | None:
        """The entry of the match with which the next turn begins; None if this is the last one."""
        following = self._turns[place + 1 : place + 2]
        return following[0].told[0].line if following else None

    def _kept_turn(
        self, turn: Turn, until: int | None, reader: Hashable, lit_by: Hashable
    ) -> LogTurn:
        """A turn as this reader was told it before, if nothing of it has changed. Of somebody's own
        cards nothing is kept, since there is no end of such lists."""
        if self._all_notes or self._stage.game.own_cards:
            return self._log_turn(turn, until, self._words_of(turn))
        told = tuple([(t.number, t.event, t.event.names, t.event.blanked) for t in turn.told])
        key = reader, turn.seat, told

        def words() -> TurnWords:
            return _KEPT_WORDS.value(key, lambda: self._words_of(turn))

        return _KEPT_TURNS.value((key, lit_by), lambda: self._log_turn(turn, until, words()))

    def _words_of(self, turn: Turn) -> TurnWords:
        scene = self._scene
        title = scene.word("log-setup") if turn.seat == NOBODY else self._title(turn)
        entries = [told for told in turn.told if not self._is_title(told.event)]
        return TurnWords(title, tuple([(told, scene.say(told.event)) for told in entries]))

    def _log_turn(self, turn: Turn, until: int | None, words: TurnWords) -> LogTurn:
        """A turn, and what was noted beside the game from its beginning to that of the next."""
        begins = turn.told[0].line
        entries = [
            LogEntry(f"log-{told.number}", says, self._lights([told]))
            for told, says in words.entries
        ]
        told_before = [
            sum(told.line <= note.entry and not self._is_title(told.event) for told in turn.told)
            for note in self._notes_in(begins, until)
        ]
        for placed, (at, entry) in enumerate(
            zip(told_before, self._notes(begins, until), strict=True)
        ):
            entries.insert(at + placed, entry)
        return LogTurn(f"turn-{turn.told[0].number}", words.title, tuple(entries))

    def _notes_in(self, begins: int, until: int | None) -> list[Note]:
        notes = self._all_notes
        return [n for n in notes if begins <= n.entry and (until is None or n.entry < until)]

    @cached_property
    def _all_notes(self) -> list[Note]:
        return self._scene.notes()

    def _notes(self, begins: int, until: int | None) -> list[LogEntry]:
        """What was noted from this entry of the match on, until another one."""
        notes = self._notes_in(begins, until)
        return [LogEntry(f"log-note-{note.number}", note.says, "") for note in notes]

    def _title(self, turn: Turn) -> str:
        """Whose turn it was; seats may have changed hands since."""
        scene, names = self._scene, turn.told[0].event.names
        if scene.is_you(turn.seat) or not names:
            return scene.name(turn.seat)
        return names[turn.seat]

    def _is_title(self, event: Event) -> bool:
        """Whether it only says whose turn it is, as the title does."""
        is_own = event.phrase.key in self._stage.game.vocabulary.phrases
        return is_own and event.phrase.begins_turn and not any(event.values[1:])

    # What the reader may have missed

    def recap(self) -> Recap:
        """What others have done since the reader's last turn; a spectator is told of the last
        turn alone."""
        reader = self._scene.eyes
        missed = [told for turn in self._missed() for told in turn.told if told.by != reader]
        steps = list(self._steps(missed, self._stage.quiet))
        warning = self._stage.warning(self._view, self._scene)
        return Recap(steps or list(self._steps(missed, frozenset()))[-1:], warning)

    def _missed(self) -> list[Turn]:
        reader, found = self._scene.eyes, self._turns
        if reader == WATCHER:
            return found[-1:]
        own = [place for place, turn in enumerate(found) if turn.seat == reader]
        if own and own[-1] == len(found) - 1 and self._scene.asks(reader):
            own.pop()  # it is still going on
        first = own[-1] + 1 if own else 0
        return [turn for turn in found[first:] if turn.seat != NOBODY]

    def _steps(self, missed: Sequence[Told], quiet: frozenset[str]) -> Iterator[Step]:
        """A step for each move, without those that only led to things of no great interest."""
        for _, group in groupby(missed, key=_move_of):
            told = [each for each in group if not each.event.phrase.begins_turn]
            if any(each.event.phrase.key not in quiet for each in told):
                yield self._step(told)

    def _step(self, told: Sequence[Told]) -> Step:
        scene, stage, view = self._scene, self._stage, self._view
        harmful = [each for each in told if self._harms_reader(each)] or [
            each for each in told if _harmed_by(each)
        ]
        about = harmful or told
        harmed = dict.fromkeys(seat for each in about for seat in _harmed_by(each))
        causes = [stage.cause(each.event, view) for each in about]
        is_to_you = any(map(self._harms_reader, about))
        you = scene.eyes if is_to_you else NOBODY
        actor = told[0].turn_of if told[0].turn_of not in (NOBODY, you) else NOBODY
        return Step(
            told[-1].number,
            "" if actor == NOBODY else scene.name(actor),
            tuple([scene.name(seat) for seat in harmed if seat not in (actor, you)]),
            next((card for card in causes if card is not None), None),
            " ".join(scene.say(each.event) for each in told),
            self._lights(about),
            is_to_you,
        )

    def _harms_reader(self, told: Told) -> bool:
        return self._scene.is_you(self._scene.eyes) and self._scene.eyes in _harmed_by(told)

    def _lights(self, told: Sequence[Told]) -> str:
        """The ids of elements, as the page reads them."""
        found = [
            element for each in told for element in self._stage.elements(each.event, self._view)
        ]
        return " ".join(dict.fromkeys(found))


def _move_of(told: Told) -> tuple[int, bool]:
    """What belongs to one move; what comes with the next turn is another step."""
    return told.line, told.event.phrase.begins_turn


def _harmed_by(told: Told) -> list[Seat]:
    """Who suffers from it. What people do to themselves they know."""
    return [seat for seat in told.event.harmed() if seat not in (told.by, NOBODY)]
