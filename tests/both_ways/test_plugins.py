"""Games are imported when they are asked for, and a package outside this one brings its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.browser.server_process import RunningServer
from tests.plugins.announced import EXAMPLES
from tests.plugins.packages import install_as_wheel
from tests.terminal.program import PATIENCE, environment, run_apart

OTHERS = ("noxford", "samarande", "sans_foi_ni_loi", "market", "ludotheque.web")
PLAY = ["play", "district-noir", "--seats", "greedy,ismcts", "--seed", "1"]
SAY_MODULES = f"""
import json, sys
from ludotheque.cli import main
status = main({PLAY!r})
print(json.dumps([status, sorted(sys.modules)]))
"""


@pytest.mark.slow
def test_playing_one_game_imports_no_other(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SAY_MODULES],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    status, modules = json.loads(done.stdout.splitlines()[-1])
    assert status == 0
    assert "ludotheque.games.district_noir.state" in modules
    assert "ludotheque.bots.judges.district_noir" in modules
    assert not [name for name in modules if any(other in name for other in OTHERS)]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Pebbles and its beach are installed."""
    folder = tmp_path_factory.mktemp("site")
    for project in ("pebbles", "pebbles_beach"):
        install_as_wheel(EXAMPLES / project, folder, tmp_path_factory.mktemp("work"))
    return folder


@pytest.mark.slow
def test_a_wheel_brings_a_game_a_judge_a_bot_and_a_screen(tmp_path: Path, site: Path) -> None:
    status, out, err = run_apart(tmp_path, "games", PYTHONPATH=str(site))
    assert (status, err) == (0, "")
    assert "Pebbles" in out
    assert "District Noir" in out
    status, out, err = run_apart(
        tmp_path, "play", "pebbles", "--seats", "miser,greedy", PYTHONPATH=str(site)
    )
    assert (status, err) == (0, "")
    assert "The end" in out
    status, out, err = run_apart(
        tmp_path, "play", "noxford", "--seats", "miser,greedy", PYTHONPATH=str(site)
    )
    assert status == 1
    assert "“miser”" in err  # it plays its own game only


@pytest.mark.slow
def test_a_kept_table_says_what_is_no_longer_installed(tmp_path: Path, site: Path) -> None:
    form = {"door": "bots", "name": "Ada", "players": "2", "bot": "miser", "game": "pebbles"}
    form |= {"option-gold": "9", "option-mood": "calm"}
    running = RunningServer(tmp_path, PYTHONPATH=str(site))
    running.start()
    with httpx.Client(base_url=running.url, timeout=PATIENCE) as browser:
        table = browser.post("/tables", data=form).headers["location"]
    running.stop()
    for path, lang, status, sentence in (
        ("", "en", 503, "The game of this table, “pebbles”, is no longer installed here."),
        ("", "fr", 503, "n’est plus installé ici. La table est conservée."),
        (str(site), "en", 200, "Pebbles"),
    ):
        running = RunningServer(tmp_path, PYTHONPATH=path)
        running.start()
        page = httpx.get(
            f"{running.url}{table}", headers={"accept-language": lang}, timeout=PATIENCE
        )
        running.stop()
        assert page.status_code == status
        assert sentence in page.text


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path, PYTHONPATH=str(site))
    running.start()
    yield running
    running.stop()


@pytest.mark.slow
def test_a_wheel_brings_a_stage_with_its_own_files(server: RunningServer) -> None:
    with httpx.Client(
        base_url=server.url, headers={"accept-language": "en"}, timeout=PATIENCE
    ) as browser:
        assert "Pebbles" in browser.get("/").text
        setup = browser.get("/play/pebbles/bots").text
        assert "Miser" in setup
        assert "keeps its Coins until the end" in setup
        assert "Miser" not in browser.get("/play/district-noir/bots").text
        form = {"game": "pebbles", "door": "bots", "name": "Ada", "players": "2", "bot": "miser"}
        form |= {"option-gold": "9", "option-mood": "calm"}
        opened = browser.post("/tables", data=form)
        assert opened.status_code == 303
        table = browser.get(opened.headers["location"]).text
        assert 'class="beach' in table
        sheet = table.partition('<link rel="stylesheet" href="')[2].partition('"')[0]
        assert "--sand" in browser.get(sheet).text
        assert "--sand" in browser.get("/static/brought/pebbles/stage.css").text
        refused = browser.post("/tables", data={**form, "game": "district-noir"})
        assert refused.status_code == 422
        assert "There is no bot “miser”" in refused.text
