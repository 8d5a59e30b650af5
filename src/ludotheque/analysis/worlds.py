"""Everybody's chances at one moment, in worlds that somebody must consider possible."""

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ludotheque.bots.judges import JUDGES
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.core import Dice, Game, Log, Move, Seat, State

from .correction import correction_of
from .estimate import SURE
from .outlook import shares_ahead

Shares = list[float]
"""Each seat's chance of winning."""

World = Callable[[Dice], State]
"""Imagines one true state."""

_NOTHING: Final = Log()


class Figure:
    """A mean over worlds. Other worlds would have given another one."""

    __slots__ = ("count", "mean", "variance")

    def __init__(self, mean: float, variance: float, count: int) -> None:
        self.mean: Final = mean
        self.variance: Final = variance
        """Of the mean."""
        self.count: Final = count

    def between(self, deviations: float = SURE) -> tuple[float, float]:
        """Where it is, within so many standard deviations; 95 % sure unless it says otherwise."""
        half = deviations * math.sqrt(self.variance)
        return self.mean - half, self.mean + half

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Figure)
            and self.mean == other.mean
            and self.variance == other.variance
            and self.count == other.count
        )

    def __hash__(self) -> int:
        return hash((self.mean, self.variance, self.count))

    def __repr__(self) -> str:
        return f"Figure({self.mean:.3f} ± {SURE * math.sqrt(self.variance):.3f})"


EXACTLY_NOTHING: Final = Figure(0.0, 0.0, 0)


def plain_figure(values: Sequence[float]) -> Figure:
    """The mean of values that were drawn, with the doubt that they show: for sums of many."""
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum([(value - mean) ** 2 for value in values])
    return Figure(mean, spread / max(1, count - 1) / count, count)


def figure(values: Sequence[float], least: float, most: float) -> Figure:
    """The mean of values that were drawn. To the doubt about it one value of each extreme is added,
    so that a few equal values do not look certain (after Agresti and Coull)."""
    count = len(values)
    mean = sum(values) / count
    spread = sum([(value - mean) ** 2 for value in values])
    spread += (least - mean) ** 2 + (most - mean) ** 2
    return Figure(mean, spread / (count + 1) / (count + 2), count)


class Worlds:
    """Imagines how a game goes on from its moments, always in the same way."""

    def __init__(
        self, game: Game, seats: int, seed: int | str, pause: Callable[[], None] | None = None
    ) -> None:
        """`pause` is called before each world: others may go first, or it may raise."""
        self.game: Final = game
        self._seed: Final = seed
        self._pause: Final = pause
        self._judge: Final = JUDGES.usable(game.name)
        self._valuation: Final = VALUATIONS.usable(game.name)
        correction = correction_of(game.name, seats)
        self._correction: Final = None if correction is None else correction.evened()

    def known(
        self,
        view: State,
        seat: Seat,
        moves: Sequence[Move | None],
        count: int,
        purpose: str,
        resigned: Sequence[Seat] = (),
    ) -> list[list[Shares]]:
        """For each of these moves, or for going on as bots would, everybody's chances in each of so
        many worlds that this seat's own view leaves possible. All moves meet the same worlds."""
        root = f"{self._seed}/{purpose}/{view.digest()}"

        def world(dice: Dice) -> State:
            return self.game.fill(view, seat, dice)

        return self._in_worlds(world, root, moves, count, resigned)

    def opened(
        self,
        state: State,
        moves: Sequence[Move | None],
        count: int,
        purpose: str,
        resigned: Sequence[Seat] = (),
    ) -> list[list[Shares]]:
        """The same with all hands open. What nobody has seen stays closed."""
        root = f"{self._seed}/{purpose}/open/{_open_digest(state)}"

        def world(dice: Dice) -> State:
            return self.game.reshuffle(state, dice)

        return self._in_worlds(world, root, moves, count, resigned)

    def tries(self, state: State, move: Move, count: int) -> Iterator[State]:
        """What this move leads to with all hands open, when chance is asked anew."""
        root = f"{self._seed}/tries/{_open_digest(state)}"
        for number in range(count):
            dice = Dice(f"{root}/{number}")
            future = self.game.reshuffle(state, dice)
            future.apply(move, dice, _NOTHING)
            yield future

    def _in_worlds(
        self,
        world: World,
        root: str,
        moves: Sequence[Move | None],
        count: int,
        resigned: Sequence[Seat],
    ) -> list[list[Shares]]:
        found: list[list[Shares]] = [[] for _ in moves]
        for number in range(count):
            if self._pause is not None:
                self._pause()
            state = world(Dice(f"{root}/{number}"))
            for move, results in zip(moves, found, strict=True):
                luck = Dice(f"{root}/{number}/luck")  # the same for every move
                future = state.copy()
                if move is not None:
                    future.apply(move, luck, _NOTHING)
                shares = shares_ahead(future, self._judge, self._valuation, luck, resigned)
                if self._correction is not None:
                    shares = self._correction.of_both(shares)
                results.append(shares)
        return found


def _open_digest(state: State) -> str:
    """The same for states that differ only in what nobody has seen."""
    return "".join([state.view(seat).digest() for seat in range(state.seats)])
