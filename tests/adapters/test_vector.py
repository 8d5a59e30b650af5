"""Many games at once: each is the game of a single environment, and another follows it."""

import numpy as np
import pytest

from ludotheque.adapters import pettingzoo
from ludotheque.adapters.pettingzoo import raw_env
from ludotheque.adapters.vector import Vector, vector
from ludotheque.core import Game
from ludotheque.games import GAMES

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
]
ROWS = 2
STEPS = 25


def random_actions(batch: Vector, choices: np.random.Generator) -> np.ndarray:
    return np.asarray((choices.random(batch.masks.shape) * batch.masks).argmax(1))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_row_is_the_game_of_a_single_environment(game: Game, players: int) -> None:
    """With few options at once, so that pages are turned too."""
    batch = vector(game, ROWS, players, seed=5, most_options=6)
    singles = [raw_env(game, players, most_options=6) for _ in range(ROWS)]
    for row, single in enumerate(singles):
        single.reset(5 + row)
    choices = np.random.default_rng(1)
    for _ in range(STEPS):
        for row, single in enumerate(singles):
            shown = single.observe(single.agent_selection)
            assert single.agent_selection == f"player_{batch.seats[row]}"
            assert np.array_equal(batch.observations[row], shown["observation"])
            assert np.array_equal(batch.options[row], shown["options"])
            assert np.array_equal(batch.masks[row], shown["action_mask"])
        actions = random_actions(batch, choices)
        batch.step(actions)
        for row, single in enumerate(singles):
            single.step(actions[row])
            assert batch.finished[row] == all(single.terminations.values())
            assert batch.rewards[row].tolist() == [
                pytest.approx(single.rewards[agent]) for agent in single.possible_agents
            ]
            if batch.finished[row]:
                single.reset()


def test_finished_games_are_followed_by_others() -> None:
    batch, again = vector("district-noir", 3, seed=1), vector("district-noir", 3, seed=1)
    choices = np.random.default_rng(2)
    ended = np.zeros(3)
    firsts = set()
    for _ in range(150):
        actions = random_actions(batch, choices)
        batch.step(actions)
        again.step(actions)
        assert np.array_equal(batch.observations, again.observations)
        assert np.array_equal(batch.rewards.sum(1), np.zeros(3))
        assert not batch.rewards[~batch.finished].any()
        assert batch.masks.any(1).all()
        ended += batch.finished
        firsts |= {batch.observations[row].tobytes() for row in np.flatnonzero(batch.finished)}
    assert ended.min() >= 2
    assert len(firsts) == ended.sum()  # no deal comes twice


def test_a_seed_begins_the_same_games_again() -> None:
    batch = vector("samarande", 2, 3, seed=9)
    first = batch.observations.copy()
    batch.step(batch.masks.argmax(1))
    batch.reset()
    assert not np.array_equal(batch.observations, first)
    batch.reset(9)
    assert np.array_equal(batch.observations, first)
    assert not np.array_equal(vector("samarande", 2, 3).observations, first)


def test_an_impossible_action_is_refused_before_anything_happens() -> None:
    batch = vector("district-noir", 2, seed=1)
    before = batch.observations.copy()
    possible = int(batch.masks[0].argmax())
    for wrong in (batch.actions.more, -1, 99):
        with pytest.raises(ValueError, match=f"action {wrong} is not possible in game 1"):
            batch.step([possible, wrong])
    with pytest.raises(ValueError, match="each of the 2 games"):
        batch.step([possible])
    assert np.array_equal(batch.observations, before)
    batch.step(batch.masks.argmax(1))
    assert not np.array_equal(batch.observations, before)


def test_there_is_a_vector_of_every_version() -> None:
    batch = pettingzoo.noxford_v0.vector(2, 3, last_gear=True)
    assert len(batch) == 2
    assert batch.encoding.players == 3
    assert batch.tables[0].settings == {"last_gear": True}
    with pytest.raises(ValueError, match="at least one game"):
        vector("noxford", 0)
