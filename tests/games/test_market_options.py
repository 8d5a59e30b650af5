"""What players of both market games choose among: within one decision no two options read the
same, in either language, for any number of players."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Dice, Game, Log, Move, State
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from tests.games.market_words import shared

QUICK = 1
MANY = 12
LONG = (pytest.mark.slow, pytest.mark.either_way)
TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in (SANS_FOI_NI_LOI, SAMARANDE)
    for players in game.players
]


def played_at_random(game: Game, players: int, number: int) -> Iterator[State]:
    dice = Dice(f"options {number}")
    state = game.new(players=players, chance=dice)
    while (decision := state.decision()) is not None:
        yield state
        state.apply(_pick(decision.options, dice), dice, Log())


def _pick(options: tuple[Move, ...], dice: Dice) -> Move:
    """Mostly what builds and plays, so that there is something to aim at."""
    busy = [move for move in options if str(move).split()[0] in ("lay", "play", "take")]
    return dice.pick(busy if busy and dice.below(4) else options)


@pytest.mark.parametrize(
    "number",
    [pytest.param(n, marks=() if n < QUICK else LONG) for n in range(MANY)],
)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a2_no_two_options_read_the_same(game: Game, players: int, number: int) -> None:
    for state in played_at_random(game, players, number):
        assert shared(game, state) == []
