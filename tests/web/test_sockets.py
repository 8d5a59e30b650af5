"""The socket of a table: actions, rights, keys, limits and secrecy are those of requests."""

import json
import re
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from bench.web.part_reader import PartReader
from ludotheque.web.http.sockets import LARGEST_FRAME_BYTES
from ludotheque.web.settings import Limits, Rate, Settings
from tests.web.clients import Api, Page, asked, page_of
from tests.web.deals import at_the_start, start_rest
from tests.web.fake_time import PATIENCE
from tests.web.servers import ANY, Running, running
from tests.web.sockets import Socket, page_socket, socket_of
from tests.web.test_rematch import one_screen


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as server:
        yield server


def choose(event: dict[str, object]) -> str:
    options = event["asked"]["options"]  # type: ignore[index]
    return str(options[0])


# Programs


def test_a_whole_match_over_sockets_alone(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    with socket_of(players[0]) as ada, socket_of(players[1]) as blaise:
        sockets = (ada, blaise)
        events = [socket.next("event") for socket in sockets]
        moves = 0
        while events[0]["phase"] == "playing":
            seat = events[0]["asked"]["seat"]
            answer = sockets[seat].act("move", move=choose(events[seat]), at=events[seat]["number"])
            number = answer["number"]
            events = [last_event(socket, number) for socket in sockets]
            moves += 1
    assert players[0].view()["phase"] == "over"
    written = server.written(players[0].table)
    lines = [json.loads(line).get("record", "{}") for line in written]
    assert sum("move" in json.loads(line) for line in lines) == moves


def last_event(socket: Socket, number: int) -> dict[str, object]:
    """The event that tells of this line, which may have come before the answer."""
    for frame in reversed(socket.frames):
        if "event" in frame and frame["event"]["number"] >= number:
            found: dict[str, object] = frame["event"]
            return found
    while (event := socket.next("event"))["number"] < number:
        pass
    return event


def test_events_are_those_of_the_stream(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    with socket_of(players[0]) as socket, players[0].stream() as stream:
        assert socket.next("event") == stream.next().data
        mover = asked(players)
        mover.move(mover.options()[0])
        assert socket.next("event") == stream.next().data
    with socket_of(players[0], after=players[0].number) as socket:
        mover = asked(players)
        mover.move(mover.options()[0])
        assert len(socket.next("event")["told"]) == 1  # and nothing of what was before


def test_refusals_are_those_of_requests(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    mover = asked(players)
    other = next(each for each in players if each is not mover)
    move, number = mover.options()[0], mover.number
    with socket_of(mover) as socket, socket_of(other) as waiting:
        wrong = {"move": "no such move", "at": number}
        assert socket.act("move", **wrong)["error"] == mover.post("/moves", **wrong).json()["error"]
        refused = waiting.act("move", move=move, at=number)["error"]
        assert refused == other.post("/moves", move=move, at=number).json()["error"]
        assert socket.act("move", move=move, at=0)["error"]["code"] == "stale"
        assert socket.act("start")["error"]["code"] == mover.post("/start").json()["error"]["code"]
        stranger = Api(server.url, mover.table)
        with socket_of(stranger) as watching:
            assert watching.next("event")["asked"]["options"] == []
            assert watching.act("move", move=move, at=number)["error"]["code"] == "no-seat"
    assert mover.number == number


@pytest.mark.parametrize(
    "frame",
    [
        "nonsense",
        "[]",
        "7",
        b"\xff\xfe",
        '{"id": 1}',
        '{"id": 1, "action": "sit", "name": "Eve"}',
        '{"id": 1, "action": "no-such"}',
        '{"id": 1, "action": "move"}',
        '{"id": 1, "action": "move", "move": "take"}',
        '{"id": 1, "action": "move", "move": 3, "at": 1}',
        '{"id": 1, "action": "say"}',
        json.dumps({"id": 1, "action": "back", "key": "k" * 65}),
        '{"id": 1, "action": ' + "[" * 2000 + "]" * 2000 + "}",
    ],
)
def test_a_frame_that_cannot_be_understood_is_refused_and_the_socket_stays(
    server: Running, frame: str | bytes
) -> None:
    (player, _) = server.open("Ada", "Blaise")
    number = player.number
    with socket_of(player) as socket:
        socket.next("event")
        socket.send(frame)
        assert socket.receive()["error"]["code"] == "bad-form"
        assert socket.act("say", text="still here")["number"] == number + 1


def test_a_frame_that_is_too_large_ends_the_socket(server: Running) -> None:
    (player, _) = server.open("Ada", "Blaise")
    with socket_of(player) as socket:
        socket.send(json.dumps({"action": "say", "text": "x" * LARGEST_FRAME_BYTES}))
        assert socket.until_closed() == 1009
    assert player.get().status_code == 200


def test_a_key_makes_a_repeated_action_one(server: Running) -> None:
    (player, _) = server.open("Ada", "Blaise")
    with socket_of(player) as socket:
        first = socket.act("say", text="once", key="the same key")
        assert socket.act("say", text="once", key="the same key")["number"] == first["number"]
        again = player.post("/talk", text="once", key="the same key")
        assert again.json() == {"number": first["number"]}
        assert socket.act("say", text="twice", key="the same key")["error"]["code"] == "key-reused"


def test_a_hint_is_in_the_answer(server: Running) -> None:
    (player,) = server.open("Ada", bots=["greedy"])
    with socket_of(player) as socket:
        event = socket.next("event")
        while not event["asked"]["options"]:
            event = socket.next("event")
        hint = socket.act("hint", at=event["number"])["hint"]
        assert hint["move"] in event["asked"]["options"]
        assert hint["reasons"]


# Who may open one


def test_there_is_no_socket_without_a_table(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused, socket_of(Api(server.url, "nosuchtable")):
        pass
    assert refused.value.response.status_code == 404
    assert json.loads(refused.value.response.body or b"")["error"]["code"] == "no-such-table"


@pytest.mark.parametrize(
    "headers", [{"origin": "http://elsewhere.example"}, {"sec-fetch-site": "cross-site"}]
)
def test_another_site_cannot_open_one(server: Running, headers: dict[str, str]) -> None:
    page = page_of(server.open("Ada", "Blaise")[0])
    with pytest.raises(InvalidStatus) as refused, page_socket(page, headers):
        pass
    assert refused.value.response.status_code == 403
    own = {"origin": server.url} if "origin" in headers else {"sec-fetch-site": "same-origin"}
    with page_socket(page, own) as socket:
        assert socket.next("update")["number"] >= 0


def test_an_unknown_host_cannot_open_one(server: Running) -> None:
    player = server.open("Ada", "Blaise")[0]
    upgrade = {
        "host": "rebound.example",
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==",
    }
    answers = [
        httpx.get(f"{server.url}{player.base}/socket", headers=headers, timeout=PATIENCE)
        for headers in (upgrade, {**upgrade, "host": "localhost", "origin": "http://localhost:1"})
    ]
    assert [answer.status_code for answer in answers] == [421, 403]


def test_frames_are_counted_like_requests(sqlite: str) -> None:
    few = Settings(limits=Limits(Rate(0.0, 30.0), openings=ANY, work=ANY, stream_work=ANY))
    with running(sqlite, settings=few) as server:
        player = server.open("Ada", "Blaise")[0]
        with socket_of(player) as socket:
            answers = 0
            for _ in range(60):
                socket.send('{"action": "no-such"}')
            while answers < 20:
                answers += "error" in socket.receive()
            assert player.get().status_code == 429


# When it ends


def test_a_socket_ends_when_its_table_is_read_again_or_its_seat_moves(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    with socket_of(players[0]) as socket:
        socket.next("event")
        code = players[0].post("/pass-on").json()["code"]
        assert players[0].post("/take-seat", code=code).status_code == 200
        assert socket.until_closed() == 1012
    with socket_of(players[1]) as socket:
        socket.next("event")
        server.read_again()
        assert socket.until_closed() == 1012


# Pages


def test_a_pages_socket_has_the_updates_of_its_stream(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    page = page_of(players[0])
    with page_socket(page) as socket, page.stream() as stream:
        assert socket.next("update") == stream.next().data
        mover = asked(players)
        mover.move(mover.options()[0])
        assert socket.next("update")["parts"] == stream.next().data["parts"]


def test_a_page_that_has_it_all_is_sent_nothing_again(server: Running) -> None:
    page = page_of(server.open("Ada", "Blaise")[0])
    found = re.search(r'data-shown-version="(\w+)"', page.get().text)
    assert found
    path = f"/t/{page.table}/socket?shown={found[1]}"
    with Socket(
        page.url, path, {"cookie": f"seat={page.token}", "accept-language": "en"}
    ) as socket:
        update = socket.next("update")
    assert update["parts"] == []
    assert update["title"]


def test_a_page_acts_by_its_socket(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    mover = asked(players)
    page, number = page_of(mover), mover.number
    with page_socket(page) as socket:
        fields = {"move": mover.options()[0], "at": str(number), "key": "0" * 32}
        answer = socket.act("move", fields=fields)["answer"]
        assert answer == {"number": number + 1}
        assert page.post("/move", **fields).json() == answer  # sent again, it is the same
        assert socket.act("move", fields=fields | {"key": "1" * 32})["answer"]["error"]
        for unknown in ("sit", "again", "i-am", "judge", "nonsense"):
            assert socket.act(unknown, fields={})["answer"] is None


def test_at_one_screen_a_hand_comes_only_in_the_answer_to_its_person(sqlite: str) -> None:
    with running(sqlite) as server:
        player, watcher = one_screen(server)
        page, session = page_of(player), server.table(player.table)
        decision = session.table.decision()
        assert decision is not None
        opened = page.post("/i-am", seat=decision.seat).json()
        move = next(each.text for each in decision.options)
        with page_socket(page) as socket, page_socket(page_of(watcher)) as watching:
            fields = {
                "move": move,
                "seat": str(decision.seat),
                "at": str(session.table.number),
                "hand-key": opened["hand-key"],
            }
            without_key = {**fields, "hand-key": "guessed", "move": "no such move"}
            assert "view" not in socket.act("move", fields=without_key)["answer"]
            socket.act("move", fields=fields)
            watching.next("update")
            for each in (socket, watching):
                reader = PartReader()
                for frame in each.frames:
                    if "update" in frame:
                        reader.read(frame["update"]["parts"])
                assert not [html for html in reader.html.values() if 'class="hand"' in html]


def test_nobody_is_told_over_a_socket_what_they_may_not_know(sqlite: str) -> None:
    """While it is dealt, and of the other's hand."""
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        with socket_of(ada) as socket, page_socket(page_of(ada)) as page:
            start_rest([ada, blaise])
            while socket.next("event")["phase"] != "playing":
                pass
            page.next("update")
        table = server.table(ada.table).table
        hidden = {table.game.box.name(card) for card in table.view(1).hands[1]}  # type: ignore[attr-defined]
        own = {table.game.box.name(card) for card in table.view(0).hands[0]}  # type: ignore[attr-defined]
        sent = json.dumps(socket.frames + page.frames)
        for name in hidden - own:
            assert f"play {name}" not in sent
        stranger = Page(server.url, ada.table)
        with page_socket(stranger) as watching:
            assert 'class="hand"' not in json.dumps(watching.next("update"))
