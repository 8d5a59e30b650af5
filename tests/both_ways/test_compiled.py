"""What is tested here is what was meant: the edited sources, or the compiled package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque.adapters.encoding
import ludotheque.bots.greedy
import ludotheque.core.state
import ludotheque.games.district_noir.state
from ludotheque.bots import Bot
from ludotheque.core import Dice, Game, Match, Move, Player, Seat, State
from ludotheque.games import GAMES
from ludotheque.version import VERSION, is_compiled
from pebbles import PEBBLES

SOURCE = Path(__file__).parent.parent.parent / "src"
COMPILED = os.environ.get("LUDOTHEQUE_TESTED") == "compiled"
ROOMS = (
    ludotheque.core.state,
    ludotheque.games.district_noir.state,
    ludotheque.bots.greedy,
    ludotheque.adapters.encoding,
)


@pytest.mark.parametrize("module", ROOMS, ids=lambda module: module.__name__)
def test_the_right_modules_are_imported(module: object) -> None:
    path = Path(str(module.__file__))  # type: ignore[attr-defined]  # every module has one
    assert (path.suffix in (".so", ".pyd")) == COMPILED
    assert path.is_relative_to(SOURCE) != COMPILED


@pytest.mark.slow
def test_the_version_says_which() -> None:
    assert is_compiled() == COMPILED
    command = [sys.executable, "-m", "ludotheque", "--version"]
    english = {**os.environ, "LC_ALL": "C.UTF-8"}
    run = subprocess.run(command, capture_output=True, text=True, check=True, env=english)
    assert run.stdout.startswith(f"ludotheque {VERSION} (")
    assert ("compiled" in run.stdout) == COMPILED


class Last(Bot):
    """A bot in plain Python, whatever the class is that it builds on."""

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        return self.options(view, seat)[-1]


@pytest.mark.parametrize("game", [GAMES["district-noir"], PEBBLES], ids=lambda game: game.name)
def test_a_plain_game_and_a_plain_bot_play_a_match(game: Game) -> None:
    players = (Player("Ada", bot="last"), Player("Blaise", bot="last"))
    match = Match.start(game, players, seed=1)
    outcome = match.run({0: Last(seed=1), 1: Last(seed=2)})
    assert match.outcome() == outcome
    assert match.decision() is None


def test_a_plain_bot_draws_from_the_views_own_dice() -> None:
    view = GAMES["district-noir"].new(players=2, chance=Dice(1)).view(0)
    assert Last(seed=1).dice(view).below(1000) == Last(seed=1).dice(view).below(1000)
