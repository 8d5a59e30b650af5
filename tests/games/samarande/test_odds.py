"""The odds that are told before a roll, against the engine with every way the dice can fall."""

from collections import Counter
from itertools import product

import pytest

from ludotheque.core import Seat
from ludotheque.games.market.odds import LOSES, TIES, WINS, Odds
from ludotheque.games.samarande.foresight import coming_test, odds
from ludotheque.games.samarande.moves import REROLL, STAND
from ludotheque.games.samarande.state import SamarandeState
from tests.games.samarande.tables import GAME, apply, asked, next_turn, play, table, told

DICE = [str(face) for face in range(1, 7)]


def endings(odds: Odds) -> Counter[str]:
    return Counter({fall.ending: fall.ways for fall in odds.falls})


def odds_of(state: SamarandeState, move: str) -> Odds:
    return odds(state.view(0), GAME.move(move))


def better(state: SamarandeState, seat: Seat) -> str:
    """What this seat is told to be better: that the die is rolled again, or that it stands."""
    view = state.view(seat)
    again, stands = odds(view, REROLL), odds(view, STAND)
    for ending in (WINS, TIES):
        difference = again.ways(ending) * stands.cases - stands.ways(ending) * again.cases
        if difference:
            return "reroll" if difference > 0 else "stand"
    return "stand"


DUEL = {"killed": WINS, "both-fell": TIES, "killed-by": LOSES}


@pytest.mark.parametrize("city", ["partisan", "royal-guard", "royal-guard; imposing-genie"])
def test_a_duel_ends_as_often_as_told(city: str) -> None:
    guard = city.split(";")[0]
    state, move = table("", city, hands=("assassins-guild",)), f"play assassins-guild 2 {guard}"
    found = Counter[str]()
    for dice in product(DICE, repeat=2):
        journal = play(state.copy(), move, dice=" ".join(dice))
        found.update(DUEL[key] for key in DUEL if told(journal, key))
    assert endings(odds_of(state, move)) == found


@pytest.mark.parametrize(
    "city", ["man-of-the-desert", "desert-rider", "desert-rider; imposing-genie"]
)
def test_a_duel_with_a_second_roll_ends_as_often_as_told(city: str) -> None:
    guard = city.split(";")[0]
    state, move = table("", city, hands=("assassins-guild",)), f"play assassins-guild 2 {guard}"
    found = Counter[str]()
    for first, again, second in product(DICE, repeat=3):
        after = state.copy()
        play(after, move, dice=first)
        assert asked(after) == (1, "reroll-duel")
        choice = better(after, 1)
        dice = f"{again} {second}" if choice == "reroll" else second
        journal = apply(after, choice, dice=dice)
        found.update(DUEL[key] for key in DUEL if told(journal, key))
    told_before = odds_of(state, move)
    assert endings(told_before) == found
    assert told_before.cases == 216


@pytest.mark.parametrize("choice", [REROLL, STAND])
@pytest.mark.parametrize("first", DICE)
def test_what_a_second_roll_in_a_duel_brings_is_as_told(choice: object, first: str) -> None:
    state = table("", "desert-rider", hands=("assassins-guild",))
    play(state, "play assassins-guild 2 desert-rider", dice=first)
    found = Counter[str]()
    turned = {"killed": LOSES, "both-fell": TIES, "killed-by": WINS}
    for dice in product(DICE, repeat=2 if choice == REROLL else 1):
        journal = apply(state.copy(), str(choice), dice=" ".join(dice))
        found.update(turned[key] for key in turned if told(journal, key))
    move = REROLL if choice == REROLL else STAND
    assert endings(odds(state.view(1), move)) == found


@pytest.mark.parametrize(
    "city",
    [
        "palace: jeweller",
        "palace: jeweller; partisan; desert-rider",
        "souk: jeweller, perfumer, perfumer; fortified-quarter; royal-guard",
        "souk: jeweller, perfumer, perfumer; fortified-quarter; royal-guard; imposing-genie",
        "souk: jeweller, perfumer, frightful-genie; palace: jeweller",
    ],
)
def test_a_guard_test_ends_as_often_as_told(city: str) -> None:
    state = table("", city)
    found = Counter[str]()
    for dice in product(DICE, repeat=2):
        journal = next_turn(state.copy(), " ".join(dice))
        found[WINS if told(journal, "well-guarded") else LOSES] += 1
    coming = coming_test(state.view(0), 1)
    assert coming is not None
    assert endings(coming) == found


@pytest.mark.parametrize(
    "city",
    [
        "palace: jeweller; man-of-the-desert",
        "souk: jeweller, perfumer; desert-rider; desert-rider",
        "souk: jeweller, perfumer, perfumer; desert-rider; imposing-genie",
    ],
)
def test_a_guard_test_with_a_second_roll_ends_as_often_as_told(city: str) -> None:
    state = table("", city)
    found = Counter[str]()
    for first, again, own in product(DICE, repeat=3):
        after = state.copy()
        next_turn(after, first)
        choice = better(after, 1)
        journal = apply(after, choice, dice=f"{again} {own}" if choice == "reroll" else own)
        found[WINS if told(journal, "well-guarded") else LOSES] += 1
    coming = coming_test(state.view(0), 1)
    assert coming is not None
    assert endings(coming) == found


@pytest.mark.parametrize("purse", [1, 4, 5, 30])
@pytest.mark.parametrize("move", ["play open-sesame 2", "play ali-baba"])
def test_gold_comes_as_often_as_told(move: str, purse: int) -> None:
    state = table(hands=("open-sesame ali-baba",), gold=(0, purse), bank=purse)
    found = Counter[int]()
    for die in DICE:
        after = state.copy()
        play(after, move, dice=die)
        found[after.purses[0]] += 1
    assert Counter({fall.gold: fall.ways for fall in odds_of(state, move).falls}) == found


@pytest.mark.parametrize("move", ["play aladdin 2", "play caliph", "play scheherazade", "draw"])
def test_what_hidden_cards_or_later_choices_decide_has_no_odds(move: str) -> None:
    state = table("", "partisan; desert-rider", hands=("aladdin caliph scheherazade", "palace"))
    assert not odds_of(state, move).is_known
