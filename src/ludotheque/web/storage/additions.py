"""Additions in SQL: whole batches in a few statements."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Final

import sqlalchemy as sql

from .leases import Lease, check_leases, give_leases
from .rows import Addition
from .schema import (
    ANALYSES,
    ANSWERS,
    CALLS,
    DUES,
    LEASES,
    LINES,
    SUBSCRIPTIONS,
    SUMMARIES,
    TABLES,
    TAKES,
)

MOST_ROWS_IN_A_STATEMENT: Final = 200
"""A row has four values, and older versions of SQLite accept at most 999 values."""
_OR_UPDATE: Final = (
    " ON CONFLICT (id) DO UPDATE SET phase = excluded.phase, touched = excluded.touched"
)
_OR_DUE: Final = " ON CONFLICT (table_id) DO UPDATE SET due = excluded.due"
_OR_TAKE: Final = " ON CONFLICT (table_id) DO UPDATE SET text = excluded.text"
_OR_SUMMARY: Final = (
    " ON CONFLICT (table_id) DO UPDATE SET listed = excluded.listed, text = excluded.text"
)
_OR_REPLACE: Final = " ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text"


def insert(connection: sql.Connection, batch: Sequence[Addition], node: str) -> None:
    written = [each for each in batch if each.lines]
    opening = [each for each in written if each.lines[0].number == 0]
    new = [_row(each) for each in opening]
    old = {each.table_id: _row(each) for each in written if each.lines[0].number}
    _insert_rows(connection, TABLES, new)
    if node:
        give_leases(connection, [(e.table_id, e.lease or Lease(node, 1)) for e in opening])
        check_leases(connection, {e.table_id: e.lease or Lease(node, 1) for e in batch})
    # the database refuses lines of a table that was deleted meanwhile
    _insert_rows(
        connection, LINES, [(each.table_id, *line) for each in batch for line in each.lines]
    )
    _insert_rows(connection, TABLES, list(old.values()), _OR_UPDATE)
    _insert_rows(connection, TAKES, [each.take for each in written if each.take], _OR_TAKE)
    _set_times(connection, DUES, {each.table_id: each.due for each in written if each.has_clock})
    calls = {each.table_id: each.call for each in written if each.changes_call}
    _set_times(connection, CALLS, calls)
    for each in written:
        if each.holders is not None:
            gone = SUBSCRIPTIONS.c.holder.not_in(list(each.holders))
            of_table = SUBSCRIPTIONS.c.table_id == each.table_id
            connection.execute(sql.delete(SUBSCRIPTIONS).where(of_table, gone))
    told = {each.table_id: each.summary for each in written if each.summary is not None}
    summaries = [(table_id, *summary) for table_id, summary in told.items()]
    _insert_rows(connection, SUMMARIES, summaries, _OR_SUMMARY)
    answers = {(each.table_id, seat): each.answers[seat] for each in batch for seat in each.answers}
    said = [(*where, text) for where, text in answers.items() if text]
    _insert_rows(connection, ANSWERS, said, _OR_REPLACE)
    unsaid = [where for where, text in answers.items() if not text]
    for first in range(0, len(unsaid), MOST_ROWS_IN_A_STATEMENT):
        where = sql.tuple_(ANSWERS.c.table_id, ANSWERS.c.seat)
        some = unsaid[first : first + MOST_ROWS_IN_A_STATEMENT]
        connection.execute(sql.delete(ANSWERS).where(where.in_(some)))


def _set_times(
    connection: sql.Connection, table: sql.Table, times: Mapping[str, float | None]
) -> None:
    """The one time that is noted of each of these game tables; None for none."""
    noted = [(table_id, time) for table_id, time in times.items() if time is not None]
    _insert_rows(connection, table, noted, _OR_DUE)
    unset = [table_id for table_id, time in times.items() if time is None]
    if unset:
        connection.execute(sql.delete(table).where(table.c.table_id.in_(unset)))


def _row(addition: Addition) -> tuple[object, ...]:
    return addition.table_id, addition.game, addition.phase, addition.lines[-1].at


def delete_tables(connection: sql.Connection, tables: Sequence[str]) -> None:
    """Delete all that there is of these tables."""
    columns = (
        LINES.c.table_id,
        ANSWERS.c.table_id,
        LEASES.c.table_id,
        DUES.c.table_id,
        ANALYSES.c.table_id,
        CALLS.c.table_id,
        SUBSCRIPTIONS.c.table_id,
        SUMMARIES.c.table_id,
        TABLES.c.id,
    )
    for column in columns:
        connection.execute(sql.delete(column.table).where(column.in_(tables)))


def _insert_rows(
    connection: sql.Connection,
    table: sql.Table,
    rows: Sequence[tuple[object, ...]],
    otherwise: str = "",
) -> None:
    """Insert many rows with one statement.

    One statement per row would be as quick for the database. But the writing thread releases
    Python's lock for each statement, and waits long for it while the event loop is busy.
    """
    mark = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    row = f"({', '.join([mark] * len(table.columns))})"
    for first in range(0, len(rows), MOST_ROWS_IN_A_STATEMENT):
        some = rows[first : first + MOST_ROWS_IN_A_STATEMENT]
        connection.exec_driver_sql(
            f"INSERT INTO {table.name} ({', '.join(table.columns.keys())}) "  # noqa: S608  # ours
            f"VALUES {', '.join([row] * len(some))}{otherwise}",
            tuple(chain.from_iterable(some)),
        )
