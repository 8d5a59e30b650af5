"""The soak runs, and notices what it is there to notice."""

import subprocess
import sys

import pytest

from ludotheque.games import GAMES
from pebbles import CARDS, TEXTS, Pebbles
from tests.plugins.announced import published_games
from tests.soak.soak import soak
from tests.toys import broken


@pytest.mark.parametrize("name", GAMES)
def test_some_games_are_clean(name: str) -> None:
    game = GAMES[name]
    for players in game.players:
        assert 0 < soak(game, players, f"test {players}") <= game.longest


@pytest.mark.parametrize(
    "game_class",
    [
        broken.LosesACard,
        broken.MakesGold,
        broken.NeverEnds,
        broken.PointsDoNotAddUp,
        broken.OptionIsRefused,
        broken.FillForgetsACard,
        broken.FillChangesWhatIsSeen,
        broken.CopySharesAList,
        broken.MoveReadsWrongly,
        broken.LoadForgets,
        broken.QuestionTellsASecret,
    ],
)
def test_a_broken_game_is_noticed(game_class: type[Pebbles]) -> None:
    with pytest.raises(AssertionError):
        soak_often(game_class(CARDS, TEXTS))


def soak_often(game: Pebbles) -> None:
    for number in range(300):
        soak(game, 2 + number % 2, str(number))


@pytest.mark.slow
def test_from_the_command_line() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.soak", "--games", "5"],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert run.returncode == 0, run.stderr
    for name in published_games():
        assert f"{name}, " in run.stdout
    assert run.stdout.count("5 games") >= len(published_games())
