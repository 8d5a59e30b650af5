"""The drawings of docs/geometry.md are those that the code makes. `make drawings` writes them."""

from pathlib import Path

import pytest

from ludotheque.games.noxford.diagrams import drawings

DRAWINGS = Path(__file__).parents[3] / "docs" / "drawings"


@pytest.mark.parametrize("name", drawings())
def test_a_drawing_is_what_the_code_draws(name: str, request: pytest.FixtureRequest) -> None:
    drawn = drawings()[name]
    if request.config.getoption("--update-golden"):
        DRAWINGS.mkdir(exist_ok=True)
        (DRAWINGS / name).write_text(drawn, "utf-8")
    assert (DRAWINGS / name).read_text("utf-8") == drawn


def test_no_drawing_is_forgotten() -> None:
    assert {path.name for path in DRAWINGS.iterdir()} == set(drawings())
