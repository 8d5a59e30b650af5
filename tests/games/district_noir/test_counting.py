"""How many sequences of moves there are, counted by playing and worked out a second way.

From a fixed deal, within the first round, which cards somebody plays and when they take are
independent but for two things: nobody takes from an empty line, and the City ends the game (these
deals cannot bring it together). So the number of sequences is a product: the orders in which each
player can play that many of their five cards, times the ways to fit the takes in.
"""

from collections import Counter
from fractions import Fraction
from math import factorial

import pytest

from ludotheque.core import Log, Script
from ludotheque.games.district_noir.state import DistrictNoirState
from tests.games.district_noir.tables import table

DEALS = {
    "all different": ("5 6 7 8 +2", "5 6 7 8 +3"),
    "pairs": ("5 5 6 6 7", "8 8 8 7 7"),
    "all equal": ("8 8 8 8 8", "7 7 7 7 7"),
}


def by_playing(state: DistrictNoirState, depth: int) -> int:
    if depth == 0:
        return 1
    decision = state.decision()
    assert decision is not None
    total = 0
    for move in decision.options:
        after = state.copy()
        after.apply(move, Script(()), Log())
        total += by_playing(after, depth - 1)
    return total


def by_formula(first: str, second: str, line: int, depth: int) -> int:
    """Seat 0 begins; `None` as a turn stands for: has not taken within the depth."""
    turns = ((depth + 1) // 2, depth // 2)
    total = 0
    for first_takes in (*range(turns[0]), None):
        for second_takes in (*range(turns[1]), None):
            if not _possible(line, depth, (first_takes, second_takes)):
                continue
            ways = 1
            for hand, made, takes in (
                (first, turns[0], first_takes),
                (second, turns[1], second_takes),
            ):
                ways *= _orders(hand.split(), made if takes is None else made - 1)
            total += ways
    return total


def _possible(line: int, depth: int, takes: tuple[int | None, int | None]) -> bool:
    for turn in range(depth):
        if takes[turn % 2] == turn // 2:
            if line == 0:
                return False
            line = max(0, line - 5)
        else:
            line += 1
    return True


def _orders(hand: list[str], length: int) -> int:
    """In how many orders so many of these cards can be played, equal cards being equal: the
    coefficient of an exponential generating function, times the factorial."""
    if length > len(hand):
        return 0
    series = [Fraction(1)] + [Fraction(0)] * length
    for count in Counter(hand).values():
        series = [
            sum(
                (series[total - part] / factorial(part) for part in range(min(total, count) + 1)),
                Fraction(0),
            )
            for total in range(length + 1)
        ]
    orders = series[length] * factorial(length)
    assert orders.denominator == 1
    return int(orders)


@pytest.mark.rule("DN-20", "DN-21", "DN-22", "DN-23", "DN-24", "DN-25")
@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("line", [0, 1, 2, 7])
def test_as_many_sequences_as_the_formula_says(deal: str, line: int) -> None:
    first, second = DEALS[deal]
    deepest = {"all different": 6, "pairs": 7, "all equal": 11}[deal]
    for depth in range(deepest + 1):
        state = table(line=" ".join(["6"] * line), hands=(first, second))
        assert by_playing(state, depth) == by_formula(first, second, line, depth)


@pytest.mark.rule("DN-24")
def test_a_whole_round_has_thirty_two_ways_to_fit_the_takes_in() -> None:
    """36 pairs of turns, less four: on each of the first four turns the line holds five cards at
    most, so a take there leaves nothing for a take right after it."""
    first, second = DEALS["all equal"]
    assert by_formula(first, second, 2, 12) == 32
    assert by_formula(*DEALS["all different"], 2, 12) == 120 * 120 * 32
    state = table(line="6 6", hands=(first, second), deck=" ".join(["5"] * 5 + ["+2"] * 5))
    assert by_playing(state, 12) == 32
