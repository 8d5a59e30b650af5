"""The steps of a provable deal at a table: begin, promise, send, deal."""

from ludotheque.core import Seat
from ludotheque.web.errors import RequestRefused

from .dealing import COMMITMENTS, NUMBERS, checked_number
from .table import Table


def deal_at_once(table: Table, number: str = "", *, was_shown: bool) -> None:
    """Deal provably without waiting for anybody: for one client, whose number this is."""
    table.check_not_started()
    number = number and checked_number(number)
    deal = table.dealing.of_one(table.id, table.lobby, number, was_shown=was_shown)
    table.start(None, deal=deal)


def begin_dealing(table: Table, by: str, number: str = "") -> None:
    """Deal at once if nobody but the one who asks has a number to add; else wait for all."""
    table.check_not_started()
    if table.lobby.has_open_chair():
        raise RequestRefused(409, "seats-open")
    if all(table.lobby.chairs[seats[0]].holder == by for seats in table.clients()):
        deal_at_once(table, number, was_shown=True)
    else:
        table.write("dealing", table.dealing.hash)
        table.dealing = table.dealing._replace(step=COMMITMENTS)


def commit(table: Table, by: str, commitment: str) -> None:
    """A client promises a number: this is its hash."""
    client = _client(table, by)
    dealing = table.dealing.with_commitment(client, checked_number(commitment))
    if dealing is not table.dealing:
        table.write("commitment", {"seat": client, "sent": commitment})
        table.dealing = dealing
        _end_step_if_complete(table)


def reveal(table: Table, by: str, number: str) -> None:
    """A client sends the number that it has promised."""
    client = _client(table, by)
    dealing = table.dealing.with_number(client, checked_number(number))
    if dealing is not table.dealing:
        table.write("number", {"seat": client, "sent": number})
        table.dealing = dealing
        _end_step_if_complete(table)


def end_step(table: Table) -> None:
    """Wait for nobody any longer: publish the promises, or deal."""
    if table.dealing.step == COMMITMENTS:
        sent = table.dealing.commitments
        table.write("commitments", [sent.get(seats[0], "") for seats in table.clients()])
        table.dealing = table.dealing._replace(step=NUMBERS)
        _end_step_if_complete(table)
    elif table.dealing.step == NUMBERS:
        table.start(None, deal=table.dealing.of_all(table.id, table.lobby))


def _end_step_if_complete(table: Table) -> None:
    if table.dealing.has_everything(table.clients()):
        end_step(table)


def _client(table: Table, by: str) -> Seat:
    """The seat that the caller's client is known by."""
    table.check_seated(by)
    return table.seats_of(by)[0]
