"""A turn from the guard test to its end: SA-20 to SA-53."""

import pytest

from ludotheque import scripted_play as playing
from ludotheque.core import Dice, Journal, Log
from ludotheque.games.samarande import Samarande
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


def rolled(journal: Journal) -> list[tuple[object, object]]:
    """Who rolled for difficulty and guard, and what came of it."""
    events = told(journal, "rolled-difficulty") + told(journal, "rolled-watch")
    return [(event.args["seat"], event.args["total"]) for event in events]


def test_sa_20_the_left_neighbours_die_and_artisans_against_ones_own_die_and_guards() -> None:
    city = "port: perfumer, jeweller; fortified-quarter; partisan; royal-guard"
    state = table("", city)
    journal = next_turn(state, dice="5 3")  # 5 + 2 against 3 + 1 + 2 + 2
    assert rolled(journal) == [(2, 7), (1, 8)]
    assert told(journal, "well-guarded")
    assert state.discard == ()


def test_sa_20_equal_is_not_enough_and_the_left_neighbour_chooses() -> None:
    state = table("", "port: perfumer, jeweller; partisan")
    next_turn(state, dice="2 3")
    assert asked(state) == (2, "who-vanishes")
    assert options(state) == ["vanish 1 jeweller", "vanish 1 perfumer"]
    apply(state, "vanish 1 perfumer")
    assert cities(state)[1] == "port: jeweller; partisan"
    assert names(state.discard) == "perfumer"
    assert asked(state) == (1, "act")
    assert state.purses[1] == 1  # the taxes come after


def test_sa_20_one_artisan_is_no_question() -> None:
    state = table("", "palace: perfumer; palace: perfumer")
    next_turn(state, dice="6 1")
    assert cities(state)[1] == "palace; palace: perfumer"
    assert state.purses[1] == 3


def test_sa_20_without_artisans_nothing_is_rolled() -> None:
    state = table("", "palace; partisan")
    assert rolled(next_turn(state)) == []


def test_sa_12_with_two_the_left_neighbour_is_the_other_one() -> None:
    state = table("", "palace: perfumer; palace: jeweller", players=2)
    next_turn(state, dice="6 1")
    assert asked(state) == (0, "who-vanishes")


@pytest.mark.parametrize("guards", ["man-of-the-desert", "man-of-the-desert; desert-rider"])
def test_sa_21_the_desert_may_make_the_neighbour_roll_again_once(guards: str) -> None:
    state = table("", f"palace: perfumer; {guards}")
    next_turn(state, dice="6")
    assert asked(state) == (1, "reroll-test")
    assert options(state) == ["reroll", "stand"]
    journal = apply(state, "reroll", dice="1 6")
    assert rolled(journal)[0] == (2, 2)  # the second roll stands
    assert told(journal, "well-guarded")


def test_sa_21_the_first_roll_can_be_let_stand() -> None:
    state = table("", "palace: perfumer; desert-rider")
    next_turn(state, dice="1")
    apply(state, "stand", dice="6")
    assert state.discard == ()


@pytest.mark.parametrize("guards", ["desert-rider; partisan", "partisan", "fortified-quarter"])
def test_sa_21_not_with_other_guards_or_none(guards: str) -> None:
    state = table("", f"palace: perfumer; {guards}")
    next_turn(state, dice="1 6")
    assert asked(state) == (1, "act")


def test_sa_30_the_bank_pays_the_taxes_of_all_artisans() -> None:
    state = table("", "souk: perfumer, carpet-weaver, weaponsmith; palace: jeweller", bank=60)
    next_turn(state, dice="1 6")
    assert (state.purses[1], state.bank) == (7, 53)


def test_sa_30_it_pays_what_it_has() -> None:
    state = table("", "souk: perfumer, carpet-weaver", bank=2)
    next_turn(state, dice="1 6")
    assert (state.purses[1], state.bank) == (2, 0)


def test_sa_40_six_points_lost_if_unspent() -> None:
    state = table()
    next_turn(state)
    assert state.points == 6
    apply(state, "take 1", "end")
    assert state.points == 6


def test_sa_40_at_most_three_more_at_two_gold_each_paid_to_the_bank() -> None:
    state = table(gold=(9,))
    apply(state, "buy", "take 1", "buy", "buy")
    assert (state.points, state.purses[0], state.bank) == (8, 3, 66)
    assert "buy" not in options(state)
    assert refused(state, "buy") == ("bought-enough", "SA-40")
    next_turn(state)
    state.purses[1] = 2
    assert "buy" in options(state)  # a new turn
    apply(state, "buy")
    assert refused(state, "buy") == ("too-poor", "SA-40")


def test_sa_41_a_face_up_card_costs_its_place_and_gaps_stay() -> None:
    state = table(line="palace port souk aladdin partisan caliph")
    apply(state, "take 3", "take 2")
    assert (state.points, hand(state, 0)) == (1, "port souk")
    assert names(state.line) == "palace - - aladdin partisan caliph"
    assert refused(state, "take 4") == ("too-dear", "SA-40")
    assert refused(state, "take 2") == ("nothing-there", "SA-41")


def test_sa_41_the_hidden_top_card_costs_three() -> None:
    state = table(deck="souk port")
    apply(state, "draw")
    assert (state.points, hand(state, 0)) == (3, "souk")


def test_sa_42_sa_02_laying_costs_the_figure() -> None:
    state = table("palace", hands=("souk perfumer desert-rider",), points=8)
    apply(state, "lay souk", "lay desert-rider", "lay perfumer 2")
    assert state.points == 0
    assert cities(state)[0] == "palace; souk: perfumer; desert-rider"


def test_sa_42_an_artisan_needs_a_district_with_room_the_player_choosing() -> None:
    state = table("palace: jeweller; port; enchanted-cemetery; palace", hands=("perfumer",))
    assert options(state, "lay") == ["lay perfumer 2", "lay perfumer 4"]
    assert refused(state, "lay perfumer 1") == ("no-room", "SA-42")
    assert refused(state, "lay perfumer 3") == ("no-room", "SA-42")
    assert refused(state, "lay perfumer 5") == ("no-such-district", "SA-42")
    assert options(table("partisan", hands=("perfumer",)), "lay") == []


def test_sa_02_districts_hold_up_to_three() -> None:
    state = table("souk", hands=("jeweller jeweller weaponsmith weaponsmith",))
    apply(state, "lay jeweller 1", "lay jeweller 1", "lay weaponsmith 1")
    assert options(state, "lay") == []


def test_sa_50_the_hand_limit_is_four_and_the_player_chooses() -> None:
    state = table(hands=("palace port souk aladdin caliph partisan",))
    apply(state, "end")
    assert asked(state) == (0, "discard")
    apply(state, "discard caliph", "discard palace")
    assert hand(state, 0) == "port souk partisan aladdin"
    assert asked(state) == (1, "act")
    assert sorted(names(state.discard).split()) == ["caliph", "palace"]


def test_sa_50_plus_libraries_then_in_play() -> None:
    state = table("library; library", hands=("palace palace palace palace palace palace",))
    apply(state, "end")
    assert asked(state) == (1, "act")


def test_sa_50_only_at_the_end_of_ones_own_turn() -> None:
    state = table("library", hands=("", "palace palace palace palace palace palace"))
    apply(state, "end")
    assert asked(state) == (1, "act")
    apply(state, "end")
    assert asked(state) == (1, "discard")


def test_sa_50_the_line_closes_up_and_is_filled_to_six() -> None:
    state = table(line="palace port souk aladdin partisan caliph", deck="ali-baba library perfumer")
    apply(state, "take 2", "take 1", "end")
    assert names(state.line) == "souk aladdin partisan caliph ali-baba library"
    assert names(state.deck) == "perfumer"


def test_sa_51_an_empty_deck_ends_the_game() -> None:
    state = table(deck="palace")
    journal = apply(state, "take 1", "end")
    assert state.decision() is None
    assert told(journal, "deck-is-out")


def test_sa_51_an_empty_bank_ends_the_game() -> None:
    state = table(bank=0, gold=(60,))
    journal = apply(state, "end")
    assert state.decision() is None
    assert told(journal, "bank-is-out")


def test_sa_52_checked_only_there() -> None:
    state = table(deck="palace port", hands=("ali-baba",), bank=4, gold=(0, 56))
    play(state, "play ali-baba", dice="6")
    assert state.bank == 0
    apply(state, "buy")  # emptied and refilled
    apply(state, "take 1", "end")
    assert state.decision() is not None


def test_sa_52_a_deck_that_runs_out_stops_hidden_draws_and_the_turn_is_played_out() -> None:
    state = table(deck="palace", discard="souk souk")
    apply(state, "draw")
    assert refused(state, "draw") == ("deck-is-empty", "SA-52")
    apply(state, "take 1")
    assert names(state.discard) == "souk souk"  # never shuffled back
    apply(state, "end")
    assert state.decision() is None


def test_sa_53_a_round_of_nothing_ends_the_game() -> None:
    state = table(gold=(2,))
    apply(state, "end", "end")
    assert state.decision() is not None
    journal = apply(state, "end")
    assert state.decision() is None
    assert told(journal, "all-idle")


@pytest.mark.parametrize("move", ["take 1", "draw", "lay palace"])
def test_sa_53_but_not_if_somebody_drew_laid_or_played(move: str) -> None:
    state = table(hands=("", "palace"))
    apply(state, "end", move, "end", "end")
    assert state.decision() is not None


def test_sa_53_nor_if_somebody_bought_a_point_or_was_paid_taxes() -> None:
    state = table(gold=(2,), idle=2)
    apply(state, "buy", "end")
    assert state.idle == 0
    state = table("", "palace: jeweller; fortified-quarter; fortified-quarter", idle=1)
    apply(state, "end", dice="1 3")
    assert (state.idle, state.acted) == (2, True)


def test_sa_53_gold_that_only_goes_round_ends_the_game_in_the_end() -> None:
    state = table("palace: jeweller", gold=(2,), bank=58, quiet=2 * 60 * 3)
    journal = apply(state, "buy", "end")
    assert state.outcome() is not None
    assert told(journal, "gold-goes-round")


def test_sa_53_under_the_first_rules_only_cards_counted() -> None:
    for rules, is_over in ((1, True), (2, False)):
        game = GAME.as_of(rules)
        assert isinstance(game, Samarande)
        state = game.new(players=2, chance=Dice("first rules"))
        while state.frames:
            state.apply(state.ask().options[0], Dice("setup"), Log())
        state.purses[state.active], state.bank, state.idle = 2, 58, 1
        playing.play(game, state, ("buy", "end"))
        assert (state.outcome() is not None) == is_over
        assert ("quiet" in state.content()) == (rules == 2)
        assert game.load(game.dump(state)) == state
