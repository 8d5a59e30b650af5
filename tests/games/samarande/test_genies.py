"""The genies that are played on one's own turn: SA-61 to SA-65."""

import pytest

from ludotheque.core import BadMove, BadState, Dice
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import (
    GAME,
    apply,
    asked,
    cities,
    hand,
    names,
    next_turn,
    options,
    play,
    refused,
    table,
    told,
)

# Frightful genie


def test_sa_61_a_frightful_genie_costs_four_and_lies_on_an_opponents_district() -> None:
    state = table("palace", "palace; port: perfumer", hands=("frightful-genie",))
    assert options(state, "play") == ["play frightful-genie 2 1", "play frightful-genie 2 2"]
    play(state, "play frightful-genie 2 2")
    assert state.points == 2
    assert cities(state)[1] == "palace; port: perfumer, frightful-genie"
    assert state.discard == ()


def test_sa_61_no_taxes_and_no_count_in_the_guard_test() -> None:
    state = table("", "port: perfumer, jeweller, frightful-genie; palace: weaponsmith")
    journal = next_turn(state, dice="1 6")
    assert told(journal, "rolled-difficulty")[0].args["added"] == 1
    assert state.purses[1] == 1


def test_sa_61_with_all_artisans_out_of_play_nothing_is_rolled() -> None:
    state = table("", "port: perfumer, frightful-genie")
    next_turn(state)
    assert asked(state) == (1, "act")
    assert state.purses[1] == 0


def test_sa_61_no_theft_and_nobody_vanishes() -> None:
    state = table(
        "souk",
        "port: perfumer, frightful-genie; palace: weaponsmith",
        hands=("kidnapper-genie",),
    )
    assert options(state, "play") == ["play kidnapper-genie 2 2 weaponsmith 1"]
    next_turn(state, dice="6 1")
    assert names(state.discard) == "weaponsmith"


@pytest.mark.parametrize(("genie", "bonus"), [("", 2), (": frightful-genie", 0)])
def test_sa_61_no_ability_of_a_fortified_quarter(genie: str, bonus: int) -> None:
    state = table("", f"fortified-quarter{genie}; palace: weaponsmith")
    journal = next_turn(state, dice="1 6")
    assert told(journal, "rolled-watch")[0].args["added"] == bonus


def test_sa_61_no_ability_of_a_library() -> None:
    state = table("library: frightful-genie; library", hands=("palace " * 6,))
    play(state, "end")
    assert asked(state) == (0, "discard")  # five may be kept
    play(state, "discard palace")
    assert asked(state)[0] == 1


def test_sa_61_no_artisan_can_be_laid_there() -> None:
    state = table("souk: frightful-genie; palace", hands=("perfumer",))
    assert options(state, "lay") == ["lay perfumer 2"]
    assert refused(state, "lay perfumer 1") == ("out-of-play", "SA-61")


def test_sa_61_one_a_district() -> None:
    state = table("", "souk: frightful-genie; palace", hands=("frightful-genie",))
    assert options(state, "play") == ["play frightful-genie 2 2"]
    assert refused(state, "play frightful-genie 2 1") == ("out-of-play", "SA-61")
    assert refused(state, "play frightful-genie 2 9") == ("no-such-district", "SA-42")


def test_sa_61_when_he_goes_all_returns_as_it_was() -> None:
    before = "souk: carpet-weaver, perfumer; palace: jeweller; royal-guard"
    state = table("", before, hands=("frightful-genie magic-lamp",))
    play(state, "play frightful-genie 2 1")
    assert cities(state)[1] != before
    play(state, "play magic-lamp 2 frightful-genie 1")
    assert cities(state)[1] == before


def test_equal_districts_are_one_choice() -> None:
    state = table("", "palace; palace", hands=("frightful-genie",))
    assert options(state, "play") == ["play frightful-genie 2 1"]
    assert refused(state, "play frightful-genie 2 2") == ("same-district", "SA-42")


# Explorer genie


def test_sa_62_the_first_of_that_type_is_laid_for_nothing_and_the_rest_shuffled_back() -> None:
    state = table(hands=("explorer-genie",), deck="port caliph souk ali-baba souk palace")
    journal = play(state, "play explorer-genie souk", outcomes=(0, 0, 0, 0, 0))
    assert state.points == 2
    assert cities(state)[0] == "souk"
    (found,) = told(journal, "found-after")
    assert names(found.args["cards"]) == "port caliph"  # type: ignore[arg-type]
    assert sorted(names(state.deck).split()) == ["ali-baba", "caliph", "palace", "port", "souk"]
    assert names(state.discard) == "explorer-genie"


def test_sa_62_a_type_is_one_kind_of_district_artisan_or_guard() -> None:
    state = table(hands=("explorer-genie",))
    kinds = [option.split()[-1] for option in options(state, "play explorer-genie")]
    assert kinds == [kind.name for kind in GAME.box.kinds if kind.type != "action"]
    assert {"palace", "perfumer", "desert-rider"} < set(kinds)
    assert refused(state, "play explorer-genie aladdin") == ("no-target", "SA-43")


def test_sa_62_an_artisans_district_is_the_players_choice() -> None:
    state = table("palace; port", hands=("explorer-genie",), deck="perfumer caliph")
    play(state, "play explorer-genie perfumer", outcomes=(0,))
    assert asked(state) == (0, "where")
    assert options(state) == ["put 1", "put 2"]
    play(state, "put 2")
    assert cities(state)[0] == "palace; port: perfumer"


def test_sa_62_laying_is_compulsory_and_one_place_is_no_question() -> None:
    state = table("palace; palace", hands=("explorer-genie",), deck="perfumer caliph")
    play(state, "play explorer-genie perfumer", outcomes=(0,))
    assert cities(state)[0] == "palace: perfumer; palace"
    assert hand(state, 0) == ""


def test_sa_62_into_hand_if_it_cannot_be_laid() -> None:
    state = table(
        "palace: jeweller; souk: frightful-genie", hands=("explorer-genie",), deck="perfumer caliph"
    )
    play(state, "play explorer-genie perfumer", outcomes=(0,))
    assert hand(state, 0) == "perfumer"
    assert state.view(1).hands.held[0] == state.hands.held[0]  # everybody saw it


def test_sa_62_a_guard_comes_into_the_city() -> None:
    state = table(hands=("explorer-genie",), deck="desert-rider caliph")
    play(state, "play explorer-genie desert-rider", outcomes=(1,))
    assert cities(state)[0] == "desert-rider"


def test_sa_62_if_none_is_found_the_deck_is_shuffled_and_nothing_else_happens() -> None:
    state = table(hands=("explorer-genie",), deck="port caliph souk")
    journal = play(state, "play explorer-genie palace", outcomes=(0, 0))
    assert sorted(names(state.deck).split()) == ["caliph", "port", "souk"]
    assert told(journal, "found-nothing")
    assert (cities(state)[0], hand(state, 0)) == ("", "")


def test_sa_62_discards_are_public_at_all_times() -> None:
    state = table(discard="palace aladdin")
    assert state.view(2).discard == state.discard


def seeking(category_deck: str, *cities: str, held: str = "explorer-genie") -> SamarandeState:
    """A table where an Explorer genie looks for a category, as by default."""
    state = table(*cities, hands=(held,), deck=category_deck)
    state.seeks_kinds = False
    return state


def test_sa_62_by_default_a_type_is_a_category() -> None:
    (option,) = GAME.options
    assert (option.key, option.default, option.choices) == (
        "explorer",
        "category",
        ("category", "kind"),
    )
    assert not GAME.new(players=2, chance=Dice(1)).seeks_kinds
    assert GAME.new(players=2, chance=Dice(1), explorer="kind").seeks_kinds
    state = seeking("souk caliph")
    assert options(state, "play explorer-genie") == [
        "play explorer-genie any district",
        "play explorer-genie any artisan",
        "play explorer-genie any guard",
    ]


def test_sa_62_then_the_first_of_that_category_is_taken_whatever_it_is() -> None:
    state = seeking("caliph partisan ali-baba port souk palace")
    journal = play(state, "play explorer-genie any district", outcomes=(0, 0, 0, 0, 0))
    assert told(journal, "played-for-category")[0].text("category") == "district"
    (found,) = told(journal, "found-after")
    assert names((found.number("card"),)) == "port"
    assert names(found.cards("cards")) == "caliph partisan ali-baba"
    assert cities(state)[0] == "port"
    assert sorted(names(state.deck).split()) == ["ali-baba", "caliph", "palace", "partisan", "souk"]


def test_sa_62_an_artisan_found_so_is_put_on_a_district_or_goes_to_hand() -> None:
    state = seeking("caliph perfumer", "palace; port")
    play(state, "play explorer-genie any artisan", "put 2", outcomes=(0,))
    assert cities(state)[0] == "palace; port: perfumer"
    state = seeking("caliph perfumer", "palace: jeweller")
    play(state, "play explorer-genie any artisan", outcomes=(0,))
    assert hand(state, 0) == "perfumer"


def test_sa_62_where_there_is_none_everybody_knows_that_the_whole_category_is_gone() -> None:
    state = seeking("caliph souk palace")
    journal = play(state, "play explorer-genie any guard", outcomes=(0, 0))
    (nothing,) = told(journal, "found-none-of")
    assert nothing.text("category") == "guard"
    assert len(nothing.cards("cards")) == 3
    kinds = [GAME.box.kinds[card] for card in state.absent]
    assert {kind.type for kind in kinds} == {"guard"}
    assert len(kinds) == 4


def test_sa_62_a_table_looks_for_categories_or_for_kinds_not_for_both() -> None:
    state = seeking("souk caliph")
    assert refused(state, "play explorer-genie souk") == ("name-a-category", "SA-62")
    state.seeks_kinds = True
    assert refused(state, "play explorer-genie any district") == ("name-a-kind", "SA-62")
    with pytest.raises(BadMove):
        GAME.move("play explorer-genie any action")


def test_sa_62_a_table_of_the_first_rules_looks_for_kinds() -> None:
    then = GAME.as_of(1).new(players=2, chance=Dice(1))
    assert isinstance(then, SamarandeState)
    assert then.seeks_kinds
    assert "explorer" not in then.content()
    assert "explorer" in GAME.new(players=2, chance=Dice(1)).content()
    begun = GAME.new(players=2, chance=Dice(1))
    with pytest.raises(BadState):
        GAME.load({**GAME.dump(begun), "state": {**begun.content(), "explorer": "kinds"}})


def test_sa_43_an_explorer_needs_a_deck() -> None:
    state = table(hands=("explorer-genie",), deck="")
    assert refused(state, "play explorer-genie palace") == ("deck-is-empty", "SA-52")


# Imposing genie


def test_sa_63_under_an_imposing_genie_guards_count_nothing_in_the_guard_test() -> None:
    state = table(
        "",
        "palace: weaponsmith; fortified-quarter; royal-guard; partisan",
        hands=("imposing-genie",),
    )
    play(state, "play imposing-genie 2")
    assert state.points == 3
    assert cities(state)[1].endswith("imposing-genie")
    journal = next_turn(state, dice="1 6")
    assert told(journal, "rolled-watch")[0].args["added"] == 2  # the quarter still counts


def test_sa_63_nor_in_duels_while_the_reward_is_the_printed_bonus() -> None:
    state = table("", "royal-guard; imposing-genie", hands=("assassins-guild",))
    journal = play(state, "play assassins-guild 2 royal-guard", dice="1 4")
    assert told(journal, "rolled-defence")[0].args["total"] == 4
    assert state.purses[0] == 2


def test_sa_63_the_desert_keeps_its_reroll() -> None:
    state = table(
        "", "palace: weaponsmith; desert-rider; imposing-genie", hands=("assassins-guild",)
    )
    play(state, "play assassins-guild 2 desert-rider", dice="6")
    assert asked(state) == (1, "reroll-duel")
    play(state, "reroll", dice="1 6")
    next_turn(state, dice="6")
    assert asked(state) == (1, "reroll-test")


def test_sa_63_one_a_player() -> None:
    state = table("", "imposing-genie", hands=("imposing-genie",))
    assert options(state, "play") == ["play imposing-genie 3"]
    assert refused(state, "play imposing-genie 2") == ("has-one", "SA-63")
    assert refused(state, "play imposing-genie 1") == ("not-an-opponent", "SA-43")


# Kidnapper genie


def test_sa_64_an_artisan_comes_onto_an_own_district_with_room() -> None:
    state = table(
        "palace; souk: jeweller",
        "port: perfumer, perfumer",
        "palace: jeweller",
        hands=("kidnapper-genie",),
    )
    assert options(state, "play") == [
        "play kidnapper-genie 2 1 perfumer 1",
        "play kidnapper-genie 2 1 perfumer 2",
        "play kidnapper-genie 3 1 jeweller 1",
        "play kidnapper-genie 3 1 jeweller 2",
    ]
    play(state, "play kidnapper-genie 2 1 perfumer 2")
    assert state.points == 2
    assert cities(state)[:2] == ["palace; souk: jeweller, perfumer", "port: perfumer"]
    assert names(state.discard) == "kidnapper-genie"


def test_sa_64_or_to_hand_if_there_is_none() -> None:
    state = table("palace: jeweller", "port: perfumer", hands=("kidnapper-genie",))
    assert options(state, "play") == ["play kidnapper-genie 2 1 perfumer hand"]
    play(state, "play kidnapper-genie 2 1 perfumer hand")
    assert hand(state, 0) == "perfumer"
    assert state.view(2).hands.held[0] == state.hands.held[0]


def test_sa_64_with_room_not_to_hand() -> None:
    state = table("palace", "port: perfumer", hands=("kidnapper-genie",))
    assert refused(state, "play kidnapper-genie 2 1 perfumer hand") == ("there-is-room", "SA-64")


def test_sa_43_a_kidnapper_needs_an_artisan() -> None:
    state = table("palace: jeweller", "palace", hands=("kidnapper-genie",))
    assert options(state, "play") == []
    assert refused(state, "play kidnapper-genie 2 1 jeweller hand") == ("no-such-artisan", "SA-43")


# Protector genie

TARGETS = "palace: perfumer; souk; partisan; protector-genie"


def test_sa_65_a_protector_costs_four_and_lies_before_oneself() -> None:
    state = table("palace", hands=("protector-genie",))
    play(state, "play protector-genie")
    assert (state.points, cities(state)[0]) == (2, "palace; protector-genie")


@pytest.mark.parametrize(
    "move",
    [
        "play frightful-genie 2 2",
        "play imposing-genie 2",
        "play kidnapper-genie 2 1 perfumer hand",
        "play assassins-guild 2 partisan",
        "play open-sesame 2",
        "play desert-tornado 2 2 1",
        "play aladdin 2",
    ],
)
def test_sa_65_who_is_protected_cannot_be_a_target(move: str) -> None:
    hands, gold = (move.split()[1], "palace"), (0, 9)
    state = table("", TARGETS, hands=hands, gold=gold, players=2)
    assert options(state, "play") == []
    assert refused(state, move) == ("shielded", "SA-65")
    without = TARGETS.replace("; protector-genie", "")
    assert move in options(table("", without, hands=hands, gold=gold, players=2))


def test_sa_65_and_is_passed_over_by_scheherazade() -> None:
    state = table("", TARGETS, "royal-guard", hands=("scheherazade",))
    play(state, "play scheherazade", outcomes=(0,))
    assert cities(state)[0] == "royal-guard"
    state = table("", TARGETS, hands=("scheherazade",))
    assert refused(state, "play scheherazade") == ("no-guards", "SA-43")


def test_sa_65_one_may_go_on_playing_on_ones_own_cards() -> None:
    state = table("protector-genie; palace: frightful-genie", hands=("magic-lamp",))
    play(state, "play magic-lamp 1 frightful-genie 1")
    assert cities(state)[0] == "palace; protector-genie"


def test_sa_65_a_magic_lamp_can_remove_it_and_genies_lying_there_keep_working() -> None:
    state = table("", "imposing-genie; protector-genie; royal-guard", hands=("magic-lamp",))
    assert state.cities[1].bonus() == 0
    play(state, "play magic-lamp 2 protector-genie")
    assert cities(state)[1] == "royal-guard; imposing-genie"


def test_sa_65_it_stops_neither_an_answer_nor_the_neighbours_choice() -> None:
    state = table(
        "port: perfumer, jeweller; protector-genie",
        hands=("ali-baba", "mischievous-genie"),
    )
    apply(state, "play ali-baba", "play mischievous-genie", "pass", "pass")
    assert "ali-baba" in names(state.discard)
    apply(state, "end", "end", "end", dice="6 1")
    assert asked(state) == (1, "who-vanishes")


def test_sa_65_one_a_player() -> None:
    state = table("protector-genie", hands=("protector-genie",))
    assert refused(state, "play protector-genie") == ("have-one", "SA-65")
