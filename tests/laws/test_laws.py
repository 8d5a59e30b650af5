"""Every registered game and the toy obey the laws, by random play and under Hypothesis."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import Chance, Dice, Game, Log
from ludotheque.games import GAMES
from ludotheque.version import is_compiled
from tests.laws.laws import LAWS, Law
from tests.toys.pebbles import load as pebbles

ALL_GAMES = (*GAMES.values(), pebbles())
TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in ALL_GAMES
    for players in game.players
]
PLAYED_LAWS = [pytest.param(law, id=law.__name__) for law in LAWS if "said" not in law.__name__]


class Choices(Chance):
    """Choices that Hypothesis can change one by one, on a game that chance would have played."""

    def __init__(self, seed: int, changes: list[int]) -> None:
        self._dice = Dice(f"changed {seed}")
        self._changes = iter(changes)

    def below(self, n: int) -> int:
        return (self._dice.below(n) + next(self._changes, 0)) % n


LONG_LAWS = (LAWS[2], LAWS[5], LAWS[8])
"""They look at every option, or at every sentence."""
SHORT_GAMES = ("district-noir", "pebbles")


def is_quick(game: Game, players: int, number: int) -> bool:
    """Each law at one table of each game, in turn; the long ones only where games are short."""
    if LAWS[number] in LONG_LAWS and game.name not in SHORT_GAMES:
        return False
    return players == game.players[number % len(game.players)]


LAWS_AT_TABLES = [
    pytest.param(
        game,
        players,
        law,
        id=f"{game.name}-{players}-{law.__name__}",
        marks=() if is_quick(game, players, number) else pytest.mark.slow,
    )
    for game in ALL_GAMES
    for players in game.players
    for number, law in enumerate(LAWS)
]


@pytest.mark.parametrize(("game", "players", "law"), LAWS_AT_TABLES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_law_by_random_play(game: Game, players: int, law: Law, seed: int) -> None:
    law(game, players, Dice(f"laws {seed}"))


@pytest.mark.slow
@pytest.mark.either_way
@pytest.mark.parametrize("law", PLAYED_LAWS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_law_under_hypothesis(game: Game, players: int, law: Law) -> None:
    @settings(max_examples=examples(game, players), deadline=None)
    @given(seed=st.integers(0, 99), changes=st.lists(st.integers(0, 44), max_size=120))
    def obeys(seed: int, changes: list[int]) -> None:
        law(game, players, Choices(seed, changes))

    obeys()


def examples(game: Game, players: int) -> int:
    """As many as a game's decisions, and all options that are looked at, leave time for: compiled,
    there is time for more."""
    dice = Dice("length")
    state = game.new(players=players, chance=dice)
    decisions = options = 0
    while (decision := state.decision()) is not None:
        decisions += 1
        options += len(decision.options)
        state.apply(dice.pick(decision.options), dice, Log())
    hurry = 1 if is_compiled() else 3
    return max(3, min(40, 1500 // decisions, 45_000 // options) // hurry)
