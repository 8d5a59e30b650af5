"""One record a game and release, replayed for ever; `tests.fixtures.write_records` writes them."""

import json
import re
from pathlib import Path

import pytest

from ludotheque.core import Match, Record
from ludotheque.games import GAMES
from tests.plugins.announced import published_games

RECORDS = sorted(Path(__file__).parent.glob("*.jsonl"))
FORMAT = "-0.2."
"""In the names of the records that show all of format 2."""
DOCUMENT = Path(__file__).parents[2] / "docs" / "records.md"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_released_record_replays_to_its_end(path: Path) -> None:
    record = Record.read(path.read_bytes())
    match = Match.resume(GAMES[record.header.game], record)
    assert match.decision() is None
    assert match.record.text() == path.read_text("utf-8")


@pytest.mark.parametrize("release", sorted({path.stem.rpartition("-")[2] for path in RECORDS}))
def test_every_published_game_has_a_record_of_each_release(release: str) -> None:
    games = {path.stem.rpartition("-")[0] for path in RECORDS if path.stem.endswith(f"-{release}")}
    assert games == set(published_games())


def documented(heading: str, column: int) -> set[str]:
    """The names in this column of the table below a heading of the document."""
    section = DOCUMENT.read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.split(" | ") for line in section.splitlines() if line.startswith("| ")]
    return {name for row in rows[2:] for name in re.findall(r"`([a-z]+)`", row[column])}


def test_the_document_names_every_field_that_records_have_and_no_other() -> None:
    """Between them, the records of this format have all that one can have."""
    lines = [path.read_text("utf-8").splitlines() for path in RECORDS if FORMAT in path.name]
    heads = {field for head, *_ in lines for field in json.loads(head)}
    assert heads == documented("The first line", 0)
    others = {field for _, *rest in lines for line in rest for field in json.loads(line)}
    ends = {field for *_, last in lines for field in json.loads(last)["end"]}
    assert others | ends == documented("The other lines", 1) | {"n", "digest"}
    moves = [json.loads(line) for _, *rest in lines for line in rest if '"move"' in line]
    assert {move["by"] for move in moves} == {"person", "bot", "clock"}
