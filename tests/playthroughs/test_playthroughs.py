"""Golden playthroughs: nothing about them changes unnoticed. `make golden` writes them anew."""

from pathlib import Path

import pytest

from ludotheque.games import GAMES
from tests.playthroughs.playthrough import playthrough

HERE = Path(__file__).parent
GOLDEN = [
    ("district-noir", 2, 1),  # to the last round
    ("district-noir", 2, 38),  # won by the City
    ("noxford", 2, 1),
    ("noxford", 3, 2),
    ("noxford", 4, 3),
    ("sans-foi-ni-loi", 2, 42),  # two ranches each, nearly everything that can be told
    ("sans-foi-ni-loi", 4, 51),
    ("sans-foi-ni-loi", 6, 51),
    ("samarande", 2, 15),
    ("samarande", 3, 34),
    ("samarande", 5, 11),  # nearly everything that can be told
]


@pytest.mark.parametrize(("name", "players", "seed"), GOLDEN)
def test_playthrough(name: str, players: int, seed: int, request: pytest.FixtureRequest) -> None:
    golden = HERE / f"{name}-{players}-{seed}.txt"
    played = playthrough(GAMES[name], players, seed)
    if request.config.getoption("--update-golden"):
        golden.write_text(played, "utf-8")
    assert played == golden.read_text("utf-8"), "see the diff, then `make golden` if it is meant"


def test_no_golden_file_is_forgotten() -> None:
    files = {path.name for path in HERE.glob("*.txt")}
    assert files == {f"{name}-{players}-{seed}.txt" for name, players, seed in GOLDEN}
