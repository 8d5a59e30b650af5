"""The score of an evening: who has won how often, over a chain of rematches."""

from collections.abc import Sequence
from typing import NamedTuple

from ludotheque.core import Fields, Outcome


class Evening(NamedTuple):
    """What came before a match. People keep their names in a chain of rematches, and their bots
    do."""

    played: int = 0
    """How many matches are over."""
    wins: tuple[tuple[str, int], ...] = ()
    """How many of them each has won who has won any. A victory that is shared counts for each."""

    def won_by(self, name: str) -> int:
        return dict(self.wins).get(name, 0)

    def after(self, names: Sequence[str], outcome: Outcome) -> "Evening":
        """The score once another match is over that was played in these names."""
        wins = dict(self.wins)
        for seat in outcome.winners:
            wins[names[seat]] = wins.get(names[seat], 0) + 1
        return Evening(self.played + 1, tuple(wins.items()))

    def content(self) -> dict[str, object]:
        return {"played": self.played, "wins": dict(self.wins)}

    @staticmethod
    def restore(fields: Fields) -> "Evening":
        wins = fields.fields("wins")
        return Evening(
            fields.number("played", 0, 10**6),
            tuple([(name, wins.number(name, 0, 10**6)) for name in wins.names()]),
        )
