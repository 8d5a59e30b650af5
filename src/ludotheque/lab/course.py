"""The course of a game: who begins, how long it takes, how it ends."""

from typing import Final

from ludotheque.core import NOBODY, Decision, Log, Move, Phrase, Seat, State, Value

from .play import Watch

TOLD: Final = "told-"
"""How the keys of events begin; what follows is kept."""


class LastTold(Log):
    """Keeps nothing but the key of what was told last: at the end of a game, how it ended."""

    key = ""

    def tell(
        self, phrase: Phrase, values: tuple[Value, ...] = (), witnesses: tuple[Seat, ...] = ()
    ) -> None:
        self.key = phrase.key


class Course(Watch):
    """Who began, how long it took, and how it ended."""

    def __init__(self) -> None:
        self._told: Final = LastTold()
        self.log = self._told
        self.first: Seat = NOBODY
        self.made = 0
        """How many decisions were made, those with one option included."""
        self.turns = 0

    def begin(self, state: State) -> None:
        self.first = self._whose = state.whose_turn()
        self.made, self.turns = 0, 1
        self._told.key = ""

    def step(self, decision: Decision, move: Move, state: State) -> None:
        self.made += 1
        whose = state.whose_turn()
        if whose != self._whose and whose != NOBODY:
            self.turns += 1
            self._whose = whose

    @property
    def ended(self) -> str:
        return self._told.key.removeprefix(TOLD)
