"""Two moves at once, a stale page, a double click, a repeated request: one wins, one is told."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import httpx

from tests.web.clients import Api, Page, asked, play_on
from tests.web.fake_time import FakeClock, in_time
from tests.web.servers import running

Ask = Callable[[], httpx.Response]


def at_once(*asks: Ask) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(asks)) as threads:
        return [asked.result() for asked in [threads.submit(ask) for ask in asks]]


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    assert answer.json()["error"]["message"].endswith(".")
    return found


def test_of_two_moves_at_once_exactly_one_is_made(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        for _ in range(5):
            player = asked(players)
            other = Api(server.url, player.table, player.token)
            number, moves = player.number, player.options()
            answers = at_once(
                partial(player.move, moves[0], number), partial(other.move, moves[1], number)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            (lost,) = [answer for answer in answers if answer.status_code == 409]
            assert code(lost) == "stale"
            assert player.number == number + 1


def test_a_double_click_moves_once(sqlite: str) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada", "Blaise"))
        pages = [Page(server.url, player.table, player.token) for _ in range(2)]
        form = {"move": player.options()[0], "at": player.number, "key": "click"}
        answers = at_once(*[partial(page.post, "/move", **form) for page in pages])
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json() == {"number": form["at"] + 1}  # type: ignore[operator]


def test_a_repeated_request_gets_the_same_answer_also_after_a_restart(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        player = asked(players)
        number, move = player.number, player.options()[0]
        first = player.move(move, number, key="mine")
        play_on(players, 2)
        assert player.move(move, number, key="mine").content == first.content
        table, token = player.table, player.token
        other = next(each for each in players if each is not player)
        assert code(other.move(move, number, key="mine")) == "stale"  # a key is its owner's
        done = players[0].post("/resign", key="enough")
        assert players[0].post("/resign", key="enough").content == done.content
        resigned = players[0].token
    with running(sqlite) as server:
        again = Api(server.url, table, token).move(move, number, key="mine")
        assert (again.status_code, again.content) == (200, first.content)
        again = Api(server.url, table, resigned).post("/resign", key="enough")
        assert (again.status_code, again.content) == (200, done.content)


def test_who_has_not_seen_the_last_act_is_told_to_look_again(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        before = players[0].number
        play_on(players, 2)
        player = asked(players)
        for at in (before, -5):
            assert code(player.move(player.options()[0], at)) == "stale"
        page = Page(server.url, player.table, player.token)
        answer = page.post("/move", move=player.options()[0], at=before)
        assert (answer.status_code, code(answer)) == (409, "stale")
        assert page.post("/move", move=player.options()[0]).status_code == 422


def test_talk_makes_no_move_stale(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        player, before = asked(players), players[0].number
        assert players[0].post("/talk", text="Your turn?").status_code == 201
        assert player.move(player.options()[0], before).status_code == 200


def test_a_request_from_the_future_is_refused(sqlite: str) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada", "Blaise"))
        for at in (player.number + 1, 10**8, 10**30):
            answer = player.move(player.options()[0], at)
            assert (answer.status_code, code(answer)) == (422, "from-the-future")


def test_a_table_starts_once(sqlite: str) -> None:
    clock = FakeClock()  # or the deal might be over before the second is heard
    with running(sqlite, clock=clock) as server:
        (host,) = server.gather("Ada")
        stranger = Api(server.url, host.table)
        assert code(host.post("/start")) == "seats-open"
        stranger.post("/seats/1", name="Blaise")
        other = Api(server.url, host.table, host.token)
        answers = at_once(lambda: host.post("/start"), lambda: other.post("/start"))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (lost,) = [answer for answer in answers if answer.status_code == 409]
        assert code(lost) == "already-dealing"
        in_time(lambda: host.view()["phase"] == "playing", clock)
        assert sum("outcomes" in line for line in server.written(host.table)) == 1


def test_a_seat_is_claimed_once(sqlite: str) -> None:
    with running(sqlite) as server:
        for _ in range(4):
            (host,) = server.gather("Ada")
            rivals = [Api(server.url, host.table) for _ in range(2)]
            answers = at_once(
                partial(rivals[0].post, "/seats/1", name="Blaise"),
                partial(rivals[1].post, "/seats/1", name="Chloé"),
            )
            assert sorted(answer.status_code for answer in answers) == [201, 409]
            won, lost = sorted(answers, key=lambda answer: answer.status_code)
            assert code(lost) == "seat-taken"
            name = "Blaise" if won is answers[0] else "Chloé"
            assert host.get().json()["seats"][1]["name"] == name


def test_a_seat_is_claimed_once_on_the_page_too(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        pages = [Page(server.url, host.table) for _ in range(2)]
        answers = at_once(
            lambda: pages[0].post("/sit", name="Blaise"), lambda: pages[1].post("/sit", name="Zoé")
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert sorted(bool(page.token) for page in pages) == [False, True]
        sitting = next(page for page in pages if page.token)
        assert sitting.post("/sit", name="Denis").json()["error"]["code"] == "seated-already"


def test_opening_a_link_claims_nothing(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        stranger = Api(server.url, host.table)
        before = server.written(host.table)
        page = Page(server.url, host.table)
        assert page.get().status_code == 200
        assert stranger.get().status_code == 200
        assert not page.token
        assert server.written(host.table) == before
