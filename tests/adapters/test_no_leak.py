"""Nothing leaks through an observation, an info, a mask or a string."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque.adapters.openspiel import SpielState, register, spiel_name
from ludotheque.adapters.pettingzoo import Environment, Observation, raw_env
from ludotheque.core import NOBODY, Dice, Event, Game, Seat, State
from ludotheque.games import GAMES
from tests.adapters.sameness import Shown, assert_same, law_7_for_an_adapter

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


Known = Callable[[SpielState, Seat], Any]
"""What a player is given in a state that has a history."""


def known(state: SpielState, seat: Seat) -> dict[str, Any]:
    asked = state.current_player() == seat
    return {
        "strings": [state.information_state_string(seat), state.observation_string(seat)],
        "information": np.array(state.information_state_tensor(seat)),
        "actions": state.legal_actions() if asked else [],
    }


def law_7_with_a_history(game: Game, players: int, dice: Dice, given: Known) -> int:
    """As above for states that were played from the deal on: another world has what the player was
    told, and both go on with the same moves and outcomes until the player is told something else.
    Says how often both were compared after a move."""
    start = pyspiel.load_game(spiel_name(game), {"players": players}).new_initial_state()
    moves = 0
    while moves < 3 or start.is_chance_node():
        moves += not start.is_chance_node()
        start.apply_action(dice.pick(start.legal_actions()))
        assert not start.is_terminal()
    compared = 0
    for seat in range(players):
        both = [start.clone(), start.resample_from_infostate(seat, lambda: dice.below(999) / 999)]
        while True:
            assert_same(given(both[0], seat), given(both[1], seat))
            actions = same_action(both, dice)
            told = [len(state.course.events) for state in both]
            if actions is None:
                break
            for state, action in zip(both, actions, strict=True):
                state.apply_action(action)
            new = [
                [
                    what.seen_by(seat)
                    for _, what in state.course.events[at:]
                    if isinstance(what, Event)
                ]
                for state, at in zip(both, told, strict=True)
            ]
            if new[0] != new[1]:
                break
            compared += 1
    return compared


def same_action(both: list[SpielState], dice: Dice) -> tuple[int, int] | None:
    """Of each state the action that is the same move or outcome; None if there is no such one."""
    texts = [
        {state.action_to_string(action): action for action in state.legal_actions()}
        for state in both
    ]
    common = [text for text in texts[0] if text in texts[1]]
    if not common or both[0].current_player() != both[1].current_player():
        return None
    text = dice.pick(common)
    return texts[0][text], texts[1][text]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_openspiel_remembers_what_a_player_can_know(game: Game) -> None:
    compared = [law_7_with_a_history(game, game.players[0], Dice(seed), known) for seed in range(3)]
    assert sum(compared) > 0


def test_a_leak_through_a_history_would_be_found() -> None:
    def everything(state: SpielState, _seat: Seat) -> str:
        return str([repr(what) for _, what in state.course.events])

    with pytest.raises(AssertionError, match="depends on a secret"):
        law_7_with_a_history(GAMES["district-noir"], 2, Dice(1), everything)
