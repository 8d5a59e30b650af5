"""The toy has a test for every rule of its ledger, as every game has."""

import pytest

from ludotheque import scripted_play as playing
from ludotheque.core import EVERYTHING, HIDDEN, BadOption, Dice, Frame, Journal
from ludotheque.scripted_play import options
from pebbles import PEBBLES, PebblesState
from pebbles.judge import PebblesJudge

GAME = PEBBLES


def table(
    *hands: str,
    purses: tuple[int, ...] = (0, 0, 0),
    bank: int = 9,
    deck: str = "",
    frames: tuple[Frame, ...] = (),
) -> PebblesState:
    """Seat 0 is to play; the deck's first card is its top."""
    find = GAME.box.find
    return PebblesState(
        GAME,
        EVERYTHING,
        active=0,
        bank=bank,
        hands=[[find(name) for name in hand.split()] for hand in hands],
        purses=list(purses[: len(hands)]),
        deck=[find(name) for name in deck.split()],
        table=[],
        frames=list(frames),
    )


def play(state: PebblesState, *moves: str, dice: str = "") -> Journal:
    return playing.play(GAME, state, moves, dice)


def test_pb_01_eight_cards_and_as_much_gold_as_was_agreed() -> None:
    counts = {kind.name: kind.count for kind in GAME.box.kinds}
    assert counts == {"coin": 3, "thief": 2, "rock": 3}
    assert GAME.new(players=2, chance=Dice(1)).gold() == 9
    assert GAME.new(players=2, chance=Dice(1), gold=20).gold() == 20
    with pytest.raises(BadOption):
        GAME.new(players=2, chance=Dice(1), gold=21)


@pytest.mark.parametrize("players", [2, 3])
def test_pb_02_two_cards_each_and_chance_says_who_begins(players: int) -> None:
    states = [GAME.deal(players, Dice(seed), GAME.settings(players, {})) for seed in range(20)]
    assert {state.active for state in states} == set(range(players))
    for state in states:
        assert [len(hand) for hand in state.hands] == [2] * players
        assert len(state.deck) == 8 - 2 * players


def test_pb_10_a_card_is_played_and_another_drawn() -> None:
    state = table("rock thief", "rock", deck="coin")
    assert playing.refused(GAME, state, "play coin") == ("not-held", "PB-10")
    play(state, "play rock")
    assert state.hands[0] == [GAME.box.find("coin"), GAME.box.find("thief")]
    assert (state.deck, state.active) == ([], 1)


def test_pb_11_who_has_no_card_is_passed_over() -> None:
    state = table("rock rock", "", "rock")
    play(state, "play rock")
    assert state.active == 2


def test_pb_20_a_coin_is_a_roll_of_the_die_as_far_as_the_bank_can_pay() -> None:
    state = table("coin coin", "rock", bank=7)
    play(state, "play coin", "play rock", dice="5")
    assert (state.purses, state.bank) == ([5, 0], 2)
    play(state, "play coin", dice="6")
    assert (state.purses, state.bank) == ([7, 0], 0)


def test_pb_21_a_thief_takes_one_or_two_from_somebody_who_has_gold() -> None:
    state = table("thief", "rock", "rock", purses=(0, 1, 5))
    play(state, "play thief")
    assert options(state) == ["rob 1", "rob 2"]
    play(state, "rob 2")
    assert options(state) == ["grab 1", "grab 2"]
    play(state, "grab 2")
    assert state.purses == [2, 1, 3]


def test_pb_21_as_far_as_it_is_there() -> None:
    state = table("thief", "rock", purses=(0, 1))
    play(state, "play thief", "rob 1")
    assert options(state) == ["grab 1"]


def test_pb_21_with_nobody_to_rob_nothing_happens() -> None:
    state = table("thief", "rock", purses=(3, 0))
    play(state, "play thief")
    assert (state.purses, state.active) == ([3, 0], 1)


def test_pb_22_a_rock_does_nothing() -> None:
    state = table("rock", "rock")
    assert [event.key for event in play(state, "play rock").events] == ["told-played"]


def test_pb_30_the_richest_wins_and_equals_share() -> None:
    outcome = table("", "", "", purses=(4, 7, 7)).outcome()
    assert outcome is not None
    assert (outcome.places, outcome.points) == ((3, 1, 1), (4, 7, 7))
    assert table("rock", "").outcome() is None


def test_pb_40_hands_and_deck_are_hidden() -> None:
    view = table("rock coin", "thief", deck="rock coin").view(1)
    assert view.hands == [[HIDDEN, HIDDEN], [GAME.box.find("thief")]]
    assert view.deck == [HIDDEN, HIDDEN]


def test_the_judge_likes_gold() -> None:
    state = table("coin thief rock", "rock", "rock", purses=(0, 1, 5))
    worth = {text: PebblesJudge().worth(state, 0, GAME.move(text)) for text in options(state)}
    assert worth["play coin"] > worth["play thief"] > worth["play rock"]
    play(state, "play thief")
    judge = PebblesJudge()
    assert judge.worth(state, 0, GAME.move("rob 2")) > judge.worth(state, 0, GAME.move("rob 1"))
