"""Nothing leaks through an observation, an info, a mask or a string."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque.adapters.openspiel import SpielState, register, spiel_name
from ludotheque.adapters.pettingzoo import Environment, Observation, raw_env
from ludotheque.core import NOBODY, Dice, Game, Seat, State
from ludotheque.games import GAMES
from tests.adapters.sameness import Shown, law_7_for_an_adapter

register()

TABLES = [
    pytest.param(
        game,
        players,
        marks=() if players == game.players[0] else pytest.mark.slow,
        id=f"{game.name}-{players}",
    )
    for game in GAMES.values()
    for players in game.players
]


def shown_by(environment: Environment) -> Shown:
    """Everything that an environment gives an agent in some state."""
    environment.reset(1)

    def shown(state: State, seat: Seat) -> dict[str, Any]:
        table = environment.table
        table.state = state
        table.ask()
        agent = environment.possible_agents[seat]
        if table.seat != NOBODY:
            environment.agent_selection = environment.possible_agents[table.seat]
        given = environment.observe(agent)
        return {
            "observation": given,
            "info": environment.infos[agent],
            "asked": environment.agent_selection,
            "rewards": environment.rewards,
        }

    return shown


def shown_by_openspiel(game: Game, players: int) -> Shown:
    """Everything that OpenSpiel gives a player in some state."""
    loaded = pyspiel.load_game(spiel_name(game), {"players": players})

    def shown(state: State, seat: Seat) -> dict[str, Any]:
        spiel: SpielState = loaded.new_initial_state()
        spiel.course = spiel.course.at(state)
        asked = spiel.current_player() == seat
        actions = spiel.legal_actions() if asked else []
        return {
            "strings": [spiel.information_state_string(seat), spiel.observation_string(seat)],
            "information": np.array(spiel.information_state_tensor(seat)),
            "observation": np.array(spiel.observation_tensor(seat)),
            "player": spiel.current_player(),
            "actions": [spiel.action_to_string(seat, action) for action in actions],
            "returns": spiel.returns(),
        }

    return shown


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_shows_what_a_seat_can_know(game: Game, players: int) -> None:
    for seed in range(2):
        law_7_for_an_adapter(game, players, Dice(seed), shown_by(raw_env(game, players)))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_shows_what_a_player_can_know(game: Game, players: int) -> None:
    law_7_for_an_adapter(game, players, Dice(3), shown_by_openspiel(game, players))


class LeakyView(Environment):
    """Shows one number more than it should: a card of the next player's hand."""

    def observe(self, agent: str) -> Observation:
        given = super().observe(agent)
        state = self.table.state
        hand = state.hand((self.possible_agents.index(agent) + 1) % state.seats)
        given["observation"][7] = hand[0] if hand else 0
        return given


class LeakyMask(Environment):
    """Allows an agent that is not asked what the other may do."""

    def observe(self, agent: str) -> Observation:
        given = super().observe(agent)
        given["action_mask"][: len(self.table.shown)] = 1
        return given


class LeakyInfo(Environment):
    """Says in the info how strong the next player's hand is."""

    def observe(self, agent: str) -> Observation:
        state = self.table.state
        hand = state.hand((self.possible_agents.index(agent) + 1) % state.seats)
        self.infos[agent] = {"strength": sum(hand)}
        return super().observe(agent)


MUTANTS = [LeakyView, LeakyMask, LeakyInfo]


@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_leak_would_be_found(mutant: type[Environment]) -> None:
    game = GAMES["district-noir"]
    with pytest.raises(AssertionError, match="depends on a secret"):
        law_7_for_an_adapter(game, 2, Dice(1), shown_by(mutant(game, 2)))


@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_peers_own_tests_let_the_leak_pass(
    mutant: type[Environment], capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["district-noir"]
    api_test(mutant(game, 2), num_cycles=30)
    seed_test(lambda: mutant(game, 2), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


class LeakyState(SpielState):
    """Puts the true state into what a player is told."""

    def information_state_string(self, player: Seat) -> str:
        return f"{self.course.information(player)}{self}"


def test_a_leak_through_a_string_would_be_found() -> None:
    game = GAMES["district-noir"]
    loaded = pyspiel.load_game("python_district_noir")

    def shown(state: State, seat: Seat) -> str:
        spiel = LeakyState(loaded)
        spiel.course = spiel.course.at(state)
        return spiel.information_state_string(seat)

    with pytest.raises(AssertionError, match="depends on a secret"):
        law_7_for_an_adapter(game, 2, Dice(1), shown)
