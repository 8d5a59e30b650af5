"""A house of one's own on several nodes: each knows what the others were told, and does it once."""

import re
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from ludotheque.web.settings import Limits
from ludotheque.web.tables.turn_calls import CALL_SECONDS
from tests.services.postgresql import connected
from tests.web.clients import Api, client, open_by_api, page_of, sentences
from tests.web.fake_time import eventually
from tests.web.nodes.clusters import Cluster, cluster
from tests.web.receivers import receiving

pytestmark = pytest.mark.slow
WORD = "Sésame 7"
ASKING = ("--password", WORD)
SAID = {b"house-password": WORD.encode()}
NOT_CALLED_AGAIN_SECONDS = 12.0
"""Each node looks every five."""


def says(url: str, word: str) -> httpx.Response:
    return client(url).post("/password", data={"password": word, "to": "/about"})


def host_link(nodes: Cluster, place: int) -> str:
    found = re.search(r"\S+/house#\S+", nodes.nodes[place].said)
    assert found is not None, nodes.nodes[place].said
    return found[0]


def test_who_has_said_the_password_at_one_node_comes_in_at_all(postgresql_database: str) -> None:
    with cluster(postgresql_database, 2, *ASKING) as nodes:
        cookie = says(nodes.url(0), WORD).cookies["house"]
        for place in (0, 1):
            inside = client(nodes.url(place))
            assert inside.get("/about").status_code == 401
            inside.cookies.set("house", cookie)
            assert inside.get("/about").status_code == 200


def test_guesses_are_counted_by_all_nodes_together(postgresql_database: str) -> None:
    """Also many at the same time; and those of the host's link are others."""
    rate = Limits().guesses
    with cluster(postgresql_database, 2, *ASKING) as nodes, ThreadPoolExecutor(8) as together:
        urls = [nodes.url(number % 2) for number in range(3 * int(rate.at_once))]
        began = time.monotonic()
        wrong = [answer.status_code for answer in together.map(lambda url: says(url, "x"), urls)]
        again = (time.monotonic() - began) * rate.each_second + 1
        assert set(wrong) == {401, 429}
        assert rate.at_once <= wrong.count(401) <= rate.at_once + again
        with connected(postgresql_database) as connection:
            connection.execute("UPDATE buckets SET full_at = full_at + 3600")
        for place in (0, 1):
            assert says(nodes.url(place), WORD).status_code == 429
            assert client(nodes.url(place)).get("/api/games", headers=SAID).status_code == 429
        with connected(postgresql_database) as connection:
            connection.execute("UPDATE buckets SET full_at = 0")
        inside = client(nodes.url(1))
        inside.cookies.set("house", says(nodes.url(0), WORD).cookies["house"])
        guesses = [
            inside.post("/house", data={"link": f"{nodes.url(1)}/house#x"}).status_code
            for _ in range(int(rate.at_once) + 2)
        ]
        assert guesses[0] == 403
        assert guesses[-1] == 429
        assert says(nodes.url(0), WORD).status_code == 303


def test_the_host_erases_at_one_node_what_is_in_use_at_another(postgresql_database: str) -> None:
    with cluster(postgresql_database) as nodes:
        there = open_by_api(nodes.url(1), "Ada", "Blaise")
        host = client(nodes.url(0))
        link = host_link(nodes, 0)
        assert host.post("/house", data={"link": link}).status_code == 303
        assert link.partition("#")[2] == host_link(nodes, 1).partition("#")[2]
        table = there[0].table
        with there[0].stream() as stream, page_of(there[1]).stream() as page:
            stream.next()
            page.next()
            erased = host.post("/house/erase", data={"table": table, "sure": "1"})
            assert erased.status_code == 303
            stream.rest()
            page.rest()
        for place in (0, 1):
            gone = page_of(nodes.at(place, there[0])).get()
            assert gone.status_code == 404
            assert "Whoever runs this house has erased this table." in sentences(gone.text)


def test_a_call_is_made_once_whoever_has_the_table(postgresql_database: str) -> None:
    """Of some tables a node has each, others nobody has any more: all nodes look after these."""
    with (
        receiving() as receiver,
        cluster(postgresql_database, 3, "--webhook", f"{receiver.url}/hook") as nodes,
    ):
        began = time.monotonic()
        tables = {
            open_by_api(nodes.url(number % 3), "Ada", "Blaise")[0].table for number in range(9)
        }
        assert nodes.stop(2) == (0, "")
        told = receiver.until(len(tables))
        assert time.monotonic() - began >= CALL_SECONDS
        time.sleep(NOT_CALLED_AGAIN_SECONDS)
        assert sorted(each.content["table"].rpartition("/")[2] for each in told) == sorted(tables)


def test_an_analysis_is_worked_out_once_for_all_nodes(postgresql_database: str) -> None:
    """It is asked for at a node that has not got the table, and at the other one."""
    with cluster(postgresql_database) as nodes:
        here = open_by_api(nodes.url(0), "Ada", bot="random")[0]
        eventually(lambda: bool(here.get().json()["asked"]["seat"] == 0))
        assert here.move(here.options()[0], here.number).status_code == 200
        assert here.post("/resign").status_code == 200
        there = nodes.at(1, here)

        def found(player: Api) -> dict[str, object]:
            answer = player.get("/analysis")
            assert answer.status_code == 200, answer.text
            return dict(answer.json())

        for player in (there, here, there):
            assert found(player)["state"] in ("waiting", "working", "done")
        eventually(lambda: found(there)["state"] == "done")
        assert found(here) == found(there)
        for player in (here, there):
            assert page_of(player).get("/analysis").status_code == 200
        with connected(postgresql_database) as connection:
            rows = connection.execute("SELECT table_id FROM analyses").fetchall()
        assert rows == [(here.table,)]
        nodes.kill(0)
        assert found(there)["state"] == "done"  # as it was kept
