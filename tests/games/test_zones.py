"""The places of every game."""

import pytest

from ludotheque.core import Dice, Game, Log, Seat, State
from ludotheque.games import GAMES


def places(state: State) -> list[tuple[str, Seat, int]]:
    return [(zone.name, zone.owner, zone.number) for zone in state.zones()]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("most", [False, True])
def test_they_are_the_same_from_the_deal_to_the_end(game: Game, most: bool) -> None:
    dice = Dice("places")
    state = game.new(players=game.players[-1 if most else 0], chance=dice)
    dealt = places(state)
    while (decision := state.decision()) is not None:
        state.apply(dice.pick(decision.options), dice, Log())
        assert places(state) == dealt
