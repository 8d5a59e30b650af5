"""Errors for people to read: each carries a sentence that can be said in any language."""

from typing import Final

from mypy_extensions import mypyc_attr

from .sentence import Phrase, Sentence, Value


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(Exception):
    """Input that cannot be used, and why."""

    def __init__(self, phrase: Phrase, *values: Value) -> None:
        self.sentence: Final = Sentence(phrase, values)
        self.because: Sentence | None = None
        super().__init__(repr(self.sentence))


class BadMove(Problem):
    """A text that is not a move of the game."""


class BadOption(Problem):
    """A number of players, a name or an option that the game does not accept."""


class BadState(Problem):
    """A dumped state that cannot be loaded."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadFile(Problem):
    """An error on one line of a text; `line` counts from 1."""

    def __init__(self, line: int, phrase: Phrase, *values: Value) -> None:
        super().__init__(phrase, *values)
        self.line: Final = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence!r}"


class BadBox(BadFile):
    """A list of cards that the game cannot be played with."""


class BadRecord(BadFile):
    """A record that cannot be replayed past this line."""


class Divergence(BadRecord):
    """A record that says something else than these rules and cards give."""
