"""What is read from the database, and written to it."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from .leases import Lease


class Line(NamedTuple):
    """One line in the history of one table."""

    number: int
    at: float
    text: str


class Challenge(NamedTuple):
    """A deal that others may play too."""

    id: str
    deal: str
    """By this every table that has the deal is known."""
    until: float
    text: str
    """How it is dealt again; empty for a deal of a duplicate match."""


class DuplicateRow(NamedTuple):
    """A duplicate match of two pairs."""

    id: str
    until: float
    """Until when its deals are open at most."""
    number: int
    """How often it has been changed."""
    text: str


class Take(NamedTuple):
    """A table that belongs to a challenge, and how it stands there."""

    table_id: str
    challenge_id: str
    text: str


class Summary(NamedTuple):
    """What a list of tables tells of one: whether the house's own list may, and a text."""

    listed: bool
    text: str


class Kept(NamedTuple):
    """How much is kept."""

    tables: int
    lines: int
    bytes: int
    """What all of it takes on the disk."""


class TableRow(NamedTuple):
    """A table as lists of tables know it."""

    table_id: str
    game: str
    phase: str
    opened: float
    touched: float
    """When something last happened there."""
    summary: str
    """Empty if nothing has happened since an older version wrote none."""


class Addition(NamedTuple):
    """Lines to be added to a table, and answers that change with them: all of it or nothing."""

    table_id: str
    game: str
    phase: str
    lines: Sequence[Line]
    answers: Mapping[int, str] = MappingProxyType({})
    """What seats have said and no line holds yet; an empty text takes the place of none."""
    lease: Lease | None = None
    """By what right a node writes this."""
    has_clock: bool = False
    due: float | None = None
    """When the table must be in use again, if it has a clock; None if it need not."""
    take: Take | None = None
    """How it stands in its challenge, if that has changed."""
    changes_call: bool = False
    call: float | None = None
    """When whoever is asked is called, if this changes it; None if nobody is."""
    holders: Collection[str] | None = None
    """Who has seats from now on, if this changes it: browsers of others are forgotten."""
    summary: Summary | None = None
    """What lists tell of the table from now on; None if nothing else than before."""
