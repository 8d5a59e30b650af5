"""Answers out of turn: SA-70, SA-71, SA-73."""

import pytest

from ludotheque.core import WATCHER, Dice, Journal, Script
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

GENIE = "mischievous-genie"
ANSWER = f"play {GENIE}"


def test_sa_70_it_cancels_an_action_before_it_takes_effect() -> None:
    state = table("", "partisan", hands=("assassins-guild", "", GENIE))
    apply(state, "play assassins-guild 2 partisan", "pass", ANSWER, "pass", "pass")  # no dice
    assert cities(state) == ["", "partisan", GENIE]
    assert names(state.discard) == "assassins-guild"  # a Guild too
    assert (state.points, hand(state, 0)) == (3, "")  # its cost is lost
    assert asked(state) == (0, "act")


def test_sa_70_bought_points_are_lost_too() -> None:
    state = table(hands=("ali-baba", GENIE), gold=(2,), points=2)
    apply(state, "buy", "play ali-baba", ANSWER, "pass", "pass")
    assert (state.points, state.purses) == (0, [0, 0, 0])


def test_sa_70_not_only_what_concerns_its_player() -> None:
    state = table("", "partisan", hands=("assassins-guild", "", GENIE))
    apply(state, "play assassins-guild 2 partisan", "pass")
    assert asked(state) == (2, "answer")
    assert ANSWER in options(state)


def test_sa_70_it_then_costs_a_point_a_turn() -> None:
    state = table(hands=("ali-baba", GENIE))
    apply(state, "play ali-baba", ANSWER, "pass", "pass")
    journal = next_turn(state)
    assert state.points == 5
    assert told(journal, "mischief")[0].args == {"seat": 1, "points": 5}
    apply(state, "take 1", "end", "end", "end")
    assert state.points == 5


def test_sa_70_each_of_them_does() -> None:
    state = table("", f"{GENIE}; {GENIE}; {GENIE}")
    next_turn(state)
    assert state.points == 3


def test_sa_70_until_a_magic_lamp_removes_it_which_gives_no_point_back() -> None:
    state = table("", GENIE, hands=("", "magic-lamp"))
    next_turn(state)
    assert state.points == 5
    play(state, f"play magic-lamp 2 {GENIE}")
    assert (state.points, cities(state)[1]) == (3, "")
    apply(state, "end", "end", "end")
    assert state.points == 6


def test_sa_70_on_ones_own_turn_it_costs_nothing_until_the_next() -> None:
    state = table(hands=(f"ali-baba {GENIE}", GENIE))
    apply(state, "play ali-baba", ANSWER)
    apply(state, "pass", ANSWER, "pass", "pass")  # seat 0 cancels what cancels
    apply(state, "pass", "pass", dice="1")
    assert state.points == 3
    assert cities(state)[0] == GENIE
    apply(state, "end", "end", "end")
    assert state.points == 5


def test_sa_70_it_is_no_action_of_ones_own() -> None:
    state = table(hands=(GENIE,))
    assert options(state, "play") == []
    assert refused(state, ANSWER) == ("only-answers", "SA-70")


def test_sa_71_all_others_are_asked_in_turn_order_holding_one_or_not() -> None:
    state = table(hands=("", "", "ali-baba", "", ""), players=5, active=2)
    apply(state, "play ali-baba")
    for seat in (3, 4, 0, 1):
        assert asked(state) == (seat, "answer")
        assert options(state) == ["pass"]
        assert refused(state, ANSWER) == ("not-in-hand", "SA-42")
        assert refused(state, "end") == ("answer-first", "SA-40")
        apply(state, "pass", dice="1" if seat == 1 else "")
    assert asked(state) == (2, "act")


def test_sa_71_after_targets_are_chosen_and_paid_for_before_dice() -> None:
    state = table(hands=("open-sesame",), gold=(0, 5))
    journal = apply(state, "play open-sesame 2")
    assert told(journal, "played-on-player")[0].args["victim"] == 1
    assert (state.points, hand(state, 0)) == (3, "")
    assert state.purses == [0, 5, 0]


def test_sa_71_the_first_to_answer_plays_and_those_after_are_not_asked() -> None:
    state = table(hands=("ali-baba", GENIE, GENIE))
    apply(state, "play ali-baba", ANSWER)
    assert asked(state) == (2, "answer")  # about the genie
    decision = state.decision()
    assert decision is not None
    assert decision.question.args["seat"] == 1
    apply(state, "pass", "pass")
    assert asked(state) == (0, "act")
    assert hand(state, 2) == GENIE


def test_sa_71_laying_taking_and_drawing_are_not_asked_about() -> None:
    state = table("palace", hands=("perfumer", GENIE))
    apply(state, "lay perfumer 1", "take 1", "draw")
    assert asked(state) == (0, "act")


def test_sa_73_an_answer_can_be_answered_by_anyone_but_its_player() -> None:
    state = table(hands=(f"ali-baba {GENIE}", f"{GENIE} {GENIE}", ""))
    apply(state, "play ali-baba", ANSWER)
    assert asked(state) == (2, "answer")
    apply(state, "pass")
    assert asked(state) == (0, "answer")  # whose Action it was, and then not seat 1
    apply(state, "pass")
    assert asked(state) == (0, "act")


def test_sa_73_a_cancelled_genie_is_discarded_without_cost_and_the_action_stands_again() -> None:
    state = table(hands=("ali-baba", GENIE, GENIE))
    apply(state, "play ali-baba", ANSWER, ANSWER)
    assert asked(state) == (0, "answer")
    apply(state, "pass", "pass")
    assert cities(state) == ["", "", GENIE]
    assert names(state.discard) == GENIE
    assert asked(state) == (1, "answer")  # Ali Baba is asked about once more
    decision = state.decision()
    assert decision is not None
    assert GAME.box.name(decision.question.args["card"]) == "ali-baba"  # type: ignore[arg-type]
    apply(state, "pass", "pass", dice="2")
    assert state.purses[0] == 5


def test_sa_73_and_may_be_answered_again() -> None:
    state = table(hands=("ali-baba", f"{GENIE} {GENIE}", GENIE))
    apply(state, "play ali-baba", ANSWER, ANSWER, "pass", "pass")
    apply(state, ANSWER, "pass", "pass")
    assert state.purses[0] == 0
    assert cities(state) == ["", GENIE, GENIE]
    assert sorted(names(state.discard).split()) == ["ali-baba", GENIE]


def test_sa_73_five_links_at_most() -> None:
    state = table(hands=(f"ali-baba {GENIE} {GENIE}", f"{GENIE} {GENIE} {GENIE}"), players=2)
    apply(state, "play ali-baba", ANSWER, ANSWER, ANSWER, ANSWER, ANSWER)
    assert asked(state) == (0, "answer")
    assert options(state) == ["pass"]
    apply(state, "pass")  # the fifth cancels the fourth, and the third stands again
    assert asked(state) == (0, "answer")
    apply(state, "pass")  # which cancels the second; then the first, and so Ali Baba
    apply(state, "pass")
    assert asked(state) == (0, "act")
    assert state.purses[0] == 0
    assert cities(state)[1] == f"{GENIE}; {GENIE}; {GENIE}"
    assert sorted(names(state.discard).split()) == ["ali-baba", GENIE, GENIE]


@pytest.mark.rule("SA-71")
@pytest.mark.rule("SA-90")
@pytest.mark.parametrize("eyes", [0, 3, WATCHER])
def test_who_holds_the_genie_looks_the_same_to_everybody_else(eyes: int) -> None:
    """Two states that differ only in that: the same questions, options, journal and steps."""
    one = table(hands=("ali-baba aladdin", GENIE, "palace", "souk"), players=4)
    other = table(hands=("ali-baba aladdin", "palace", GENIE, "souk"), players=4)
    moves = ["play ali-baba", "pass", "pass", "pass", "play aladdin 4", "pass", "pass", "pass"]
    for text in [*moves, "steal souk", "end", "draw", "end", "end", "end"]:
        _look_the_same(one, other, eyes)
        told = []
        for state in (one, other):
            journal = Journal()
            move = GAME.move(text)
            assert state.refusal(move) is None
            rolls = text == "pass" and len(state.frames[-1].answers) == 2
            rolls = rolls and state.frames[0].effect == "ali-baba"
            state.apply(move, Script([3] if rolls else []), journal)
            told.append(journal.seen_by(eyes))
        assert told[0] == told[1]
    _look_the_same(one, other, eyes)


def _look_the_same(one: SamarandeState, other: SamarandeState, eyes: int) -> None:
    here, there = one.view(eyes), other.view(eyes)
    assert here == there
    assert here.decision() == there.decision()
    for seat in range(one.seats):
        assert here.asked(seat) == there.asked(seat)
    for probe in ("pass", ANSWER, "end", "draw"):
        assert here.refusal(GAME.move(probe)) == there.refusal(GAME.move(probe))


def test_a_chain_can_be_saved_and_gone_on_with_at_every_link() -> None:
    longest = 0
    for seed in range(12):
        dice = Dice(f"chain {seed}")
        state = GAME.new(players=3, chance=dice)
        while (decision := state.decision()) is not None:
            answers = [move for move in decision.options if str(move) == ANSWER]
            state.apply(answers[0] if answers else dice.pick(decision.options), dice, Journal())
            if len(state.frames) >= 4:
                assert GAME.load(GAME.dump(state)) == state
            longest = max(longest, len(state.frames))
    assert longest >= 6
