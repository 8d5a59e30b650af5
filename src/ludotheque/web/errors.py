"""Errors that people are told about, as keys of the web pages' texts."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Game, Problem, Refusal, Seat
from ludotheque.texts import Argument, Phrasebook


class StartProblem(Exception):
    """The server cannot start, and why."""

    def __init__(self, key: str, **args: Argument) -> None:
        super().__init__(key)
        self.key: Final = key
        self.values: Final = args


class StoreProblem(StartProblem):
    """The database cannot be used, and why."""


class RequestRefused(Exception):
    """A request that is refused: nothing has changed.

    `key` is both the code that the API answers with and the text that people read.
    """

    def __init__(self, status: int, key: str, **args: Argument) -> None:
        super().__init__(key)
        self.status: Final = status
        self.key: Final = key
        self.values: Final = args
        self.rule = ""
        """The number of the rule that forbids it, if one does."""

    def text(self, words: Phrasebook) -> str:
        """The reason, as a person reads it."""
        return words.word(f"refused-{self.key}", **self.values)


class RefusedByRules(RequestRefused):
    """A request that the rules of the game do not allow."""

    def __init__(self, why: Refusal, game: Game, names: Sequence[str], seat: Seat) -> None:
        super().__init__(422, why.key.removeprefix("refused-"))
        self.rule = why.rule
        self._why: Final = why
        self._game: Final = game
        self._names: Final = names
        self._seat: Final = seat

    def text(self, words: Phrasebook) -> str:
        return words.texts(self._game).say(self._why, self._names, self._seat)


class InvalidForGame(RequestRefused):
    """Options or names that this game, or any, cannot be played with."""

    def __init__(self, problem: Problem, game: Game | None) -> None:
        super().__init__(422, problem.sentence.key.removeprefix("wrong-").removeprefix("refused-"))
        self._problem: Final = problem
        self._game: Final = game

    def text(self, words: Phrasebook) -> str:
        return words.texts(self._game).problem(self._problem)
