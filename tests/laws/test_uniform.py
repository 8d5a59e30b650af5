"""Law 1 on small boxes: `fill` against the list of all deals."""

import pytest

from ludotheque.core import Move, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir.moves import Play
from ludotheque.games.district_noir.state import DistrictNoirState
from tests.laws.uniform import law_1_filling_is_uniform
from tests.toys.pebbles import Pebbles, copies_of_pebble

TINY_DISTRICT_NOIR = """
[deal]
removed = 1
hand = HAND
line = LINE
take = 1

[[kind]]
name = "5"
type = "support"
value = 5
count = 2

[[kind]]
name = "6"
type = "support"
value = 6
count = 2

[[kind]]
name = "8"
type = "support"
value = 8
count = 1

[[kind]]
name = "+2"
type = "alliance"
value = 2
count = 1

[[kind]]
name = "-1"
type = "betrayal"
value = -1
count = 1

[[kind]]
name = "docks"
type = "city"
count = 1
"""


def copies(state: State, move: Move) -> int:
    assert isinstance(state, DistrictNoirState)
    return state.hands[state.active].count(move.card) if isinstance(move, Play) else 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "line", "moves"),
    [(1, 1, 0), (1, 1, 2), (1, 1, 5), (1, 1, 7), (2, 3, 0), (2, 3, 1), (2, 3, 3)],
)
def test_filling_a_tiny_district_noir_is_uniform(hand: int, line: int, moves: int) -> None:
    cards = TINY_DISTRICT_NOIR.replace("HAND", str(hand)).replace("LINE", str(line))
    game = GAMES["district-noir"].with_cards(cards)
    assert game.box.total == 8
    law_1_filling_is_uniform(game, 2, moves, copies)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "moves"), [(2, 0), (2, 2), (3, 1)])
def test_filling_a_toy_is_uniform(players: int, moves: int) -> None:
    law_1_filling_is_uniform(Pebbles(), players, moves, copies_of_pebble)
