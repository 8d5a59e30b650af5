"""The records of a server's finished tables, read from a copy: the server may go on meanwhile."""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from ludotheque.commands.errors import CommandError
from ludotheque.core import Record
from ludotheque.terminal import Terminal


def finished_matches(url: str, terminal: Terminal) -> list[Record]:
    """The matches that are over in this database, those for practice left out."""
    from ludotheque.web.errors import StoreProblem
    from ludotheque.web.storage.store import back_up
    from ludotheque.web.views.language import phrasebook

    with TemporaryDirectory() as place:
        copy = Path(place, "copy.db")
        try:
            back_up(url, copy)
            return list(_records_in(copy))
        except StoreProblem as problem:
            said = phrasebook(terminal.lang).word(problem.key, **problem.values)
            raise CommandError(said) from None


def _records_in(file: Path) -> Iterator[Record]:
    import sqlalchemy as sql

    from ludotheque.web.storage.database import Database
    from ludotheque.web.storage.schema import LINES, TABLES
    from ludotheque.web.tables.table import OVER

    database = Database(f"sqlite:///{file}")
    over = sql.select(TABLES.c.id).where(TABLES.c.phase == OVER).order_by(TABLES.c.id)
    try:
        with database.engine.connect() as connection:
            for table in connection.scalars(over).all():
                wanted = sql.select(LINES.c.text).where(LINES.c.table_id == table)
                texts = connection.scalars(wanted.order_by(LINES.c.number))
                lines = [json.loads(text) for text in texts]
                entries = [line["record"] for line in lines if "record" in line]
                yield Record.read("".join(f"{entry}\n" for entry in entries))
    finally:
        database.close()
