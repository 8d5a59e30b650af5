"""The games of one number of players, added up: they need not fit into memory."""

from collections import Counter
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from ludotheque.lab.interval import Interval, Moments, share_of


class CardSums(NamedTuple):
    """What became of a card, over all games and seats."""

    gained: int
    played: int
    kept: int
    games_played: int
    """Seats that have played it in a game."""
    excess: Moments
    """Their shares of the victory, less an equal share."""


class Group:
    """Sums over games with the same number of players."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.games = 0
        self.order: Final = [Moments() for _ in range(players)]
        """Shares of the victory in the order of play."""
        self.seats: Final = [Moments() for _ in range(players)]
        self.bots: Final[dict[str, Moments]] = {}
        self.turns: Final = Moments()
        self.decisions: Final = Moments()
        self.turn_counts: Final[Counter[int]] = Counter()
        self.ends: Final[Counter[str]] = Counter()
        self.shared = 0
        self.categories: Final[dict[str, Moments]] = {}
        """Points of a seat, by what they were scored for."""
        self.winners: Final[dict[str, Moments]] = {}
        """The same of those who won."""
        self.cards: Final[dict[str, CardSums]] = {}
        self._scored = [0, 0]

    @property
    def equal_share(self) -> float:
        return 1 / self.players

    def share_of_games(self, count: int) -> Interval:
        return share_of(count, self.games)

    def turn_quantile(self, share: float) -> int:
        """So many turns or fewer in this share of the games."""
        left = share * self.games
        for turns, count in sorted(self.turn_counts.items()):
            left -= count
            if left <= 0:
                return turns
        return max(self.turn_counts)

    def add_games(self, table: Any) -> None:
        """Games with this number of players."""
        games, players = table.num_rows, self.players
        shares = victory_shares(table, players)
        first = table["first"].to_numpy()
        rows = np.arange(games)
        for at in range(players):
            _add(self.order[at], shares[rows, (first + at) % players])
            _add(self.seats[at], shares[:, at])
        bots = np.array(_flat(table["seats"]).to_pylist(), dtype=object).reshape(-1, players)
        for bot in sorted(set(bots.ravel())):
            _add(self.bots.setdefault(bot, Moments()), shares[bots == bot])
        turns = table["turns"].to_numpy()
        _add(self.turns, turns)
        _add(self.decisions, table["decisions"].to_numpy())
        self.turn_counts.update(turns.tolist())
        self.ends.update(table["ended"].to_pylist())
        self.shared += int((shares.max(axis=1) < 1.0).sum())
        self._add_categories(table, shares)
        self.games += games

    def _add_categories(self, table: Any, shares: np.ndarray) -> None:
        """A seat without points of a category has none, which counts too; but only games in which
        points were counted."""
        listed = table["categories"].combine_chunks()
        parent = pc.list_parent_indices(listed).to_numpy()
        flat = listed.flatten()
        seat = flat.field("seat").to_numpy()
        points = flat.field("points").to_numpy().astype(float)
        names = np.array(flat.field("category").to_pylist(), dtype=object)
        won = shares[parent, seat] > 0.0 if len(parent) else np.zeros(0, dtype=bool)
        counted = np.array([bool(each) for each in table["points"].to_pylist()], dtype=bool)
        seats = int(counted.sum()) * self.players
        winning = int((shares[counted] > 0.0).sum())
        before = tuple(self._scored)
        for name in sorted({*self.categories, *names.tolist()}):
            mask = names == name
            if name not in self.categories:
                self.categories[name] = Moments(before[0])
                self.winners[name] = Moments(before[1])
            for moments, each, count in (
                (self.categories[name], points[mask], seats),
                (self.winners[name], points[mask & won], winning),
            ):
                moments.add(count, float(each.sum()), float((each * each).sum()))
        self._scored[0] += seats
        self._scored[1] += winning

    def add_cards(self, table: Any) -> None:
        """Rows of cards of games with this number of players."""
        sums = table.group_by("card").aggregate(
            [("gained", "sum"), ("played", "sum"), ("kept", "sum")]
        )
        share = pc.subtract(pc.cast(table["share"], pa.float64()), self.equal_share)
        table = table.append_column("excess", share)
        table = table.append_column("square", pc.multiply(share, share))
        used = table.filter(pc.greater(table["played"], 0))
        by_card = used.group_by("card").aggregate(
            [("excess", "sum"), ("square", "sum"), ("excess", "count")]
        )
        found = {row["card"]: row for row in by_card.to_pylist()}
        for row in sums.to_pylist():
            name = row["card"]
            old = self.cards.get(name, CardSums(0, 0, 0, 0, Moments()))
            new = found.get(name)
            if new is not None:
                old.excess.add(new["excess_count"], new["excess_sum"], new["square_sum"])
            self.cards[name] = CardSums(
                old.gained + row["gained_sum"],
                old.played + row["played_sum"],
                old.kept + row["kept_sum"],
                old.games_played + (new["excess_count"] if new else 0),
                old.excess,
            )


def victory_shares(table: Any, players: int) -> np.ndarray:
    """Each seat's share of the victory: a row a game."""
    places = _flat(table["places"]).to_numpy().reshape(-1, players)
    winners = places == 1
    return np.asarray(winners / winners.sum(axis=1, keepdims=True))


def _flat(column: Any) -> Any:
    return column.combine_chunks().flatten()


def _add(moments: Moments, results: np.ndarray) -> None:
    values = results.astype(float)
    moments.add(len(values), float(values.sum()), float((values * values).sum()))
