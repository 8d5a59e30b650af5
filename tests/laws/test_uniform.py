"""Law 1 on small boxes: `fill` against the list of all deals."""

import pytest

from ludotheque.core import Move, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir.moves import Play
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.games.noxford.moves import CoverCard, PlaceCard
from ludotheque.games.noxford.state import NoxfordState
from pebbles import PEBBLES, copies_of_pebble
from tests.laws.uniform import law_1_filling_is_uniform, law_15_reshuffling_is_uniform

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
@pytest.mark.parametrize(("hand", "line", "moves"), [(1, 1, 0), (1, 1, 5), (2, 3, 3)])
def test_reshuffling_a_tiny_district_noir_is_uniform(hand: int, line: int, moves: int) -> None:
    cards = TINY_DISTRICT_NOIR.replace("HAND", str(hand)).replace("LINE", str(line))
    law_15_reshuffling_is_uniform(GAMES["district-noir"].with_cards(cards), 2, moves, copies)


def tiny_noxford() -> str:
    """Two different cards beside each Master, and five Neutral ones."""
    text = "[deal]\nhand = 1\ndisplay = 1\ncard-width = 63\ncard-height = 88\n"
    for field in ("gold", "poison", "arms", "secrets"):
        text += f'[[field]]\nname = "{field}"\n'
    for syndicate in (1, 2, 3, 4):
        text += f"""
[[kind]]
name = "master-{syndicate}"
type = "master"
syndicate = {syndicate}
rank = 4
favourite = {syndicate}
count = 1

[[kind]]
name = "tough-{syndicate}"
type = "tough"
syndicate = {syndicate}
rank = 2
gear = 0
count = 2

[[kind]]
name = "punk-{syndicate}"
type = "punk"
syndicate = {syndicate}
rank = 1
gear = 1
count = 1
"""
    return (
        text
        + """
[[kind]]
name = "barracks"
type = "barracks"
gear = 0
count = 3

[[kind]]
name = "gears"
type = "barracks"
gear = 1
count = 1
"""
    )


def copies_in_noxford(state: State, move: Move) -> int:
    assert isinstance(state, NoxfordState)
    if not isinstance(move, (PlaceCard, CoverCard)):
        return 1
    return (*state.hands[state.active], *state.display).count(move.card) or 1


@pytest.mark.slow
@pytest.mark.parametrize("moves", [0, 1, 2, 4])
def test_filling_and_reshuffling_a_tiny_noxford_are_uniform(moves: int) -> None:
    game = GAMES["noxford"].with_cards(tiny_noxford())
    law_1_filling_is_uniform(game, 2, moves, copies_in_noxford)
    law_15_reshuffling_is_uniform(game, 2, moves, copies_in_noxford)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "moves"), [(2, 0), (2, 2), (3, 1)])
def test_filling_and_reshuffling_a_toy_are_uniform(players: int, moves: int) -> None:
    law_1_filling_is_uniform(PEBBLES, players, moves, copies_of_pebble)
    law_15_reshuffling_is_uniform(PEBBLES, players, moves, copies_of_pebble)
