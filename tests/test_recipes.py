"""The recipes quote what is there: docs/new-game.md and docs/writing-a-card.md."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parent.parent
TOY = ROOT / "tests" / "toys" / "pebbles"
RECIPES = ("docs/new-game.md", "docs/writing-a-card.md")


def blocks(text: str) -> list[tuple[str, str]]:
    """Every quotation: the file that its first line names, and the lines after it."""
    found = []
    for quoted in re.findall(r"^ *```\w+\n(.*?)^ *```$", text, flags=re.DOTALL | re.MULTILINE):
        name, _, rest = dedent(quoted).partition("\n")
        found.append((name.strip("#<>!- "), rest.rstrip("\n")))
    return found


QUOTED = [
    pytest.param(recipe, path, text, id=f"{Path(recipe).stem}-{number}-{Path(path).name}")
    for recipe in RECIPES
    for number, (path, text) in enumerate(blocks((ROOT / recipe).read_text("utf-8")))
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
    assert len(QUOTED) > 20
    assert blocks("```python\n# a.py\nx = 1\n```\n") == [("a.py", "x = 1")]


@pytest.mark.parametrize("recipe", RECIPES)
def test_every_path_that_is_named_exists(recipe: str) -> None:
    text = (ROOT / recipe).read_text("utf-8")
    paths = re.findall(r"`((?:src|tests|docs)/[^`\s]+)`", text)
    assert len(paths) > 3
    for path in paths:
        assert (ROOT / path).exists(), path


def test_every_list_that_a_game_is_announced_in_is_there() -> None:
    text = (ROOT / RECIPES[0]).read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z]+)` \| `([^`]+)` \|", text, flags=re.MULTILINE)
    assert len(rows) == 8
    for name, path in rows:
        assert re.search(rf"^{name}\b", (ROOT / path).read_text("utf-8"), flags=re.MULTILINE), name


def test_every_file_of_the_toy_is_spoken_of() -> None:
    text = "".join((ROOT / recipe).read_text("utf-8") for recipe in RECIPES)
    files = [path.name for path in TOY.iterdir() if path.is_file()]
    assert len(files) > 10
    for name in files:
        assert f"`{name}`" in text or f"tests/toys/pebbles/{name}" in text, name
