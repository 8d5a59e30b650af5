"""Paired games differ in one card and in nothing else, so that what differs is its worth."""

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.core import HIDDEN, WATCHER, Game, State
from ludotheque.games import GAMES
from ludotheque.lab.exchange import IN_HAND, IN_LINE, Exchange, exchange_of
from ludotheque.lab.interval import Moments
from ludotheque.lab.plan import Plan
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.tables import PAIRS
from tests.lab.runs import rows, run_of
from tests.plugins.announced import published_games


def plan_for(name: str, players: int, bot: str = "random", cards: str = "") -> Plan:
    return Plan(name, (bot,) * players, "exchange", cards)


def shown(state: State) -> list[list[int]]:
    """What lies where for everybody to see, and each hand, sorted."""
    zones = [sorted(zone.cards) for zone in state.view(WATCHER).zones()]
    return [*zones, *[sorted(state.hand(seat)) for seat in range(state.seats)]]


@pytest.mark.parametrize("name", published_games())
def test_a_pair_differs_in_one_card_that_anybody_sees(name: str) -> None:
    game: Game = GAMES[name]
    exchange = exchange_of(plan_for(name, max(game.players)))
    assert len(exchange.wanted) > 10
    for card_name, place in list(zip(exchange.wanted, exchange.places, strict=True))[::3]:
        card = game.box.find(card_name)
        pair = exchange.pair(7, card, place)
        one, other = pair.with_card.state, pair.without.state
        changed = [
            (Counter(a) - Counter(b), Counter(b) - Counter(a))
            for a, b in zip(shown(one), shown(other), strict=True)
            if a != b
        ]
        assert set(map(str, changed)) == {str((Counter([card]), Counter([pair.plain])))}
        assert Counter(one.cards()) == Counter(other.cards()), "the box is whole in both"
        assert one.whose_turn() == other.whose_turn()
        if place == IN_HAND:
            assert one.hand(pair.seat).count(card) == other.hand(pair.seat).count(card) + 1
        else:
            assert pair.seat == one.whose_turn()


def test_after_the_deal_the_dice_are_the_same() -> None:
    exchange = exchange_of(plan_for("sans-foi-ni-loi", 2), ("panic",))
    pair = exchange.pair(1, GAMES["sans-foi-ni-loi"].box.find("panic"), IN_HAND)
    draws = [
        [dealt.dice.below(1000) for _ in range(20)] for dealt in (pair.with_card, pair.without)
    ]
    assert draws[0] == draws[1]


def test_a_pair_is_the_same_again_and_every_card_meets_the_same_deals(tmp_path: Path) -> None:
    exchange = exchange_of(plan_for("district-noir", 2), ("+4", "docks"))
    first = run_of(tmp_path / "first", 12, exchange, size=5)
    second = run_of(tmp_path / "second", 12, exchange, size=3)
    assert first.table(PAIRS).equals(second.table(PAIRS))
    assert [row["card"] for row in rows(first, PAIRS)] == ["+4", "docks"] * 6
    for row in rows(first, PAIRS):
        assert row["plain"] == "8"
        assert {row["with"], row["without"]} <= {0.0, 0.5, 1.0}


@pytest.mark.slow
def test_an_effect_that_must_be_there_is_found(tmp_path: Path) -> None:
    """With Alliances worth forty points, whoever begins with one in the line is far ahead: the
    first player takes it at once."""
    text = GAMES["district-noir"].box.text.replace("value = 4\n", "value = 40\n")
    plan = plan_for("district-noir", 2, "greedy", text)
    exchange = Exchange(plan, ("+4",), (IN_LINE,), "8")
    run = run_of(tmp_path / "run", 150, exchange)
    differences = Moments()
    for row in rows(run, PAIRS):
        differences.add_one(row["with"] - row["without"])
    assert differences.difference_of().low > 0.05


def test_what_cannot_be_exchanged_is_refused() -> None:
    with pytest.raises(LabProblem, match="wrong-exchange"):
        exchange_of(plan_for("noxford", 2), ("lion-master",))
    exchange = exchange_of(plan_for("noxford", 2))
    assert "lion-master" not in exchange.wanted
    assert {IN_HAND, IN_LINE} == set(exchange.places)
    assert GAMES["noxford"].box.find("lion-master") != HIDDEN
