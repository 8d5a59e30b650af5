"""“Something wrong?”: what a seat saw, as a text to copy, and nothing else."""

import json
import re
from collections.abc import Iterator
from html import unescape

import pytest

from ludotheque.games import GAMES
from ludotheque.version import VERSION
from tests.web.clients import Api, Page, client, open_by_api, play_on
from tests.web.servers import Running, running


def report(page: Page) -> tuple[str, dict[str, object]]:
    """What the log told, and the rest."""
    answer = page.get("/report")
    assert answer.headers["cache-control"] == "no-store"
    found = re.search(r'<pre id="report"[^>]*>(.*?)</pre>', answer.text, re.DOTALL)
    assert found
    told, _, about = unescape(found[1]).rpartition("\n")
    return told, json.loads(about)


def pages_of(players: list[Api]) -> list[Page]:
    return [Page(player.url, player.table, player.token) for player in players]


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as found:
        yield found


@pytest.mark.parametrize("name", GAMES)
def test_it_holds_what_the_seat_sees_and_no_more(server: Running, name: str) -> None:
    players = open_by_api(server.url, "Ada", "Blaise", game=name)
    play_on(players, 6)
    for seat, page in enumerate(pages_of(players)):
        told, about = report(page)
        assert (about["version"], about["line"]) == (VERSION, players[0].number)
        assert about["seat"] == seat + 1
        assert about["view"] == players[seat].view()["view"]
        assert told.count("\n") > 4
    _, about = report(Page(server.url, players[0].table))
    assert about["seat"] is None


def test_before_the_start_there_is_nothing_to_report(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wanted = {"game": "district-noir", "seats": seats}
    opened = client(server.url).post("/api/tables", json=wanted).json()
    answer = Page(server.url, opened["table"], opened["token"]).get("/report")
    assert answer.status_code == 303
