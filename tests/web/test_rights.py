"""Nobody can read or play another's seat, or start, kick or take back without the right to."""

import re
from collections.abc import Callable
from functools import partial

import httpx
import pytest

from ludotheque.core import WATCHER, Seat
from ludotheque.games import GAMES
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.actions import ACTIONS
from ludotheque.web.tables.lobby import Chair
from tests.web.clients import NUMBER, Api, Page, asked, client, page_of, play_on
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import Running, running

NOIR = GAMES["district-noir"]


Ask = Callable[[], httpx.Response]


def everything(player: Api, at: int, move: str) -> dict[str, Ask]:
    """Every POST, PUT and DELETE at a table except sitting down."""
    page = page_of(player)
    seated = {"seat": 1, "bot": "greedy"}
    return {
        "move": partial(player.post, "/moves", move=move, at=at),
        "hint": partial(player.post, "/hint", at=at),
        "back": partial(player.post, "/back"),
        "rewind": partial(player.post, "/rewind"),
        "resign": partial(player.post, "/resign"),
        "stand-in": partial(player.post, "/seats/0/stand-in"),
        "stand-in for the other": partial(player.post, "/seats/1/stand-in"),
        "take-over": partial(player.post, "/take-over"),
        "let-pass": partial(player.put, "/let-pass", on=True),
        "talk": partial(player.post, "/talk", text="Hello"),
        "pass-on": partial(player.post, "/pass-on"),
        "start": partial(player.post, "/start"),
        "commit": partial(player.post, "/commit", commitment=NUMBER),
        "reveal": partial(player.post, "/reveal", deal_number=NUMBER),
        "leave": partial(player.post, "/leave"),
        "chair": partial(player.put, "/seats/1", bot="greedy"),
        "kick": partial(player.put, "/seats/1", bot=""),
        "send-away": partial(player.post, "/seats/1/send-away"),
        "invite-again": partial(player.post, "/invite-again", name="Blaise"),
        "mute": partial(player.put, "/seats/1/muted", on=True),
        "page invite-again": partial(page.post, "/invite-again", name="Blaise"),
        "add": partial(player.post, "/seats"),
        "remove": partial(player.delete, "/seats/1"),
        "exchange": partial(player.post, "/exchange", seat=0, other=1),
        "options": partial(player.put, "/options", options={}),
        "again": partial(player.post, "/again"),
        "challenge": partial(player.post, "/challenge"),
        "end the challenge": partial(player.delete, "/challenge"),
        "page challenge": partial(page.post, "/challenge"),
        "page end the challenge": partial(page.post, "/challenge/end"),
        "take-seat": partial(player.post, "/take-seat", code="guessed"),
        "new-token": partial(player.post, "/new-token"),
        "renew": partial(player.post, "/seats/1/renew"),
        "page return": partial(page.post, "/return", link="guessed-by-somebody"),
        "play-on": partial(player.post, "/replay/play-on", line=0, name="Eve", **seated),
        "page move": partial(page.post, "/move", move=move, at=at),
        "page hint": partial(page.post, "/hint", at=at, seat=0),
        "page i-am": partial(page.post, "/i-am", seat=0),
        "page hand": partial(page.post, "/hand", at=0, **{"hand-key": "guessed"}),
        "page seat": partial(page.post, "/seat/guessed"),
        "page talk": partial(page.post, "/say", text="Hello"),
        "page play-on": partial(page.post, "/replay/play-on", line=0, name="Eve", **seated),
        "page commit": partial(page.post, "/commit", commitment=NUMBER),
        "page reveal": partial(page.post, "/reveal", **{"deal-number": NUMBER}),
        "page exchange": partial(page.post, "/exchange", seat=0, other=1),
        **{f"page {name}": partial(page.post, f"/{name}", **seated) for name in SIMPLY},
    }


SIMPLY = (
    *("add-chair", "again", "back", "chair", "leave", "let-pass", "nobody", "options"),
    *("mute", "new-link", "renew-link", "send-away"),
    *("pass-on", "remove-chair", "resign", "rewind", "stand-in", "start", "take-over"),
)


def test_everything_is_everything(sqlite: str) -> None:
    """Every address that changes a table is tried below."""
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        tried = set()
        for ask in everything(host, 0, "take").values():
            asking = ask().request
            path = re.sub(r"seats/\d", "seats/{seat}", asking.url.path).split(host.table)[1]
            tried.add((asking.method, path))
        paths = client(server.url).get("/api/openapi.json").json()["paths"]
    api = {
        (method.upper(), path.split("{table_id}")[1])
        for path, methods in paths.items()
        for method in methods
        if method != "get" and "{table_id}" in path
    }
    assert api - tried == {("POST", "/seats/{seat}")}  # sitting down: anybody may
    pages = {*ACTIONS, "i-am", "hand", "again"} - {"sit"}
    assert {("POST", f"/{name}") for name in pages} <= tried


def assert_refused(name: str, answer: httpx.Response) -> None:
    assert answer.status_code in (403, 404, 409, 422), f"{name}: {answer.status_code}"
    error = answer.json()["error"]
    assert error["message"], name
    if answer.status_code == 404:
        assert error["code"] == "code-expired", name
    if answer.status_code == 422:
        known = ("not-your-turn", "nobody-to-return-to", "only-in-practice")
        assert error["code"] in known, name


@pytest.mark.parametrize("who", ["stranger", "somebody from another table", "former holder"])
def test_who_has_no_seat_can_do_nothing_while_a_match_runs(sqlite: str, who: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 3)
        outsider = Api(server.url, players[0].table, "guess")
        if who == "somebody from another table":
            outsider = Api(server.url, players[0].table, server.open("Eve", "Fay")[0].token)
        elif who == "former holder":
            outsider = asked(players)
            code = outsider.post("/pass-on").json()["code"]
            taken = Api(server.url, outsider.table).post("/take-seat", code=code).json()
            players[players.index(outsider)] = Api(server.url, outsider.table, taken["token"])
        before = server.written(players[0].table)
        move = asked(players).options()[0]
        for name, ask in everything(outsider, players[0].number, move).items():
            assert_refused(name, ask())
        assert server.written(players[0].table) == before
        for answer in (outsider.get("/options"), outsider.get(seat=0), outsider.get("/record")):
            assert answer.status_code == 403


def test_the_other_seat_can_do_only_its_own(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 3)
        player = asked(players)
        other = next(each for each in players if each is not player)
        before = server.written(player.table)
        own = {"talk", "pass-on", "new-token", "new-link"}
        own |= {"resign", "back", "let-pass", "nobody", "hand"}
        if other is players[0]:  # the host
            own.add("mute")
        own |= {f"page {name}" for name in own}
        for name, ask in everything(other, other.number, player.options()[0]).items():
            if name not in own:
                assert_refused(name, ask())
        seat = players.index(player)
        for path in ("/back", "/resign", "/take-over"):
            assert other.post(path, seat=seat).status_code == 403
        move = {"move": player.options()[0], "at": player.number, "seat": seat}
        assert other.post("/moves", **move).status_code == 403
        assert page_of(other).post("/move", **move).status_code == 403
        assert server.written(player.table) == before
        assert not any(each.token in line for line in before for each in players)


@pytest.mark.slow
def test_before_the_start_only_the_host_changes_anything(sqlite: str) -> None:
    with running(sqlite) as server:
        host, guest = server.gather("Ada", "Blaise")
        stranger = Api(server.url, host.table)
        before = server.written(host.table)
        for outsider in (guest, stranger):
            own = {"talk", "leave", "pass-on", "let-pass", "nobody", "hand"}
            own |= {"new-token", "new-link"}
            own |= {f"page {name}" for name in own}
            for name, ask in everything(outsider, 0, "take").items():
                if outsider is stranger or name not in own:
                    assert_refused(name, ask())
        assert server.written(host.table) == before
        assert guest.post("/leave").status_code == 200
        assert host.get().json()["seats"][1]["open"]


def test_after_the_start_the_host_is_a_player_like_any_other(sqlite: str) -> None:
    with running(sqlite) as server:
        host, _ = players = server.open("Ada", "Blaise")
        before = server.written(host.table)
        for answer in (
            host.post("/start"),
            host.put("/seats/1", bot="greedy"),
            host.put("/seats/1", bot=""),
            host.post("/seats"),
            host.delete("/seats/1"),
            host.post("/exchange", seat=0, other=1),
            host.put("/options", options={}),
            host.post("/leave"),
            Api(server.url, host.table).post("/seats/1", name="Zoé"),
        ):
            assert answer.status_code == 409, answer.text
            assert answer.json()["error"]["code"] == "already-started"
        assert server.written(host.table) == before
        assert players[1].options() == [] or players[0].options() == []


def test_the_host_can_free_a_seat_and_its_stream_ends(sqlite: str) -> None:
    with running(sqlite) as server:
        host, guest = server.gather("Ada", "Blaise")
        with guest.stream() as stream, page_of(guest).stream() as page:
            stream.next()
            page.next()
            assert host.put("/seats/1", bot="").status_code == 200
            stream.rest()
            page.rest()
        assert guest.post("/talk", text="Hey!").status_code == 403
        assert host.put("/seats/0", bot="greedy").json()["error"]["code"] == "your-own-chair"


# Nobody reads another's hand


def hand_words(server: Running, table: str, seat: Seat) -> list[str]:
    session = server.table(table)
    assert session.table.match is not None
    hand = session.table.match.state.hands[seat]  # type: ignore[attr-defined]
    return [NOIR.box.names[card] for card in hand]


@pytest.mark.parametrize("eyes", [0, 1, WATCHER])
def test_nothing_that_can_be_got_shows_another_hand(sqlite: str, eyes: Seat) -> None:
    """What is got is the same, whatever the other holds, says Law 7; and here it is HIDDEN."""
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 2)
        table = players[0].table
        looking = Api(server.url, table) if eyes == WATCHER else players[eyes]
        shown = looking.get().json()
        state = shown["view"]["state"]
        for seat in (0, 1):
            hand = state["hands"][seat]
            if seat == eyes:
                assert sorted(hand) == sorted(hand_words(server, table, seat))
            else:
                assert set(hand) == {"?"}
                assert looking.get("", seat=seat).status_code == 403
                assert looking.get("/options", seat=seat).status_code == 403
                assert looking.get("/journal", seat=seat).status_code == 403
        asking = shown["asked"]
        assert bool(asking["options"]) == (asking["seat"] == eyes)
        page = page_of(looking).get().text
        assert ('class="hand"' in page) == (eyes != WATCHER)
        for path in ("/record", "/record.jsonl"):
            answer = looking.get(path) if path == "/record" else page_of(looking).get(path)
            assert answer.status_code == 403


def test_the_record_is_everybodys_after_the_end_and_nobodys_before(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        stranger = Api(server.url, players[0].table)
        assert [each.get("/record").status_code for each in (*players, stranger)] == [403] * 3
        play_on(players)
        texts = {each.get("/record").text for each in (*players, stranger)}
        texts.add(page_of(stranger).get("/record.jsonl").text)
        assert len(texts) == 1
        assert '"end"' in texts.pop()


def test_at_one_screen_a_hand_is_shown_to_who_says_who_they_are_and_is_asked(sqlite: str) -> None:
    with running(sqlite) as server:
        token = server.registry.tokens.token()
        chairs = tuple([Chair(name, holder=hashed(token)) for name in ("Ada", "Blaise")])
        session = server.do(
            server.registry.open(NOIR.name, chairs, token, one_screen=True, begin=True)
        )
        table = session.table.id
        page, stranger = Page(server.url, table, token), Page(server.url, table)
        decision = session.table.decision()
        assert decision is not None
        assert 'class="hand"' not in page.get().text
        shown = page.post("/i-am", seat=decision.seat)
        assert 'class="hand"' in shown.json()["view"]["html"]
        assert shown.headers["cache-control"] == "no-store"
        assert page.post("/i-am", seat=1 - decision.seat).status_code == 409
        assert stranger.post("/i-am", seat=decision.seat).status_code == 403
        assert page.post("/hand", at=0, **{"hand-key": "guessed"}).json() == {}
        with page.stream() as stream, stranger.stream() as watching:
            bodies = [stream.next().html, watching.next().html]
            assert not any('class="hand"' in str(body) for body in bodies)


# Absent players


@pytest.mark.slow
def test_a_bot_stands_in_only_after_two_minutes_without_a_stream_while_asked(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada", "Blaise")
        absent = asked(players)
        here = next(each for each in players if each is not absent)
        seat = players.index(absent)

        def stand_in(by: Api) -> httpx.Response:
            return by.post(f"/seats/{seat}/stand-in")

        with absent.stream() as stream:
            stream.next()
            server.wait(clock, 500)
            assert stand_in(here).json()["error"]["code"] == "not-absent"
        eventually(lambda: not server.table(here.table).is_here(seat))
        clock.time += 119
        assert stand_in(here).json()["error"]["code"] == "not-absent"
        with page_of(here).stream() as watching:
            assert "Let a bot play" not in watching.next().html
            server.wait(clock, 1)
            assert "Let a bot play" in watching.next().html
        stranger = Api(server.url, here.table)
        assert stand_in(stranger).status_code == 403
        assert stand_in(absent).json()["error"]["code"] == "your-own-chair"
        other = players.index(here)
        assert here.post(f"/seats/{other}/stand-in").status_code == 409
        move = absent.options()[0]
        assert stand_in(here).status_code == 200
        assert stand_in(here).status_code == 409

        # its owner gets it back at once, and may play it only then
        assert absent.options() == []
        assert absent.move(move).json()["error"]["code"] == "is-a-bot"
        assert here.post("/take-over", seat=seat).status_code == 403
        assert stranger.post("/take-over").status_code == 403
        assert "Take back my seat" in page_of(absent).get().text
        assert absent.post("/take-over").status_code == 200
        clock.time += 60
        assert absent.move(move).status_code == 200
        assert server.written(here.table)[-1].count('"bot"') == 0


def test_who_is_asked_anew_has_two_minutes_anew(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada", "Blaise")
        first = asked(players)
        second = next(each for each in players if each is not first)
        server.wait(clock, 1000)
        assert first.move(first.options()[0]).status_code == 200
        seat = players.index(second)
        assert first.post(f"/seats/{seat}/stand-in").json()["error"]["code"] == "not-absent"
        server.wait(clock, 121)
        assert first.post(f"/seats/{seat}/stand-in").status_code == 200


# Another device


def test_a_seat_passed_on_ends_the_old_devices_rights_and_streams(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada", "Blaise")
        old = asked(players)
        move = old.options()[0]
        code = old.post("/pass-on").json()["code"]
        newer = old.post("/pass-on").json()["code"]
        device = Page(server.url, old.table)
        assert device.get(f"/seat/{code}").status_code == 404  # there is a newer one
        assert device.get(f"/seat/{newer}").status_code == 200
        assert old.get("/options").status_code == 200  # looking at a link changes nothing
        with old.stream() as stream, page_of(old).stream() as page:
            stream.next()
            page.next()
            assert device.post(f"/seat/{newer}").status_code == 200
            assert stream.rest() == []
            page.rest()
        assert old.move(move).status_code == 403
        assert old.get("/options").status_code == 403
        assert old.get().json()["seats"][players.index(old)]["yours"] is False
        assert device.post(f"/seat/{newer}").status_code == 404  # once
        assert 'class="hand"' in device.get().text
        assert 'class="hand"' not in page_of(old).get().text
        assert device.post("/move", move=move, at=device_number(device)).status_code == 200


def device_number(page: Page) -> int:
    return Api(page.url, page.table).number


def test_a_code_lasts_ten_minutes_and_is_for_its_table(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        ada, _ = server.open("Ada", "Blaise")
        eve, _ = server.open("Eve", "Fay")
        code = ada.post("/pass-on").json()["code"]
        elsewhere = Api(server.url, eve.table).post("/take-seat", code=code)
        assert (elsewhere.status_code, elsewhere.json()["error"]["code"]) == (404, "code-expired")
        clock.time += 601
        assert Api(server.url, ada.table).post("/take-seat", code=code).status_code == 404
        assert ada.post("/talk", text="Still me").status_code == 201


def test_who_passes_on_the_hosts_seat_passes_on_the_table(sqlite: str) -> None:
    with running(sqlite) as server:
        host, guest = server.gather("Ada", "Blaise")
        code = host.post("/pass-on").json()["code"]
        token = Api(server.url, host.table).post("/take-seat", code=code).json()["token"]
        assert host.post("/start").status_code == 403
        assert guest.post("/start").status_code == 403
        assert Api(server.url, host.table, token).post("/start").status_code == 200
