"""The base class of bots that think: they search imagined worlds for as long as they are given."""

import math
import time
from abc import abstractmethod
from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import Chance, Game, Move, Seat, State

from .bot import Bot

SECONDS_BETWEEN_QUESTIONS: Final = 0.01
"""How often the bot asks whether it is interrupted."""

USUAL_SECONDS: Final = 1.0
"""How long it thinks if nobody says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """What is known so far of the options of one position."""

    @abstractmethod
    def iterate(self, world: State, chance: Chance) -> None:
        """Look once more, in this world; it is played on."""

    @abstractmethod
    def choice(self) -> Move:
        """The option that looks best so far."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """Thinks for a number of iterations or seconds, or until interrupted, then makes the best move
    so far. The same seed and iterations give the same move."""

    thinks = True

    @classmethod
    def make(
        cls,
        seed: int | str | None,
        *,
        seconds: float,
        iterations: int,
        interrupted: Callable[[], bool] | None,
        clock: Callable[[], float] | None,
    ) -> "Searcher":
        if not iterations:
            seconds = seconds or USUAL_SECONDS
        return cls(
            seed, iterations=iterations, seconds=seconds, interrupted=interrupted, clock=clock
        )

    def __init__(
        self,
        seed: int | str | None = None,
        *,
        iterations: int = 0,
        seconds: float = 0.0,
        interrupted: Callable[[], bool] | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        super().__init__(seed)
        if iterations < 0 or seconds < 0.0 or not (iterations or seconds):
            raise ValueError("a bot that thinks needs a number of iterations or of seconds")
        self._iterations: Final = iterations
        self._seconds: Final = seconds
        self._interrupted: Final = interrupted
        self._clock: Final = clock or time.monotonic

    @abstractmethod
    def search(self, game: Game, view: State, seat: Seat, options: tuple[Move, ...]) -> Search:
        """A search for the best of these options, which knows nothing yet."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        options = self.options(view, seat)
        if len(options) == 1:
            return options[0]
        chance = self.dice(view)
        search = self.search(game, view, seat, options)
        now = self._clock()
        stop_at = now + self._seconds if self._seconds else math.inf
        look_up_at = min(stop_at, now + SECONDS_BETWEEN_QUESTIONS)
        done = 0
        while done < self._iterations or not self._iterations:
            search.iterate(game.fill(view, seat, chance), chance)
            done += 1
            now = self._clock()
            if now >= look_up_at:
                if now >= stop_at or (self._interrupted is not None and self._interrupted()):
                    break
                look_up_at = min(stop_at, now + SECONDS_BETWEEN_QUESTIONS)
        return search.choice()
