"""The table of District Noir as anybody draws it, and how it stands."""

from ludotheque.core import WATCHER, Dice
from tests.games.district_noir.tables import GAME, play, table
from tests.games.zones import places


def test_the_line_the_piles_and_the_hands() -> None:
    state = table("7 +2 docks", ("5 6", "8 8"), ("6", "-1 5"), deck="7 5")
    assert places(GAME, state) == {
        "line": "7 +2 docks",
        "deck": "7 5",
        "0 pile": "6",
        "0 hand": "5 6",
        "1 pile": "5 -1",
        "1 hand": "8 8",
    }


def test_what_others_hold_and_what_was_set_aside_is_hidden() -> None:
    state = GAME.new(players=2, chance=Dice(1))
    mine, public = places(GAME, state.view(0)), places(GAME, state.view(WATCHER))
    assert mine["0 hand"] == places(GAME, state)["0 hand"]
    assert mine["1 hand"] == public["0 hand"] == "? ? ? ? ?"
    assert (mine["removed"], set(mine["deck"].split())) == ("? ? ?", {"?"})
    assert mine["line"] == public["line"] == places(GAME, state)["line"]


def test_it_stands_as_the_piles_would_score() -> None:
    state = table("8 8", piles=("5 5 6 7 8 +3", "5 6 6 8 8 -2"))
    assert state.standing() == state.view(1).standing() == (20, 12)
    assert table().standing() == (0, 0)


def test_dn_28_nobody_has_points_once_the_city_is_held() -> None:
    state = table("police-station", piles=("docks city-hall 5", "8"))
    assert state.standing() == (5, 8)
    play(state, "take")
    outcome = state.outcome()
    assert outcome is not None
    assert (state.standing(), outcome.points) == (None, ())
