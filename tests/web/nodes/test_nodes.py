"""Any node takes any request; a table that changes its node loses nothing and doubles nothing."""

import signal
import time
from functools import partial
from typing import Any

import httpx
import pytest

from ludotheque.web.errors import StoreProblem
from ludotheque.web.http.tokens import hashed
from ludotheque.web.nodes.signature import CALLER, SIGNED
from ludotheque.web.settings import Limits, Rate
from ludotheque.web.storage.store import Store
from tests.services.packages import failing_if_missing
from tests.services.postgresql import connected, cut_all_sessions
from tests.soak.nodes.haunting import kill_nodes
from tests.web.clients import Api, Page, asked, client, open_by_api, page_of, play_on
from tests.web.fake_time import eventually
from tests.web.nodes.clusters import cluster
from tests.web.sockets import socket_of

pytestmark = pytest.mark.slow


def key_of(number: int) -> str:
    """A key that nobody guesses, as far as the server can tell."""
    return f"{number:032d}"


def is_asked(player: Api) -> bool:
    """Whether it is this person's turn, against a bot."""
    return bool(player.get().json()["asked"]["seat"] == 0)


def test_every_node_answers_for_every_table(postgresql_database: str) -> None:
    """Pages and the API, streams and sockets, by the wrong node as by the right one."""
    with cluster(postgresql_database) as nodes:
        here = open_by_api(nodes.url(0), "Ada", "Blaise")
        there = [nodes.at(1, player) for player in here]
        for player in (here[0], there[0]):
            play_on(here, 1)
            assert player.view() == here[0].view()
        assert page_of(there[0]).get().status_code == 200
        headers = [dict(Page(p.url, p.table, p.token).get().headers) for p in (here[0], there[0])]
        assert headers[0].keys() == headers[1].keys()
        assert there[0].client.head(there[0].base).status_code == 405
        with there[1].stream() as stream:
            number = stream.next().number
            play_on(there, 1)
            assert stream.next().number > number
        with socket_of(there[0]) as socket:
            first = socket.next("event")
            play_on(here, 1)
            assert socket.next("event")["number"] > first["number"]
            assert "error" not in socket.act("say", text="Hello")
        refused = Api(nodes.url(1), here[0].table, "x").post("/moves", move="nothing", at=0)
        assert (
            refused.status_code
            == Api(nodes.url(0), here[0].table, "x")
            .post("/moves", move="nothing", at=0)
            .status_code
        )
        assert nodes.stop(1) == (0, "")


def test_a_table_moves_on_when_its_node_stops_or_dies(postgresql_database: str) -> None:
    with cluster(postgresql_database) as nodes:
        there = [nodes.at(1, player) for player in open_by_api(nodes.url(0), "Ada", "Blaise")]
        play_on(there, 3)
        player = asked(there)
        move, at = player.options()[0], player.number
        first = player.move(move, at, key="once")
        assert nodes.stop(0) == (0, "")
        assert player.move(move, at, key="once").json() == first.json()
        nodes.start(0)
        here = [nodes.at(0, each) for each in there]
        assert here[0].view() == there[0].view()
        nodes.kill(1)
        assert here[0].get().status_code == 200  # it waits until the table is free
        again = nodes.at(0, player).move(move, at, key="once")
        assert again.json() == first.json()
        play_on(here)
        assert here[0].view()["phase"] == "over"


def test_who_was_held_for_dead_shows_nothing_old(postgresql_database: str) -> None:
    """A node that was stopped in its tracks, as a laptop whose lid was closed."""
    with cluster(postgresql_database) as nodes:
        here = open_by_api(nodes.url(0), "Ada", "Blaise")
        there = [nodes.at(1, player) for player in here]
        before = here[0].number
        process = nodes.nodes[0].process
        process.send_signal(signal.SIGSTOP)
        eventually(lambda: there[0].get().status_code == 200)
        play_on(there, 2)
        process.send_signal(signal.SIGCONT)
        answer = here[0].get()
        assert answer.status_code == 503 or answer.json()["number"] > before
        eventually(lambda: nodes.health(0).status_code == 200)
        assert here[0].view() == there[0].view()
        play_on(here)
        assert there[0].view()["phase"] == "over"


def test_what_one_node_has_begun_another_goes_on_with(postgresql_database: str) -> None:
    """An opening that is sent again, the deal that was offered, a rematch: each by another node."""
    with cluster(postgresql_database) as nodes:
        asking = [client(nodes.url(place)) for place in (0, 1)]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "district-noir", "seats": seats, "start": True, "key": key_of(1)}
        answers = [each.post("/api/tables", json=wanted) for each in (*asking, *asking)]
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.text for answer in answers}) == 1
        deal = asking[0].post("/api/deals").json()["deal"]
        promised = {"deal": deal, "deal_number": "0" * 64}
        opened = asking[1].post("/api/tables", json={**wanted, "key": "", **promised})
        assert opened.status_code == 201, opened.text
        players = open_by_api(nodes.url(0), "Ada", "Blaise")
        players[0].post("/resign")
        first = players[0].post("/again").json()
        nodes.stop(0)
        nodes.start(0)
        assert nodes.at(1, players[0]).get().status_code == 200  # the old one goes there
        assert Api(nodes.url(0), first["table"]).get().status_code == 200  # the new one does not
        second = nodes.at(1, players[1]).post("/again")
        assert second.json()["table"] == first["table"], second.text
        view = Api(nodes.url(0), first["table"]).get().json()
        assert [seat["name"] for seat in view["seats"]] == ["Blaise", "Ada"]  # they move on
        assert not any(seat["open"] for seat in view["seats"])


def test_nobody_can_drag_a_table_from_node_to_node(postgresql_database: str) -> None:
    """Whoever knows its name may ask any node for it, and it stays where it is."""
    with cluster(postgresql_database) as nodes:
        player = open_by_api(nodes.url(0), "Ada", bot="random")[0]
        there = client(nodes.url(1))
        seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "district-noir", "seats": seats, "key": key_of(2), "deal": player.table}
        with player.stream() as stream:
            stream.next()
            assert there.get(f"/t/{player.table}/pulse%0A").status_code in (200, 404)
            assert there.post("/api/tables", json=wanted).status_code == 409
            eventually(lambda: is_asked(player))
            play_on([player], 1)
            stream.next()  # it would have ended, had the table gone


def test_an_offer_is_taken_once(postgresql_database: str) -> None:
    """Its number is the table's, so everybody at the table knows it."""
    with cluster(postgresql_database) as nodes:
        here = client(nodes.url(0))
        deal = here.post("/api/deals").json()["deal"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        wanted = {"game": "district-noir", "seats": seats, "start": True}
        wanted |= {"deal": deal, "deal_number": "0" * 64}
        opened = here.post("/api/tables", json=wanted).json()
        player = Api(nodes.url(0), opened["table"], opened["token"])
        with player.stream() as stream:
            stream.next()
            for place in (0, 1):
                again = client(nodes.url(place)).post("/api/tables", json=wanted)
                assert again.json()["error"]["code"] == "offer-gone"
            eventually(lambda: is_asked(player))
            play_on([player], 1)
            stream.next()


def test_what_callers_may_do_is_counted_by_all_nodes_together(postgresql_database: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": "district-noir", "seats": seats, "start": True}
    with cluster(postgresql_database) as nodes:
        asking = [client(nodes.url(place)) for place in (0, 1)]

        def allowed(rate: Rate, path: str, **more: Any) -> int:
            times = range(int(rate.at_once) + 6)
            tried = [asking[number % 2].post(path, **more) for number in times]
            return sum(answer.status_code != 429 for answer in tried)

        began, limits = time.monotonic(), Limits()
        uploads = allowed(limits.uploads, "/api/records", content="no record")
        openings = allowed(limits.openings, "/api/tables", json=wanted)
        seconds = time.monotonic() - began
        for count, rate in ((uploads, limits.uploads), (openings, limits.openings)):
            assert rate.at_once <= count <= rate.at_once + seconds * rate.each_second + 1
        with connected(postgresql_database) as connection:
            (kept,) = connection.execute("SELECT string_agg(name, ' ') FROM buckets").fetchall()
        assert "127.0.0" not in kept[0]


def test_a_server_that_takes_the_database_alone_silences_nodes(postgresql_database: str) -> None:
    """PostgreSQL was started anew, and somebody was faster with a server that is no node."""
    name = postgresql_database.partition("/test_")[2].partition("?")[0]
    with cluster(postgresql_database, 1) as nodes:
        player = open_by_api(nodes.url(0), "Ada", bot="random")[0]
        assert player.get().status_code == 200
        alone = Store(postgresql_database)

        def takes_it() -> bool:
            with connected(postgresql_database) as connection:
                cut_all_sessions(connection, f"test_{name}")
            try:
                alone.open()
            except StoreProblem:
                return False  # the node was faster
            return True

        try:
            eventually(takes_it)
            assert {player.get(path).status_code for path in ("", "/options")} == {503}
            assert page_of(player).get().status_code == 503
            assert nodes.health(0).status_code == 503
        finally:
            alone.close()
        eventually(lambda: player.get().status_code == 200)
        eventually(lambda: nodes.health(0).status_code == 200)


def test_a_challenge_spans_nodes_and_is_sealed_on_each(postgresql_database: str) -> None:
    with cluster(postgresql_database) as nodes:
        ada = open_by_api(nodes.url(0), "Ada", bot="random")[0]
        assert ada.post("/resign").status_code == 200
        with client(nodes.url(1)) as there:
            record = ada.get("/record").text
            headers = {"content-type": "application/jsonl"}
            uploaded = there.post("/api/records", content=record, headers=headers).json()["table"]
            assert Api(nodes.url(1), uploaded).get().status_code == 200
            made = ada.post("/challenge").json()["challenge"]
            for table in (ada.table, uploaded):
                for number in (0, 1):
                    assert Api(nodes.url(number), table).get().status_code == 403
            taken = there.post(f"/api/challenges/{made}/tables", json={"name": "Blaise"}).json()
        blaise = Api(nodes.url(1), taken["table"], taken["token"])
        assert blaise.post("/resign").status_code == 200
        assert [len(player.get("/challenge").json()["results"]) for player in (ada, blaise)] == [
            2,
            2,
        ]
        assert Api(nodes.url(0), blaise.table).get().status_code == 403
        nodes.kill(0)
        assert nodes.at(1, ada).delete("/challenge").status_code == 200
        for table in (ada.table, uploaded, blaise.table):
            assert Api(nodes.url(1), table).get().status_code == 200


def test_a_match_of_two_pairs_spans_nodes(postgresql_database: str) -> None:
    """People gather, play and look at any node; a deal that ends on two of them opens on both."""
    with cluster(postgresql_database) as nodes:

        def answers(there: Api) -> bool:
            return there.get().status_code == 200

        def asking(number: int, token: str = "") -> httpx.Client:
            headers = {"authorization": f"Bearer {token}"} if token else {}
            return client(nodes.url(number), headers)

        wanted = {"game": "district-noir", "name": "Ada", "deals": 2}
        ada = asking(0).post("/api/duplicates", json=wanted).json()
        match = f"/api/duplicates/{ada['duplicate']}"
        blaise = asking(1).post(f"{match}/places", json={"name": "Blaise", "place": 1}).json()
        begun = asking(1, ada["token"]).post(f"{match}/start", json={"bot": "random"})
        assert begun.status_code == 200, begun.text
        players = []
        for number, member in enumerate((ada, blaise)):
            going = [asking(n, member["token"]).post(f"{match}/tables") for n in (number, 1)]
            assert len({each.json()["table"] for each in going}) == 1
            table = going[0].json()["table"]
            players.append(Api(nodes.url(number), table, member["token"]))
        for number, player in enumerate(players):
            for n in (0, 1):
                assert Api(nodes.url(n), player.table).get().status_code == 403
            assert player.post("/resign").status_code == 200
            deal = asking(1 - number).get(match).json()["deals"][0]
            assert deal["sealed"] is (number == 0)
        for player in players:
            for n in (0, 1):
                there = Api(nodes.url(n), player.table)
                eventually(partial(answers, there))


def test_nobody_passes_for_a_node(postgresql_database: str) -> None:
    """Without the secret of the house, headers of nodes say nothing."""
    with cluster(postgresql_database) as nodes:
        player = open_by_api(nodes.url(0), "Ada", bot="random")[0]
        forged = {CALLER: "10.9.8.7", SIGNED: hashed("guessed") * 2}
        for place in (0, 1):
            asking = client(nodes.url(place), {**forged, "host": "elsewhere.example"})
            assert asking.get(f"/t/{player.table}").status_code == 421
            asking = client(nodes.url(place), forged)
            assert asking.post(f"/nodes/let-go/{player.table}").status_code == 404
        assert nodes.at(1, player).get().status_code == 200


def test_nothing_acknowledged_is_lost_or_doubled_by_killing_nodes() -> None:
    told: list[int] = []
    with failing_if_missing():
        found = kill_nodes(10, "test", told.append, fault_every=2)
    assert found.examples == []
    assert found.troubles == 0
    assert sum(told) == 10
    assert found.counts["acknowledged moves"] > 0
    assert sum(found.faults.values()) == 5
