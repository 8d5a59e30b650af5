"""The lessons of a game: a lesson and the number of a step say everything, and nothing is kept."""

import httpx
import pytest

from ludotheque.web.views.games.plain import PlainStage
from tests.toys.untaught import UNTAUGHT
from tests.web.clients import client
from tests.web.every_stage import EVERY_STAGE
from tests.web.servers import running

LESSON = "/games/district-noir/learn/first-steps"


def metrics_of(browser: httpx.Client) -> list[str]:
    return [line for line in browser.get("/metrics").text.splitlines() if "_lessons_" in line]


def test_a_step_is_a_page_and_the_way_to_it(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": "fr"})
        assert "Premiers pas" in browser.get("/games/district-noir/learn").text
        assert browser.get(LESSON).text == browser.get(f"{LESSON}/1").text
        page = browser.get(f"{LESSON}/3")
        assert "ajoutez-en une, votre 8" in page.text
        assert f'action="{LESSON}/3/move"' in page.text
        way = browser.get(f"{LESSON}/3", headers={"x-fragment": "1"}).json()
        assert "votre 8" in way["card"]
        assert [moment["told"] for moment in way["moments"]] == [
            ["Vous jouez un Soutien\u00a06 au bout de la ligne."],
            ["Colette joue une Alliance\u00a0+3 au bout de la ligne."],
        ]
        assert all(moment["travels"] for moment in way["moments"])


def test_only_the_wanted_move_leads_on(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": "en", "accept": "application/json"})

        def tried(step: int, move: str) -> httpx.Response:
            return browser.post(f"{LESSON}/{step}/move", data={"move": move})

        assert tried(2, "play 6").json() == {"leads-on": True}
        assert tried(2, "play 6").json() == {"leads-on": True}, "nothing has been made"
        assert tried(2, "take").json() == {"says": "Only two cards to take: too early. Play the 6."}
        assert tried(2, "play 8").json() == {"says": "Possible too, but let’s start with the 6."}
        assert tried(1, "play 6").json() == {"says": "First read on, with “Next”."}
        refused = tried(2, "play docks")
        assert refused.status_code == 422
        assert refused.json()["error"]["message"]
        assert refused.json()["error"]["rule"].startswith("DN-")
        assert tried(2, "nonsense").status_code == 422
        assert tried(5, "play 6").status_code == 422, "it is not the learner’s turn"
        judged = browser.post(f"{LESSON}/8/judge", data={"move": "take"}).json()
        assert judged["rule"].startswith("DN-")
        assert browser.post(f"{LESSON}/8/judge", data={"move": "play 6"}).json() == {}


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/games/district-noir/learn/last-steps", "no such lesson"),
        ("/games/district-noir/learn/first-steps/0", "there are 14"),
        ("/games/district-noir/learn/first-steps/15", "there are 14"),
        ("/games/district-noir/learn/first-steps/two", "there are 14"),
        ("/games/chess/learn", "chess"),
    ],
)
def test_what_there_is_not_is_said(sqlite: str, path: str, says: str) -> None:
    with running(sqlite) as server:
        answer = client(server.url, {"accept-language": "en"}).get(path)
        assert answer.status_code == 404
        assert says in answer.text


def test_nobody_is_named_in_what_is_counted(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url)
        about = 'game="district-noir",lesson="first-steps"'
        for step in (1, 2, 14):
            assert browser.post(f"{LESSON}/{step}/reached").status_code == 204
        assert browser.post(f"{LESSON}/15/reached").status_code == 404
        counted = metrics_of(browser)
        assert f"ludotheque_lessons_started_total{{{about}}} 1" in counted
        assert f"ludotheque_lessons_finished_total{{{about}}} 1" in counted
        steps = {
            step: f'ludotheque_lessons_last_step{{{about},step="{step}"}} {count}' in counted
            for step, count in ((1, 0), (2, 1), (14, 1))
        }
        assert steps == {1: True, 2: True, 14: True}


def test_a_game_against_the_easiest_bot_is_suggested(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url)
        page = browser.get("/play/district-noir/bots?bot=novice").text
        assert 'value="novice" checked' in page
        assert 'value="greedy" checked' in browser.get("/play/district-noir/bots?bot=nobody").text


def test_learning_can_be_found(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": "fr"})
        door = 'href="/games/district-noir/learn"'
        assert door in browser.get("/").text
        assert door in browser.get("/play/district-noir/bots").text
        assert 'href="/games/pebbles/learn"' in browser.get("/").text  # of another package


def test_a_game_without_lessons_has_no_door(sqlite: str) -> None:
    stages = {**EVERY_STAGE, UNTAUGHT.name: PlainStage(UNTAUGHT)}
    with running(sqlite, stages=stages) as server:
        browser = client(server.url, {"accept-language": "en"})
        assert 'href="/games/pebbles/learn"' not in browser.get("/").text
        answer = browser.get("/games/pebbles/learn")
        assert answer.status_code == 404
        assert "no such lesson" in answer.text


def test_without_scripts_the_rules_are_offered(sqlite: str) -> None:
    with running(sqlite) as server:
        for path in ("/games/district-noir/learn", LESSON):
            page = client(server.url, {"accept-language": "en"}).get(path).text
            said = page[page.index("<noscript>") : page.index("</noscript>")]
            assert "Lessons need scripts" in said
            assert 'href="/games/district-noir/rules"' in said
