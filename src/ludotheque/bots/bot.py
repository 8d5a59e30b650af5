"""The base class of all bots."""

import secrets
from collections.abc import Callable, Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludotheque.core import Chooser, Dice, Game, Move, Seat, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Chooser):
    """Chooses from a view. The same seed, game, view and seat give the same move: what a bot
    remembers between calls may only save it work."""

    thinks: ClassVar[bool] = False
    """Whether it is given seconds or iterations to think."""

    is_opponent: ClassVar[bool] = True
    """Whether people are offered it as an opponent."""

    titles: ClassVar[Mapping[str, str]] = {}
    """By language: what people call it. Our own bots are named by the web table's texts."""

    abouts: ClassVar[Mapping[str, str]] = {}
    """By language: one sentence about how it plays."""

    @classmethod
    def plays(cls, game: Game) -> bool:
        """Whether it can play this game."""
        return True

    @classmethod
    def make(
        cls,
        seed: int | str | None,
        *,
        seconds: float,
        iterations: int,
        interrupted: Callable[[], bool] | None,
        clock: Callable[[], float] | None,
    ) -> "Bot":
        """A new bot. Only a bot that thinks is given the rest, and overrides this."""
        return cls(seed)

    _seed: str

    def __init__(self, seed: int | str | None = None) -> None:
        self._keep_seed(seed)

    def _keep_seed(self, seed: int | str | None) -> None:
        """Compiled, an `__init__` that a class inherits runs twice, and what it has set itself the
        first time is never freed. A simulation makes bots by the million."""
        self._seed = secrets.token_hex(16) if seed is None else str(seed)

    def options(self, view: State, seat: Seat) -> tuple[Move, ...]:
        """The seat's options; ValueError if the seat is not asked or the view is not its own."""
        decision = view.decision()
        if decision is None or decision.seat != seat or view.eyes != seat:
            raise ValueError(f"seat {seat} is not asked to choose, or this is not its view")
        return decision.options

    def dice(self, view: State) -> Dice:
        """Chance that depends only on the seed and the view."""
        return Dice(f"{self._seed}/{view.digest()}")
