"""docs/your-own-box.md is followed to the letter: the list is taken, corrected, shown and played
with."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.core import Record
from ludotheque.games import GAMES
from ludotheque.texts import Texts, check_own_cards
from tests.recipes import Commands, Step, blocks

RECIPE = (Path(__file__).parent.parent / "docs" / "your-own-box.md").read_text("utf-8")
SANS_FOI_NI_LOI = GAMES["sans-foi-ni-loi"]


def run(line: str, folder: Path) -> str:
    """What a command of the page says, in English; `> FILE` is where it goes."""
    command, _, to = line.partition(" > ")
    arguments = shlex.split(command)
    assert arguments[0] == "ludotheque"
    environment = {**os.environ, "COLUMNS": "160", "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    environment["XDG_STATE_HOME"] = str(folder / "state")
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    if to:
        (folder / to).write_text(done.stdout, "utf-8")
    return done.stdout


@pytest.mark.slow
def test_the_page_leads_from_the_box_to_a_game(tmp_path: Path) -> None:
    said: list[str] = []
    for block in blocks(RECIPE):
        if isinstance(block, Step):
            block.follow(tmp_path)
        elif isinstance(block, Commands):
            said += [run(line, tmp_path) for line in block.lines]
    _listed, cards, _played = said
    assert "Gunman" in cards
    assert "Marshal" in cards
    own = SANS_FOI_NI_LOI.with_cards((tmp_path / "mine.toml").read_text("utf-8"))
    check_own_cards(own)
    gunman, sheriff = own.box.find("gunman"), own.box.find("sheriff")
    assert own.box.kinds[gunman].count == 3
    french, english = Texts(own, "fr"), Texts(own, "en")
    assert french.some(gunman, 2) == "deux Pistoleros"
    assert english.some(gunman, 2) == "two Gunmen"
    assert french.form(sheriff, "the") == "le Marshal"
    [record] = tmp_path.rglob("*.jsonl")
    assert Record.read(record.read_bytes()).header.cards == own.box.text


def test_the_page_has_steps_and_commands() -> None:
    found = blocks(RECIPE)
    assert len([block for block in found if isinstance(block, Step)]) == 4
    assert len([block for block in found if isinstance(block, Commands)]) == 3
