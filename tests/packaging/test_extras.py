"""Each extra is complete: what it promises starts where nothing else is installed."""

import tomllib
from pathlib import Path

import pytest

from .importable import closure, link_closure, run

ROOT = Path(__file__).parents[2]
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "optional-dependencies"
]
STARTS = {
    "": "from ludotheque.__main__ import main; import ludotheque.cli, ludotheque.web.server",
    "lab": (
        "import sys; from ludotheque.cli import main; import ludotheque.lab.report.charts\n"
        "run = ['lab', 'simulate', 'district-noir', '--games', '2', '--out', 'run']\n"
        "sys.exit(main([*run, '--processes', '1', '--seats', 'random,random']))"
    ),
    "ray": "import ludotheque.lab.ray_cluster, ludotheque.commands.lab, ludotheque.lab.recorder",
    "pettingzoo": (
        "from ludotheque.adapters.pettingzoo import env\n"
        "game = env('district-noir'); game.reset(seed=1); assert game.agents; print(game.last()[1])"
    ),
    "openspiel": (
        "import pyspiel; from ludotheque.adapters import openspiel\n"
        "openspiel.register(); game = pyspiel.load_game('python_district_noir')\n"
        "assert game.new_initial_state().is_chance_node()"
    ),
    "push": (
        "import ludotheque.web.calls.web_push; from ludotheque.web.calls import push_desk\n"
        "assert push_desk.HAS_PACKAGE"
    ),
    "postgresql": (
        "from ludotheque.web.storage.database import Database\n"
        "import psycopg; assert psycopg.pq.__impl__ == 'binary'\n"
        "Database('postgresql://nobody@127.0.0.1/nothing').close()"
    ),
}
"""What each extra is for, as little of it as shows that nothing is missing. Ray's own cluster takes
ten seconds to begin and is tried in tests/lab."""
OF_THE_HOUSE = {"build", "dev", "docs"}
"""Extras for whoever works on the package."""
MARKS = {"lab": "pyarrow", "pettingzoo": "pettingzoo", "openspiel": "pyspiel", "ray": "ray"}
"""A module that only this extra brings."""


def test_every_extra_is_started_here() -> None:
    assert set(STARTS) - {""} == set(EXTRAS) - OF_THE_HOUSE


@pytest.mark.parametrize("extra", STARTS)
def test_an_extra_names_all_that_it_needs(extra: str) -> None:
    """By the metadata; that it is enough is what the next test shows."""
    names = set(closure(extra))
    assert "fastapi" in names
    assert not names & {"pytest", "mypy", "ruff"}


@pytest.mark.slow
@pytest.mark.parametrize("extra", STARTS)
def test_an_extra_starts_on_its_own(extra: str, tmp_path: Path) -> None:
    folder, home = tmp_path / "site", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    link_closure(folder, extra, with_ours=True)
    run(folder, home, "-c", STARTS[extra])
    for other in MARKS.values():
        if not (folder / other).exists() and other != MARKS.get(extra):
            hidden = f"from importlib.util import find_spec; assert find_spec({other!r}) is None"
            run(folder, home, "-c", hidden)
