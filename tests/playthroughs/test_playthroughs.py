"""Golden playthroughs: nothing about them changes unnoticed. `make golden` writes them anew."""

from pathlib import Path

import pytest

from tests.playthroughs.entries import Entry
from tests.playthroughs.golden import GOLDEN
from tests.playthroughs.playthrough import playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize("entry", GOLDEN, ids=lambda entry: entry.file.removesuffix(".txt"))
def test_playthrough(entry: Entry, request: pytest.FixtureRequest) -> None:
    golden = HERE / entry.file
    played = playthrough(entry)
    if request.config.getoption("--update-golden"):
        golden.write_text(played, "utf-8")
    assert played == golden.read_text("utf-8"), "see the diff, then `make golden` if it is meant"


def test_no_golden_file_is_forgotten() -> None:
    files = sorted(path.name for path in HERE.glob("*.txt"))
    assert files == sorted(entry.file for entry in GOLDEN)
