"""The Actions that are not genies: SA-60, SA-66 to SA-69, SA-72, and what cannot be played."""

import pytest

from tests.games.samarande.tables import (
    apply,
    asked,
    cities,
    hand,
    names,
    options,
    play,
    refused,
    table,
    told,
)

# Caliph


def test_sa_60_caliph_costs_three_and_orders_the_line_place_by_place() -> None:
    state = table(hands=("caliph",), line="palace port souk aladdin partisan caliph")
    play(state, "play caliph")
    assert state.points == 3
    assert asked(state) == (0, "place")
    play(state, "place caliph", "place souk", "leave")
    assert names(state.line) == "caliph souk palace port aladdin partisan"
    assert names(state.discard) == "caliph"
    assert asked(state) == (0, "act")


def test_sa_60_gaps_made_this_turn_are_places_and_may_go_anywhere() -> None:
    state = table(hands=("caliph",), line="palace port souk aladdin partisan caliph", points=9)
    play(state, "take 1", "take 2", "play caliph")
    assert "place -" in options(state)
    play(state, "place souk", "place -", "place aladdin", "leave")
    assert names(state.line) == "souk - aladdin - partisan caliph"
    assert refused(state, "take 2") == ("nothing-there", "SA-41")
    assert "take 1" in options(state)


def test_sa_60_the_last_one_needs_no_question() -> None:
    state = table(hands=("caliph",), line="palace palace palace palace palace port")
    play(state, "play caliph", "place port")
    assert names(state.line) == "port palace palace palace palace palace"


def test_sa_43_a_caliph_needs_something_to_order() -> None:
    state = table(hands=("caliph",), line="palace palace palace palace palace palace")
    assert refused(state, "play caliph") == ("nothing-to-order", "SA-43")
    assert options(state, "play") == []


# Assassins' guild


def test_sa_66_the_attacker_chooses_the_guard_and_pays_three() -> None:
    state = table("", "partisan; partisan; desert-rider", "", hands=("assassins-guild",))
    assert options(state, "play") == [
        "play assassins-guild 2 partisan",
        "play assassins-guild 2 desert-rider",
    ]
    play(state, "play assassins-guild 2 partisan", dice="1 6")
    assert state.points == 3


def test_sa_66_higher_kills_is_paid_the_bonus_and_returns_to_hand() -> None:
    state = table("", "royal-guard", hands=("assassins-guild",))
    journal = play(state, "play assassins-guild 2 royal-guard", dice="3 4")  # 7 against 6
    assert told(journal, "rolled-attack")[0].args["total"] == 7
    assert told(journal, "rolled-defence")[0].args["total"] == 6
    assert cities(state)[1] == ""
    assert names(state.discard) == "royal-guard"
    assert hand(state, 0) == "assassins-guild"
    assert state.purses == [2, 0, 0]


def test_sa_66_the_returned_guild_may_be_played_again_in_the_same_turn() -> None:
    state = table("", "partisan; partisan", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 partisan", dice="6 1")
    play(state, "play assassins-guild 2 partisan", dice="6 1")
    assert cities(state)[1] == ""
    assert state.purses[0] == 2


def test_sa_66_lower_loses_the_guild_and_six_gold_go_to_the_defender() -> None:
    state = table("", "partisan", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 partisan", dice="1 5")  # 5 against 6
    assert cities(state)[1] == "partisan"
    assert names(state.discard) == "assassins-guild"
    assert (hand(state, 0), state.purses, state.bank) == ("", [0, 6, 0], 54)


def test_sa_66_equal_discards_both_and_pays_nobody() -> None:
    state = table("", "partisan", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 partisan", dice="1 4")
    assert sorted(names(state.discard).split()) == ["assassins-guild", "partisan"]
    assert state.purses == [0, 0, 0]


@pytest.mark.parametrize("guard", ["man-of-the-desert", "desert-rider"])
def test_sa_66_a_guard_of_the_desert_may_make_the_attacker_roll_again(guard: str) -> None:
    state = table("", f"{guard}; partisan", hands=("assassins-guild",))
    play(state, f"play assassins-guild 2 {guard}", dice="6")
    assert asked(state) == (1, "reroll-duel")
    assert options(state) == ["reroll", "stand"]
    play(state, "reroll", dice="1 6")  # the second roll stands
    assert guard in cities(state)[1]
    assert state.purses[1] == 6


def test_sa_66_the_first_roll_can_be_let_stand() -> None:
    state = table("", "desert-rider", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 desert-rider", dice="6")
    play(state, "stand", dice="1")
    assert cities(state)[1] == ""
    assert state.purses[0] == 3


def test_sa_66_other_guards_cannot() -> None:
    state = table("", "royal-guard; desert-rider", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 royal-guard", dice="6 1")
    assert asked(state) == (0, "act")


def test_sa_43_a_guild_needs_a_guard() -> None:
    state = table("partisan", "palace", hands=("assassins-guild",))
    assert options(state, "play") == []
    assert refused(state, "play assassins-guild 2 partisan") == ("no-target", "SA-43")
    assert refused(state, "play assassins-guild 1 partisan") == ("not-an-opponent", "SA-43")


# Magic lamp


def test_sa_67_the_lamp_discards_one_genie_anywhere() -> None:
    state = table(
        "palace: frightful-genie; mischievous-genie",
        "protector-genie; souk: perfumer, frightful-genie",
        "imposing-genie",
        hands=("magic-lamp",),
    )
    assert options(state, "play") == [
        "play magic-lamp 1 mischievous-genie",
        "play magic-lamp 1 frightful-genie 1",
        "play magic-lamp 2 protector-genie",
        "play magic-lamp 2 frightful-genie 1",
        "play magic-lamp 3 imposing-genie",
    ]
    play(state, "play magic-lamp 2 frightful-genie 1")
    assert state.points == 4
    assert cities(state)[1] == "souk: perfumer; protector-genie"
    assert sorted(names(state.discard).split()) == ["frightful-genie", "magic-lamp"]


def test_sa_67_one_that_lies_before_somebody() -> None:
    state = table("mischievous-genie; mischievous-genie", hands=("magic-lamp",))
    play(state, "play magic-lamp 1 mischievous-genie")
    assert cities(state)[0] == "mischievous-genie"


def test_sa_43_a_lamp_needs_a_genie() -> None:
    state = table("palace", hands=("magic-lamp",))
    assert options(state, "play") == []
    assert refused(state, "play magic-lamp 2 imposing-genie") == ("no-target", "SA-43")
    assert refused(state, "play magic-lamp 1 frightful-genie 1") == ("no-target", "SA-43")


# Open sesame


def test_sa_68_open_sesame_takes_the_dies_figure() -> None:
    state = table(hands=("open-sesame",), gold=(1, 9, 0))
    assert options(state, "play") == ["play open-sesame 2"]
    journal = play(state, "play open-sesame 2", dice="5")
    assert told(journal, "robbed")[0].values == (0, 1, 5)
    assert (state.points, state.purses) == (3, [6, 4, 0])
    assert names(state.discard) == "open-sesame"


def test_sa_68_as_far_as_it_is_there() -> None:
    state = table(hands=("open-sesame",), gold=(0, 2, 0))
    play(state, "play open-sesame 2", dice="5")
    assert state.purses == [2, 0, 0]


def test_sa_43_sesame_needs_somebody_with_gold() -> None:
    state = table(hands=("open-sesame",), gold=(5, 0, 0))
    assert refused(state, "play open-sesame 2") == ("no-gold", "SA-43")
    assert refused(state, "play open-sesame 1") == ("not-an-opponent", "SA-43")


# Desert tornado


def test_sa_69_a_tornado_destroys_a_district_and_all_on_it_for_a_point_a_card_and_one() -> None:
    state = table("", "port: perfumer, jeweller; palace", hands=("desert-tornado",))
    assert options(state, "play") == ["play desert-tornado 2 1 3", "play desert-tornado 2 2 1"]
    play(state, "play desert-tornado 2 1 3")
    assert state.points == 2
    assert cities(state)[1] == "palace"
    assert sorted(names(state.discard).split()) == [
        "desert-tornado",
        "jeweller",
        "perfumer",
        "port",
    ]


def test_sa_69_all_or_none_with_points_at_hand() -> None:
    state = table("", "port: perfumer, jeweller; palace", hands=("desert-tornado",), points=3)
    state.purses[0] = 2
    assert options(state, "play") == ["play desert-tornado 2 2 1"]
    assert refused(state, "play desert-tornado 2 1 3") == ("too-dear", "SA-40")
    assert refused(state, "play desert-tornado 2 1 1") == ("wrong-count", "SA-69")
    play(state, "buy", "play desert-tornado 2 1 3")
    assert cities(state)[1] == "palace"


def test_sa_69_an_opponents_and_not_one_under_a_frightful_genie() -> None:
    state = table("palace", "souk: frightful-genie", hands=("desert-tornado",))
    assert options(state, "play") == []
    assert refused(state, "play desert-tornado 2 1 1") == ("out-of-play", "SA-61")
    assert refused(state, "play desert-tornado 1 1 1") == ("not-an-opponent", "SA-43")
    assert refused(state, "play desert-tornado 2 4 1") == ("no-such-district", "SA-42")


# Carpet, Aladdin, Ali Baba, Scheherazade


def test_sa_72_a_magic_carpet_lies_in_ones_city() -> None:
    state = table(hands=("magic-carpet",))
    play(state, "play magic-carpet")
    assert (state.points, cities(state)[0], state.discard) == (3, "magic-carpet", ())


def test_sa_72_aladdin_sees_a_hand_and_steals_one_card() -> None:
    state = table(hands=("aladdin", "palace souk", ""))
    assert options(state, "play") == ["play aladdin 2"]
    journal = play(state, "play aladdin 2")
    assert told(journal, "saw-hand")[0].args["cards"] == state.hands.held[1]
    assert asked(state) == (0, "steal")
    assert options(state) == ["steal palace", "steal souk"]
    play(state, "steal souk")
    assert (hand(state, 0), hand(state, 1), state.points) == ("souk", "palace", 3)
    assert names(state.discard) == "aladdin"


def test_sa_43_aladdin_needs_somebody_with_cards() -> None:
    state = table(hands=("aladdin", "", ""))
    assert refused(state, "play aladdin 2") == ("no-cards", "SA-43")
    assert refused(state, "play aladdin 1") == ("not-an-opponent", "SA-43")


def test_sa_72_ali_baba_is_paid_die_and_three() -> None:
    state = table(hands=("ali-baba",))
    play(state, "play ali-baba", dice="4")
    assert (state.points, state.purses[0], state.bank) == (3, 7, 53)
    assert names(state.discard) == "ali-baba"


def test_sa_30_the_bank_pays_what_it_has_wherever_it_pays() -> None:
    state = table(hands=("ali-baba",), bank=5)
    journal = play(state, "play ali-baba", dice="4")
    assert told(journal, "paid-short")[0].args == {"seat": 0, "home": 0, "gold": 5, "due": 7}


def test_sa_43_ali_baba_needs_gold_in_the_bank() -> None:
    state = table(hands=("ali-baba",), bank=0)
    assert refused(state, "play ali-baba") == ("bank-has-no-gold", "SA-43")


def test_sa_72_scheherazade_takes_a_guard_of_each_opponent_at_random() -> None:
    state = table(
        "", "partisan; royal-guard", "", "desert-rider", hands=("scheherazade",), players=4
    )
    play(state, "play scheherazade", outcomes=(1, 0))
    assert cities(state) == ["royal-guard; desert-rider", "partisan", "", ""]
    assert state.points == 1
    assert names(state.discard) == "scheherazade"


def test_sa_43_scheherazade_needs_one_opponent_with_a_guard() -> None:
    state = table("partisan", "palace", hands=("scheherazade",))
    assert refused(state, "play scheherazade") == ("no-guards", "SA-43")
    state = table("", "", "partisan", hands=("scheherazade",))
    play(state, "play scheherazade", outcomes=(0,))
    assert cities(state)[0] == "partisan"


def test_sa_43_an_action_costs_its_points() -> None:
    state = table(hands=("scheherazade aladdin", "palace"), points=2)
    assert refused(state, "play scheherazade") == ("too-dear", "SA-40")
    assert refused(state, "play caliph") == ("not-in-hand", "SA-42")
    assert options(state, "play") == []


def test_sa_74_aladdin_finds_nothing_where_the_last_card_was_an_answer() -> None:
    state = table(hands=("aladdin", "mischievous-genie", "mischievous-genie"))
    apply(state, "play aladdin 2", "play mischievous-genie", "play mischievous-genie")
    apply(state, "pass", "pass", "pass", "pass")  # the second genie, then Aladdin once more
    assert asked(state) == (0, "act")
    assert sorted(names(state.discard).split()) == ["aladdin", "mischievous-genie"]
