"""Every kind of damage to a database is noticed by the check that looks for it."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sql

from ludotheque.core import Seat
from ludotheque.web.http.tokens import hashed
from ludotheque.web.storage.database import Database
from ludotheque.web.storage.schema import ANSWERS, LINES, METADATA, TABLES
from ludotheque.web.tables.answer_row import AnswerRow
from tests.soak.kills.clients import eight_clients
from tests.soak.kills.figures import DOUBLED, LOST, UNEXPLAINED, Figures
from tests.soak.kills.house_check import HouseCheck
from tests.soak.kills.ledger import Act, Ledger
from tests.soak.kills.people import Person
from tests.soak.kills.wire import Door, Wire
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import running

pytestmark = pytest.mark.slow


class Played(NamedTuple):
    """A database in which clients have played, and what they know."""

    db: str
    ledger: Ledger

    def check(self) -> Figures:
        """What a check finds that has never looked before."""
        for acts in self.ledger.acts.values():
            for act in acts:
                act.line, act.is_settled = None, False
        figures = Figures()
        HouseCheck(self.db, self.ledger, figures).check(is_last=True)
        return figures


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("played")
    db, ledger, figures = f"sqlite:///{folder / 'tables.db'}", Ledger(), Figures()
    with running(db) as server:
        door = Door([int(server.url.split(":")[-1])], figures)
        clients = eight_clients(door, ledger, "test")
        for client in clients:
            client.start()
        eventually(lambda: has_played_enough(figures, ledger))
        door.is_over.set()
        for client in clients:
            client.join(PATIENCE)
            assert client.failure is None, client.failure
    return Played(db, ledger)


def has_played_enough(figures: Figures, ledger: Ledger) -> bool:
    return all(figures.counts[name] > 3 for name in WANTED) and bool(plain_moves(ledger))


def plain_moves(ledger: Ledger) -> list[Act]:
    return [act for acts in list(ledger.acts.values()) for act in list(acts) if is_plain_move(act)]


WANTED = ("acknowledged moves", "acknowledged answers", "other acknowledged acts")


@pytest.fixture
def played(original: Played, tmp_path: Path) -> Played:
    """A copy to damage."""
    Database(original.db).copy_to(tmp_path / "tables.db")
    return original._replace(db=f"sqlite:///{tmp_path / 'tables.db'}")


Damage = Callable[[sql.Connection, Act], object]
"""Damages the table at which something was done."""


def cut_off(connection: sql.Connection, act: Act) -> object:
    where = (LINES.c.table_id == act.table, LINES.c.number >= act.number)
    return connection.execute(sql.delete(LINES).where(*where))


def delete_line(connection: sql.Connection, act: Act) -> object:
    return connection.execute(sql.delete(LINES).where(*is_at(act.table, act.number)))


def delete_table(connection: sql.Connection, act: Act) -> object:
    for table in reversed(METADATA.sorted_tables):
        for column in table.columns:
            if column is TABLES.c.id or column.references(TABLES.c.id):
                connection.execute(sql.delete(table).where(column == act.table))
    return None


def repeat_line(connection: sql.Connection, act: Act) -> object:
    line = connection.execute(sql.select(LINES).where(*is_at(act.table, act.number))).one()
    return insert(connection, act, line.text)


def invent_a_saying(connection: sql.Connection, act: Act) -> object:
    saying = {"say": {"seat": 0, "name": "Eve", "text": "nobody said this"}}
    return insert(connection, act, json.dumps(saying))


def invent_a_code(connection: sql.Connection, act: Act) -> object:
    code = {"code": {"hash": "abc", "holder": hashed("Eve"), "until": 0}}
    return insert(connection, act, json.dumps(code))


def invent_a_kind(connection: sql.Connection, act: Act) -> object:
    return insert(connection, act, json.dumps({"something": "else"}))


def change_the_move(connection: sql.Connection, act: Act) -> object:
    def changed(content: dict[str, Any]) -> None:
        entry = json.loads(content["record"])
        content["record"] = json.dumps({**entry, "move": "something else"})

    return rewrite(connection, act, changed)


def forget_the_key(connection: sql.Connection, act: Act) -> object:
    def changed(content: dict[str, Any]) -> None:
        del content["by"], content["key"]

    return rewrite(connection, act, changed)


def change_the_phase(connection: sql.Connection, act: Act) -> object:
    is_it = TABLES.c.id == act.table
    return connection.execute(sql.update(TABLES).where(is_it).values(phase="gathering"))


def repeat_the_table(connection: sql.Connection, act: Act) -> object:
    """The same table once more under another name, as if it had been opened twice."""
    row = connection.execute(sql.select(TABLES).where(TABLES.c.id == act.table)).one()
    connection.execute(
        sql.insert(TABLES).values({**row._mapping, "id": "twin", "phase": "gathering"})
    )
    line = connection.execute(sql.select(LINES).where(*is_at(act.table, 0))).one()
    again = {**line._mapping, "table_id": "twin"}
    return connection.execute(sql.insert(LINES).values(**again))


def is_at(table: str, number: int) -> tuple[sql.ColumnElement[bool], ...]:
    return LINES.c.table_id == table, LINES.c.number == number


def last(connection: sql.Connection, act: Act) -> int:
    wanted = sql.select(sql.func.max(LINES.c.number)).where(LINES.c.table_id == act.table)
    found: int = connection.execute(wanted).scalar_one()
    return found


def insert(connection: sql.Connection, act: Act, text: str) -> object:
    line = {"table_id": act.table, "number": last(connection, act) + 1, "at": 0.0, "text": text}
    return connection.execute(sql.insert(LINES).values(**line))


def rewrite(
    connection: sql.Connection, act: Act, change: Callable[[dict[str, Any]], None]
) -> object:
    where = is_at(act.table, act.number)
    content = json.loads(connection.execute(sql.select(LINES.c.text).where(*where)).scalar_one())
    change(content)
    return connection.execute(sql.update(LINES).where(*where).values(text=json.dumps(content)))


def test_what_was_played_is_found_to_be_so(played: Played) -> None:
    found = played.check()
    assert found.examples == []
    assert found.counts["lines checked"] > 0


@pytest.mark.parametrize(
    ("damage", "kind"),
    [
        (cut_off, LOST),
        (delete_line, LOST),
        (delete_table, LOST),
        (repeat_line, DOUBLED),
        (repeat_the_table, DOUBLED),
        (invent_a_saying, UNEXPLAINED),
        (invent_a_code, UNEXPLAINED),
        (invent_a_kind, UNEXPLAINED),
        (change_the_move, UNEXPLAINED),
        (forget_the_key, UNEXPLAINED),
        (change_the_phase, UNEXPLAINED),
    ],
)
def test_damage_is_noticed(played: Played, damage: Damage, kind: str) -> None:
    act = max(plain_moves(played.ledger), key=lambda act: act.at)
    with damaging(played.db) as connection:
        damage(connection, act)
    assert played.check().counts[kind] > 0


@contextmanager
def damaging(db: str) -> Iterator[sql.Connection]:
    database = Database(db)
    with database.engine.begin() as connection:
        yield connection
    database.close()


def is_plain_move(act: Act) -> bool:
    """Whether it became the next line at once. An answer waits, and its line is another kind."""
    return act.kind == "moves" and not act.is_answer and act.number == act.at + 1


# Answers that wait


@contextmanager
def last_has_answered(tmp_path: Path, *names: str) -> Iterator[tuple[Played, Person, Seat]]:
    """People at one screen are asked at once: the last of them has answered, and nobody else."""
    db, ledger = f"sqlite:///{tmp_path / 'tables.db'}", Ledger()
    with running(db) as server:
        wire = Wire(Door([int(server.url.split(":")[-1])], Figures()), "10.0.0.1")
        person = Person(wire, ledger, random.Random(1), names[0])  # noqa: S311  # to be repeated
        person.open("samarande", [{"kind": "me", "name": name} for name in names], start=True)
        last = person.look()["asked"]["together"][-1]
        seen = person.look(last)
        at, move = seen["number"], seen["asked"]["options"][0]["move"]
        person.act("moves", last, move, is_answer=True, move=move, at=at, seat=last)
        yield Played(db, ledger), person, last
        person.leave()


@pytest.fixture
def waiting(tmp_path: Path) -> Played:
    """The second of two people has answered, and the first has not."""
    with last_has_answered(tmp_path, "Ada", "Blaise") as (played, _person, _last):
        return played


def test_an_answer_that_waits_is_found(waiting: Played) -> None:
    assert waiting.check().examples == []


def test_an_answer_of_somebody_who_then_resigned_is_not_lost(tmp_path: Path) -> None:
    """The bot that plays on for them answers anew, when its turn comes."""
    with last_has_answered(tmp_path, "Ada", "Blaise", "Chloé") as (played, person, last):
        assert person.act("resign", last, seat=last).is_done
    found = played.check()
    assert found.examples == []
    assert found.counts["answers overtaken by others"] == 1


def test_an_answer_that_no_longer_waits_is_noticed(waiting: Played) -> None:
    with damaging(waiting.db) as connection:
        connection.execute(sql.delete(ANSWERS))
    assert waiting.check().counts[LOST] == 1


def test_an_answer_that_nobody_gave_is_noticed(waiting: Played) -> None:
    with damaging(waiting.db) as connection:
        stored = AnswerRow.read(connection.execute(sql.select(ANSWERS.c.text)).scalar_one())
        text = stored._replace(move="something else").text()
        connection.execute(sql.update(ANSWERS).values(text=text))
    found = waiting.check()
    assert (found.counts[LOST], found.counts[UNEXPLAINED]) == (1, 1)
