"""The puzzles of a game: what is right, and why, is said to whoever has tried, and not before."""

import html
import re
from typing import Final

import pytest

from ludotheque.games import GAMES
from ludotheque.puzzles import Puzzle, of_the_day, puzzles_of
from ludotheque.web.clock import DAY_SECONDS
from ludotheque.web.views.games.plain import PlainStage
from tests.toys.untaught import UNTAUGHT
from tests.web.clients import client
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock
from tests.web.servers import running

GAME: Final = "district-noir"
ADDRESS: Final = f"/games/{GAME}/puzzles"
FIRST: Final[Puzzle] = puzzles_of(GAMES[GAME])[0]
LANGUAGES: Final = ("en", "fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_are_listed_by_level(sqlite: str, lang: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": lang})
        text = browser.get(ADDRESS).text
        for puzzle in puzzles_of(GAMES[GAME]):
            assert f'href="{ADDRESS}/{puzzle.number}"' in text
        for level in {"en": ["Easy", "Tricky", "Hard"], "fr": ["Facile", "Délicat", "Difficile"]}[
            lang
        ]:
            assert f">{level}</h2>" in text
        for page in ("/", f"/games/{GAME}/learn"):
            assert f'href="{ADDRESS}"' in browser.get(page).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_option_is_tried(sqlite: str, lang: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": lang, "accept": "application/json"})

        def ask(what: str, **form: str) -> dict[str, object]:
            found: dict[str, object] = browser.post(f"{ADDRESS}/1/{what}", data=form).json()
            return found

        right = ask("move", move=FIRST.best)
        assert set(right) == {"right", "solved"}
        for move, figures in FIRST.others.items():
            wrong = ask("move", move=move)
            assert set(wrong) == {"says"}
            assert f"{round(100 * figures.mean)} points" in str(wrong["says"])
        answer = str(ask("answer")["right"])
        assert str(ask("hint")["says"]) in answer
        reasons = str(right["right"]).split(" ", maxsplit=2)[-1]
        assert reasons in answer
        assert str(FIRST.better) in reasons
        assert ask("judge", move=FIRST.best) == {}
        refused = browser.post(f"{ADDRESS}/1/move", data={"move": "play nonsense"})
        assert refused.status_code == 422
        judged = ask("judge", move="play nonsense")
        assert judged["why"] == refused.json()["error"]["message"]


@pytest.mark.parametrize("name", [name for name in GAMES if puzzles_of(GAMES[name])])
def test_nothing_of_the_answer_or_of_hidden_hands_is_in_the_page(sqlite: str, name: str) -> None:
    """The page is what it would be if another option were best."""
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": "en"})
        for puzzle in puzzles_of(GAMES[name])[::9]:
            address = f"/games/{name}/puzzles/{puzzle.number}"
            text = html.unescape(browser.get(address).text)
            part = browser.get(address, headers={"x-fragment": "1"}).json()
            card = html.unescape(part["card"])
            assert card[: card.index("</section>")] in text
            said = re.sub(r"<[^>]*>", " ", card)
            assert puzzle.best not in said
            assert f'action="{address}/move"' in text


def test_a_puzzle_is_seen_by_its_seat_alone(sqlite: str) -> None:
    with running(sqlite) as server:
        browser = client(server.url, {"accept-language": "en"})
        for puzzle in puzzles_of(GAMES[GAME])[::5]:
            text = browser.get(f"{ADDRESS}/{puzzle.number}").text
            hand = re.findall(r'id="(h-\d+-\d+)"', text)
            own = puzzle.match().view(puzzle.seat()).decision()
            assert own is not None
            playable = {move.text for move in own.options if move.text.startswith("play ")}
            assert len(hand) >= len(playable) > 0


@pytest.mark.parametrize(
    ("path", "says"),
    [
        (f"{ADDRESS}/0", "no such puzzle"),
        (f"{ADDRESS}/1000", "no such puzzle"),
        (f"{ADDRESS}/one", "no such puzzle"),
        ("/games/chess/puzzles", "chess"),
    ],
)
def test_what_there_is_not_is_said(sqlite: str, path: str, says: str) -> None:
    with running(sqlite) as server:
        answer = client(server.url, {"accept-language": "en"}).get(path)
        assert answer.status_code == 404
        assert says in answer.text


def test_the_puzzle_of_the_day_changes_at_midnight(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        browser = client(server.url, {"accept-language": "en"})

        def todays(page: str) -> str:
            text = browser.get(page).text
            found = re.search(r'class="door[^"]*"\s+href="(/games/[a-z-]+/puzzles/\d+)"', text)
            assert found is not None
            return found[1]

        day = clock.day()
        number = of_the_day(len(puzzles_of(GAMES[GAME])), day)
        assert todays(ADDRESS) == f"{ADDRESS}/{number}"
        today = todays("/")
        clock.time += DAY_SECONDS
        assert clock.day() == day + 1
        assert todays("/") != today
        assert browser.get(todays("/")).status_code == 200


def test_a_game_without_puzzles_has_no_link(sqlite: str) -> None:
    stages = {UNTAUGHT.name: PlainStage(UNTAUGHT)}
    with running(sqlite, stages=stages) as server:
        browser = client(server.url, {"accept-language": "en"})
        home = browser.get("/").text
        assert "puzzle" not in home.lower()
        answer = browser.get(f"/games/{UNTAUGHT.name}/puzzles")
        assert answer.status_code == 404
        assert "There are no puzzles for this game." in answer.text
    assert EVERY_STAGE[UNTAUGHT.name].has_puzzles is False


def test_without_scripts_the_rules_are_offered(sqlite: str) -> None:
    with running(sqlite) as server:
        for path in (ADDRESS, f"{ADDRESS}/1"):
            page = client(server.url, {"accept-language": "en"}).get(path).text
            said = page[page.index("<noscript>") : page.index("</noscript>")]
            assert "Puzzles need scripts" in said
            assert f'href="/games/{GAME}/rules"' in said
