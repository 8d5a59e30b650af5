"""The dirty tricks: SF-60 to SF-72."""

import pytest

from tests.games.sans_foi_ni_loi.tables import (
    asked,
    hand,
    names,
    next_turn,
    options,
    play,
    ranches,
    refused,
    table,
    told,
)

# Indian raid


def test_sf_60_indian_raid_costs_three_and_lies_on_an_opponents_land() -> None:
    state = table("poor-land", "poor-land; fair-land", hands=("indian-raid",))
    assert options(state, "play") == ["play indian-raid 2 1", "play indian-raid 2 2"]
    play(state, "play indian-raid 2 2")
    assert state.points == 3
    assert ranches(state)[1] == "poor-land; fair-land: indian-raid"
    assert state.discard == ()


def test_sf_60_nothing_can_be_laid_or_sold_there_and_a_mine_earns_nothing() -> None:
    state = table(
        "",
        "fair-land: fair-herd 2, indian-raid; poor-land: gold-mine, indian-raid",
        hands=("", "poor-herd"),
    )
    next_turn(state)  # no test, no sale, no mine: nothing is rolled
    assert asked(state) == (1, "act")
    assert refused(state, "lay poor-herd 1") == ("under-a-raid", "SF-60")
    assert refused(state, "lay poor-herd 2") == ("under-a-raid", "SF-60")
    assert state.purses[1] == 0


def test_sf_60_the_cavalry_gives_everything_back() -> None:
    state = table("fair-land: fair-herd 2, indian-raid", hands=("cavalry",))
    play(state, "play cavalry 1")
    assert ranches(state)[0] == "fair-land: fair-herd 2"


def test_sf_61_what_lies_there_is_frozen() -> None:
    state = table(
        "poor-land",
        "fair-land: excellent-herd 4, indian-raid; poor-land: poor-herd 1",
        hands=("cattle-theft",),
    )
    assert options(state, "play") == ["play cattle-theft 2 2 poor-herd 1 1"]  # no theft
    journal = next_turn(state, dice="6 1")
    assert told(journal, "rolled-difficulty")[0].args["added"] == 1  # no count
    assert names(state.discard) == "poor-herd"  # no loss
    assert ranches(state)[1].startswith("fair-land: excellent-herd 4, indian-raid")


def test_sf_61_no_ageing() -> None:
    state = table("", "fair-land: poor-herd 2, indian-raid; poor-land: poor-herd 2")
    next_turn(state, dice="1 6")
    play(state, "keep")
    assert ranches(state)[1] == "fair-land: poor-herd 2, indian-raid; poor-land: poor-herd 3"


def test_sf_61_one_raid_a_land() -> None:
    state = table("", "poor-land: indian-raid; fair-land", hands=("indian-raid",))
    assert options(state, "play") == ["play indian-raid 2 2"]
    assert refused(state, "play indian-raid 2 1") == ("under-a-raid", "SF-60")
    assert refused(state, "play indian-raid 2 3") == ("no-such-land", "SF-43")


# Panic


def test_sf_62_panic_costs_three_and_each_herd_counts_double() -> None:
    state = table("", "fair-land: poor-herd 1, poor-herd 2; novice", hands=("panic",))
    play(state, "play panic 2")
    assert state.points == 3
    assert ranches(state)[1].endswith("panic")
    journal = next_turn(state, dice="1 4")
    assert told(journal, "rolled-difficulty")[0].args["total"] == 5  # 1 + twice 2
    assert told(journal, "well-guarded")


def test_sf_62_failing_loses_the_two_that_would_sell_for_most() -> None:
    state = table("", "excellent-land: excellent-herd 2, fair-herd 4, poor-herd 4; panic")
    journal = next_turn(state, dice="6 1")
    assert len(told(journal, "ran-away")) == 2
    assert sorted(names(state.discard).split()) == ["excellent-herd", "fair-herd"]


def test_sf_62_the_only_one_if_there_is_one() -> None:
    state = table("", "poor-land: poor-herd 1; panic")
    next_turn(state, dice="6 1")
    assert names(state.discard) == "poor-herd"
    assert asked(state) == (1, "act")


def test_sf_62_the_owner_picks_both_among_equals() -> None:
    state = table(
        "", "poor-land: poor-herd 4; fair-land: fair-herd 2; fair-land: poor-herd 4; panic"
    )
    next_turn(state, dice="6 1")
    play(state, "lose 2 fair-herd 2")
    assert asked(state) == (1, "which-runs")
    play(state, "lose 1 poor-herd 4")
    assert asked(state) == (1, "sell")
    assert options(state) == ["sell 3 poor-herd 4", "keep"]


def test_sf_63_one_panic_a_ranch() -> None:
    state = table("", "panic", hands=("panic",))
    assert options(state, "play") == ["play panic 3"]
    assert refused(state, "play panic 2") == ("has-a-panic", "SF-63")
    assert refused(state, "play panic 1") == ("not-an-opponent", "SF-13")


# Hired killer


def test_sf_64_a_winning_killer_returns_to_hand_and_its_owner_is_paid() -> None:
    state = table("", "novice; veteran", hands=("killer-3",))
    journal = play(state, "play killer-3 2 veteran", dice="4 3")
    (attack,), (defence,) = told(journal, "rolled-attack"), told(journal, "rolled-defence")
    assert attack.args == {"seat": 0, "die": 4, "added": 3, "total": 7}
    assert defence.args == {"seat": 1, "die": 3, "added": 3, "total": 6}
    assert told(journal, "shot")
    assert ranches(state)[1] == "novice"
    assert hand(state, 0) == "killer-3"
    assert [names(shot) for shot in state.victims] == ["", "veteran", ""]
    assert state.purses == [3, 0, 0]
    assert state.points == 3


def test_sf_64_a_losing_killer_is_out_and_the_bounty_and_its_victims_are_paid() -> None:
    state = table("", "novice", hands=("killer-4",), victims=("", "", "veteran mayor"))
    journal = play(state, "play killer-4 2 novice", dice="1 6")
    assert told(journal, "killer-shot")
    assert hand(state, 0) == ""
    assert state.purses == [0, 6 + 3 + 4, 0]
    assert ranches(state)[1] == "novice"
    assert sorted(names(state.discard).split()) == ["killer-4", "mayor", "veteran"]
    assert state.victims[2] == ()


def test_sf_64_equal_and_both_are_out_and_nobody_is_paid() -> None:
    state = table("", "novice", hands=("killer-2",))
    journal = play(state, "play killer-2 2 novice", dice="3 4")
    assert told(journal, "both-shot")
    assert state.purses == [0, 0, 0]
    assert (hand(state, 0), ranches(state)[1]) == ("", "")
    assert sorted(names(state.discard).split()) == ["killer-2", "novice"]


def test_sf_64_the_highest_bonus_is_attacked() -> None:
    state = table("sheriff", "novice; veteran", "mayor; veteran", hands=("killer-2",))
    assert options(state, "play") == ["play killer-2 2 veteran", "play killer-2 3 mayor"]
    assert refused(state, "play killer-2 2 novice") == ("not-the-highest", "SF-64")
    assert refused(state, "play killer-2 1 sheriff") == ("not-an-opponent", "SF-13")


def test_sf_65_the_sheriff_is_shot_before_anyone_else() -> None:
    state = table("", "veteran; mayor; sheriff", hands=("killer-4",))
    assert options(state, "play") == ["play killer-4 2 sheriff"]
    journal = play(state, "play killer-4 2 sheriff", dice="6 4")
    assert told(journal, "rolled-defence")[0].args["added"] == 5
    assert state.purses[0] == 5


def test_sf_66_among_equal_highest_bonuses_the_attacker_picks() -> None:
    state = table("", "veteran; veteran; undertaker", hands=("killer-2",))
    assert options(state, "play") == ["play killer-2 2 veteran", "play killer-2 2 undertaker"]


def test_sf_66_a_stolen_killer_keeps_its_list_and_a_discarded_one_loses_it() -> None:
    state = table(hands=("card-sharp", "killer-2"), victims=("novice", "", ""))
    play(state, "play card-sharp 2", "steal killer-2")
    assert names(state.victims[0]) == "novice"
    state = table(hands=("killer-2 " + "poor-land " * 10,), victims=("novice", "", ""))
    play(state, "end")
    journal = play(state, "discard killer-2")
    assert state.victims[0] == ()
    assert sorted(names(state.discard).split()) == ["killer-2", "novice"]
    assert not told(journal, "buried")


def test_sf_66_a_returned_killer_may_be_played_again_in_the_same_turn() -> None:
    state = table("", "novice; novice", hands=("killer-2",))
    play(state, "play killer-2 2 novice", "play killer-2 2 novice", dice="6 1 6 1")
    assert state.points == 0
    assert names(state.victims[0]) == "novice novice"
    assert state.purses[0] == 2


# Card sharp


def test_sf_67_card_sharp_sees_a_hand_and_steals_a_card() -> None:
    state = table(hands=("card-sharp", "novice novice mayor", "fence"))
    assert options(state, "play") == ["play card-sharp 2", "play card-sharp 3"]
    journal = play(state, "play card-sharp 2")
    assert told(journal, "saw-hand")[0].args["cards"] == state.hands.held[1]
    assert asked(state) == (0, "steal")
    assert options(state) == ["steal novice", "steal mayor"]
    assert refused(state, "end") == ("answer-first", "SF-40")
    play(state, "steal mayor")
    assert (hand(state, 0), hand(state, 1)) == ("mayor", "novice novice")
    assert asked(state) == (0, "act")
    assert state.points == 3
    assert names(state.discard) == "card-sharp"


def test_sf_67_nobody_without_cards_and_nobody_twice() -> None:
    state = table(hands=("card-sharp", "", "fence"))
    assert options(state, "play") == ["play card-sharp 3"]
    assert refused(state, "play card-sharp 1") == ("not-an-opponent", "SF-13")
    assert refused(state, "play card-sharp 7") == ("not-an-opponent", "SF-13")


# Hold-up


def test_sf_68_hold_up_on_the_bank_takes_die_and_three() -> None:
    state = table(hands=("hold-up",), gold=(0, 1), bank=49)
    assert options(state, "play") == ["play hold-up 2", "play hold-up bank"]
    journal = play(state, "play hold-up bank", dice="6")
    assert told(journal, "rolled-gold")[0].args == {"seat": 0, "die": 6, "added": 3, "total": 9}
    assert (state.bank, state.purses) == (40, [9, 1, 0])
    assert state.points == 3


def test_sf_68_hold_up_on_an_opponent_takes_what_is_there() -> None:
    state = table(hands=("hold-up hold-up",), gold=(0, 3, 20), bank=27)
    journal = play(state, "play hold-up 2", dice="5")
    assert told(journal, "robbed")[0].args["gold"] == 3
    play(state, "play hold-up 3", dice="5")
    assert (state.bank, state.purses) == (27, [11, 0, 12])
    assert names(state.discard) == "hold-up hold-up"


# Rails


def test_sf_69_rails_take_a_land_with_all_that_is_on_it() -> None:
    state = table(
        "fair-land",
        "fair-land: fair-herd 2, poor-herd 1, indian-raid; poor-land: gold-mine; poor-land",
        hands=("rails rails",),
    )
    assert options(state, "play") == ["play rails 2 1", "play rails 2 2", "play rails 2 3"]
    play(state, "play rails 2 1", "play rails 2 1")
    assert state.points == 0
    assert ranches(state)[1] == "poor-land"
    gone = "fair-herd fair-land gold-mine indian-raid poor-herd poor-land rails rails"
    assert sorted(names(state.discard).split()) == gone.split()


def test_sf_69_an_own_land_is_no_target() -> None:
    state = table("fair-land", hands=("rails",))
    assert options(state, "play") == []
    assert refused(state, "play rails 1 1") == ("not-an-opponent", "SF-13")


# Saloon


def test_sf_70_each_opponent_loses_a_cowboy_at_random() -> None:
    state = table(
        "", "novice; veteran; veteran", "sheriff; seasoned", "mayor", players=4, hands=("saloon",)
    )
    journal = play(state, "play saloon", outcomes=(2, 0))
    assert ranches(state) == ["seasoned; veteran", "novice; veteran", "sheriff", "mayor"]
    assert [event.args["victim"] for event in told(journal, "changed-sides")] == [1, 2]
    assert state.points == 1


def test_sf_70_it_needs_an_opponent_with_a_cowboy() -> None:
    state = table("novice", "sheriff", hands=("saloon",))
    assert refused(state, "play saloon") == ("no-cowboys", "SF-45")


# Cattle theft


def test_sf_71_a_stolen_herd_keeps_its_age_and_sells_from_the_next_turn_on() -> None:
    state = table("poor-land", "poor-land: fair-herd 3", hands=("cattle-theft",))
    play(state, "play cattle-theft 2 1 fair-herd 3 1")
    assert ranches(state)[:2] == ["poor-land: fair-herd 3", "poor-land"]
    assert asked(state) == (0, "act")
    assert state.points == 1
    for _ in range(2):
        next_turn(state)
    next_turn(state, dice="1 6")
    play(state, "sell 1 fair-herd 3")
    assert state.purses[0] == 6


def test_sf_71_onto_any_own_land_with_room() -> None:
    state = table(
        "poor-land; fair-land: poor-herd 1; poor-land: gold-mine; poor-land: indian-raid",
        "fair-land: fair-herd 3, poor-herd 1",
        hands=("cattle-theft",),
    )
    assert options(state, "play") == [
        "play cattle-theft 2 1 poor-herd 1 1",
        "play cattle-theft 2 1 poor-herd 1 2",
        "play cattle-theft 2 1 fair-herd 3 1",
        "play cattle-theft 2 1 fair-herd 3 2",
    ]


def test_sf_71_without_room_it_cannot_be_played() -> None:
    state = table("poor-land: indian-raid", "poor-land: fair-herd 1", hands=("cattle-theft",))
    assert refused(state, "play cattle-theft 2 1 fair-herd 1 1") == ("no-room-at-all", "SF-71")


# Lynching


@pytest.mark.parametrize(
    ("person", "cost"), [("novice", 3), ("veteran", 5), ("undertaker", 5), ("mayor", 6)]
)
def test_sf_72_lynching_costs_two_and_the_bonus(person: str, cost: int) -> None:
    state = table("", f"seasoned; {person}", hands=("lynching",))
    play(state, f"play lynching 2 {person}")
    assert state.points == 6 - cost
    assert ranches(state)[1] == "seasoned"
    assert sorted(names(state.discard).split()) == sorted(["lynching", person])


def test_sf_72_who_lacks_the_points_must_buy_them() -> None:
    state = table("", "sheriff; novice", hands=("lynching",), gold=(2,), bank=48)
    assert options(state, "play") == ["play lynching 2 novice"]
    assert refused(state, "play lynching 2 sheriff") == ("too-dear", "SF-40")
    play(state, "buy", "play lynching 2 sheriff")
    assert ranches(state)[1] == "novice"
