"""Keys: a request that is repeated gets the first answer, and a key belongs to one request."""

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import httpx

from ludotheque.web.http.tokens import hashed
from ludotheque.web.storage.rows import Addition, Line
from tests.web.clients import Api, Page, asked, client, page_of, play_on
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import running
from tests.web.windows import GENIE, SILENCE, acting

SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


REUSED = (422, "key-reused")


def secret_key() -> str:
    return secrets.token_urlsafe(16)


def test_g10_a_key_used_at_another_address_or_with_another_body_is_refused(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        player = asked(players)
        move, other = player.options()[:2]
        at = player.number
        first = player.move(move, at, key="mine")
        assert first.status_code == 200
        for refused in (
            player.post("/resign", key="mine"),
            player.post("/talk", text="Hello", key="mine"),
            player.put("/let-pass", on=True, key="mine"),
            player.post("/back", key="mine"),
            player.move(other, at, key="mine"),
            player.move(move, at + 1, key="mine"),
            page_of(player).post("/resign", key="mine"),
            page_of(player).post("/move", key="mine", move=other, at=at),
        ):
            assert code(refused) == REUSED, refused.url
        message = player.post("/resign", key="mine").json()["error"]["message"]
        assert message == "This key was used for another request. Take a new one."
        assert player.number == at + 1
        assert player.move(move, at, key="mine").content == first.content
        same = page_of(player).post("/move", key="mine", move=move, at=at)  # one list of actions
        assert same.json() == first.json()


def test_every_action_of_the_api_takes_a_key(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:  # so the bot does not play meanwhile
        (host,) = server.gather("Ada")

        def twice(method: str, path: str, **content: object) -> None:
            """It is done once, though it is asked for twice."""
            before = host.number
            url, key = host.base + path, f"{method} {path}"
            where = {"params": {"key": key}} if method == "DELETE" else {}
            body = {} if method == "DELETE" else {"json": {**content, "key": key}}
            answers = [host.client.request(method, url, **where, **body) for _ in range(2)]  # type: ignore[arg-type]
            assert answers[0].status_code in (200, 201), answers[0].text
            assert answers[0].content == answers[1].content
            assert answers[0].json()["number"] >= before
            assert host.number == answers[0].json()["number"]

        twice("PUT", "/options", options={}, seconds=4)
        twice("PUT", "/seats/1", bot="greedy")
        twice("POST", "/exchange", seat=0, other=1)
        twice("POST", "/talk", text="Hello")
        assert code(host.client.post(f"{host.base}/seats")) == (409, "no-more-chairs")  # no body
        twice("POST", "/start")
    with running(sqlite) as server:
        players = server.gather("Ada", game="pebbles")
        host = players[0]
        twice("POST", "/seats")
        twice("DELETE", "/seats/1")
        assert len(host.get().json()["seats"]) == 2


def test_a_key_is_honoured_after_a_restart_and_one_of_0_1_for_any_body(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada, _) = server.open("Ada", "Blaise")
        said = ada.post("/talk", text="Hello", key="said")
        table, token = ada.table, ada.token
        number = ada.number + 1
        old = f'{{"say":{{"seat":0,"name":"Ada","text":"Old"}},"by":"{hashed(token)}","key":"old"}}'
        lines = [Line(number, 1.0, old)]
        asyncio.run(server.registry.store.add(Addition(table, "district-noir", "playing", lines)))
    with running(sqlite) as server:
        ada = Api(server.url, table, token)
        assert ada.post("/talk", text="Hello", key="said").content == said.content
        assert code(ada.post("/talk", text="Bye", key="said")) == REUSED
        assert ada.post("/talk", text="Anything", key="old").json() == {"number": number}
        assert ada.post("/resign", key="old").json() == {"number": number}
        assert ada.get().json()["phase"] == "playing"


def test_a_move_is_answered_with_the_same_number_whatever_follows_from_it(sqlite: str) -> None:
    """All others let everything pass, so their answers are written in the same go."""
    with running(sqlite, clock=FakeClock()) as server:
        position = acting(players=3, genies=1)
        ada, *others = server.open(
            "Ada", "Blaise", "Chloé", game="samarande", start=position.before
        )
        for other in others:
            assert other.put("/let-pass", on=True).status_code == 200
        at = ada.number
        first = ada.move(position.action, at, key="act")
        assert first.json() == {"number": at + 1}
        assert ada.number > at + 1
        assert ada.move(position.action, at, key="act").content == first.content
        server.read_again()
        assert ada.move(position.action, at, key="act").content == first.content


# Requests that give a token


def opening(key: str, **more: object) -> dict[str, object]:
    return {"game": "district-noir", "seats": SEATS, "key": key, **more}


def test_opening_a_table_again_gives_the_same_table_and_token(sqlite: str) -> None:
    key = secret_key()
    with running(sqlite) as server:
        anybody = client(server.url)
        with ThreadPoolExecutor(4) as threads:
            wanted = [
                threads.submit(anybody.post, "/api/tables", json=opening(key)) for _ in range(4)
            ]
            answers = [each.result() for each in wanted]
        assert {answer.status_code for answer in answers} == {201}
        assert len({answer.content for answer in answers}) == 1
        assert server.registry.session_count == 1
        ada = Api(server.url, answers[0].json()["table"], answers[0].json()["token"])
        assert ada.get().json()["host"]
        assert code(anybody.post("/api/tables", json=opening(key, seconds=4))) == REUSED
        assert code(anybody.post("/api/tables", json=opening("short"))) == (422, "weak-key")
        assert key not in "".join(server.written(ada.table))
    with running(sqlite) as server:
        again = client(server.url).post("/api/tables", json=opening(key))
        assert (again.status_code, again.content) == (201, answers[0].content)
        other = client(server.url).post("/api/tables", json=opening(secret_key()))
        assert other.json()["table"] != ada.table


def test_sitting_down_again_takes_no_second_chair(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        key, stranger = secret_key(), Api(server.url, host.table)
        first = stranger.post("/seats/1", name="Blaise", key=key)
        assert first.status_code == 201, first.text
        server.read_again()
        again = stranger.post("/seats/1", name="Blaise", key=key)
        assert (again.status_code, again.content) == (201, first.content)
        blaise = Api(server.url, host.table, first.json()["token"])
        assert [seat["yours"] for seat in blaise.get().json()["seats"]] == [False, True]
        assert code(stranger.post("/seats/1", name="Zoé", key=key)) == REUSED
        assert code(stranger.post("/seats/1", name="Zoé", key=secret_key())) == (409, "seat-taken")
        assert code(stranger.post("/seats/1", name="Zoé", key="weak")) == (422, "weak-key")
        assert key not in "".join(server.written(host.table))


def test_sitting_down_again_on_the_page_sets_the_same_cookie(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        key, pages = secret_key(), [Page(server.url, host.table) for _ in range(2)]
        for page in pages:
            assert page.post("/sit", name="Blaise", key=key).status_code == 200
        assert pages[0].token == pages[1].token != ""
        again = pages[0].post("/sit", name="Blaise", key=key)  # the cookie has arrived after all
        assert again.status_code == 200


def test_taking_a_seat_over_again_gives_the_same_token(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        handed = {"code": ada.post("/pass-on").json()["code"]}
        key, device = secret_key(), Api(server.url, ada.table)
        first = device.post("/take-seat", **handed, key=key)
        assert first.status_code == 200
        play_on([Api(server.url, ada.table, first.json()["token"]), blaise], 2)
        again = device.post("/take-seat", **handed, key=key)
        assert (again.status_code, again.content) == (200, first.content)
        assert code(device.post("/take-seat", **handed, key=secret_key())) == (404, "code-expired")
        assert code(device.post("/take-seat", code="other", key=key)) == REUSED


# Answers in a window


def test_the_key_of_an_answer_is_kept_whatever_becomes_of_it(sqlite: str) -> None:
    """Also if it was changed, or never played because a new window opened."""
    clock = FakeClock()
    position = acting(players=4, genies=2)
    with running(sqlite, clock=clock) as server:
        names = ("Ada", "Blaise", "Chloé", "Denis")
        players = server.open(*names, game="samarande", start=position.before)
        ada, blaise, chloe, denis = players
        ada.move(position.action)
        at = ada.number
        requests: list[tuple[Api, str, str]] = [
            (blaise, SILENCE, "first thought"),
            (blaise, GENIE, "second thought"),
            (chloe, GENIE, "never played"),
            (denis, SILENCE, "never played"),
        ]

        def assert_answered() -> None:
            for player, move, key in requests:
                again = Api(server.url, ada.table, player.token).move(move, at, key=key)
                assert (again.status_code, again.json()) == (200, {"number": at}), key
                other = Api(server.url, ada.table, player.token).post("/resign", key=key)
                assert code(other) == REUSED

        for player, move, key in requests:
            assert player.move(move, at, key=key).json() == {"number": at}
        assert_answered()
        server.read_again()
        assert_answered()
        clock.time += 8
        eventually(lambda: ada.number > at)
        number = ada.number
        assert_answered()
        assert ada.number == number
    with running(sqlite, clock=clock) as server:
        assert_answered()


def test_whoever_changes_their_mind_for_ever_fills_no_memory(sqlite: str) -> None:
    position = acting(players=3, genies=1)
    with running(sqlite, clock=FakeClock()) as server:
        ada, blaise, _ = server.open(
            "Ada", "Blaise", "Chloé", game="samarande", start=position.before
        )
        ada.move(position.action)
        at = ada.number
        for n in range(40):
            assert blaise.move((SILENCE, GENIE)[n % 2], at, key=f"thought {n}").status_code == 200
        receipts = server.table(ada.table).table.lines.receipts
        assert len(receipts._all) < 15
        (row,) = server.do(server.registry.store.answers(ada.table)).values()
        assert len(row) < 2000
        assert blaise.move(GENIE, at, key="thought 39").status_code == 200
