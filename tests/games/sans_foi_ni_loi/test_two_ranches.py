"""Two players, two ranches each: SF-13."""

import pytest

from tests.games.sans_foi_ni_loi.tables import (
    asked,
    hand,
    next_turn,
    options,
    play,
    ranches,
    refused,
    table,
    told,
)

pytestmark = pytest.mark.rule("SF-13")


def test_one_hand_serves_both_ranches() -> None:
    state = table(players=2, hands=("poor-land novice", "fence"))
    play(state, "lay poor-land", "end", "end", "lay novice")
    assert ranches(state) == ["poor-land", "", "novice", ""]
    assert hand(state, 0) == ""


def test_the_hand_limit_counts_the_one_hand() -> None:
    state = table(players=2, hands=("poor-land " * 11,))
    play(state, "end")
    assert asked(state) == (0, "discard")


def test_only_the_ranch_whose_turn_it_is_tests_sells_and_mines() -> None:
    state = table(
        "poor-land: fair-herd 2",
        "poor-land: fair-herd 2",
        "fair-land: poor-herd 1; poor-land: gold-mine",
        players=2,
    )
    journal = next_turn(state, dice="1 6")
    assert [
        told(journal, key)[0].args["seat"] for key in ("rolled-difficulty", "rolled-watch")
    ] == [
        0,
        1,
    ]
    play(state, "sell 1 fair-herd 2")
    assert state.purses == [0, 4, 0, 0]
    next_turn(state, dice="1 6")
    play(state, "keep", dice="2 3")
    assert state.purses == [0, 4, 5, 0]
    assert ranches(state)[0] == "poor-land: fair-herd 2"  # no turn of its own, no older


def test_each_ranch_spends_its_own_gold() -> None:
    state = table(players=2, gold=(9, 0, 0, 0), bank=41)
    play(state, "buy", "end", "end")
    assert refused(state, "buy") == ("too-poor", "SF-40")


def test_an_attack_chooses_one_of_the_other_players_ranches() -> None:
    state = table("panic", "novice", "novice", "veteran", players=2, hands=("killer-2 panic",))
    assert options(state, "play") == [
        "play panic 2",
        "play panic 4",
        "play killer-2 2 novice",
        "play killer-2 4 veteran",
    ]
    assert refused(state, "play panic 3") == ("not-an-opponent", "SF-13")


def test_a_saloon_takes_a_cowboy_from_each_of_the_two() -> None:
    state = table("", "novice", "seasoned", "veteran", players=2, hands=("saloon",))
    play(state, "play saloon", outcomes=(0, 0))
    assert ranches(state) == ["novice; veteran", "", "seasoned", ""]


def test_a_sheriff_on_either_ranch_keeps_card_sharps_away_and_guards_his_own_ranch() -> None:
    state = table(
        "poor-land",
        "sheriff; poor-land: poor-herd 1",
        "",
        "poor-land: poor-herd 1",
        players=2,
        hands=("card-sharp hold-up cattle-theft", "novice"),
        gold=(0, 5, 0, 5),
        bank=0,
    )
    assert options(state, "play") == ["play hold-up 4", "play cattle-theft 4 1 poor-herd 1 1"]
    assert refused(state, "play card-sharp 2") == ("guarded-by-sheriff", "SF-80")
    assert refused(state, "play hold-up 2") == ("guarded-by-sheriff", "SF-80")


def test_rodeo_king_and_cavalry_serve_the_ranch_whose_turn_it_is() -> None:
    state = table("", "", "panic; poor-land: indian-raid", players=2, hands=("rodeo-king cavalry",))
    assert options(state, "play") == []
    play(state, "end", "end")
    assert options(state, "play") == ["play rodeo-king", "play cavalry 1"]


def test_what_is_stolen_or_earned_goes_to_the_ranch_whose_turn_it_is() -> None:
    state = table(
        "", "", "", "novice", players=2, hands=("killer-4 trapper",), active=2, gold=(0, 0, 0, 0)
    )
    play(state, "play killer-4 4 novice", "play trapper", dice="6 1 1")
    assert state.purses == [0, 0, 5, 0]


def test_the_mayor_acts_before_each_of_the_four_ranch_turns() -> None:
    state = table("", "mayor", players=2)
    for ranch in (1, 2, 3, 0):
        play(state, "end")
        assert asked(state) == (1, "place")
        assert state.active == ranch
        play(state, "leave")
        play(state, "take 1")


def test_the_end_is_checked_after_every_ranch_turn() -> None:
    state = table(players=2, deck="fence", active=1)
    play(state, "take 1", "end")
    assert state.over == "deck"
