"""The table of Sans Foi Ni Loi as anybody draws it, and how it stands."""

from ludotheque.core import WATCHER
from ludotheque.texts import Texts
from tests.games.sans_foi_ni_loi.tables import GAME, play, table
from tests.games.zones import empty_places, places


def test_a_gap_in_the_line_is_an_empty_place() -> None:
    state = table(line="novice trapper fence", deck="girls panic")
    play(state, "take 2")
    found = places(GAME, state)
    assert (found["line 1"], found["line 3"]) == ("novice", "fence")
    assert found["deck"] == "girls panic"  # the next card first
    assert empty_places(state)[:4] == ["line 2", "line 4", "line 5", "line 6"]
    assert [Texts(GAME, lang).zone(state.zones()[1]) for lang in ("en", "fr")] == [
        "Line, price 2",
        "File, prix 2",
    ]


def test_what_lies_on_a_land_follows_it() -> None:
    state = table(
        "fair-land: poor-herd 1, fair-herd 3; poor-land: gold-mine, indian-raid;"
        " novice; fence; panic",
        gold=(7,),
        bank=43,
    )
    found = places(GAME, state)
    assert (
        found["0 ranch"] == "fair-land poor-herd fair-herd poor-land gold-mine indian-raid 7 gold"
    )
    assert (found["0 people"], found["0 attachments"]) == ("novice", "fence panic")
    assert found["bank"] == "43 gold"


def test_sf_12_two_ranches_are_told_apart() -> None:
    state = table("poor-land", "", "fair-land", players=2, gold=(1, 0, 2, 0))
    found = places(GAME, state)
    assert (found["0 ranch 1"], found["0 ranch 2"]) == ("poor-land 1 gold", "fair-land 2 gold")
    for lang, titles in (
        ("en", ["First ranch", "Second ranch: people"]),
        ("fr", ["Premier ranch", "Second ranch\u00a0: habitants"]),
    ):
        said = [Texts(GAME, lang).zone(zone) for zone in state.zones()]
        assert all(title in said for title in titles)
    alone = [Texts(GAME, "en").zone(zone) for zone in table().zones()]
    assert {"Ranch", "People", "Fences and panic"} <= set(alone)


def test_sf_66_victims_are_shown_by_killer() -> None:
    state = table(victims=("novice", "", "trapper veteran"))
    found = places(GAME, state)
    assert (found["victims 2"], found["victims 4"]) == ("novice", "trapper veteran")
    assert "victims 3" in empty_places(state)
    titles = {Texts(GAME, "en").zone(zone) for zone in state.zones()}
    assert "Shot by the Hired killer +3" in titles


def test_hands_are_hidden_but_for_what_is_known_of_them() -> None:
    state = table(hands=("girls", "panic"), line="novice trapper fence")
    play(state, "take 1")
    for eyes, first, second in ((0, "novice girls", "?"), (1, "? novice", "panic")):
        found = places(GAME, state.view(eyes))
        assert (found["0 hand"], found["1 hand"]) == (first, second)
    assert places(GAME, state.view(WATCHER))["0 hand"] == "? novice"


def test_it_stands_as_the_rankings_would_score() -> None:
    state = table("poor-land; novice", "poor-land; poor-land", gold=(3, 0, 1))
    # lands: second, first; cowboys: the first player alone; gold: first and, with less, the third
    assert state.standing() == state.view(WATCHER).standing() == (3 + 5 + 5, 5, 3)


def test_both_ranches_count_for_their_player() -> None:
    state = table("poor-land", "", "poor-land; poor-land", players=2)
    assert state.standing() == (3 + 5, 0)
