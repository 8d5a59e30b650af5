"""The tables of the database, and the migrations of older databases."""

from collections.abc import Callable, Sequence
from typing import Final

import sqlalchemy as sql

from ludotheque.web.errors import StoreProblem

METADATA: Final = sql.MetaData()

TABLES: Final = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("phase", sql.String(16), nullable=False),
    sql.Column("touched", sql.Float, nullable=False),
)
"""One row per game table: what is needed to find those that can be deleted."""

LINES: Final = sql.Table(
    "lines",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
"""Everything that ever happened at a table. Lines are only added: a table is a fold over them."""

VERSIONS: Final = sql.Table(
    "versions", METADATA, sql.Column("version", sql.Integer, primary_key=True)
)

ANSWERS: Final = sql.Table(
    "answers",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
"""What a seat has answered and nobody else may know yet: no line says so before it is played."""

HOUSE: Final = sql.Table(
    "house",
    METADATA,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
"""What concerns the whole house and no single table, by name."""
NODES_ENTRY: Final = "nodes"
"""Under this name the house keeps the secret that nodes know each other by."""

SECRET_ENTRY: Final = "secret"  # noqa: S105  # a name
"""Under this name it keeps the secret with which it signs what devices are given."""

NODES: Final = sql.Table(
    "nodes",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("url", sql.String(200), nullable=False),
    sql.Column("until", sql.Float(53), nullable=False),
)
"""The servers that share this database, and until when each is known to live, by the database's
clock. Who is not here has no table."""

LEASES: Final = sql.Table(
    "leases",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("node", sql.String(32), nullable=False),
    sql.Column("epoch", sql.Integer, nullable=False),
)
"""Which node has a table; the epoch counts how often it was taken. Where one server is alone,
nobody looks here."""

DUES: Final = sql.Table(
    "dues",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("due", sql.Float(53), nullable=False, index=True),
)
"""When a table with a clock must be in use again, even if nobody looks at it."""

BUCKETS: Final = sql.Table(
    "buckets",
    METADATA,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("full_at", sql.Float(53), nullable=False),
)
"""How much callers have left of what nodes count together. The names hide who they are."""

ANALYSES: Final = sql.Table(
    "analyses",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("text", sql.Text, nullable=False),
)
"""What decided the finished game of a table, once somebody has asked for it. It can be worked out
again from the lines."""

CHALLENGES: Final = sql.Table(
    "challenges",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("deal", sql.String(64), nullable=False, index=True),
    sql.Column("until", sql.Float(53), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
"""A deal that others may play too, until then. It is known by a hash of its seed, so that every
table that has it can be found out; the text says how it is dealt again. It is empty for the deals
of a duplicate match, which nobody else can take."""

TAKES: Final = sql.Table(
    "takes",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("challenge_id", sql.String(32), nullable=False, index=True),
    sql.Column("text", sql.Text, nullable=False),
)
"""Which tables belong to a challenge, and how each ended. They may belong to different nodes."""

CALLS: Final = sql.Table(
    "calls",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("due", sql.Float(53), nullable=False, index=True),
)
"""When whoever is asked at a table is called, if they have not looked by then. Who calls takes the
row away first: so each turn is called once, whatever is restarted and whichever node does it."""

SUBSCRIPTIONS: Final = sql.Table(
    "subscriptions",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("holder", sql.String(64), nullable=False),
    sql.Column("lang", sql.String(8), nullable=False),
    sql.Column("endpoint", sql.Text, nullable=False),
    sql.Column("key", sql.String(128), nullable=False),
    sql.Column("auth", sql.String(64), nullable=False),
    sql.Column("number", sql.Integer, nullable=False),
)
"""Browsers that are told of a turn with the page closed. Higher numbers are newer."""

SUMMARIES: Final = sql.Table(
    "summaries",
    METADATA,
    sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
"""What a list of tables tells of each: who sits there and how many seats are open, never anything
of the match. `listed` is whether the house's own list may show it."""

ERASED: Final = sql.Table(
    "erased",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("at", sql.Float(53), nullable=False),
)
"""Tables that the host of the house has erased, so that whoever was there can be told."""

DUPLICATES: Final = sql.Table(
    "duplicates",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("until", sql.Float(53), nullable=False),
    sql.Column("number", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
)
"""Duplicate matches of two pairs: who plays and what is dealt. Any node may change one; the number
counts the changes, so that two made at once do not undo each other. Its deals are in CHALLENGES,
its tables in TAKES."""

Migration = Callable[[sql.Connection], None]


def _first(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [TABLES, LINES, VERSIONS])


def _answers_and_house(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [ANSWERS, HOUSE])


def _nodes_and_leases(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [NODES, LEASES])


def _dues(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [DUES])


def _buckets(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [BUCKETS])


def _analyses(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [ANALYSES])


def _challenges(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [CHALLENGES, TAKES])


def _calls(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [CALLS])


def _subscriptions(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [SUBSCRIPTIONS])


def _summaries_and_erased(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [SUMMARIES, ERASED])


def _duplicates(connection: sql.Connection) -> None:
    METADATA.create_all(connection, [DUPLICATES])


MIGRATIONS: Final[tuple[Migration, ...]] = (
    _first,
    _answers_and_house,
    _nodes_and_leases,
    _dues,
    _buckets,
    _analyses,
    _challenges,
    _calls,
    _subscriptions,
    _summaries_and_erased,
    _duplicates,
)
"""Migration n turns version n into version n + 1. A released migration never changes."""


def version_of(connection: sql.Connection) -> int:
    """The version of this database; 0 when it is empty."""
    if not sql.inspect(connection).has_table(VERSIONS.name):
        return 0
    return connection.scalar(sql.select(sql.func.max(VERSIONS.c.version))) or 0


def migrate(connection: sql.Connection, migrations: Sequence[Migration]) -> None:
    """Bring the database up to date, version by version, all or nothing."""
    found = version_of(connection)
    if found > len(migrations):
        raise StoreProblem("store-newer", found=found, known=len(migrations))
    for version, step in enumerate(migrations[found:], start=found + 1):
        step(connection)
        connection.execute(sql.insert(VERSIONS).values(version=version))
