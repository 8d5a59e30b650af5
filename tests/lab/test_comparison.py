"""Comparisons see what is there, see nothing where nothing is, and stop when they are sure."""

import numpy as np
import pytest

from ludotheque.games import GAMES
from ludotheque.lab.card_list import (
    COUNT,
    Figure,
    all_figures,
    plausible_lists,
    read_figure,
    reconstructed,
    value_of,
    with_figures,
)
from ludotheque.lab.comparison import ENDED, LESS, MORE, ORDER, SAME, TURNS, Comparison, compare
from ludotheque.lab.doubt import doubt, spread_of
from ludotheque.lab.figure_search import EVEN, PLAYED, Target, search
from ludotheque.lab.figure_search import TURNS as TURNS_TARGET
from ludotheque.lab.interval import Interval
from ludotheque.lab.outline import Outline
from ludotheque.lab.plan import Plan
from ludotheque.lab.pool import Pool
from ludotheque.lab.problem import LabProblem
from tests.plugins.announced import published_games

NOIR = GAMES["district-noir"]
PLAN = Plan("district-noir", ("random", "random"), "compare")


def with_list(**values: int) -> Plan:
    figures = {Figure("deal", name): value for name, value in values.items()}
    return Plan(PLAN.game, PLAN.seats, PLAN.seed, with_figures(NOIR, figures).box.text)


def outline(first: float, turns: int = 10, ended: str = "usual") -> Outline:
    return Outline((first, 1.0 - first), turns, ended, False, False)


def last_of(first: Plan, second: Plan, most: int) -> Comparison:
    with Pool(1) as pool:
        return list(compare(first, second, pool, most, 0.02))[-1]


def test_a_list_against_itself_changes_nothing_and_is_soon_sure() -> None:
    found = last_of(PLAN, PLAN, 2000)
    assert found.is_sure
    assert found.games < 2000
    for change in found.changes():
        assert change.verdict == SAME
        assert change.difference.value == 0.0


@pytest.mark.slow
def test_a_shorter_game_is_seen_to_be_shorter() -> None:
    found = last_of(PLAN, with_list(removed=23), 200)
    (turns,) = [change for change in found.changes() if change.measure == TURNS]
    assert turns.verdict == LESS
    assert turns.second < turns.first


def test_the_same_games_are_compared_and_every_end_counts() -> None:
    found = Comparison(2, 0.02)
    for number in range(300):
        usual = outline(float(number % 2))
        found.add(usual, outline(1.0, 12, "usual" if number < 50 else "early"))
    changes = {(change.measure, change.name): change for change in found.changes()}
    assert changes[ORDER, "1"].verdict == MORE
    assert (ORDER, "2") not in changes, "of two, what one gains the other loses"
    assert changes[TURNS, ""].difference == Interval(2.0, 2.0, 2.0)
    assert changes[ENDED, "early"].verdict == MORE
    assert changes[ENDED, "early"].second == 250 / 300
    assert changes[ENDED, "usual"].verdict == LESS


def test_a_figure_is_named_by_its_card() -> None:
    assert read_figure("+4.value", NOIR) == Figure("+4", "value")
    assert value_of(NOIR, read_figure("deal.hand", NOIR)) == 5
    assert value_of(NOIR, Figure("8", COUNT)) == 8
    for wrong in ("", "hand", "deal.dance", "+4.cost", "joker.value", "."):
        with pytest.raises(LabProblem, match="wrong-figure"):
            read_figure(wrong, NOIR)


@pytest.mark.parametrize("name", published_games())
def test_every_figure_of_a_list_can_be_changed(name: str) -> None:
    """To what it is: the list is read again, and is the same."""
    game = GAMES[name]
    for figure in all_figures(game):
        again = with_figures(game, {figure: value_of(game, figure)})
        assert again.box.text == game.box.text


@pytest.mark.parametrize("name", published_games())
def test_lists_that_might_be_true_differ_only_in_what_was_reconstructed(name: str) -> None:
    game = GAMES[name]
    doubtful = set(reconstructed(game))
    changed = set()
    lists = plausible_lists(game, "lists")
    for other in [next(lists) for _ in range(4)]:
        assert other.box.total == game.box.total
        for figure in all_figures(game):
            step = value_of(other, figure) - value_of(game, figure)
            assert abs(step) <= 1
            if step:
                assert figure in doubtful
                changed.add(figure)
    assert bool(changed) == bool(doubtful)


def test_the_value_that_comes_nearest_is_found() -> None:
    """Of these lengths only one fits: each card fewer that is left out makes rounds longer."""
    with Pool(1) as pool:
        removed, target = Figure("deal", "removed"), Target(TURNS_TARGET, 23.0)
        rounds = list(search(PLAN, removed, range(3, 34), target, pool, 200))
    found = rounds[-1]
    assert found.best.value == 23
    assert found.is_sure
    assert found.best.chance >= 0.95
    assert found.best.figure.low <= 23.0 <= found.best.figure.high
    assert 4 in found.impossible, "the rounds would be uneven"
    assert sum(each.chance for each in found.candidates) == pytest.approx(1.0)


def test_values_that_make_no_difference_are_equally_likely() -> None:
    """Bots that choose at random play a card whatever it is worth."""
    with Pool(1) as pool:
        alliance, target = Figure("+4", "value"), Target(PLAYED, 0.5)
        found = list(search(PLAN, alliance, range(4, 6), target, pool, 50))[-1]
    assert [each.chance for each in found.candidates] == [0.5, 0.5]
    assert not found.is_sure


def test_no_seat_ahead_is_measured_as_the_seat_that_is() -> None:
    target = Target(EVEN)
    games = [outline(1.0)] * 3 + [outline(0.0)]
    assert target.figures(games, np.arange(4)[None, :]).tolist() == [0.25]


def test_doubt_leaves_out_what_chance_does() -> None:
    with Pool(1) as pool:
        found = list(doubt(PLAN, 3, 40, pool))
    assert len(found) == 4
    assert found[0].cards == ""
    assert len({each.cards for each in found}) == 4
    same = [Interval(0.5 + step, 0.3 + step, 0.7 + step) for step in (-0.05, 0.0, 0.05)]
    assert spread_of(same).spread == 0.0, "games of one list leave more open than that"
    apart = [Interval(value, value - 0.001, value + 0.001) for value in (0.4, 0.5, 0.6)]
    assert spread_of(apart).spread == pytest.approx(0.1, abs=0.001)
    assert (spread_of(apart).lowest, spread_of(apart).highest) == (0.4, 0.6)
