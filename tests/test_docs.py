"""The documents describe what is there, and their examples run."""

import doctest
import json
import os
import re
import shlex
import signal
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from urllib.request import urlopen

import click
import pytest

from ludotheque import cli, core
from ludotheque.games import GAMES
from tests.texts.grammar import problems

ROOT = Path(__file__).parent.parent
NOT_OURS = {".venv", ".venv-compiled", ".git", ".pytest_cache", "build"}
DOCUMENTS = sorted(
    path for path in ROOT.rglob("*.md") if not NOT_OURS & set(path.relative_to(ROOT).parts)
)


@pytest.mark.parametrize("name", core.__all__)
def test_every_public_name_of_the_core_is_in_the_contract(name: str) -> None:
    assert hasattr(core, name)
    assert f"`{name}`" in (ROOT / "docs" / "contract.md").read_text("utf-8")


def test_the_readmes_tour_is_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 15
    assert failed == 0


def shell_blocks() -> list[str]:
    readme = (ROOT / "README.md").read_text("utf-8")
    return re.findall(r"```sh\n(.*?)```", readme, flags=re.DOTALL)


def test_the_readme_says_how_to_play_and_test_on_its_first_screen() -> None:
    first_screen = "\n".join((ROOT / "README.md").read_text("utf-8").splitlines()[:20])
    assert [block.strip() for block in shell_blocks()] == ["make play", "make test"]
    for block in shell_blocks():
        assert block in first_screen


HOW_TO_PLAY = ("README.md", "docs/play.md", "docs/fr/index.md")
IN_FRENCH = sorted((ROOT / "docs" / "fr").glob("*.md"))
"""Where people read what to type."""


@pytest.mark.parametrize("document", HOW_TO_PLAY)
def test_what_people_are_told_to_type_is_there(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    typed = [*re.findall(r"`([^`\n]+)`", text), *re.findall(r"^make .*$", text, re.MULTILINE)]
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    made = [line.split()[1] for line in typed if line.startswith("make ")]
    assert made
    assert set(made) <= set(targets)
    for line in typed:
        if line.startswith("ludotheque "):
            _check_command(shlex.split(line)[1:])


@pytest.mark.parametrize("path", IN_FRENCH, ids=lambda path: path.stem)
def test_pages_in_french_are_written_as_french_is(path: Path) -> None:
    prose = re.sub(r"```.*?```|`[^`\n]*`|\]\([^)]*\)", "x", path.read_text("utf-8"), flags=re.S)
    lines = [line.lstrip("#-|! ") for line in prose.splitlines()]
    assert [found for line in lines for found in problems(line, "fr")] == []


@pytest.mark.parametrize(("document", "lang"), [(HOW_TO_PLAY[1], "en"), (HOW_TO_PLAY[2], "fr")])
def test_what_players_are_told_to_look_for_is_called_so(document: str, lang: str) -> None:
    """In bold type stand games, and what can be pressed or chosen."""
    called = {
        text.casefold()
        for file in (ROOT / "src" / "ludotheque").rglob(f"{lang}.ftl")
        for text in re.findall(r"^[a-z-]+ = (.+)$", file.read_text("utf-8"), re.MULTILINE)
    }
    bold = re.findall(r"\*\*([^*]+)\*\*", (ROOT / document).read_text("utf-8"))
    assert len(bold) > 10
    assert [text for text in bold if text.casefold() not in called] == []


def _check_command(words: list[str]) -> None:
    """There is such a command, with these options, and the game that it names."""
    command: click.Command = cli.PROGRAM
    while isinstance(command, click.Group):
        name = words.pop(0)
        assert name in command.commands, name
        command = command.commands[name]
    options = {name for param in command.params for name in param.opts}
    assert {word for word in words if word.startswith("--")} <= options, words
    takes_game = any(param.name == "game" for param in command.params)
    assert not takes_game or words[0] in GAMES, words


@pytest.mark.slow
def test_make_play_opens_the_table() -> None:
    with subprocess.Popen(
        ["make", "play"],
        cwd=ROOT,
        env={**os.environ, "BROWSER": "true", "LANG": "en", "XDG_STATE_HOME": mkdtemp()},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as play:
        assert play.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://\S+", line) for line in play.stdout)))
            with urlopen(f"{found[0]}/health", timeout=60) as answer:  # noqa: S310  # our own server
                assert json.load(answer) == {"status": "ok"}
        finally:
            os.killpg(play.pid, signal.SIGINT)
        rest = play.stdout.read()
    assert "Traceback" not in rest


@pytest.mark.slow
def test_make_test_finds_the_tests() -> None:
    """It only collects here: it is what runs this test. Whoever runs this test alone does not wait
    for a compiler."""
    run = subprocess.run(
        ["make", "test"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": "--collect-only", "LUDOTHEQUE_COMPILE": "off"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=1800,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", path.read_text("utf-8"), flags=re.S | re.M)
    for link in re.findall(r"\]\(([^)#]+)\)", prose):
        if not link.startswith(
            ("https://", "card:", "cards:", "position:")
        ):  # the games draw these
            assert (path.parent / link).exists(), link


def anchors(text: str) -> dict[str, str]:
    """The headings below the title, by their anchors as GitHub makes them."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
    headings = re.findall(r"^##+ (.*)$", prose, flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", name.lower()).replace(" ", "-"): name for name in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_to_headings_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", path.read_text("utf-8"), flags=re.S | re.M)
    for document, anchor in re.findall(r"\]\((?!https:)([^)#]*)#([^)]+)\)", prose):
        target = path.parent / document if document else path
        assert anchor in anchors(target.read_text("utf-8")), anchor


def test_the_index_of_the_decisions_lists_every_heading_in_order() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text("utf-8")
    listed = re.findall(r"^ *- \[(.*)\]\(#(.*)\)$", text, flags=re.MULTILINE)
    assert [(name, anchor) for anchor, name in anchors(text).items()] == listed


def test_the_changelog_has_a_place_for_what_is_new() -> None:
    assert "## [Unreleased]" in (ROOT / "CHANGELOG.md").read_text("utf-8")
