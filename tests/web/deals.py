"""Tables that are being dealt, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ludotheque.core import FairDeal
from tests.web.clients import Api, number_of
from tests.web.fake_time import FakeClock
from tests.web.servers import Running, running

WRONG: Final = 64 * "f"


@contextmanager
def at_the_start(db: str) -> Iterator[tuple[Running, FakeClock, list[Api]]]:
    """A table of two clients whose host has asked for the start."""
    clock = FakeClock()
    with running(db, clock=clock) as server:
        players = server.gather("Ada", "Blaise")
        assert players[0].post("/start").status_code == 200
        yield server, clock, players


def code(player: Api, path: str, **content: object) -> str:
    answer = player.post(path, **content)
    assert answer.status_code in (403, 409, 422), answer.text
    found: str = answer.json()["error"]["code"]
    return found


def deal_of(server: Running, player: Api) -> FairDeal:
    """What the record says, which nobody can read yet."""
    match = server.table(player.table).table.match
    assert match is not None
    deal = match.record.header.deal
    assert deal is not None
    return deal


def dealing(player: Api) -> object:
    return player.view()["dealing"]


def phase(player: Api) -> object:
    return player.view()["phase"]


def start_rest(players: list[Api]) -> None:
    for seat, player in enumerate(players):
        assert player.commit(number_of(seat)).status_code == 200
    for seat, player in enumerate(players):
        assert player.post("/reveal", deal_number=number_of(seat)).status_code == 200
