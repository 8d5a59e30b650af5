"""Chances are put right by what games have shown, for two, and nothing else about them changes."""

import math

import pytest

from ludotheque.analysis import estimate
from ludotheque.analysis.correction import Correction, correction_of
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.games import GAMES
from tests.analysis.test_estimate import OURS, in_the_middle


def test_a_correction_multiplies_the_odds() -> None:
    halved = Correction(math.log(0.5), 1.0)
    assert halved.corrected(0.5) == pytest.approx(1 / 3)
    assert halved.corrected(0.8) == pytest.approx(2 / 3)
    assert Correction(0.0, 2.0).corrected(0.75) == pytest.approx(0.9)
    assert Correction(0.0, 1.0).corrected(0.37) == pytest.approx(0.37)


def test_what_is_certain_stays_certain_and_the_better_option_stays_better() -> None:
    correction = Correction(-0.6, 0.7)
    chances = [0.0, 1e-9, 0.2, 0.5, 0.9, 1.0 - 1e-9, 1.0]
    found = [correction.corrected(chance) for chance in chances]
    assert (found[0], found[-1]) == (0.0, 1.0)
    assert found == sorted(set(found))


@pytest.mark.parametrize("name", OURS)
def test_corrections_are_for_games_that_are_valued_and_for_two(name: str) -> None:
    assert name in VALUATIONS
    correction = correction_of(name, 2)
    assert correction is None or correction.slope > 0.0
    assert correction_of(name, 3) is None


@pytest.mark.parametrize("name", OURS)
def test_an_estimate_is_corrected_in_every_world(name: str) -> None:
    view, seat = in_the_middle(GAMES[name], 2)
    said = estimate(GAMES[name], view, seat, iterations=3)
    raw = {
        str(each.move): each.in_worlds
        for each in estimate(GAMES[name], view, seat, iterations=3, corrected=False).weighed
    }
    correction = correction_of(name, 2) or Correction(0.0, 1.0)
    for each in said.weighed:
        expected = [correction.corrected(chance) for chance in raw[str(each.move)]]
        assert each.in_worlds == pytest.approx(expected)
        assert each.chance == pytest.approx(sum(expected) / 3)
