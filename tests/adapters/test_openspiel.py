"""The games in OpenSpiel: its own tests and algorithms run on them."""

from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

from bench.best_response import GameTree, settled
from bench.exploitability import BOXES, exact, picture, sampled, small_game
from ludotheque.adapters.encoding import Encoding
from ludotheque.adapters.openspiel import SpielState, register, spiel_name
from ludotheque.core import Dice, Game, Log, RecordedChance
from ludotheque.games import GAMES

register()

TABLES = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in game.players
]


def load(game: Game, players: int) -> pyspiel.Game:
    return pyspiel.load_game(spiel_name(game), {"players": players})


def first_decision(game: pyspiel.Game, seed: int = 1) -> SpielState:
    """A state in which somebody has a choice, after a random deal and perhaps some moves."""
    dice = Dice(seed)
    state: SpielState = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.pick(state.legal_actions()))
    return state


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_it_passes_the_peers_random_simulation(
    game: Game, capfd: pytest.CaptureFixture[str]
) -> None:
    """With the fewest players: it begins anew after every action, which takes long with many."""
    loaded = load(game, game.players[0])
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    assert capfd.readouterr().err == ""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["python_district_noir", "python_pebbles"])
def test_the_playthrough_generator_shows_whole_games(name: str) -> None:
    text = generate_playthrough.playthrough(name, None, False, seed=1)
    assert f'GameType.short_name = "{name}"' in text
    assert "InformationStateString(1)" in text
    assert "IsTerminal() = True" in text


def test_a_small_box_is_played_through() -> None:
    cards = BOXES / "four.toml"
    text = generate_playthrough.playthrough(f"python_district_noir(cards={cards})", None, False)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_its_searches_run(game: Game) -> None:
    loaded = load(game, game.players[0])
    state = first_decision(loaded)
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bots = [
        mcts.MCTSBot(loaded, 2, 3, evaluator, random_state=dice),
        ismcts.ISMCTSBot(loaded, evaluator, 2, 3, random_state=dice),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_chance_has_every_outcome_that_dice_have(game: Game, players: int) -> None:
    """The same choices and the same outcomes lead to the same game."""
    dice = RecordedChance(Dice("open chance"))
    true = game.new(players=players, chance=dice)
    state: SpielState = load(game, players).new_initial_state()
    actions = Encoding(game, players).details.most_options
    for _ in range(12):
        for outcome in dice.outcomes:
            assert state.is_chance_node()
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
            state.apply_action(outcome)
        assert state.course.state == true
        decision = true.decision()
        assert state.is_terminal() == (decision is None)
        if decision is None:
            break
        assert state.current_player() == decision.seat
        choice = Dice(len(state.history())).below(min(actions, len(decision.options)))
        assert state.action_to_string(decision.seat, choice) == str(decision.options[choice])
        dice.outcomes.clear()
        true.apply(decision.options[choice], dice, Log())
        state.apply_action(choice)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_resampled_state_is_the_same_to_its_player(game: Game, players: int) -> None:
    state = first_decision(load(game, players))
    dice = Dice("sampler")
    for player in range(players):
        other = state.resample_from_infostate(player, lambda: dice.below(1000) / 1000)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.history() == []
        if player == state.current_player():
            assert other.legal_actions() == state.legal_actions()


def test_others_know_their_own_world_in_a_resampled_state() -> None:
    """What they were told in the true one would give it away."""
    state = first_decision(load(GAMES["district-noir"], 2))
    dice = Dice("another world")
    while "told-drew" not in state.information_state_string(1):  # the second round has come
        state.apply_action(dice.pick(state.legal_actions()))
    other = state.resample_from_infostate(0, lambda: dice.below(1000) / 1000)
    true, dealt = state.course.state, other.course.state
    assert true is not None
    assert dealt is not None
    assert true.hand(1) != dealt.hand(1)
    assert str(true.hand(1)) in state.information_state_string(1)
    assert str(true.hand(1)) not in other.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = first_decision(load(GAMES["samarande"], 3))
    clone = state.clone()
    before = str(state)
    assert str(clone) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before


def test_nothing_can_be_resampled_before_the_deal() -> None:
    state = load(GAMES["district-noir"], 2).new_initial_state()
    with pytest.raises(ValueError, match="nothing is settled"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_paging_is_part_of_what_a_player_knows() -> None:
    game = pyspiel.load_game("python_district_noir", {"most_options": 1})
    state = first_decision(game)
    player = state.current_player()
    first = state.information_state_string(player)
    assert state.action_to_string(player, 1) == "more"
    state.apply_action(1)
    assert state.current_player() == player
    assert state.information_state_string(player) != first
    assert state.information_state_string(1 - player) == first_decision(
        game
    ).information_state_string(1 - player)


def test_games_have_their_parameters() -> None:
    game = pyspiel.load_game("python_noxford(players=3,last_gear=True,most_options=20)")
    assert game.num_players() == 3
    assert game.num_distinct_actions() == 21
    assert game.options["last_gear"] is True
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": "red"})


@pytest.mark.slow
def test_counterfactual_regret_falls_on_a_small_box(tmp_path: Path) -> None:
    game = small_game("four")
    tree = GameTree(game)
    first, *_, last = [value for _, value in exact(game, tree, (1, 2, 4, 8))]
    assert last < first / 5
    points = list(sampled(game, tree, (10, 300)))
    assert points[1][1] < points[0][1] / 2
    drawn = tmp_path / "exploitability.svg"
    picture({"external sampling": points}, drawn)
    assert "<svg" in drawn.read_text("utf-8")


@pytest.mark.slow
def test_a_best_response_wins_what_it_wins_in_openspiel() -> None:
    """Though deals that look the same count once: of 48 orders and starters, half are left."""
    game = small_game("four")
    tree = GameTree(game)
    assert len(tree.first) == 24
    solver = pyspiel.CFRSolver(game)
    for _ in range(3):
        policy = solver.average_policy()
        theirs = pyspiel.exploitability(game, policy)
        assert tree.exploitability(policy) == pytest.approx(theirs, abs=1e-12)
        solver.evaluate_and_update_policy()


def test_a_box_of_eight_cards_has_deals_that_look_the_same() -> None:
    """Of 40,320 orders 560 differ, as three, three and two cards are alike. One kind of deal is
    looked at here, as the whole tree takes long."""
    state = small_game("eight").new_initial_state()
    for _ in range(4):
        state.apply_action(0)
    moments = settled(state.course, 1.0)
    assert sum(moment.chance for moment in moments) == pytest.approx(1)
    assert len(moments) < 4 * 3 * 2 * 2
