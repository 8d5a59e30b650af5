"""Phases 3 and 4, actions and the end of a turn: SF-40 to SF-54."""

from ludotheque import scripted_play as playing
from ludotheque.core import EVERYTHING, Dice, Frame
from ludotheque.games.sans_foi_ni_loi import SansFoiNiLoi
from tests.games.sans_foi_ni_loi.tables import (
    GAME,
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


def test_sf_40_six_points_that_are_lost_if_unspent() -> None:
    state = table(hands=("novice", "novice"))
    assert state.points == 6
    play(state, "lay novice")
    assert state.points == 5
    next_turn(state)
    assert state.points == 6


def test_sf_40_more_points_at_two_gold_each_at_any_time() -> None:
    state = table(gold=(5,), bank=45)
    play(state, "take 6")
    assert refused(state, "take 1") == ("too-dear", "SF-40")
    play(state, "buy", "take 1", "buy")
    assert (state.points, state.purses[0], state.bank) == (1, 1, 49)
    assert refused(state, "buy") == ("too-poor", "SF-40")


def test_sf_40_points_without_a_limit() -> None:
    state = table(gold=(40,), bank=10)
    play(state, *["buy"] * 20)
    assert (state.points, state.purses[0], state.bank) == (26, 0, 50)


def test_sf_41_a_face_up_card_costs_its_price() -> None:
    state = table(line="novice trapper fence panic saloon mayor")
    play(state, "take 4")
    assert state.points == 2
    assert hand(state, 0) == "panic"
    assert refused(state, "take 3") == ("too-dear", "SF-40")
    assert refused(state, "take 4") == ("nothing-there", "SF-41")


def test_sf_41_prices_stay_during_the_turn() -> None:
    state = table(line="novice trapper fence panic saloon mayor")
    play(state, "take 1", "take 2", "take 3")
    assert names(state.line) == "- - - panic saloon mayor"
    assert hand(state, 0) == "novice trapper fence"
    assert state.points == 0
    assert options(state) == ["end"]


def test_sf_42_the_hidden_top_card_costs_three() -> None:
    state = table(deck="mayor sheriff novice fence")
    play(state, "draw", "draw")
    assert sorted(hand(state, 0).split()) == ["mayor", "sheriff"]
    assert state.points == 0
    assert refused(state, "draw") == ("too-dear", "SF-40")


def test_sf_43_lands_herds_and_cowboys_cost_one_to_lay() -> None:
    state = table(hands=("excellent-land excellent-herd veteran",))
    play(state, "lay excellent-land", "lay excellent-herd 1", "lay veteran")
    assert state.points == 3
    assert ranches(state)[0] == "excellent-land: excellent-herd 1; veteran"
    assert hand(state, 0) == ""


def test_sf_43_a_herd_needs_a_land_with_room_and_its_owner_chooses_which() -> None:
    state = table(
        "poor-land: poor-herd 2; fair-land: poor-herd 1; poor-land; poor-land",
        hands=("fair-herd fair-herd",),
    )
    assert options(state, "lay") == ["lay fair-herd 2", "lay fair-herd 3"]
    assert refused(state, "lay fair-herd 1") == ("no-room", "SF-43")
    assert refused(state, "lay fair-herd 4") == ("same-land", "SF-43")
    assert refused(state, "lay fair-herd 5") == ("no-such-land", "SF-43")
    play(state, "lay fair-herd 2")
    assert options(state, "lay") == ["lay fair-herd 3"]


def test_sf_43_without_a_land_cowboys_can_be_laid_and_herds_cannot() -> None:
    state = table("", "poor-land", hands=("fair-herd novice",))
    assert options(state, "lay") == ["lay novice"]
    assert refused(state, "lay fair-herd 1") == ("no-land", "SF-43")
    assert refused(state, "lay veteran") == ("not-in-hand", "SF-43")


def test_sf_44_a_trick_costs_what_it_says_and_works_at_once() -> None:
    state = table(hands=("trapper sheriff",))
    play(state, "play trapper", dice="2")
    assert state.points == 3
    assert state.purses[0] == 5
    assert refused(state, "play sheriff") == ("too-dear", "SF-40")
    assert names(state.discard) == "trapper"


def test_sf_45_a_card_that_could_do_nothing_cannot_be_played() -> None:
    tricks = "indian-raid killer-2 card-sharp hold-up rails saloon cattle-theft lynching"
    bonuses = "rodeo-king cavalry gold-mine girls trapper"
    state = table(hands=(f"{tricks} {bonuses}",), bank=0, deck="")
    assert options(state, "play") == []
    for move, key in (
        ("play hold-up bank", "bank-has-no-gold"),
        ("play hold-up 2", "no-gold"),
        ("play card-sharp 2", "no-cards"),
        ("play killer-2 2 novice", "no-target"),
        ("play lynching 2 novice", "no-target"),
        ("play trapper", "bank-has-no-gold"),
        ("play saloon", "no-cowboys"),
    ):
        assert refused(state, move) == (key, "SF-45"), move
    assert refused(state, "play girls") == ("deck-is-empty", "SF-53")


def test_sf_45_it_is_judged_on_public_facts_only() -> None:
    state = table(hands=("girls",), deck="poor-land poor-land fence")
    assert options(state, "play") == ["play girls"]
    state = table(hands=("panic",))
    assert options(state, "play") == ["play panic 2", "play panic 3"]


def test_sf_50_a_hand_of_more_than_ten_is_cut_to_ten() -> None:
    ten = "poor-land poor-land poor-land novice novice novice novice fence panic panic"
    state = table(hands=(ten + " mayor trapper",))
    play(state, "end")
    assert asked(state) == (0, "discard")
    assert "discard mayor" in options(state)
    assert len(options(state)) == 6  # equal cards are one choice
    assert refused(state, "end") == ("answer-first", "SF-40")
    play(state, "discard novice")
    assert asked(state) == (0, "discard")
    journal = play(state, "discard fence")
    assert told(journal, "discarded")[0].args["seat"] == 0
    assert len(state.hands.held[0]) == 10
    assert asked(state) == (1, "act")
    assert sorted(names(state.discard).split()) == ["fence", "novice"]


def test_sf_50_ten_cards_may_be_kept() -> None:
    state = table(hands=("poor-land " * 10,))
    play(state, "end")
    assert asked(state)[0] == 1


def test_sf_51_the_line_closes_up_and_is_filled() -> None:
    state = table(line="novice trapper fence panic saloon mayor", deck="girls rails sheriff")
    play(state, "take 1", "take 3")
    journal = play(state, "end")
    assert names(state.line) == "trapper panic saloon mayor girls rails"
    assert names(state.deck) == "sheriff"
    assert told(journal, "turned-up")[0].args["cards"] == state.line[-2:]


def test_sf_52_the_game_ends_when_the_deck_is_empty() -> None:
    state = table(deck="girls", gold=(1,), bank=49)
    play(state, "take 1")
    journal = play(state, "end")
    assert told(journal, "deck-is-out")
    assert state.decision() is None
    assert state.outcome() is not None


def test_sf_52_the_game_ends_when_the_bank_is_empty() -> None:
    state = table(hands=("trapper",), bank=4)
    play(state, "play trapper", dice="6")
    assert state.decision() is not None
    journal = play(state, "end")
    assert told(journal, "bank-is-out")
    assert state.outcome() is not None


def test_sf_53_a_deck_that_runs_out_stops_hidden_draws_and_the_turn_goes_on() -> None:
    state = table(deck="girls")
    play(state, "draw")
    assert refused(state, "draw") == ("deck-is-empty", "SF-53")
    play(state, "take 1")
    play(state, "end")
    assert len(state.line) == 5
    assert state.over == "deck"


def test_sf_53_a_bank_emptied_and_refilled_in_the_same_turn_ends_nothing() -> None:
    state = table(hands=("trapper",), bank=4)
    play(state, "play trapper", dice="1")
    assert state.bank == 0
    play(state, "buy", "end")
    assert state.over == ""


def test_sf_53_discards_are_never_shuffled_back() -> None:
    state = table(hands=("trapper",), deck="girls")
    play(state, "play trapper", "draw", dice="1")
    play(state, "end")
    assert names(state.discard) == "trapper"
    assert state.deck == ()


def test_sf_54_a_round_in_which_nobody_does_anything_ends_the_game() -> None:
    state = table(hands=("novice",), gold=(2,), bank=48)
    play(state, "end", "end")
    assert state.over == ""
    journal = play(state, "end")
    assert told(journal, "all-idle")
    assert state.over == "idle"
    assert state.outcome() is not None


def test_sf_54_drawing_laying_or_playing_starts_the_count_again() -> None:
    for action, dice in (("take 1", ""), ("draw", ""), ("lay novice", ""), ("play trapper", "1")):
        state = table(hands=("novice trapper",), idle=2)
        play(state, action, dice=dice)
        play(state, "end", "end", "end")
        assert (state.idle, state.over) == (2, ""), action


def test_sf_54_so_does_buying_a_point() -> None:
    state = table(gold=(2,), bank=48, idle=2)
    play(state, "buy", "end")
    assert (state.idle, state.over) == (0, "")


def test_sf_54_so_does_a_sale_though_the_bank_pays_nothing() -> None:
    state = table("poor-land: poor-herd 4", gold=(0, 50), bank=0, idle=2)
    state.frames.append(Frame("selling", 0))
    play(state, "sell 1 poor-herd 4")
    assert (state.purses[0], state.acted) == (0, True)


def test_sf_54_so_do_a_mine_that_pays_and_a_bargain_with_the_mayor() -> None:
    state = table("", "poor-land: gold-mine", idle=1)
    next_turn(state, dice="2 2")
    assert (state.idle, state.acted) == (2, True)
    play(state, "end")
    assert (state.idle, state.over) == (0, "")
    state = table("mayor", "", gold=(0, 3), bank=47, idle=1)
    play(state, "end", "place fence", "leave", "ask 2", "accept")
    assert (state.idle, state.acted) == (2, True)


def test_sf_54_not_a_mine_that_blows_up_nor_an_order_that_costs_nothing() -> None:
    state = table("", "poor-land: gold-mine", idle=1)
    next_turn(state, dice="6 6")
    assert (state.idle, state.acted) == (2, False)
    state = table("mayor", "", gold=(0, 3), bank=47, idle=1)
    play(state, "end", "place fence", "leave", "set")
    assert (state.idle, state.acted) == (2, False)


def test_sf_54_gold_that_only_goes_round_ends_the_game_in_the_end() -> None:
    rounds = 2 * 50
    state = table("mayor", "", gold=(2, 3), bank=45, quiet=3 * rounds - 1)
    play(state, "buy", "end", "leave", "end")
    assert (state.quiet, state.over) == (3 * rounds + 1, "idle")


def test_sf_54_a_card_drawn_begins_that_count_again() -> None:
    state = table(gold=(2,), bank=48, quiet=300)
    play(state, "take 1", "buy", "end")
    assert (state.quiet, state.over) == (1, "")


def test_sf_54_under_the_first_rules_only_cards_counted() -> None:
    for rules, is_over in ((1, True), (2, False)):
        game = GAME.as_of(rules)
        assert isinstance(game, SansFoiNiLoi)
        state = game.new(players=3, chance=Dice("first rules"))
        state.purses[state.active], state.bank, state.idle = 2, 48, 2
        playing.play(game, state, ("buy", "end"))
        assert (state.outcome() is not None) == is_over
        assert ("quiet" in state.content()) == (rules == 2)
        assert game.load(game.dump(state)) == state


def test_sf_54_with_two_players_all_four_ranches_count() -> None:
    state = table(players=2)
    play(state, "end", "end", "end")
    assert state.over == ""
    play(state, "end")
    assert state.over == "idle"
    assert state.eyes == EVERYTHING
