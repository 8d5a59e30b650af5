"""The environments of PettingZoo: its own tests, and what they do not ask."""

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ludotheque.adapters import pettingzoo
from ludotheque.adapters.pettingzoo import Environment, env, raw_env
from ludotheque.core import BadOption, Dice, Game
from ludotheque.games import GAMES

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
]


@pytest.mark.filterwarnings("ignore:Observation")  # PettingZoo's own games alone may have a mask
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_it_passes_the_peers_own_tests(
    game: Game, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(env(game, players), num_cycles=60)
    seed_test(lambda: env(game, players), num_cycles=20)
    render_test(
        lambda render_mode: env(game, players, render_mode=render_mode),
        custom_tests={"svg": lambda picture: picture.startswith("<svg")},
    )
    assert "Passed" in capsys.readouterr().out


def play_out(environment: Environment, seed: int) -> dict[str, float]:
    """A random game, and what everybody got."""
    dice = Dice(seed)
    environment.reset(seed)
    got = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        got[agent] += reward
        if over:
            environment.step(None)
        else:
            environment.step(dice.pick(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_add_up_to_nothing(game: str) -> None:
    environment = raw_env(game, most_options=5)
    got = play_out(environment, 3)
    assert sum(got.values()) == 0
    outcome = environment.table.state.outcome()
    assert outcome is not None
    assert all((got[f"player_{seat}"] == 1) == (outcome.winners == (seat,)) for seat in (0, 1))


def test_only_who_is_asked_has_options() -> None:
    environment = raw_env("samarande", 3)
    environment.reset(1)
    asked = environment.agent_selection
    for agent in environment.agents:
        observation = environment.observe(agent)
        assert environment.observation_space(agent).contains(observation)
        assert observation["action_mask"].any() == (agent == asked)
        assert observation["options"].any() == (agent == asked)


def test_a_seed_decides_this_deal_and_the_next() -> None:
    one, other = raw_env("district-noir"), raw_env("district-noir")
    one.reset(7)
    other.reset(7)
    assert one.table.state == other.table.state
    one.reset()
    assert one.table.state != other.table.state
    other.reset()
    assert one.table.state == other.table.state


def test_nobody_sets_the_seed_of_the_first_deal() -> None:
    one, other = raw_env("district-noir"), raw_env("district-noir")
    one.reset()
    other.reset()
    assert one.table.state != other.table.state


def test_an_impossible_action_loses_or_is_refused() -> None:
    raw = raw_env("district-noir")
    raw.reset(1)
    with pytest.raises(ValueError, match="is not possible"):
        raw.step(raw.actions.more)
    wrapped = env("district-noir")
    wrapped.reset(1)
    loser = wrapped.agent_selection
    wrapped.step(raw.actions.more)
    assert wrapped.terminations[loser]
    assert wrapped.rewards[loser] == -1


def test_the_games_have_their_versions() -> None:
    assert pettingzoo.samarande_v0.env(players=4).metadata["name"] == "samarande_v0"
    assert pettingzoo.district_noir_v0.raw_env().possible_agents == ["player_0", "player_1"]
    with pytest.raises(AttributeError, match="croupier_v0"):
        _ = pettingzoo.croupier_v0


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption):
        env("district-noir", 3)
    with pytest.raises(BadOption):
        env("noxford", 3, colour="red")
    with pytest.raises(ValueError, match="render_mode is 'rgb_array'"):
        env("noxford", render_mode="rgb_array")
    with pytest.raises(ValueError, match="no seat 2"):
        env("noxford", 2, viewer=2)
    assert env("noxford", 2, last_gear=True).unwrapped.table.settings == {"last_gear": True}


def test_what_is_rendered_is_a_view() -> None:
    secret = raw_env("district-noir", render_mode="ansi")
    own = raw_env("district-noir", render_mode="ansi", viewer=0)
    for environment in (secret, own):
        environment.reset(1)
    assert str(secret.render()).count("Hand: five hidden cards") == 2
    assert str(own.render()).count("Hand: five hidden cards") == 1
