"""The Mayor orders the line and bargains over it: SF-90, SF-92 and SF-93."""

from ludotheque.core import EVERYTHING, WATCHER
from tests.games.sans_foi_ni_loi.tables import (
    asked,
    names,
    options,
    play,
    ranches,
    refused,
    table,
    told,
)

LINE = "novice trapper fence panic saloon novice"


def test_sf_90_he_costs_four_stays_and_has_four_in_duels_only() -> None:
    state = table(hands=("mayor",))
    play(state, "play mayor")
    assert (state.points, ranches(state)[0]) == (2, "mayor")
    state = table("", "poor-land: poor-herd 1; mayor", hands=("killer-2",))
    journal = play(state, "play killer-2 2 mayor", dice="1 1")
    assert told(journal, "rolled-defence")[0].args["added"] == 4
    play(state, "end")
    journal = play(state, "leave", dice="1 2")
    assert told(journal, "rolled-watch")[0].args["added"] == 0


def test_sf_90_before_each_turn_his_owner_may_order_the_line() -> None:
    state = table("mayor", line=LINE)
    play(state, "end")
    assert asked(state) == (0, "place")
    assert options(state) == [
        "place novice",
        "place trapper",
        "place fence",
        "place panic",
        "place saloon",
        "leave",
    ]
    play(state, "place saloon", "place novice", "place novice")
    assert refused(state, "place novice") == ("answer-first", "SF-40")
    play(state, "place trapper", "place panic")  # the last place is no question
    assert names(state.line) == "saloon novice novice trapper panic fence"
    assert asked(state) == (1, "act")


def test_sf_93_the_rest_can_stay_as_it_lies_and_so_can_all() -> None:
    state = table("mayor", line=LINE)
    play(state, "end", "place saloon", "leave")
    assert names(state.line) == "saloon novice trapper fence panic novice"
    journal = play(state, "end", "leave")
    assert names(state.line) == "saloon novice trapper fence panic novice"
    assert told(journal, "left-line")


def test_sf_93_what_is_placed_is_seen_by_all() -> None:
    state = table("mayor", line=LINE)
    play(state, "end", "place saloon")
    for eyes in (0, 1, 2, WATCHER):
        view = state.view(eyes)
        assert view.frames == state.frames
        decision = view.decision()
        assert decision is not None
        assert decision.question.args == {"price": 2}
        assert bool(decision.options) == (eyes == 0)


def test_sf_92_he_acts_after_the_line_is_filled_and_before_the_herds() -> None:
    state = table("mayor", "poor-land: poor-herd 1", line=LINE, deck="girls rails sheriff")
    play(state, "take 1", "end")
    assert names(state.line) == "trapper fence panic saloon novice girls"
    assert asked(state) == (0, "place")
    play(state, "place girls", "leave", dice="1 6")
    assert asked(state) == (1, "sell")


def test_sf_92_on_his_owners_own_turns_too_and_one_just_laid_from_the_next_turn() -> None:
    state = table(hands=("", "", "mayor"), active=2)
    play(state, "play mayor", "end")
    assert asked(state) == (2, "place")
    play(state, "leave", "end", "leave", "end")
    assert asked(state) == (2, "place")
    assert state.active == 2
    play(state, "place fence", "leave")
    assert asked(state) == (2, "act")  # nobody to bargain with


def test_sf_92_an_order_may_be_offered_for_gold_and_accepted() -> None:
    state = table("mayor", line=LINE, gold=(0, 3), bank=47)
    play(state, "end", "place saloon", "leave")
    assert asked(state) == (0, "set-or-ask")
    assert options(state) == ["set", "ask 1", "ask 2", "ask 3"]
    journal = play(state, "ask 2")
    assert told(journal, "offered")[0].args["gold"] == 2
    assert asked(state) == (1, "bargain")
    assert options(state) == ["accept", "decline"]
    assert names(state.line) == LINE
    play(state, "accept")
    assert names(state.line) == "saloon novice trapper fence panic novice"
    assert state.purses == [2, 1, 0]
    assert asked(state) == (1, "act")


def test_sf_92_declined_the_owner_orders_or_leaves_as_if_nothing_had_been_offered() -> None:
    state = table("mayor", line=LINE, gold=(0, 3), bank=47)
    play(state, "end", "place saloon", "leave", "ask 3", "decline")
    assert state.purses == [0, 3, 0]
    assert asked(state) == (0, "place")
    assert len(options(state)) == 6
    play(state, "place panic", "leave")  # one offer a turn: the order is set
    assert names(state.line) == "panic novice trapper fence saloon novice"
    assert asked(state) == (1, "act")
    left = table("mayor", line=LINE, gold=(0, 3), bank=47)
    play(left, "end", "place saloon", "leave", "ask 3", "decline", "leave")
    assert names(left.line) == LINE


def test_sf_92_without_an_offer_the_order_is_set() -> None:
    state = table("mayor", line=LINE, gold=(0, 3), bank=47)
    play(state, "end", "place saloon", "leave", "set")
    assert names(state.line) == "saloon novice trapper fence panic novice"
    assert state.purses == [0, 3, 0]


def test_sf_93_who_has_no_gold_is_offered_nothing() -> None:
    state = table("mayor", line=LINE)
    play(state, "end", "place saloon", "leave")
    assert asked(state) == (1, "act")


def test_sf_93_with_two_ranches_the_gold_goes_from_ranch_to_ranch() -> None:
    state = table("", "", "mayor", line=LINE, players=2, gold=(5, 5, 5, 5), bank=30)
    play(state, "end", "place saloon", "leave", "ask 4", "accept")
    assert state.active == 1
    assert state.purses == [5, 1, 9, 5]
    play(state, "end", "place novice", "leave")  # before his owner's other ranch: no bargain
    assert asked(state) == (0, "act")
    assert state.eyes == EVERYTHING


def test_sf_93_the_order_that_lies_there_may_be_offered_too() -> None:
    state = table("mayor", line=LINE, gold=(0, 1), bank=49)
    play(state, "end", "place novice", "leave", "ask 1", "accept")
    assert names(state.line) == LINE
    assert state.purses == [1, 0, 0]
