"""A step of a lesson, as its file says it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ludotheque.core import Seat

LEARNER: Final[Seat] = 0
"""The seat of whoever learns."""

ANY_MOVE: Final = "*"
"""Stands for every other move, where a step says what to answer."""
NO_ANSWER: Final = ""

_DICE: Final = "|"


class ScriptedMove(NamedTuple):
    """A move and the faces of the dice that are thrown for it: `end | 3 2`."""

    text: str
    dice: tuple[int, ...]

    @staticmethod
    def of(written: str) -> "ScriptedMove":
        move, _, dice = written.partition(_DICE)
        return ScriptedMove(move.strip(), tuple([int(face) for face in dice.split()]))

    @property
    def outcomes(self) -> tuple[int, ...]:
        """What is drawn for it: a die is a number below six."""
        return tuple([face - 1 for face in self.dice])


class Step(NamedTuple):
    """One idea: what is said and lit, and the move that leads on."""

    says: str
    """The key of its sentence. Steps in a row with the same one are one idea, move by move."""
    position: str
    """Where the game stands now, if it does not go on from the step before."""
    first: tuple[ScriptedMove, ...]
    """What is played there before the learner looks."""
    lit: tuple[str, ...]
    """What it is about: elements of the page."""
    touch: tuple[str, ...]
    """What is to be touched."""
    wanted: ScriptedMove | None
    """The move that leads on; without one, a button does."""
    answers: Mapping[str, str]
    """What is said to other moves: the key, by how a move begins."""
    replies: tuple[ScriptedMove, ...]
    """What is played after this step, by whoever is asked."""

    @staticmethod
    def of(written: Mapping[str, object]) -> "Step":
        """KeyError, TypeError or ValueError if the file says it otherwise."""
        unknown = set(written) - _WORDS
        if unknown:
            raise ValueError(f"a step has no {sorted(unknown)[0]!r}")
        wanted = _text(written.get("wanted", ""))
        answers = written.get("answers", {})
        if not isinstance(answers, dict):
            raise TypeError("answers are a table")
        return Step(
            _text(written["says"]),
            _text(written.get("position", "")),
            _moves(written.get("first", [])),
            _texts(written.get("lit", [])),
            _texts(written.get("touch", [])),
            ScriptedMove.of(wanted) if wanted else None,
            {begins: _text(key) for begins, key in answers.items()},
            _moves(written.get("replies", [])),
        )

    def answer(self, move: str) -> str:
        """The key of what is said to another move: of all beginnings that fit, the longest counts;
        NO_ANSWER if none does."""
        fitting = [begins for begins in self.answers if move.startswith(begins)]
        if not fitting:
            return self.answers.get(ANY_MOVE, NO_ANSWER)
        return self.answers[max(fitting, key=len)]


_WORDS: Final = {"says", "position", "first", "lit", "touch", "wanted", "answers", "replies"}


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _texts(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return tuple([_text(item) for item in value])


def _moves(value: object) -> tuple[ScriptedMove, ...]:
    return tuple([ScriptedMove.of(text) for text in _texts(value)])
