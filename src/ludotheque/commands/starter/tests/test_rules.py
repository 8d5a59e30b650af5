"""A test for each rule, with its number in `rules.en.md`."""

import pytest
from ludotheque.core import EVERYTHING, HIDDEN, Card, Dice
from ludotheque.scripted_play import options, play, refused, told

from my_game import MY_GAME as GAME
from my_game.judge import MyGameJudge
from my_game.state import MyGameState

HAZELNUT, SQUIRREL = GAME.box.find("hazelnut"), GAME.box.find("squirrel")


def cards(names: str) -> list[Card]:
    """`n` is a hazelnut, `s` a squirrel."""
    return [{"n": HAZELNUT, "s": SQUIRREL}[name] for name in names]


def table(*hands: str, hoards: str = "", deck: str = "") -> MyGameState:
    """A table at which seat 0 is to play: `table("nns", "s", hoards="0 2")`. Hoards are numbers of
    hazelnuts; the first card of the deck is the next one to be drawn."""
    sizes = [int(size) for size in hoards.split()] or [0] * len(hands)
    return MyGameState(
        GAME,
        EVERYTHING,
        active=0,
        hands=[cards(hand) for hand in hands],
        hoards=[[HAZELNUT] * size for size in sizes],
        deck=cards(deck),
        discards=[],
    )


@pytest.mark.parametrize("players", GAME.players)
def test_r1_three_cards_each_and_chance_says_who_begins(players: int) -> None:
    states = [GAME.new(players=players, chance=Dice(seed)) for seed in range(20)]
    assert {state.active for state in states} == set(range(players))
    for state in states:
        assert [len(hand) for hand in state.hands] == [3] * players
        assert len(state.deck) == GAME.box.total - 3 * players


def test_r2_a_card_is_played_and_another_is_drawn() -> None:
    state = table("n", "n", deck="sn")
    assert refused(GAME, state, "play squirrel") == ("not-held", "R2")
    play(GAME, state, ["play hazelnut"])
    assert (state.hands[0], state.deck, state.active) == (cards("s"), cards("n"), 1)


def test_r3_a_hazelnut_goes_on_the_own_hoard() -> None:
    state = table("n", "n", hoards="2 0")
    play(GAME, state, ["play hazelnut"])
    assert state.standing() == (3, 0)


def test_r4_a_squirrel_takes_a_hazelnut_from_somebody_who_has_one() -> None:
    state = table("ss", "n", "n", "n", hoards="5 1 0 2")
    assert options(state) == ["play squirrel 1", "play squirrel 3"]
    for elsewhere in ("play squirrel", "play squirrel 0", "play squirrel 2"):
        assert refused(GAME, state, elsewhere) == ("nothing-there", "R4")
    play(GAME, state, ["play squirrel 3"])
    assert state.standing() == (6, 1, 0, 1)
    assert state.discards == cards("s")


def test_r4_without_hazelnuts_elsewhere_a_squirrel_finds_nothing() -> None:
    state = table("s", "n", hoards="3 0")
    assert options(state) == ["play squirrel"]
    journal = play(GAME, state, ["play squirrel"])
    assert len(told(journal, "found-nothing")) == 1
    assert state.standing() == (3, 0)


def test_r5_who_has_no_card_is_passed_over() -> None:
    state = table("nn", "", "n")
    play(GAME, state, ["play hazelnut"])
    assert state.active == 2


def test_r5_in_the_end_the_fullest_hoard_wins_and_equals_share() -> None:
    assert table("n", "", "").outcome() is None
    outcome = table("", "", "", hoards="4 7 7").outcome()
    assert outcome is not None
    assert (outcome.points, outcome.places) == ((4, 7, 7), (3, 1, 1))


def test_r6_other_hands_and_the_deck_are_hidden() -> None:
    view = table("ns", "s", hoards="1 1", deck="ns").view(1)
    assert (view.hands, view.deck) == ([[HIDDEN, HIDDEN], cards("s")], [HIDDEN, HIDDEN])
    assert view.standing() == (1, 1)


def test_the_computer_would_rather_take_than_hoard_and_rather_hoard_than_waste() -> None:
    judge = MyGameJudge()
    for hoards, best in (("0 1", "play squirrel 1"), ("0 0", "play hazelnut")):
        state = table("ns", "n", hoards=hoards)
        moves = [GAME.move(text) for text in options(state)]
        assert str(max(moves, key=lambda move: judge.worth(state, 0, move))) == best
