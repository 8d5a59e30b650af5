"""A plug-in that is broken gets a sentence, and takes nothing else down."""

from pathlib import Path

import httpx
import pytest

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.plugins import BrokenPlugin, Plugins
from tests.browser.server_process import RunningServer
from tests.plugins.announced import EXAMPLES
from tests.plugins.packages import write_package
from tests.terminal.program import PATIENCE, run_apart

BREAKING = {
    "raises": ("raise OSError('no disk')", "OSError: no disk"),
    "imports": ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
    "exits": ("raise SystemExit('bye')", "SystemExit: bye"),
    "syntax": ("GAME = (", "SyntaxError"),
    "empty": ("", "has no attribute 'GAME'"),
    "other": ("GAME = 5", "5 is no ludotheque.core.Game"),
    "named": ("from pebbles import PEBBLES as GAME", "the game calls itself 'pebbles'"),
}
MUTE = """
from pebbles import CARDS, Pebbles

GAME = Pebbles(CARDS, {"fr": "game-name = Galets", "en": "game-name = Pebbles"})
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "site"
    made.mkdir()
    return made


def path_of(folder: Path) -> str:
    return f"{folder}:{EXAMPLES / 'pebbles'}"


@pytest.mark.slow
def test_broken_games_are_told_and_the_others_listed(tmp_path: Path, folder: Path) -> None:
    for package, (code, _) in BREAKING.items():
        write_package(folder, package, code, {"games": {f"a-{package}": "GAME"}})
    write_package(folder, "mute", MUTE, {"games": {"pebbles": "GAME"}})
    for lang, sentence in (("en", "cannot be used:"), ("fr", "est inutilisable :")):
        status, out, err = run_apart(
            tmp_path, "games", "--lang", lang, PYTHONPATH=path_of(folder), COLUMNS="400"
        )
        assert (status, err) == (0, "")
        assert "District Noir" in out
        assert "Sans Foi Ni Loi" in out
        assert out.count(sentence) == len(BREAKING) + 1
        for package, (_, why) in BREAKING.items():
            told = [line for line in out.splitlines() if f"a-{package}" in line]
            assert len(told) == 1
            assert package in told[0]
            assert why in told[0]
        assert "ftl has no 'game-about'" in out


LACKING = """
from pebbles import CARDS, TEXTS, Pebbles

def without(key):
    return {lang: text.replace(f"{key} =", "other-key =", 1) for lang, text in TEXTS.items()}

class Elsewhere(Pebbles):
    package = "nowhere"

CARD = Pebbles(CARDS, without("card-rock"))
ABOUT = Pebbles(CARDS, without("about-rock"))
PLACE = Pebbles(CARDS, without("zone-purse"))
PHRASE = Pebbles(CARDS, without("told-played"))
FRENCH = Pebbles(CARDS, {"fr": TEXTS["fr"]})
RULES = Elsewhere(CARDS, TEXTS)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("CARD", "no text for 'type-pebble'"),
        ("ABOUT", "no text for 'about-pebble'"),
        ("PLACE", "no text for 'zone-purse'"),
        ("PHRASE", "en.ftl has no 'told-played'"),
        ("FRENCH", "KeyError: 'en'"),
        ("RULES", "No module named 'nowhere'"),
    ],
)
def test_a_game_that_lacks_texts_is_told(tmp_path: Path, folder: Path, game: str, why: str) -> None:
    write_package(folder, "lacking", LACKING, {"games": {"pebbles": game}})
    status, out, err = run_apart(tmp_path, "games", PYTHONPATH=path_of(folder), COLUMNS="200")
    assert (status, err) == (0, "")
    assert "District Noir" in out
    assert "“pebbles” of the package lacking cannot be used" in out
    assert why in out


@pytest.mark.slow
@pytest.mark.parametrize("command", ["play", "rules", "cards"])
def test_asking_for_a_broken_game_is_answered_with_a_sentence(
    tmp_path: Path, folder: Path, command: str
) -> None:
    write_package(folder, "raises", "raise OSError('no disk')", {"games": {"sunk": "GAME"}})
    status, out, err = run_apart(tmp_path, command, "sunk", PYTHONPATH=str(folder), COLUMNS="200")
    assert (status, out) == (1, "")
    assert err == "“sunk” of the package raises cannot be used: OSError: no disk\n"


@pytest.mark.slow
def test_a_broken_judge_or_screen_is_told_and_done_without(tmp_path: Path, folder: Path) -> None:
    code = "from pebbles import PEBBLES\nclass Judge: pass\nclass Bot: pass\nScreen = 7"
    entries = {
        "games": {"pebbles": "PEBBLES"},
        "judges": {"pebbles": "Judge"},
        "facts": {"pebbles": "Judge"},
        "screens": {"pebbles": "Screen"},
        "bots": {"wooden": "Bot"},
    }
    write_package(folder, "half", code, entries)
    more = {"PYTHONPATH": path_of(folder), "COLUMNS": "200"}
    status, out, err = run_apart(tmp_path, "play", "pebbles", "--seats", "greedy,random", **more)
    assert (status, err) == (0, "")
    assert out.count("“pebbles” of the package half cannot be used") == 3
    assert "The end" in out
    status, out, err = run_apart(tmp_path, "play", "pebbles", "--seats", "Ada,wooden", **more)
    assert status == 1
    assert "wooden" in err
    assert "random, novice, greedy, ismcts" in err


@pytest.mark.slow
def test_the_server_tells_of_broken_plugins_and_serves_the_others(
    tmp_path: Path, folder: Path
) -> None:
    code = "from pebbles import PEBBLES\nStage = 7\n"
    write_package(folder, "raises", "raise OSError('no disk')", {"games": {"sunk": "GAME"}})
    entries = {"games": {"pebbles": "PEBBLES"}, "stages": {"pebbles": "Stage"}}
    write_package(folder, "half", code, entries)
    server = RunningServer(tmp_path, PYTHONPATH=path_of(folder))
    server.start()
    try:
        assert "“sunk” of the package raises cannot be used: OSError: no disk" in server.said
        assert "“pebbles” of the package half cannot be used" in server.said
        home = httpx.get(server.url, headers={"accept-language": "en"}, timeout=PATIENCE).text
        assert "District Noir" in home
        assert "sunk" not in home
        assert "Pebbles" in home  # on the plain stage
        assert httpx.get(f"{server.url}/games/pebbles/rules", timeout=PATIENCE).status_code == 200
        assert httpx.get(f"{server.url}/games/sunk/rules", timeout=PATIENCE).status_code == 404
    finally:
        server.stop()


STAGES_WITHOUT_FILES = """
from ludotheque.web.views.games.plain import PlainStage
from pebbles import PEBBLES

class Nowhere(PlainStage):
    package = "bare"

class Promising(PlainStage):
    package = "pebbles"

class Content(PlainStage):
    package = "pebbles"
    template = "games/plain/stage.html"
    styles = ("games/plain/stage.css",)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stage", "told"),
    [
        ("Nowhere", "'bare' is not a package"),
        ("Promising", "pebbles has no templates/stage.html"),
        ("Content", ""),
    ],
)
def test_a_stage_that_lacks_files_it_names_is_told_and_done_without(
    tmp_path: Path, folder: Path, stage: str, told: str
) -> None:
    entries = {"games": {"pebbles": "PEBBLES"}, "stages": {"pebbles": stage}}
    write_package(folder, "bare", STAGES_WITHOUT_FILES, entries)
    server = RunningServer(tmp_path, PYTHONPATH=path_of(folder))
    server.start()
    try:
        assert told in " ".join(server.said.split())
        assert ("cannot be used" in server.said) == bool(told)
        for page in ("/", "/play/pebbles/bots", "/games/pebbles/cards"):
            assert httpx.get(f"{server.url}{page}", timeout=PATIENCE).status_code == 200
        form = {"game": "pebbles", "door": "bots", "name": "Ada", "players": "2", "bot": "random"}
        form |= {"option-gold": "9", "option-mood": "calm"}
        with httpx.Client(base_url=server.url, follow_redirects=True, timeout=PATIENCE) as browser:
            assert browser.post("/tables", data=form).status_code == 200
    finally:
        server.stop()


@pytest.fixture
def beside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose packages this process finds."""
    monkeypatch.syspath_prepend(folder)
    return folder


def found(name: str, what: object) -> str:
    return f"{name}: {what}"


def test_nobody_takes_our_names_away(beside: Path) -> None:
    write_package(beside, "aaa", "GAME = 5", {"games": {"district-noir": "GAME"}})
    again: Plugins[Game] = Plugins("ludotheque.games", GAMES._make)
    assert again.package("district-noir") == "ludotheque"
    assert again["district-noir"] is GAMES["district-noir"]
    (told,) = again.problems("district-noir")
    assert (told.package, told.why) == ("aaa", "ludotheque has one too")


def test_the_first_by_name_has_it_among_others(beside: Path) -> None:
    for package in ("mmm", "bbb"):
        write_package(beside, package, f"GAME = {package!r}", {"tests": {"sand": "GAME"}})
    plugins = Plugins("ludotheque.tests", found)
    assert plugins["sand"] == "sand: bbb"
    assert [told.package for told in plugins.problems()] == ["mmm"]


def test_plugins_come_in_their_usual_order_then_by_name(beside: Path) -> None:
    names = {"beta": "GAME", "alpha": "GAME", "last": "GAME"}
    write_package(beside, "some", "GAME = 1", {"tests": names})
    assert list(Plugins("ludotheque.tests", found)) == ["alpha", "beta", "last"]
    usual = Plugins("ludotheque.tests", found, first=("last", "beta"))
    assert list(usual) == ["last", "beta", "alpha"]
    assert len(usual) == 3
    assert "alpha" in usual
    assert "gamma" not in usual
    with pytest.raises(KeyError):
        usual["gamma"]
    assert usual.usable("gamma") is None


def test_a_name_must_be_fit_for_addresses_and_texts(beside: Path) -> None:
    names = ("my sand", "Sand", "-sand", "s{and", "sand/../x", "été")
    write_package(beside, "odd", "GAME = 1", {"tests": dict.fromkeys(names, "GAME")})
    plugins = Plugins("ludotheque.tests", found)
    assert plugins.all_usable() == {}
    assert {told.why for told in plugins.problems()} == {
        "ValueError: names take a-z, 0-9 and hyphens"
    }


def test_asking_again_for_a_broken_one_costs_nothing_more(beside: Path) -> None:
    write_package(beside, "sunk", "raise OSError", {"tests": {"sand": "GAME"}})
    plugins = Plugins("ludotheque.tests", found)
    lengths = []
    for _ in range(5):
        with pytest.raises(BrokenPlugin) as caught:
            plugins["sand"]
        lengths.append(len(caught.traceback))
    assert len(set(lengths[1:])) == 1, lengths


@pytest.mark.slow
def test_a_bot_that_cannot_say_what_it_plays_or_is_called_is_told(
    tmp_path: Path, folder: Path
) -> None:
    code = """
from ludotheque.bots import Bot

class Unsure(Bot):
    @classmethod
    def plays(cls, game):
        raise LookupError("no idea")

class Nameless(Bot):
    titles = {"en": 7}
"""
    write_package(folder, "bots", code, {"bots": {"unsure": "Unsure", "nameless": "Nameless"}})
    server = RunningServer(tmp_path, PYTHONPATH=str(folder))
    server.start()
    try:
        said = " ".join(server.said.split())
        assert "“unsure” of the package bots cannot be used: LookupError: no idea" in said
        assert "“nameless” of the package bots cannot be used: TypeError: its titles" in said
        for door in ("bots", "screen"):
            page = httpx.get(f"{server.url}/play/district-noir/{door}", timeout=PATIENCE)
            assert page.status_code == 200
            assert "unsure" not in page.text.lower()
    finally:
        server.stop()


def test_a_broken_one_is_imported_once(beside: Path) -> None:
    code = "import pathlib\nwith open(__file__ + '.log', 'a') as f: f.write('x')\nraise OSError"
    write_package(beside, "logs", code, {"tests": {"sand": "GAME"}})
    plugins = Plugins("ludotheque.tests", found)
    for _ in range(3):
        with pytest.raises(BrokenPlugin):
            plugins["sand"]
        assert plugins.usable("sand") is None
    assert (beside / "logs.py.log").read_text() == "x"
    assert plugins.all_usable() == {}
