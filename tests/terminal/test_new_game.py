"""`ludotheque new-game` writes a package that can be played, tested and changed at once."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import ludotheque
from ludotheque.commands.starter_package import STARTER, StarterNames, is_taken
from ludotheque.texts import LANGUAGES
from tests.browser.server_process import RunningServer
from tests.plugins.packages import install_as_wheel
from tests.terminal.program import ENDS, PATIENCE, environment, run, run_apart

ROOT = Path(__file__).parents[2]
SOURCE = Path(ludotheque.__file__).parents[1]
NAME = "night-market"
LONGEST = "the-longest-name-that-is-of-30"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game as it is written."""
    folder = tmp_path_factory.mktemp("projects")
    status, _, err = run(folder, "new-game", NAME, "--title-fr", "Le Marché de nuit")
    assert (status, err) == (0, "")
    return folder / NAME


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the game is installed."""
    folder = tmp_path_factory.mktemp("site")
    install_as_wheel(project, folder, tmp_path_factory.mktemp("work"))
    return folder


def files_in(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_everything_has_the_name_of_the_game(project: Path) -> None:
    assert files_in(project) >= {
        *("README.md", "pyproject.toml", "tests/test_laws.py", "tests/test_rules.py"),
        *(f"night_market/{name}.py" for name in ("game", "judge", "moves", "phrases", "state")),
        *("night_market/cards.toml", "night_market/fr.ftl", "night_market/rules.en.md"),
        "night_market/artwork/nut.svg",
    }
    whole = "".join([(project / name).read_text("utf-8") for name in files_in(project)])
    for placeholder in ("my-game", "my_game", "MyGame", "MY_GAME", "My Game", "Mon jeu"):
        assert placeholder not in whole
    assert "class NightMarketState(State):" in whole
    assert "NIGHT_MARKET: Final = NightMarket(" in whole
    assert "game-name = Le Marché de nuit\n" in whole
    assert "game-name = Night Market\n" in whole
    entries = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    assert entries["entry-points"]["ludotheque.games"] == {NAME: "night_market:NIGHT_MARKET"}


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Voici «\u00a0Yeux d’or\u00a0»"), ("en", "Here is “Gold”")]
)
def test_it_says_what_to_do_next(tmp_path: Path, lang: str, said: str) -> None:
    titles = ("--title-fr", "Yeux d’or", "--title-en", "Gold")
    status, out, err = run(tmp_path, "new-game", "gold-eyes", *titles, "--lang", lang)
    assert (status, err) == (0, "")
    assert said in out
    assert f"{sys.executable} -m pip install -e './gold-eyes[dev]'\n" in out
    assert "play gold-eyes\n" in out
    assert "gold-eyes/README.md\n" in out


def test_in_another_folder(tmp_path: Path) -> None:
    (tmp_path / "my games").mkdir()
    status, out, _ = run(tmp_path, "new-game", NAME, "--in", str(tmp_path / "my games"))
    assert status == 0
    assert f"-e '{tmp_path}/my games/{NAME}[dev]'\n" in out
    assert (tmp_path / "my games" / NAME / "README.md").is_file()


def test_a_title_may_contain_another(tmp_path: Path) -> None:
    """Names are replaced all at once, not one in the other."""
    run(tmp_path, "new-game", "my-game-two", "--title-en", "Mon jeu", "--title-fr", "My Game")
    texts = tmp_path / "my-game-two" / "my_game_two"
    assert (texts / "en.ftl").read_text("utf-8").startswith("game-name = Mon jeu\n")
    assert (texts / "fr.ftl").read_text("utf-8").startswith("game-name = My Game\n")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "A name for the game is needed."),
        (["Night-Market"], "“Night-Market” cannot be the name of a game: it takes 2 to 30"),
        (["night_market"], "“night_market” cannot be the name of a game"),
        (["a1"], "“a1” cannot be the name of a game"),
        (["marché"], "“marché” cannot be the name of a game"),
        (["night--market"], "“night--market” cannot be the name of a game"),
        (["../away"], "“../away” cannot be the name of a game"),
        (["x" * 31], "it takes 2 to 30 characters"),
        (["noxford"], "There is already a game “noxford” here."),
        (["class"], "“class” already means something else in Python"),
        (["json"], "“json” already means something else in Python"),
        (["click"], "“click” already means something else in Python"),
        (["tests"], "“tests” already means something else in Python"),
        (["play"], "“play” already means something else in Python"),  # there is a class Play
        (["cards"], "“cards” already means something else in Python"),  # and a constant CARDS
        (["night", "--title-fr", "{ $x }"], "“{ $x }” cannot be a title: it takes 1 to 60"),
        (["night", "--title-en", "a\nb"], "on one line, without braces"),
        (["night", "--title-en", "x" * 61], "cannot be a title"),
        (["there"], "there already exists. Choose another name, or another folder with --in."),
        (["night", "--in", "no-such"], "Nothing could be written in"),
        (["night", "--in", "a-file"], "a-file: Not a directory."),
        (["night", "--in", "/proc"], "Nothing could be written in /proc: "),
    ],
)
def test_refusals(tmp_path: Path, arguments: list[str], said: str) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "a-file").touch()
    status, out, err = run(tmp_path, "new-game", *arguments, COLUMNS="300")
    assert (status, out) == (1, "")
    assert said in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-file", "there"]


def test_refusals_in_french(tmp_path: Path) -> None:
    for name, said in (
        ("Été", "ne peut pas être le nom d’un jeu"),
        ("json", "a déjà un autre sens"),
    ):
        assert said in run(tmp_path, "new-game", name, "--lang", "fr", COLUMNS="300")[2]


def test_the_name_that_the_starter_has_itself_is_free() -> None:
    assert not is_taken(StarterNames("my-game"))
    assert is_taken(StarterNames("game"))


def test_it_is_checked_like_our_own_code() -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    its = tomllib.loads((STARTER / "pyproject.toml").read_text("utf-8"))["tool"]["ruff"]
    assert its["line-length"] == ours["line-length"]
    assert its["lint"]["select"] == ours["lint"]["select"]
    assert set(its["lint"]["ignore"]) <= set(ours["lint"]["ignore"])


def check(folder: Path, *command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": f"{SOURCE}:{folder}", "MYPYPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_its_own_tests_pass(project: Path) -> None:
    check(project, "pytest", "-q", "-W", "error")


@pytest.mark.slow
def test_its_types_are_right(project: Path) -> None:
    check(project, "mypy", "--strict")


@pytest.mark.parametrize("name", ["ab", NAME, LONGEST])
def test_its_style_is_right_however_long_its_name(tmp_path: Path, name: str) -> None:
    assert run(tmp_path, "new-game", name)[0] == 0
    check(tmp_path / name, "ruff", "check", "--no-cache")
    check(tmp_path / name, "ruff", "format", "--check", "--no-cache")


@pytest.mark.slow
def test_a_broken_rule_fails_its_tests(tmp_path: Path) -> None:
    run(tmp_path, "new-game", NAME)
    state = tmp_path / NAME / "night_market" / "state.py"
    code = state.read_text("utf-8")
    state.write_text(code.replace("view.deck = [HIDDEN] * len(self.deck)", "pass"), "utf-8")
    with pytest.raises(AssertionError, match=r"law_1.*: night-market, 2 players, seed 0"):
        check(tmp_path / NAME, "pytest", "-q", "-k", "test_laws and 0-2")


GOLDEN_CARD = """
[[kind]]
name = "golden-hazelnut"
type = "nut"
value = 3
count = 2
"""
GOLDEN_WORDS = """
card-golden-hazelnut = Golden
    .plural = Golden
    .gender = feminine
about-golden-hazelnut = Three points.
"""


@pytest.mark.slow
def test_a_third_card_needs_no_python(tmp_path: Path) -> None:
    """As its README says: an entry in the list, and words in both languages."""
    run(tmp_path, "new-game", NAME)
    package = tmp_path / NAME / "night_market"
    with (package / "cards.toml").open("a", encoding="utf-8") as cards:
        cards.write(GOLDEN_CARD)
    some_tests = ("pytest", "-q", "-k", "test_laws and 0-2 or test_r1 and 2")
    with pytest.raises(AssertionError, match=r"law_9.*: night-market, 2 players, seed 0"):
        check(tmp_path / NAME, *some_tests)
    for lang in LANGUAGES:
        with (package / f"{lang}.ftl").open("a", encoding="utf-8") as texts:
            texts.write(GOLDEN_WORDS)
    check(tmp_path / NAME, *some_tests)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "title"), [("fr", "Le Marché de nuit"), ("en", "Night Market")])
def test_a_whole_game_at_the_terminal(tmp_path: Path, site: Path, lang: str, title: str) -> None:
    more = {"PYTHONPATH": f"{SOURCE}:{site}", "COLUMNS": "80"}
    status, out, err = run_apart(tmp_path, "games", "--lang", lang, **more)
    assert (status, err) == (0, "")
    assert title in out
    assert NAME in out
    seats = ("--seats", "you,greedy,random", "--seed", "7", "--lang", lang)
    status, out, err = run_apart(tmp_path, "play", NAME, *seats, stdin="1\n" * 30, **more)
    assert (status, err) == (0, "")
    assert title in out
    assert ENDS[lang] in out
    assert all(len(line.rstrip()) <= 80 or "replay" in line for line in out.splitlines())


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path, **environment(tmp_path, PYTHONPATH=f"{SOURCE}:{site}"))
    running.start()
    yield running
    running.stop()


@pytest.mark.slow
def test_a_table_on_the_web(server: RunningServer) -> None:
    with httpx.Client(
        base_url=server.url, headers={"accept-language": "fr"}, timeout=PATIENCE
    ) as browser:
        assert "Le Marché de nuit" in browser.get("/").text
        form = {"game": NAME, "door": "bots", "name": "Ada", "players": "2", "bot": "greedy"}
        opened = browser.post("/tables", data=form)
        assert opened.status_code == 303
        table = browser.get(opened.headers["location"]).text
        assert "Réserve" in table
        assert 'id="plain-nut"' in table  # its drawing
        rules = browser.get(f"/games/{NAME}/rules").text
        assert "la réserve qui vaut le plus de points" in rules
