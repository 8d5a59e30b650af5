"""How likely each seat is to win, by what can be counted in a position."""

import math
import tomllib
from abc import abstractmethod
from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core import State, StateT

PAIR: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Valuation(Generic[StateT]):
    """Counts features of a position for each seat and weighs them. The weights were fitted on games
    that were played to their end, and are kept beside the game's valuation in a file that says on
    which ones: `ludotheque.lab.fit` writes it."""

    def __init__(
        self,
        names: tuple[str, ...],
        weights: dict[str, dict[str, float]],
        *,
        scale: float,
        plies: int = 0,
        sure: float = 5.0,
        doubt: float = 0.2,
    ) -> None:
        self.names: Final = names
        """The names of the features, in their order."""
        self.plies: Final = plies
        """So many decisions at least are played on before a position is valued."""
        self.scale: Final = scale
        self.sure: Final = sure
        self.doubt: Final = doubt
        """How much the judge leads a search that is valued like this: see `Lead`."""
        self._of_two: Final = [weights["two"].get(name, 0.0) for name in names]
        self._of_more: Final = [weights["more"].get(name, 0.0) for name in names]

    @abstractmethod
    def features(self, state: StateT) -> list[list[float]]:
        """For each seat, one figure for each name."""

    def stage(self, state: StateT) -> int:
        """A number that changes when it is a good moment to value a position: by default when
        another seat's turn begins."""
        return state.whose_turn()

    def scores(self, state: StateT) -> list[float]:
        """How well each seat stands, on no scale but its own: e to this power is its odds."""
        return self.weighed(self.features(state))

    def weighed(self, features: list[list[float]]) -> list[float]:
        """The scores of seats with these features."""
        weights = self._of_two if len(features) == PAIR else self._of_more
        found: list[float] = []
        for row in features:
            score = 0.0
            for at in range(len(row)):
                score += row[at] * weights[at]
            found.append(score)
        return found

    def chances(self, state: StateT) -> list[float]:
        """How likely each seat is to win an unfinished game."""
        return odds_shared(self.scores(state))


def odds_shared(scores: Sequence[float]) -> list[float]:
    """The chances of those who have these scores; together they are 1."""
    most = max(scores)
    odds = [math.exp(score - most) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]


def victory_shares(state: State) -> list[float]:
    """Each seat's share of the victory in a finished game."""
    outcome = state.outcome()
    assert outcome is not None
    winners = outcome.places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in outcome.places]


def weights_beside(module: str) -> dict[str, dict[str, float]]:
    """The weights kept beside the module of this name: for `two` players, and for `more`."""
    package, _, name = module.rpartition(".")
    text = (files(package) / f"{name}.toml").read_text("utf-8")
    written = tomllib.loads(text)
    return {players: dict(written[players]["weights"]) for players in ("two", "more")}
