"""A lesson: a script, and the game at each of its steps, worked out from the script alone."""

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from ludotheque.core import (
    BadState,
    Game,
    Header,
    History,
    Match,
    MoveEntry,
    Player,
    Problem,
    Record,
)
from ludotheque.core.replay import begin, follow_entry

from .position import header_of
from .step import LEARNER, ScriptedMove, Step

_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CARD: Final = re.compile(r"\{([^{}]+)\}")
_YOU: Final = "You"
"""The learner's name in the record of a lesson. Pages call them by their own word."""
_WORDS: Final = {"number", "title", "others", "position", "step"}


class BadLesson(Exception):
    """A lesson that cannot be played as it is written: which, where, and why."""

    def __init__(self, lesson: str, where: str, why: str) -> None:
        super().__init__(f"the lesson {lesson!r}, {where}: {why}")


class Moment(NamedTuple):
    """The game in the course of a lesson: a stretch of it, and how far it has been played."""

    stretch: int
    number: int


class Lesson:
    """What a game's file says of one lesson. Steps are numbered from 1."""

    def __init__(self, game: Game, name: str, written: Mapping[str, object]) -> None:
        """BadLesson if it cannot be played so."""
        if not _NAME.fullmatch(name):
            raise BadLesson(name, "its file", "names have small letters, figures and hyphens")
        unknown = set(written) - _WORDS
        if unknown:
            raise BadLesson(name, "its file", f"a lesson has no {sorted(unknown)[0]!r}")
        self.game: Final = game
        self.name: Final = name
        try:
            self.number: Final = int(str(written["number"]))
            self.title: Final = str(written["title"])
            self.steps: Final = tuple([Step.of(step) for step in _tables(written["step"])])
            others = [str(other) for other in _listed(written["others"])]
            positions = written["position"]
        except (KeyError, TypeError, ValueError) as problem:
            raise BadLesson(name, "its file", repr(problem)) from None
        if not isinstance(positions, dict):
            raise BadLesson(name, "its positions", "they are tables")
        self.players: Final = (Player(_YOU), *[Player(other) for other in others])
        self._moments: Final[list[Moment]] = []
        self._after: Final[list[Moment]] = []
        self._histories: Final = self._play(positions)

    # What it says

    @property
    def ideas(self) -> int:
        """How many ideas it has: steps in a row that say the same are one."""
        return self.idea(len(self.steps))

    def idea(self, step: int) -> int:
        """Which idea this step belongs to, counted from 1."""
        said = [each.says for each in self.steps[:step]]
        return 1 + sum(now != before for before, now in pairwise(said))

    def step(self, number: int) -> Step:
        return self.steps[number - 1]

    def elements(self, chains: Sequence[str]) -> list[str]:
        """What is lit, with cards by their numbers: a file names them, as in `#h-{docks}-0`."""
        return [_CARD.sub(self._card, chain) for chain in chains]

    def _card(self, found: re.Match[str]) -> str:
        return str(self.game.box.names.index(found[1]))

    # The game

    def at(self, moment: Moment) -> Match:
        """The match at this moment."""
        return self._histories[moment.stretch].at(moment.number)

    def moment(self, step: int) -> Moment:
        """Where the game stands at this step."""
        return self._moments[step - 1]

    def match(self, step: int) -> Match:
        """The match as it stands at this step."""
        return self.at(self.moment(step))

    def way_to(self, step: int) -> list[Moment]:
        """What has happened since the step before: its moments in order. The last one is this
        step's own."""
        here = self._moments[step - 1]
        if step == 1:
            return [here]
        before, after = self._moments[step - 2], self._after[step - 2]
        moves = range(before.number + 1, after.number + 1)
        found = [Moment(before.stretch, number) for number in moves]
        return found if here in found else [*found, here]

    def _play(self, positions: Mapping[str, object]) -> list[History]:
        """The whole lesson, played once: a history for each position that it goes on from."""
        records: list[Record] = []
        for number, step in enumerate(self.steps, start=1):
            where = f"step {number}"
            if step.position:
                written = positions.get(step.position)
                if not isinstance(written, dict):
                    raise BadLesson(self.name, where, f"there is no position {step.position!r}")
                records.append(Record(self._header(where, written)))
            elif not records:
                raise BadLesson(self.name, where, "a lesson begins with a position")
            self._add(records[-1], where, step.first)
            self._moments.append(Moment(len(records) - 1, len(records[-1].entries)))
            wanted = () if step.wanted is None else (step.wanted,)
            self._add(records[-1], where, (*wanted, *step.replies))
            self._after.append(Moment(len(records) - 1, len(records[-1].entries)))
        return [History(self.game, record) for record in records]

    def _header(self, where: str, written: Mapping[str, object]) -> Header:
        try:
            return header_of(self.game, self.players, written)
        except (BadState, KeyError, TypeError, ValueError) as problem:
            raise BadLesson(self.name, where, repr(problem)) from None

    def _add(self, record: Record, where: str, moves: Sequence[ScriptedMove]) -> None:
        """Play these moves, each by whoever is asked then."""
        try:
            progress = begin(self.game, record.header)
            for entry in record.entries:
                follow_entry(progress, entry)
            for move in moves:
                decision = progress.decision()
                if decision is None:
                    raise BadLesson(self.name, where, f"nobody is asked before {move.text!r}")
                number, by_bot = len(record.entries) + 1, decision.seat != LEARNER
                entry = MoveEntry(number, decision.seat, move.text, move.outcomes, by_bot)
                follow_entry(progress, entry)
                record.entries.append(entry)
        except Problem as problem:
            raise BadLesson(self.name, where, f"{moves}: {problem!r}") from None


def _listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value


def _tables(value: object) -> Sequence[Mapping[str, object]]:
    found = []
    for item in _listed(value):
        if not isinstance(item, dict):
            raise TypeError(f"{item!r} is no table")
        found.append(item)
    return found
