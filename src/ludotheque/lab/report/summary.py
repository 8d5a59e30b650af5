"""Everything that several runs of one game show together."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyarrow.compute as pc

from ludotheque.core import Game
from ludotheque.lab.exchange import Exchange
from ludotheque.lab.interval import Interval, Moments
from ludotheque.lab.plan import Plan
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.tables import CARDS, GAMES, PAIRS

from .group import Group


class Worth:
    """What a card is worth by experiment, with one number of players: how much more often those win
    who have it instead of a plain one."""

    def __init__(self, plain: str, place: str) -> None:
        self.plain: Final = plain
        self.place: Final = place
        self.differences: Final = Moments()

    @property
    def value(self) -> Interval:
        return self.differences.difference_of()


class Summary:
    """Runs of one game with the same cards."""

    def __init__(self, runs: Sequence[RunFolder]) -> None:
        self.runs: Final = tuple(runs)
        self.game: Final[Game] = runs[0].plan.played_game()
        self.groups: Final[dict[int, Group]] = {}
        """By number of players."""
        self.worths: Final[dict[int, dict[str, Worth]]] = {}
        """By number of players and card."""
        for run in runs:
            other = run.plan.played_game()
            if (other.name, other.box.text) != (self.game.name, self.game.box.text):
                raise LabProblem(
                    "wrong-report-mixed", first=str(runs[0].path), second=str(run.path)
                )
            if isinstance(run.plan, Exchange):
                self._add_pairs(run)
            else:
                self._add_games(run)
        if not self.groups and not self.worths:
            raise LabProblem("wrong-report-empty", folder=str(runs[0].path))

    @property
    def games(self) -> int:
        return sum(group.games for group in self.groups.values())

    @property
    def plans(self) -> list[Plan]:
        """What bots have played."""
        return [
            run.plan.base if isinstance(run.plan, Exchange) else run.plan
            for run in self.runs
            if isinstance(run.plan, Plan | Exchange)
        ]

    def _add_games(self, run: RunFolder) -> None:
        for games, cards in zip(run.tables(GAMES), run.tables(CARDS), strict=True):
            players = games["players"].to_numpy()
            order = np.searchsorted(games["game"].to_numpy(), cards["game"].to_numpy())
            for count in np.unique(players).tolist():
                group = self.groups.setdefault(count, Group(count))
                group.add_games(games.filter(players == count))
                group.add_cards(cards.filter(players[order] == count))

    def groups_in_order(self) -> list[Group]:
        return [self.groups[count] for count in sorted(self.groups)]

    def _add_pairs(self, run: RunFolder) -> None:
        for table in run.tables(PAIRS):
            for row in _sums(table):
                worths = self.worths.setdefault(row["players"], {})
                worth = worths.setdefault(row["card"], Worth(row["plain"], row["place"]))
                worth.differences.add(row["count"], row["total"], row["squares"])


def _sums(table: Any) -> list[dict[str, Any]]:
    difference = pc.subtract(table["with"], table["without"])
    table = table.append_column("difference", difference)
    table = table.append_column("square", pc.multiply(difference, difference))
    grouped = table.group_by(["players", "card", "place"]).aggregate(
        [("difference", "sum"), ("square", "sum"), ("difference", "count"), ("plain", "min")]
    )
    return [
        {
            "players": row["players"],
            "card": row["card"],
            "plain": row["plain_min"],
            "place": row["place"],
            "count": row["difference_count"],
            "total": row["difference_sum"],
            "squares": row["square_sum"],
        }
        for row in grouped.to_pylist()
    ]
