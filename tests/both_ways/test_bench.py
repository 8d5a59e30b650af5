"""The bench runs and writes what it should. How fast anything is, no test says."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bench.game_speed import STATUS, growth
from ludotheque.core import Dice, playout
from ludotheque.games import GAMES
from pebbles import PEBBLES
from tests.plugins.announced import published_games

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str | Path) -> str:
    command = [sys.executable, "-m", "bench", "--quick", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


class Measured(NamedTuple):
    """What a run has printed and written."""

    table: str
    file: Path


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    file = tmp_path_factory.mktemp("bench") / "first.json"
    return Measured(run("--output", file), file)


@pytest.mark.slow
def test_it_writes_a_table_and_a_file(measured: Measured) -> None:
    table = measured.table
    report = json.loads(measured.file.read_text("utf-8"))
    assert set(report) == {"version", "python", "measured", "cities", "lab", "adapters", "server"}
    assert report["server"] is None  # nobody asked
    for entry in report["lab"]:
        assert min(entry["bare"], entry["loop"], entry["loop_ratio"], entry["recorded"]) > 0
        assert entry["growth_games"] > 0
    assert "The lab, greedy against itself" in table
    assert all(0 < each["low"] <= each["steps"] <= each["high"] for each in report["adapters"])
    assert {"district-noir, 2 players", "noxford, 4 players"} <= {
        each["name"] for each in report["adapters"]
    }
    tables = {(name, players) for name in published_games() for players in GAMES[name].players}
    assert {(entry["game"], entry["players"]) for entry in report["measured"]} >= tables
    for entry in report["measured"]:
        assert entry["game"] in table
        assert_shape(entry)


def assert_shape(entry: dict[str, Any]) -> None:
    rates = set(entry["rates"]) - {"expert iterations"}  # not every game has an Expert
    assert rates == {"decisions", "games", "ismcts iterations"}
    assert set(entry["costs"]) == {"copy", "view", "fill"}
    for figure in (*entry["rates"].values(), *entry["costs"].values()):
        assert set(figure) == {"value", "ratio", "low", "high"}
        assert 0 < figure["low"] <= figure["ratio"] <= figure["high"]
    assert isinstance(entry["compiled"], bool)


@pytest.mark.slow
def test_it_measures_another_python_and_compares(measured: Measured, tmp_path: Path) -> None:
    first, second = measured.file, tmp_path / "second.json"
    table = run("--output", second, "--compare", first, "--also", sys.executable)
    assert table.count(" %") == 2 * 7 * len(json.loads(first.read_text("utf-8"))["measured"])


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux says how large a process is")
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_copies_that_are_dropped_leave_nothing_behind(game: Any) -> None:
    state = game.new(players=game.players[0], chance=Dice(1))
    grown = growth(state, 100_000)
    assert grown is not None
    assert grown < 1_000_000  # ten bytes a copy: less than anything that could be left


def test_a_playout_counts_its_decisions() -> None:
    assert playout(GAMES["district-noir"], 2, Dice(1)) == playout(
        GAMES["district-noir"], 2, Dice(1)
    )
    for game in (GAMES["district-noir"], PEBBLES):
        assert 0 < playout(game, 2, Dice(2)) <= game.longest
