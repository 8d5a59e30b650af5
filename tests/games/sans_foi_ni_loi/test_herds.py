"""Phases 1 and 2, the herds and the mines: SF-20 to SF-30."""

import pytest

from tests.games.sans_foi_ni_loi.tables import (
    asked,
    names,
    next_turn,
    options,
    play,
    ranches,
    table,
    told,
    written,
)


def test_sf_20_without_a_herd_nobody_rolls() -> None:
    state = table("", "poor-land; novice")
    next_turn(state)
    assert asked(state) == (1, "act")


def test_sf_20_the_neighbours_die_and_the_herds_against_ones_own_die_and_watch() -> None:
    state = table("", "fair-land: fair-herd 1, poor-herd 1; novice; seasoned; sheriff; fence")
    journal = next_turn(state, dice="6 3")
    (difficulty,) = told(journal, "rolled-difficulty")
    assert difficulty.args == {"seat": 2, "die": 6, "added": 2, "total": 8}
    (watch,) = told(journal, "rolled-watch")
    assert watch.args == {"seat": 1, "die": 3, "added": 5, "total": 8}  # 1 + 2, and 2 of the fence
    assert told(journal, "well-guarded")  # at least the difficulty
    assert asked(state) == (1, "sell")


def test_sf_20_the_last_players_neighbour_is_the_first() -> None:
    state = table("", "", "poor-land: poor-herd 1", active=1)
    (difficulty,) = told(next_turn(state, dice="1 2"), "rolled-difficulty")
    assert difficulty.args["seat"] == 0


def test_sf_20_one_short_and_a_herd_is_lost() -> None:
    state = table("", "fair-land: fair-herd 1, poor-herd 1; novice; seasoned; fence")
    journal = next_turn(state, dice="6 2")
    assert len(told(journal, "ran-away")) == 1


def test_sf_21_the_herd_that_would_sell_for_the_most_runs_away() -> None:
    state = table("", "fair-land: excellent-herd 1, poor-herd 4; fair-land: fair-herd 1")
    next_turn(state, dice="6 1")
    assert names(state.discard) == "poor-herd"
    assert written(state.ranches[1]).startswith("fair-land: excellent-herd 1; fair-land: fair-herd")


def test_sf_22_between_equals_the_owner_picks() -> None:
    state = table("", "fair-land: fair-herd 2, poor-herd 4; poor-land: poor-herd 4")
    next_turn(state, dice="6 1")
    assert asked(state) == (1, "which-runs")
    assert options(state) == ["lose 1 poor-herd 4", "lose 1 fair-herd 2", "lose 2 poor-herd 4"]
    play(state, "lose 1 fair-herd 2")
    assert names(state.discard) == "fair-herd"
    assert asked(state) == (1, "sell")


def test_sf_22_herds_that_are_all_the_same_are_no_question() -> None:
    state = table("", "poor-land: fair-herd 2; poor-land: fair-herd 2")
    next_turn(state, dice="6 1")
    assert asked(state) == (1, "sell")
    assert names(state.discard) == "fair-herd"


@pytest.mark.parametrize(
    ("herd", "age", "worth"),
    [
        ("poor-herd", 1, 1),
        ("poor-herd", 4, 4),
        ("fair-herd", 1, 2),
        ("fair-herd", 2, 4),
        ("fair-herd", 3, 6),
        ("fair-herd", 4, 8),
        ("excellent-herd", 1, 3),
        ("excellent-herd", 3, 9),
        ("excellent-herd", 4, 12),
    ],
)
def test_sf_23_a_herd_sells_for_its_value_times_its_turns(herd: str, age: int, worth: int) -> None:
    state = table("", f"poor-land: {herd} {age}")
    next_turn(state, dice="1 6")
    journal = play(state, f"sell 1 {herd} {age}")
    assert state.purses == [0, worth, 0]
    assert state.bank == 50 - worth
    assert told(journal, "paid")[0].args["gold"] == worth
    assert names(state.discard) == herd


def test_sf_23_a_herd_just_laid_is_worth_its_base_value_on_the_next_turn() -> None:
    state = table("poor-land", hands=("fair-herd",))
    play(state, "lay fair-herd 1")
    for _ in range(2):
        next_turn(state)
    next_turn(state, dice="1 6")
    assert options(state) == ["sell 1 fair-herd 1", "keep"]


def test_sf_23_any_herds_are_sold_one_at_a_time() -> None:
    state = table("", "fair-land: fair-herd 2, poor-herd 1; poor-land: excellent-herd 4")
    next_turn(state, dice="1 6")
    play(state, "sell 2 excellent-herd 4")
    decision = state.decision()
    assert decision is not None
    assert decision.question.args == {"bank": 38}
    assert options(state) == ["sell 1 poor-herd 1", "sell 1 fair-herd 2", "keep"]
    play(state, "sell 1 poor-herd 1", "keep")
    assert asked(state) == (1, "act")
    assert state.purses[1] == 13


def test_sf_23_all_may_be_kept_or_sold() -> None:
    state = table("", "poor-land: fair-herd 2", "poor-land: fair-herd 2")
    next_turn(state, dice="1 6")
    play(state, "keep")
    assert state.purses[1] == 0
    next_turn(state, dice="1 6")
    play(state, "sell 1 fair-herd 2")
    assert asked(state) == (2, "act")


def test_sf_24_what_stays_grows_older_up_to_four() -> None:
    state = table("", "fair-land: fair-herd 1, poor-herd 4; poor-land: fair-herd 3")
    next_turn(state, dice="1 6")
    play(state, "keep")
    assert ranches(state)[1] == "fair-land: poor-herd 4, fair-herd 2; poor-land: fair-herd 4"


def test_sf_25_the_bank_pays_what_it_has() -> None:
    state = table("", "poor-land: excellent-herd 4; poor-land: poor-herd 1", bank=5)
    next_turn(state, dice="1 6")
    journal = play(state, "sell 1 excellent-herd 4")
    assert (state.bank, state.purses[1]) == (0, 5)
    assert told(journal, "paid-short")[0].args["due"] == 12
    play(state, "sell 2 poor-herd 1")
    assert (state.bank, state.purses[1]) == (0, 5)


@pytest.mark.parametrize(("dice", "gold"), [("1 1", 2), ("4 5", 9), ("3 3", 6)])
def test_sf_30_a_mine_pays_two_dice(dice: str, gold: int) -> None:
    state = table("", "poor-land: gold-mine")
    journal = next_turn(state, dice=dice)
    assert state.purses[1] == gold
    assert told(journal, "rolled-mine")[0].args["total"] == gold
    assert ranches(state)[1] == "poor-land: gold-mine"


@pytest.mark.parametrize("dice", ["4 6", "5 6", "6 6"])
def test_sf_30_from_ten_on_it_blows_up_with_its_land(dice: str) -> None:
    state = table("", "fair-land; poor-land: gold-mine; poor-land")
    journal = next_turn(state, dice=dice)
    assert state.purses[1] == 0
    assert told(journal, "blew-up")
    assert ranches(state)[1] == "fair-land; poor-land"
    assert sorted(names(state.discard).split()) == ["gold-mine", "poor-land"]


def test_sf_30_each_mine_rolls_for_itself() -> None:
    state = table("", "poor-land: gold-mine; fair-land; fair-land: gold-mine; poor-land")
    next_turn(state, dice="6 6 2 3")
    assert state.purses[1] == 5
    assert ranches(state)[1] == "fair-land; fair-land: gold-mine; poor-land"


def test_sf_30_mines_come_after_the_herds() -> None:
    state = table("", "poor-land: gold-mine; poor-land: poor-herd 1")
    next_turn(state, dice="1 6")
    assert asked(state) == (1, "sell")
    play(state, "keep", dice="1 2")
    assert asked(state) == (1, "act")
    assert state.purses[1] == 3
