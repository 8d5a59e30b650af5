"""Checks a whole house: reads its database and holds it against what its clients know."""

from collections import Counter, defaultdict
from typing import Final

import sqlalchemy as sql

from ludotheque.core import Seat
from ludotheque.web.storage.database import Database
from ludotheque.web.storage.schema import ANSWERS, LINES, TABLES
from ludotheque.web.tables.answer_row import AnswerRow
from ludotheque.web.tables.table import EMPTY, GATHERING, OVER, PLAYING
from tests.soak.kills.figures import DOUBLED, LOST, UNEXPLAINED, Figures
from tests.soak.kills.ledger import Act, Arrival, Fate, Ledger
from tests.soak.kills.table_check import TableCheck

Lines = dict[str, list[tuple[int, str]]]
AllWaiting = dict[str, dict[Seat, AnswerRow]]


class HouseCheck:
    """Everything that is known of one house's database, from one check to the next."""

    def __init__(self, db: str, ledger: Ledger, figures: Figures) -> None:
        self.tables: Final[dict[str, TableCheck]] = {}
        self._db: Final = db
        self._ledger: Final = ledger
        self._figures: Final = figures
        self._done: Final[set[str]] = set()
        """Tables that nobody is at any more and that were checked since: until the last check they
        are not read again."""

    def check(self, *, is_last: bool = False) -> None:
        """Read what has changed, and judge it."""
        left = set(self._ledger.left)
        arrivals = self._ledger.arrived()
        known = [arrival for arrival in arrivals if arrival.fate is Fate.ACKNOWLEDGED]
        due = self._ledger.acknowledged()
        # what was acknowledged until here must be in what is read from here on
        phases, lines, waiting = self._read(set() if is_last else self._done)
        for table_id in phases:
            if table_id not in self.tables and table_id not in self._ledger.of_others:
                self.tables[table_id] = TableCheck(table_id, self._ledger, self._figures)
        for table_id, table in self.tables.items():
            if table_id in self._done and not is_last:
                continue
            table.follow(lines.get(table_id, []))
            self._judge_phase(table, phases.get(table_id, "gone"))
            table.judge(due, waiting.get(table_id, {}))
            if table_id in left and table_id not in self._done:
                self._done.add(table_id)
                table.judge_match()
        self._judge_missing(due)
        if is_last:
            self._judge_tables(known)

    def _read(self, without: set[str]) -> tuple[dict[str, str], Lines, AllWaiting]:
        """One moment of the database: phases, lines and waiting answers."""
        lines: Lines = defaultdict(list)
        waiting: AllWaiting = defaultdict(dict)
        database = Database(self._db)  # a connection of ours that lasted would change recovery
        try:
            with database.engine.begin() as connection:
                phases = {row.id: row.phase for row in connection.execute(sql.select(TABLES))}
                wanted = sql.select(LINES).order_by(LINES.c.table_id, LINES.c.number)
                if without:
                    wanted = wanted.where(LINES.c.table_id.in_(phases.keys() - without))
                for row in connection.execute(wanted):
                    lines[row.table_id].append((row.number, row.text))
                for row in connection.execute(sql.select(ANSWERS)):
                    waiting[row.table_id][row.seat] = AnswerRow.read(row.text)
        finally:
            database.close()
        return phases, lines, waiting

    def _judge_phase(self, table: TableCheck, phase: str) -> None:
        if table.is_broken:
            return
        is_right = phase == (OVER if table.is_over else PLAYING)
        if table.match is None:
            is_right = phase in (GATHERING, EMPTY)
        if not is_right:
            self._figures.trouble(UNEXPLAINED, f"table {table.id} cannot be {phase}")

    def _judge_missing(self, due: set[Act]) -> None:
        """Acts at tables that are not there at all."""
        for act in due:
            if act.table not in self.tables and not act.is_settled:
                act.is_settled = True
                self._figures.trouble(LOST, f"table {act.table} is not there, but {act} was done")

    # At the end

    def _judge_tables(self, known: list[Arrival]) -> None:
        """Every person is where they were told they are; each table was opened by somebody, once;
        each return match is one table."""
        holders = {table.id: _holders(table) for table in self.tables.values()}
        for arrival in known:
            if arrival.holder not in holders.get(arrival.table, ()):
                self._figures.trouble(LOST, f"{arrival} came, but no line says so")
        given = {arrival.holder for arrival in self._ledger.arrived()}
        unsure = {
            each.name for each in self._ledger.arrived() if each.fate is not Fate.ACKNOWLEDGED
        }
        for table_id, by_holder in holders.items():
            for holder, name in by_holder.items():
                if holder not in given and name not in unsure:
                    self._figures.trouble(UNEXPLAINED, f"nobody came as {name} to table {table_id}")
        self._judge_openings()
        self._judge_return_matches()

    def _judge_openings(self) -> None:
        opened = [t for t in self.tables.values() if t.setups and not t.setups[0]["after"]]
        names = Counter(table.setups[0]["chairs"][0].get("name", "") for table in opened)
        for name, number in names.items():
            if number > 1:
                self._figures.trouble(DOUBLED, f"{name} has opened {number} tables at once")
            if name not in {arrival.name for arrival in self._ledger.arrived()}:
                self._figures.trouble(UNEXPLAINED, f"nobody opened the table of {name}")

    def _judge_return_matches(self) -> None:
        following = Counter(t.setups[0]["after"] for t in self.tables.values() if t.setups)
        for table in self.tables.values():
            if table.again and table.again not in self.tables:
                self._figures.trouble(LOST, f"the return match {table.again} of {table.id}")
            elif table.again and self.tables[table.again].setups[0]["after"] != table.id:
                self._figures.trouble(UNEXPLAINED, f"{table.again} does not follow {table.id}")
            if following[table.id] != bool(table.again):
                self._figures.trouble(
                    DOUBLED,
                    f"{following[table.id]} return matches of {table.id}, not {table.again}",
                )
            self._figures.counts["matches finished"] += table.is_over
            is_return = bool(table.setups and table.setups[0]["after"])
            self._figures.counts["return matches"] += is_return and table.match is not None


def _holders(table: TableCheck) -> dict[str, str]:
    """Whoever ever sat at this table, with their names."""
    return {
        chair["holder"]: chair.get("name", "")
        for setup in table.setups
        for chair in setup["chairs"]
        if "holder" in chair
    }
