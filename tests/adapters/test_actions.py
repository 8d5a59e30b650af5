"""Actions: options by pages, however many there are, and rewards by place."""

import json
from pathlib import Path

import pytest

from ludotheque.adapters.actions import Actions, rewards
from ludotheque.adapters.encoding import Encoding
from ludotheque.adapters.table import Table
from ludotheque.core import IS_OVER, NO_LOG, Dice, Move, Outcome
from ludotheque.games import GAMES

WIDE_CITY = json.loads(Path(__file__).with_name("wide_city.json").read_text("utf-8"))
"""A position of Noxford among four, with a Gear: hardly any has more options."""


def test_more_reaches_every_option_of_a_wide_city() -> None:
    noxford = GAMES["noxford"]
    state = noxford.load(WIDE_CITY)
    decision = state.decision()
    assert decision is not None
    options = decision.options
    assert len(options) > 1970
    table = Table(Encoding(noxford, 4), Actions(256), {})
    seen: list[Move] = []
    for page in range(100):
        table.state = state.copy()
        table.ask()
        for _ in range(page):
            table.play(table.actions.more)
        seen += table.shown
        if not table.has_more:
            break
    assert tuple(seen) == options
    with pytest.raises(ValueError, match="action 256 is not possible"):
        table.play(table.actions.more)


def test_the_last_option_of_a_wide_city_can_be_played() -> None:
    noxford = GAMES["noxford"]
    state = noxford.load(WIDE_CITY)
    decision = state.decision()
    assert decision is not None
    table = Table(Encoding(noxford, 4), Actions(100), {})
    table.state, table.chance = state.copy(), Dice(1)
    table.ask()
    last = decision.options[-1]
    actions = table.actions.of(decision.options, last)
    assert actions[:-1] == [100] * (len(decision.options) // 100)
    for action in actions:
        assert table.seat == decision.seat
        table.play(action)
    state.apply(last, Dice(1), NO_LOG)
    assert table.state == state


def test_a_page_says_what_is_possible() -> None:
    options = GAMES["noxford"].load(WIDE_CITY).decision().options[:7]  # type: ignore[union-attr]
    actions = Actions(3)
    assert [actions.legal(options, page) for page in range(3)] == [[0, 1, 2, 3], [0, 1, 2, 3], [0]]
    assert not actions.has_more(options[:6], 1)
    with pytest.raises(ValueError, match="at least one"):
        Actions(0)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), (1.0, -1.0)),
        ((1, 1), (0.0, 0.0)),
        ((2, 1, 3), (0.0, 1.0, -1.0)),
        ((1, 3, 1, 3, 5), (0.75, -0.25, 0.75, -0.25, -1.0)),
    ],
)
def test_rewards_go_by_place_and_add_up_to_nothing(
    places: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    found = rewards(Outcome(places, (), IS_OVER))
    assert found == expected
    assert sum(found) == 0
