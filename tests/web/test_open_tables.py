"""The list of a house with a password: tables that wait for people, or may be watched."""

from typing import Any

import httpx

from tests.web.clients import Api, client, open_by_api, play_on, sentences, sit_down, start
from tests.web.servers import SETTINGS, Running, running
from tests.web.test_password import HOUSE, WORD

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


def inside(server: Running) -> httpx.Client:
    found = client(server.url)
    assert found.post("/password", data={"password": WORD}).status_code == 303
    return found


def opened(house: httpx.Client, **more: object) -> Api:
    wanted = {"game": "district-noir", "seats": SEATS, **more}
    made = house.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    api = Api(str(house.base_url), made.json()["table"], made.json()["token"])
    api.client.cookies = house.cookies
    return api


def listed(house: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = house.get("/api/tables").json()
    return found


def test_a_table_that_waits_is_listed_until_its_host_says_no(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        house = inside(server)
        host = opened(house)
        assert listed(house) == [
            {
                "table": host.table,
                "game": "district-noir",
                "phase": "gathering",
                "people": ["Ada"],
                "bots": 0,
                "open": 1,
                "spectators": True,
            }
        ]
        shown = house.get("/open-tables", headers={"accept-language": "en"}).text
        assert "District Noir Ada one open seat Join" in sentences(shown)
        assert f'href="/t/{host.table}"' in shown
        fragment = house.get("/open-tables", headers={"x-fragment": "1"}).json()
        assert fragment["count"] == 1
        assert host.put("/options", options={}, listed=False).status_code == 200
        assert listed(house) == []
        assert opened(house, listed=False).view()["listed"] is False
        assert listed(house) == []


def test_a_table_that_is_played_can_be_watched_if_it_has_spectators(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        house = inside(server)
        for spectators in (True, False):
            host = opened(house, spectators=spectators)
            assert listed(house)[0]["open"] == 1
            guest = Api(server.url, host.table)
            guest.client.cookies = house.cookies
            token = guest.post("/seats/1", name="Blaise").json()["token"]
            other = Api(server.url, host.table, token)
            other.client.cookies = house.cookies
            found = [each["table"] for each in listed(house)]
            assert (host.table in found) == spectators  # all seats are taken
            start([host, other])
            assert [each["phase"] for each in listed(house)] == (["playing"] if spectators else [])
            play_on([host, other])
            assert listed(house) == []


def test_games_that_begin_at_once_are_not_listed(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        house = inside(server)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        opened(house, seats=seats, start=True)
        form = {
            "game": "district-noir",
            "door": "bots",
            "players": "2",
            "bot": "greedy",
            "name": "Ada",
        }
        assert house.post("/tables", data=form).status_code == 303
        assert listed(house) == []
        form |= {"door": "friends"}
        assert house.post("/tables", data=form).status_code == 303
        assert [each["open"] for each in listed(house)] == [1]


def test_an_open_house_has_no_list(sqlite: str) -> None:
    with running(sqlite, settings=SETTINGS) as server:
        (host,) = open_by_api(server.url, "Ada", bot="greedy")
        stranger = client(server.url)
        for path in ("/open-tables", "/api/tables"):
            assert stranger.get(path).status_code == 404
        assert "Open tables" not in stranger.get("/").text
        (waiting,) = server.gather("Ada")
        before = server.written(waiting.table)
        answer = waiting.put("/options", options={}, listed=True)
        assert answer.json()["error"]["code"] == "no-list-here"
        wanted = {"game": "district-noir", "seats": SEATS, "listed": True}
        assert stranger.post("/api/tables", json=wanted).status_code == 409
        assert server.written(waiting.table) == before
        assert "List of this house" not in waiting.client.get(f"/t/{waiting.table}").text
        assert sit_down(server.url, waiting.table, 1, "Zoé").view()["listed"] is False
        assert host.view()["listed"] is False
