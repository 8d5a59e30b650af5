"""The table of Noxford as anybody draws it, and how it stands."""

from ludotheque.core import WATCHER
from tests.games.noxford.tables import CARDS, GAME, table
from tests.games.zones import places

PILES = {
    "upright 500 300": "district-all",
    "upright 437 300": "lion-punk cobra-tough barracks",
}


def test_visible_cards_lie_in_the_city_and_others_beneath() -> None:
    state = table(
        PILES,
        masters=(True, False),
        decks=("cobra-punk cobra-tough", ""),
        display="barracks",
        deck="district-gold",
    )
    unused = places(GAME, state).pop("unused").split()
    assert places(GAME, state) == {
        "city": "barracks district-all",
        "covered": "cobra-tough lion-punk",
        "display": "barracks",
        "deck": "district-gold",
        "unused": " ".join(unused),
        "0 master": "cobra-master",
        "0 deck": "cobra-punk cobra-tough",
        "0 hand": "cobra-tough cobra-punk",
        "1 hand": "lion-tough lion-punk",
    }
    assert len(unused) == len(CARDS.members[2]) + len(CARDS.members[3]) + 2


def test_decks_and_the_others_hands_are_hidden() -> None:
    state = table(PILES, decks=("cobra-punk", "lion-punk"), deck="district-gold barracks")
    mine, public = places(GAME, state.view(0)), places(GAME, state.view(WATCHER))
    assert (mine["deck"], mine["0 deck"], mine["1 deck"]) == ("? ?", "?", "?")
    assert mine["0 hand"] == "cobra-tough cobra-punk"
    assert mine["1 hand"] == public["0 hand"] == "? ?"
    assert mine["covered"] == public["covered"] == "cobra-tough lion-punk"


def test_it_stands_as_the_city_would_score() -> None:
    state = table({"upright 500 300": "district-all", "upright 437 300": "cobra-punk"})
    assert state.outcome() is None
    assert state.standing() == state.view(1).standing() == (6, 0)
