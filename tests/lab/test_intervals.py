"""Intervals hold what they promise, and no more."""

import math

from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core import Dice
from ludotheque.lab.confidence import MANY, Bets, any_time_interval, interval
from ludotheque.lab.interval import Moments, share_of


def moments(results: list[float]) -> Moments:
    found = Moments()
    for result in results:
        found.add_one(result)
    return found


@given(st.lists(st.sampled_from([0.0, 0.5, 1.0]), min_size=1, max_size=60))
def test_a_figure_lies_in_its_interval(results: list[float]) -> None:
    seen = moments(results)
    for found in (seen.mean, seen.share, seen.difference_of()):
        assert found.low - 1e-9 <= found.value <= found.high + 1e-9
    assert 0.0 <= seen.share.low <= seen.share.high <= 1.0
    low, high = interval(results)
    assert low - 1e-3 <= seen.total / seen.count <= high + 1e-3


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    """Of a thousand series, each interval of a fixed number of results; a few more may miss."""
    dice, missed = Dice("intervals"), {"mean": 0, "share": 0, "difference": 0}
    for _ in range(1000):
        wins = moments([float(dice.below(10) < 3) for _ in range(60)])
        missed["share"] += not wins.share.holds(0.3)
        missed["mean"] += not moments([float(dice.die()) for _ in range(30)]).mean.holds(3.5)
        pairs = moments([float(dice.below(3) - 1) for _ in range(40)])
        missed["difference"] += not pairs.difference_of().holds(0.0)
    assert all(20 <= count <= 80 for count in missed.values()), missed


def test_a_few_equal_results_are_no_certainty() -> None:
    assert moments([1.0] * 3).difference_of().low < 0.0
    assert share_of(3.0, 3).low < 0.5
    results = moments([1.0, 0.0, -1.0, 1.0] * 9)
    assert results.difference_of(20).low < results.difference_of().low
    assert moments([2.0]).mean.low == -math.inf


def test_whoever_looks_all_the_time_at_results_of_any_size_is_seldom_wrong() -> None:
    dice, missed = Dice("any time"), 0
    for _ in range(200):
        seen = Moments()
        is_missed = False
        for count in range(1, 601):
            seen.add_one(float(dice.die() * dice.die()))
            if count % 50 == 0:
                low, high = any_time_interval(seen)
                is_missed |= not low <= 3.5**2 <= high
        missed += is_missed
    assert missed <= 10
    assert any_time_interval(moments([1.0, 2.0] * (MANY // 2 - 1))) == (-math.inf, math.inf)


def test_bets_may_be_added_one_by_one() -> None:
    results = [1.0, 0.0, 0.5, 1.0, 1.0] * 8
    bets = Bets()
    for result in results:
        bets.add(result)
    assert bets.interval() == interval(results)
