"""Every game that is found obeys the laws, by random play and under Hypothesis."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import Chance, Dice, Game, Log
from ludotheque.games import GAMES
from ludotheque.laws import LAWS, Law
from ludotheque.version import is_compiled
from tests.laws.preset import Preset

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
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


LONG_LAWS = (LAWS[2], LAWS[5], LAWS[8], LAWS[12], LAWS[13])
"""They look at every option, or at every sentence."""
SHORT = 100
"""Decisions that a short game takes at most."""


WORDY_LAW = LAWS[8]
"""It says every sentence of a vocabulary: at every table they are almost the same."""


def is_seen(game: Game, players: int, law: Law) -> bool:
    """Whether a law is looked at with so many players."""
    return law is not WORDY_LAW or players in (game.players[0], game.players[-1])


def is_quick(game: Game, players: int, number: int) -> bool:
    """Each law at one table of each game, in turn; the long ones only where games are short."""
    if LAWS[number] in LONG_LAWS and game.longest > SHORT:
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
    for game in GAMES.values()
    for players in game.players
    for number, law in enumerate(LAWS)
    if is_seen(game, players, law)
]


@pytest.mark.parametrize(("game", "players", "law"), LAWS_AT_TABLES)
def test_law_by_random_play(game: Game, players: int, law: Law) -> None:
    law(game, players, Dice("laws 0"))


@pytest.mark.slow
@pytest.mark.either_way
@pytest.mark.parametrize(
    ("game", "players", "law"), [each for each in LAWS_AT_TABLES if WORDY_LAW not in each.values]
)
def test_law_by_another_random_play(game: Game, players: int, law: Law) -> None:
    law(game, players, Dice("laws 1"))


CHOSEN = {"syndicate_1": "rat-master", "syndicate_2": "cobra-master"}
OTHERWISE = [
    pytest.param(Preset(GAMES["noxford"], rejoin=True, last_gear=True, **CHOSEN), id="noxford"),
    pytest.param(Preset(GAMES["samarande"], explorer="kind"), id="samarande"),
    *[
        pytest.param(former, id=f"{game.name}-rules-{rules}")
        for game in GAMES.values()
        for rules, former in game.former.items()
    ],
]
"""Games with other options, and under former rules."""


@pytest.mark.slow
@pytest.mark.parametrize("law", PLAYED_LAWS)
@pytest.mark.parametrize("game", OTHERWISE)
def test_law_with_other_options_and_under_former_rules(game: Game, law: Law) -> None:
    law(game, game.players[1], Dice("otherwise"))


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
