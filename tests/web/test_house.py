"""The page of whoever runs a house: only by its link; tables, load, what is kept, erasing one."""

import re

import httpx
import pytest

from ludotheque.web.http.host_key import host_token, house_link
from ludotheque.web.settings import Limits, Rate
from tests.web.clients import Api, Page, client, page_of, play_on, sentences
from tests.web.fake_time import FakeClock
from tests.web.servers import SETTINGS, Process, Running, running


def link(server: Running) -> str:
    return house_link(server.url, host_token(server.registry.key))


def host_of(server: Running, lang: str = "en") -> httpx.Client:
    """The browser of whoever runs it, after the link was opened there."""
    browser = client(server.url, {"accept-language": lang})
    answer = browser.post("/house", data={"link": link(server)})
    assert (answer.status_code, answer.headers["location"]) == (303, "/house")
    return browser


def test_the_link_is_printed_and_good_after_a_restart(sqlite: str) -> None:
    links = []
    for _ in range(2):
        process = Process(sqlite)
        try:
            found = re.search(r"(http\S+/house)#(\S+)", process.said)
            assert found is not None, process.said
            browser = client(process.url)
            assert browser.post("/house", data={"link": found[0]}).status_code == 303
            assert "Tables that wait" in browser.get("/house").text
            links.append(found[2])
        finally:
            process.interrupt()
            process.close()
    assert links[0] == links[1]
    assert len(links[0]) >= 22


def test_nobody_else_sees_it(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        stranger = client(server.url)
        assert "District Noir" not in stranger.get("/house").text
        for secret in ("guess", "", ada.token, "é"):
            answer = stranger.post("/house", data={"link": f"{server.url}/house#{secret}"})
            assert answer.status_code == 403
        for form in ({"table": ada.table}, {"table": ada.table, "sure": "1"}):
            assert stranger.post("/house/erase", data=form).status_code == 403
        assert ada.get().status_code == 200
        cookie = host_of(server).post("/house", data={"link": link(server)}).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=strict" in cookie
        assert link(server).partition("#")[2] not in cookie


def test_guesses_are_limited(sqlite: str) -> None:
    settings = SETTINGS._replace(limits=Limits(guesses=Rate(0.1, 3.0)))
    with running(sqlite, settings=settings, clock=FakeClock()) as server:
        stranger = client(server.url)
        statuses = [
            stranger.post("/house", data={"link": f"#{guess}"}).status_code for guess in "abcd"
        ]
        assert statuses == [403, 403, 403, 429]
        assert stranger.post("/house", data={"link": link(server)}).status_code == 429


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_shows_tables_load_and_what_is_kept_and_nothing_of_a_hand(
    sqlite: str, lang: str
) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada", "Blaise")
        server.gather("Chloé", game="noxford")
        clock.time += 7300
        play_on(players, 1)
        clock.time += 130
        text = host_of(server, lang).get("/house").text
        shown = sentences(text)
        if lang == "en":
            assert "District Noir being played · 2 people opened 2 hours ago" in shown
            assert "last act 2 minutes ago" in shown
            assert "Noxford waiting · one person, one open seat" in shown
            assert "2 tables, " in shown
            assert "deleted after 30 days" in shown
            assert "Requests: " in shown
        else:
            assert "partie en cours · 2 personnes" in shown
            assert re.search(r"\d,\d Mo sur le disque", shown)
            assert "Les parties en cours ne sont jamais effacées." in shown
        for secret in ("Ada", "Blaise", "Chloé", *players[0].options()):
            assert secret not in shown


def test_a_table_is_erased_when_asked_twice_and_everybody_is_told(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        other = server.open("Eve", "Fay")
        table = players[0].table
        host, watching = host_of(server), Page(server.url, table)
        with players[0].stream() as stream, watching.stream() as page:
            stream.next()
            page.next()
            asked = host.post("/house/erase", data={"table": table})
            assert "Erase this table?" in sentences(asked.text)
            assert players[0].get().status_code == 200
            erased = host.post("/house/erase", data={"table": table, "sure": "1"})
            assert erased.status_code == 303
            stream.rest()
            page.rest()
        assert "The table is erased" in host.get(erased.headers["location"]).text
        for _ in range(2):
            gone = page_of(players[1]).get()
            assert gone.status_code == 404
            assert "Whoever runs this house has erased this table." in sentences(gone.text)
            answer = players[0].post("/talk", text="Hello?")
            assert (answer.status_code, answer.json()["error"]["code"]) == (404, "table-erased")
            server.read_again()
        assert server.written(table) == []
        assert other[0].get().status_code == 200
        again = host.post("/house/erase", data={"table": table, "sure": "1"})
        assert again.status_code == 404
        assert Api(server.url, "nosuchtable").get().json()["error"]["code"] == "no-such-table"


def test_a_table_that_nobody_uses_or_can_read_is_erased_too(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada,) = server.gather("Ada")
        server.read_again()
        (eve,) = server.gather("Eve", game="noxford")
        games = dict(server.registry.games)
    del games["noxford"]
    with running(sqlite, games=games) as server:
        host = host_of(server)
        for player in (ada, eve):
            erased = host.post("/house/erase", data={"table": player.table, "sure": "1"})
            assert erased.status_code == 303
            code = Api(server.url, player.table).get().json()["error"]["code"]
            assert code == "table-erased"


def test_erased_tables_are_forgotten_like_finished_ones(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        (ada,) = server.gather("Ada")
        server.do(server.registry.erase(ada.table))
        assert ada.get().json()["error"]["code"] == "table-erased"
        clock.time += 31 * 86400
        server.do(server.registry.delete_old())
        assert ada.get().json()["error"]["code"] == "no-such-table"
