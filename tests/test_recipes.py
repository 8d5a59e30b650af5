"""The recipes quote what is there: docs/new-game.md and docs/writing-a-card.md."""

import inspect
import re
import tomllib
from pathlib import Path
from textwrap import dedent

import pytest

from ludotheque.bots import Bot
from ludotheque.bots.judges import Judge
from ludotheque.core import Game, State
from ludotheque.terminal.screen import Screen
from ludotheque.web.views.stage import Stage
from tests.recipes import quotations

ROOT = Path(__file__).parent.parent
TOY = ROOT / "examples" / "pebbles" / "pebbles"
RECIPES = ("docs/new-game.md", "docs/writing-a-card.md")
PARTS = (State, Game, Judge, Bot, Screen, Stage)
"""What a package can bring."""


QUOTED = [
    pytest.param(recipe, path, text, id=f"{Path(recipe).stem}-{number}-{Path(path).name}")
    for recipe in RECIPES
    for number, (path, text) in enumerate(quotations((ROOT / recipe).read_text("utf-8")))
]


@pytest.mark.parametrize(("recipe", "path", "text"), QUOTED)
def test_what_is_quoted_is_there_word_for_word(recipe: str, path: str, text: str) -> None:
    lines = (ROOT / path).read_text("utf-8").splitlines()
    wanted = text.splitlines()
    starts = range(len(lines) - len(wanted) + 1)
    assert any(_same(lines[start : start + len(wanted)], wanted) for start in starts), recipe


def _same(lines: list[str], wanted: list[str]) -> bool:
    """Equal but for how far all of it is indented."""
    return dedent("\n".join(lines)) == dedent("\n".join(wanted))


def test_there_is_something_to_check() -> None:
    assert len(QUOTED) > 15
    assert quotations("```python\n# a.py\nx = 1\n```\n") == [("a.py", "x = 1")]


@pytest.mark.parametrize("recipe", RECIPES)
def test_every_path_that_is_named_exists(recipe: str) -> None:
    text = (ROOT / recipe).read_text("utf-8")
    paths = re.findall(r"`((?:src|tests|docs|examples)/[^`\s]+)`", text)
    assert len(paths) > 3
    for path in paths:
        assert (ROOT / path).exists(), path


def test_every_list_that_a_game_is_announced_in_is_there() -> None:
    text = (ROOT / RECIPES[0]).read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z]+)` \| `([^`]+)` \|", text, flags=re.MULTILINE)
    assert len(rows) == 3
    for name, path in rows:
        assert re.search(rf"^{name}\b", (ROOT / path).read_text("utf-8"), flags=re.MULTILINE), name


def test_every_group_of_entry_points_is_explained() -> None:
    text = (ROOT / RECIPES[0]).read_text("utf-8")
    explained = re.findall(r"^\| `(ludotheque\.\w+)` \|", text, flags=re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert sorted(explained) == sorted(project["entry-points"])


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_every_method_that_is_named_exists_and_every_abstract_one_is_named(
    part: type[object],
) -> None:
    text = (ROOT / RECIPES[0]).read_text("utf-8")
    named = set(re.findall(rf"`{part.__name__}\.(\w+)`", text))
    abstract = [name for name in dir(part) if _is_abstract(getattr(part, name))]
    assert named
    assert abstract
    assert named.issuperset(abstract)
    for name in named:
        assert hasattr(part, name) or f"self.{name}: " in inspect.getsource(part), name


def _is_abstract(member: object) -> bool:
    return bool(getattr(member, "__isabstractmethod__", False))


def test_every_file_of_the_toy_is_spoken_of() -> None:
    text = "".join((ROOT / recipe).read_text("utf-8") for recipe in RECIPES)
    files = [path.name for path in TOY.iterdir() if path.is_file()]
    assert len(files) > 10
    for name in files:
        assert f"`{name}`" in text or f"examples/pebbles/pebbles/{name}" in text, name
