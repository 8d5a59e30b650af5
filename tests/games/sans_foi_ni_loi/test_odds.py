"""The odds that are told before a roll, against the engine with every way the dice can fall."""

from collections import Counter
from itertools import product

import pytest

from ludotheque.games.market.odds import LOSES, TIES, WINS, Odds, mining
from ludotheque.games.sans_foi_ni_loi.foresight import coming_test, odds
from ludotheque.games.sans_foi_ni_loi.phases import EXPLODES_FROM
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.sans_foi_ni_loi.tables import GAME, next_turn, play, table, told

PAIRS = [f"{first} {second}" for first, second in product(range(1, 7), repeat=2)]


def endings(odds: Odds) -> Counter[str]:
    return Counter({fall.ending: fall.ways for fall in odds.falls})


def odds_of(state: SansFoiNiLoiState, move: str) -> Odds:
    return odds(state.view(0), GAME.move(move))


@pytest.mark.parametrize("killer", ["killer-2", "killer-3", "killer-4"])
@pytest.mark.parametrize(
    "target", ["novice", "seasoned", "veteran", "sheriff", "undertaker", "mayor"]
)
def test_a_duel_ends_as_often_as_told(killer: str, target: str) -> None:
    state, move = table("", target, hands=(killer,)), f"play {killer} 2 {target}"
    keys = {"shot": WINS, "both-shot": TIES, "killer-shot": LOSES}
    found = Counter[str]()
    for dice in PAIRS:
        journal = play(state.copy(), move, dice=dice)
        found.update(keys[key] for key in keys if told(journal, key))
    assert endings(odds_of(state, move)) == found
    assert odds_of(state, move).cases == found.total() == 36


def test_the_odds_of_a_duel_are_those_of_the_sketch() -> None:
    state = table("", "seasoned", hands=("killer-3",))
    of_36 = endings(odds_of(state, "play killer-3 2 seasoned"))
    assert of_36 == {WINS: 21, TIES: 5, LOSES: 10}  # 58, 14 and 28 of a hundred


@pytest.mark.parametrize(
    "ranch",
    [
        "poor-land: poor-herd 1",
        "fair-land: poor-herd 1, fair-herd 2; novice",
        "fair-land: poor-herd 1, fair-herd 2; novice; panic",
        "excellent-land: poor-herd 1, fair-herd 2, fair-herd 3; seasoned; fence; sheriff",
        "excellent-land: poor-herd 1, fair-herd 2, indian-raid; poor-land: poor-herd 1",
        "poor-land: poor-herd 1; veteran; veteran",
    ],
)
def test_a_herd_test_ends_as_often_as_told(ranch: str) -> None:
    state = table("", ranch)
    found = Counter[str]()
    for dice in PAIRS:
        journal = next_turn(state.copy(), dice)
        found[WINS if told(journal, "well-guarded") else LOSES] += 1
    coming = coming_test(state.view(0), 1)
    assert coming is not None
    assert endings(coming) == found


def test_there_is_no_test_without_herds() -> None:
    state = table("poor-land; novice", "poor-land: poor-herd 1, indian-raid")
    assert coming_test(state, 0) is None
    assert coming_test(state, 1) is None


@pytest.mark.parametrize("purse", [1, 5, 6, 30])
@pytest.mark.parametrize("move", ["play hold-up 2", "play hold-up bank", "play trapper"])
def test_gold_comes_as_often_as_told(move: str, purse: int) -> None:
    state = table(hands=("hold-up trapper",), gold=(0, purse), bank=purse)
    found = Counter[int]()
    for die in range(1, 7):
        after = state.copy()
        play(after, move, dice=str(die))
        found[after.purses[0]] += 1
    told_before = odds_of(state, move)
    assert Counter({fall.gold: fall.ways for fall in told_before.falls}) == found
    assert told_before.cases == 6
    assert not told_before.is_contest


def test_a_mine_blows_up_as_often_as_told() -> None:
    state = table("", "poor-land: gold-mine")
    found = Counter[str]()
    for dice in PAIRS:
        journal = next_turn(state.copy(), dice)
        found[LOSES if told(journal, "blew-up") else WINS] += 1
    assert endings(mining(EXPLODES_FROM)) == found


@pytest.mark.parametrize("move", ["play card-sharp 2", "play girls", "draw"])
def test_what_hidden_cards_decide_has_no_odds(move: str) -> None:
    state = table(hands=("card-sharp girls", "novice"))
    assert not odds_of(state, move).is_known
