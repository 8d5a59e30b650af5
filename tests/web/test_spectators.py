"""A table without spectators shows itself to whoever has a seat, and to nobody else."""

from collections.abc import Callable
from functools import partial

import httpx

from tests.web.clients import Api, Page, page_of, play_on, sentences, start
from tests.web.servers import Running, running
from tests.web.sockets import refusal

LOOKED_AT = (
    *("", "/pulse", "/stream", "/cards", "/cards.toml", "/report", "/record.jsonl", "/replay"),
    *("/deal", "/result.svg", "/my-game", "/analysis"),
)
"""Everything below a table's address that somebody may look at."""


def closed_table(server: Running) -> list[Api]:
    """A running match without spectators."""
    players = server.gather("Ada", "Blaise")
    answer = players[0].put("/options", options={}, spectators=False)
    assert answer.status_code == 200, answer.text
    start(players)
    return players


def looks(server: Running, table: str) -> dict[str, Callable[[], httpx.Response]]:
    """Every way to look at a table without a seat."""
    page, program = Page(server.url, table), Api(server.url, table)
    paths = program.client.get("/api/openapi.json").json()["paths"]
    api = [
        path.split("{table_id}")[1]
        for path, methods in paths.items()
        if "{table_id}" in path and "get" in methods
    ]
    return {
        **{f"page {path}": partial(page.get, path) for path in LOOKED_AT},
        **{f"api {path}": partial(program.get, path) for path in api},
        "play on": partial(
            program.post, "/replay/play-on", line=0, seat=0, name="Eve", bot="greedy"
        ),
        "move": partial(program.post, "/moves", move="take", at=10**6),
        "again": partial(page.post, "/again"),
        "hand": partial(page.post, "/hand", at=0),
        "choices": partial(page.post, "/choices"),
    }


def check_closed(server: Running, table: str) -> None:
    for name, look in looks(server, table).items():
        answer = look()
        assert answer.status_code == 403, f"{name}: {answer.status_code}"
        assert "without spectators" in sentences(answer.text), name
    for path in (f"/t/{table}/socket", f"/api/tables/{table}/socket"):
        assert refusal(server.url, path)["error"]["code"] == "no-spectators"


def test_from_the_start_on_only_who_has_a_seat_sees_anything(sqlite: str) -> None:
    with running(sqlite) as server:
        players = closed_table(server)
        check_closed(server, players[0].table)
        server.read_again()
        check_closed(server, players[0].table)
        for player in players:
            assert 'class="hand"' in page_of(player).get().text
            assert player.get().json()["spectators"] is False
        play_on(players)
        assert players[0].view()["phase"] == "over"
        check_closed(server, players[0].table)
        assert page_of(players[1]).get("/replay").status_code == 200
        assert players[1].get("/record").status_code == 200


def test_until_the_start_the_link_shows_the_waiting_room(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        host.put("/options", options={}, spectators=False)
        shown = sentences(Page(server.url, host.table).get().text)
        assert "Without spectators" in shown
        assert "Sit down" in shown


def test_who_watched_the_waiting_room_is_shown_no_game(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.gather("Ada", "Blaise")
        players[0].put("/options", options={}, spectators=False)
        with (
            Api(server.url, players[0].table).stream() as program,
            Page(server.url, players[0].table).stream() as page,
        ):
            start(players)
            for stream in (program, page):
                told = stream.rest()
                assert "hand" not in str(told)


def test_who_has_moved_their_seat_is_told_how_to_come_back(sqlite: str) -> None:
    with running(sqlite) as server:
        _, blaise = closed_table(server)
        token = blaise.post("/new-token").json()["token"]
        old = page_of(blaise).get()
        assert old.status_code == 403
        assert "Your seat is played from another device" in sentences(old.text)
        assert f"/t/{blaise.table}/return" in old.text
        link = f"{server.url}/t/{blaise.table}/return#{token}"
        device = page_of(blaise)
        assert device.get("/return").status_code == 200
        assert device.post("/return", link=link).status_code == 200
        assert 'class="hand"' in device.get().text


def test_the_option_is_chosen_in_the_lobby_or_when_the_table_is_opened(sqlite: str) -> None:
    with running(sqlite) as server:
        host, _ = server.gather("Ada", "Blaise")
        page = page_of(host)

        def chosen() -> object:
            return host.view()["spectators"]

        assert chosen() is True
        page.post("/options", spectators="off")
        assert chosen() is False
        page.post("/options")  # a form that does not name it
        assert chosen() is False
        page.post("/options", spectators="on")
        assert chosen() is True
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "district-noir", "seats": seats, "spectators": False, "start": True}
        opened = page.client.post("/api/tables", json=wanted).json()
        assert Api(server.url, opened["table"]).get().status_code == 403
        own = Api(server.url, opened["table"], opened["token"])
        play_on([own, own])
        again = own.post("/again").json()
        assert Api(server.url, again["table"]).get().status_code == 403  # a rematch keeps it
