"""What lists of tables tell of one: who sits there and which seats are open, never what is played
there."""

import json
from typing import Final, NamedTuple

from ludotheque.core import Fields
from ludotheque.web.http.responses import compact_json
from ludotheque.web.storage.rows import Summary

from .table import Table

MOST_PEOPLE: Final = 99


class TableSummary(NamedTuple):
    """Who sits at a table."""

    people: tuple[str, ...] = ()
    """The names of the people; empty also if nobody has written who they are."""
    bots: int = 0
    open: int = 0
    """How many seats anybody may take."""
    spectators: bool = True

    @staticmethod
    def of(table: Table) -> "TableSummary":
        chairs = table.lobby.chairs
        return TableSummary(
            tuple([chair.name for chair in chairs if chair.holder]),
            sum(bool(chair.bot) for chair in chairs),
            sum(chair.is_free for chair in chairs),
            table.lobby.spectators,
        )

    @staticmethod
    def read(text: str) -> "TableSummary":
        if not text:
            return TableSummary()
        fields = Fields(json.loads(text))
        return TableSummary(
            tuple([str(name) for name in fields.items("people")]),
            fields.number("bots", 0, MOST_PEOPLE),
            fields.number("open", 0, MOST_PEOPLE),
            fields.truth("spectators"),
        )


def stored_summary(table: Table) -> Summary:
    """The same, as the store keeps it."""
    return Summary(table.lobby.listed, compact_json(TableSummary.of(table)._asdict()))
