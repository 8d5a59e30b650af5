"""How a table stands in its challenge: who plays there, and how it ended."""

import json
from typing import Final, NamedTuple

from ludotheque.core import Fields, Seat
from ludotheque.web.storage.rows import Take

from .table import OVER, Table

_MOST_SEATS: Final = 99


class Standing(NamedTuple):
    """One person's game of a deal."""

    table_id: str
    name: str
    seat: Seat
    is_over: bool = False
    places: tuple[int, ...] = ()
    """Of all seats, once it is over."""
    points: tuple[int, ...] = ()
    hints: int = 0
    """How many hints the person had asked for, where the deal was first played."""

    @staticmethod
    def of(table: Table) -> "Standing":
        """How this table stands, at which one person plays against bots."""
        seat = person_at(table)
        name, outcome = table.lobby.chairs[seat].name, table.outcome()
        if table.phase != OVER or outcome is None:
            return Standing(table.id, name, seat)
        hints = table.hint_counts()[seat]
        return Standing(table.id, name, seat, True, outcome.places, outcome.points, hints)

    @staticmethod
    def read(take: Take) -> "Standing":
        fields = Fields(json.loads(take.text))
        return Standing(
            take.table_id,
            fields.text("name"),
            fields.number("seat", 0, _MOST_SEATS),
            fields.truth("over"),
            fields.numbers("places"),
            fields.numbers("points"),
            fields.number("hints", 0, 10**6),
        )

    def take(self, challenge_id: str) -> Take:
        """The row of this standing."""
        content = {
            "name": self.name,
            "seat": self.seat,
            "over": self.is_over,
            "places": self.places,
            "points": self.points,
            "hints": self.hints,
        }
        return Take(self.table_id, challenge_id, json.dumps(content, ensure_ascii=False))

    @property
    def place(self) -> int:
        return self.places[self.seat]

    @property
    def lead(self) -> int:
        """By how many points the person was ahead of the best of the others, or behind."""
        others = [points for seat, points in enumerate(self.points) if seat != self.seat]
        return self.points[self.seat] - max(others) if others else 0

    @property
    def rank(self) -> tuple[int, int]:
        """The better, the less: the place counts first, then the lead."""
        return self.place, -self.lead


def person_at(table: Table) -> Seat:
    """The seat of the one person at a table against bots."""
    return next(seat for seat, chair in enumerate(table.lobby.chairs) if chair.holder)
