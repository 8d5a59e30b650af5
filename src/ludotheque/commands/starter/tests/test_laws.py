"""The game obeys the laws of all games: no secret leaks, no card is lost, every game ends."""

import pytest
from ludotheque.laws import check_laws

from my_game import MY_GAME as GAME


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(5))
def test_laws(players: int, seed: int) -> None:
    check_laws(GAME, players, seed)
