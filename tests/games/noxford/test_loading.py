"""Loading states: what the rules could not go on from is refused, naming the field."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import EVERYTHING
from tests.games import bad_dumps as loading
from tests.games.noxford.tables import GAME


def dumped(steps: int, seed: int = 3, eyes: int = EVERYTHING) -> dict[str, Any]:
    return loading.dumped(GAME, 2 + seed % 3, steps, seed, eyes)


def wrong_field(dump: object) -> str:
    return loading.wrong_field(GAME, dump)


def changed(**fields: object) -> dict[str, Any]:
    return loading.changed(dumped(9), fields)


@pytest.mark.parametrize(
    ("dump", "field"),
    [
        (None, "wrong-unreadable"),
        ({"game": "district-noir"}, "wrong-other-game"),
        ({"game": "noxford", "rules": GAME.rules + 1, "state": {}}, "wrong-newer-rules"),
        (changed(active=2), "active"),
        (changed(eyes=2), "eyes"),
        (changed(table=[1200, 800, 63]), "table"),
        (changed(table=[1200, 800, 88, 63]), "table"),
        (changed(table=[9999, 800, 63, 88]), "table"),
        (changed(table=[1200, 800, 1, 2]), "table"),  # smaller than the options allow
        (changed(last_gear=1), "last_gear"),
        (changed(hands=[[]]), "hands"),
        (changed(hands=[[], []]), "hands"),
        (changed(hands=[["joker"], []]), "hands"),
        (changed(decks=[[]]), "decks"),
        (changed(masters=[True]), "masters"),
        (changed(display=["?", "?", "?"]), "display"),
        (changed(deck=[]), "deck"),
        (changed(piles=[]), "piles"),
        (changed(piles=["upright 1 1"]), "piles"),
        (changed(piles=[["upright 1 1"]]), "piles"),
        (changed(piles=[["upright 1", "barracks"]]), "piles"),
        (changed(piles=[["upright 1 1", "barracks"], ["upright 2 2", "barracks"]]), "piles"),
        (changed(piles=[["upright 1 1", "barracks"], ["upright 99 1", "barracks"]]), "piles"),
        (changed(piles=[["upright 1 1", "barracks"], ["upright 64 750", "barracks"]]), "piles"),
        (changed(piles=[["upright 1 1", "barracks"], ["upright 64 1", "barracks", "lion-punk"]]),
         "piles"),
        (changed(piles=[["upright 1 1", "barracks"], ["upright 64 1", "?"]]), "piles"),
        (changed(gear="upright 1 1"), "gear"),
        (changed(gear="here"), "gear"),
        (changed(passes=9), "passes"),
    ],
)  # fmt: skip
def test_a_wrong_field_is_named(dump: object, field: str) -> None:
    assert wrong_field(dump) == field


def test_a_pile_rises_in_rank() -> None:
    dump = dumped(0)
    piles = dump["state"]["piles"]
    piles.append(["upright 588 419", "lion-tough", "lion-tough"])
    assert wrong_field(dump) == "piles"


def test_one_card_too_many_of_a_kind() -> None:
    dump = dumped(0)
    deck = dump["state"]["deck"]
    deck[deck.index("barracks")] = "district-gold" if "district-gold" in deck else "district-arms"
    assert wrong_field(dump) == "deck"


def test_a_card_of_somebody_elses() -> None:
    dump = dumped(0)
    state = dump["state"]
    state["hands"][0][0], state["hands"][1][0] = state["hands"][1][0], state["hands"][0][0]
    assert wrong_field(dump) == "hands"


def test_hands_and_display_are_full_between_turns() -> None:
    dump = dumped(0)
    dump["state"]["decks"][0].append(dump["state"]["hands"][0].pop())
    dump["state"]["decks"][0].append(dump["state"]["hands"][0].pop())
    assert wrong_field(dump) == "hands"
    dump = dumped(0)
    dump["state"]["deck"].append(dump["state"]["display"].pop())
    assert wrong_field(dump) == "display"


def test_a_view_hides_exactly_what_its_eyes_cannot_see() -> None:
    for eyes, other in ((0, 1), (1, 0)):
        loading.check_hidden(
            GAME, dumped(4, eyes=eyes), dumped(4), [f"hands {other}", f"decks {eyes}", "deck"]
        )


@pytest.mark.slow
@settings(max_examples=80, deadline=None)
@given(st.data())
def test_whatever_loads_can_be_played_to_the_end(data: st.DataObject) -> None:
    """Swap and change things at random: either it is refused, or the game goes on to its end."""
    dump = dumped(data.draw(st.integers(0, 50)), seed=data.draw(st.integers(0, 9)))
    state = dump["state"]
    zones = [state["display"], state["deck"], *state["hands"], *state["decks"]]
    zones += [pile for pile in state["piles"] if len(pile) > 1]
    loading.swap_some(zones, data, 3)
    if data.draw(st.booleans()):
        state["active"] = data.draw(st.integers(0, 1))
    if data.draw(st.booleans()):
        seat = data.draw(st.integers(0, 1))
        state["masters"][seat] = not state["masters"][seat]
    if data.draw(st.booleans()):
        state["gear"] = state["piles"][data.draw(st.integers(0, 1))][0]
    loading.assert_refused_or_goes_on(GAME, dump, loading.Drawn(data), GAME.longest)


@pytest.mark.parametrize("steps", [0, 25, 60])
def test_g6_a_start_cannot_be_made_heavy(steps: int) -> None:
    loading.assert_cannot_be_made_heavy(GAME, dumped(steps))
