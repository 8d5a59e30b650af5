"""Loading states: what the rules could not go on from is refused, naming the field."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import EVERYTHING
from tests.games import bad_dumps as loading
from tests.games.district_noir.tables import GAME


def dumped(steps: int, seed: int = 3, eyes: int = EVERYTHING) -> dict[str, Any]:
    return loading.dumped(GAME, 2, steps, seed, eyes)


def wrong_field(dump: object) -> str:
    return loading.wrong_field(GAME, dump)


def changed(**fields: object) -> dict[str, Any]:
    return loading.changed(dumped(5), fields)


@pytest.mark.parametrize(
    ("dump", "field"),
    [
        (None, "wrong-unreadable"),
        ([], "wrong-unreadable"),
        ({}, "game"),
        ({"game": "noxford"}, "wrong-other-game"),
        ({"game": "district-noir", "rules": 2, "state": {}}, "wrong-newer-rules"),
        ({"game": "district-noir", "rules": 1, "state": []}, "state"),
        (changed(active=2), "active"),
        (changed(active=True), "active"),
        (changed(eyes=5), "eyes"),
        (changed(taken=[True]), "taken"),
        (changed(taken=[1, 0]), "taken"),
        (changed(hands=[["5"]]), "hands"),
        (changed(hands=["5", "6"]), "hands"),
        (changed(line=["joker"]), "line"),
        (changed(line=[8]), "line"),
        (changed(line=[]), "line"),
        (changed(line=["?"]), "line"),
        (changed(deck=["?"] * 30), "deck"),
        (changed(removed=["?"] * 3), "removed"),
        (changed(piles=[[], []]), "line"),
    ],
)
def test_a_wrong_field_is_named(dump: object, field: str) -> None:
    assert wrong_field(dump) == field


def moved(dump: dict[str, Any], source: str, target: str, count: int) -> dict[str, Any]:
    """The same cards, some of them elsewhere."""
    state = dump["state"]
    for _ in range(count):
        state[target].append(state[source].pop())
    return dump


def test_numbers_of_cards_that_the_deal_cannot_give() -> None:
    assert wrong_field(moved(dumped(0), "deck", "line", 1)) == "deck"
    assert wrong_field(moved(dumped(0), "deck", "removed", 10)) == "removed"
    dump = dumped(0)
    dump["state"]["hands"][0].append(dump["state"]["line"].pop())
    assert wrong_field(dump) == "hands"
    dump = dumped(0)
    dump["state"]["piles"][0].append(dump["state"]["line"].pop())
    assert wrong_field(dump) == "piles"


def test_one_card_too_many_of_a_kind() -> None:
    dump = dumped(0)
    deck = dump["state"]["deck"]
    deck[deck.index("8")] = "docks" if "docks" in deck else "city-hall"
    assert wrong_field(dump) == "line"


def test_turns_that_nobody_can_have_taken() -> None:
    dump = dumped(1)
    dump["state"]["active"] = 1 - dump["state"]["active"]
    assert wrong_field(dump) == "active"


def test_a_view_hides_exactly_what_its_eyes_cannot_see() -> None:
    for eyes, other in ((0, 1), (1, 0)):
        loading.check_hidden(GAME, dumped(4, eyes=eyes), dumped(4), [f"hands {other}", "deck"])


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_loads_can_be_played_to_the_end(data: st.DataObject) -> None:
    """Swap and change things at random: either it is refused, or the game goes on to its end."""
    dump = dumped(data.draw(st.integers(0, 48)), seed=data.draw(st.integers(0, 9)))
    state = dump["state"]
    zones = [state["line"], state["deck"], state["removed"], *state["hands"], *state["piles"]]
    loading.swap_some(zones, data, 4)
    if data.draw(st.booleans()):
        state["taken"] = [data.draw(st.booleans()), data.draw(st.booleans())]
    if data.draw(st.booleans()):
        state["active"] = data.draw(st.integers(0, 1))
    loading.assert_refused_or_goes_on(GAME, dump, loading.Drawn(data), GAME.longest)


@pytest.mark.parametrize("steps", [0, 25, 60])
def test_g6_a_start_cannot_be_made_heavy(steps: int) -> None:
    loading.assert_cannot_be_made_heavy(GAME, dumped(steps))
