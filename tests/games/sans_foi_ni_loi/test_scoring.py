"""The account: SF-95 to SF-98."""

import pytest

from ludotheque.core import Outcome
from ludotheque.games.sans_foi_ni_loi.scoring import prestige
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.texts import Texts
from tests.games.sans_foi_ni_loi.tables import GAME, table

LANDS = "poor-land; "
COWBOYS = "novice; "


def ended(state: SansFoiNiLoiState) -> Outcome:
    state.over = "deck"
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def built(lands: int, herds: int, cowboys: int) -> str:
    """A ranch with so many of each."""
    with_herds = "poor-land: poor-herd 1; " * herds
    return with_herds + LANDS * (lands - herds) + COWBOYS * cowboys


@pytest.mark.rule("SF-95", "SF-96", "SF-97")
def test_the_books_example() -> None:
    """Claudia, Bruno, Laurence, Pascal."""
    state = table(
        built(6, 1, 2),
        built(3, 3, 0),
        built(5, 3, 0),
        built(4, 2, 5),
        players=4,
        gold=(17, 13, 11, 9),
    )
    outcome = ended(state)
    assert outcome.points == (14, 9, 10, 10)
    assert outcome.places == (1, 4, 2, 2)
    by_ranch = [[line.points for line in outcome.lines if line.seat == seat] for seat in range(4)]
    assert by_ranch == [[5, 1, 3, 5], [1, 5, 0, 3], [3, 5, 0, 2], [2, 2, 5, 1]]
    assert outcome.how.key == "scored-won"


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([5, 4, 3, 2], [5, 3, 2, 1]),
        ([6, 5, 4, 3, 2, 1], [5, 3, 2, 1, 0, 0]),
        ([3, 3, 2, 1], [5, 5, 2, 1]),
        ([4, 3, 3, 3, 2], [5, 3, 3, 3, 0]),
        ([1, 1, 1, 1, 1, 1], [5, 5, 5, 5, 5, 5]),
        ([2, 1, 1, 1, 1, 1], [5, 3, 3, 3, 3, 3]),
    ],
)
def test_sf_95_equals_share_the_better_place_and_the_next_is_skipped(
    counts: list[int], points: list[int]
) -> None:
    assert prestige(counts) == points


def test_sf_96_none_of_a_kind_no_points() -> None:
    assert prestige([0, 3, 0, 1]) == [0, 5, 0, 3]
    assert prestige([0, 0, 0]) == [0, 0, 0]
    assert ended(table()).points == (0, 0, 0)


def test_sf_96_raided_lands_and_what_is_on_them_do_not_count() -> None:
    state = table("poor-land: fair-herd 4, indian-raid; poor-land", "poor-land: poor-herd 1")
    outcome = ended(state)
    assert [line.sentence.args["count"] for line in outcome.lines[:6]] == [1, 1, 0, 0, 1, 0]
    assert outcome.points == (5, 10, 0)


def test_sf_96_hands_do_not_count_and_only_cowboys_are_cowboys() -> None:
    state = table("sheriff; mayor; undertaker", hands=("novice poor-land",))
    assert ended(state).points == (0, 0, 0)


def test_sf_97_with_two_players_the_sum_over_both_ranches() -> None:
    state = table("poor-land", "poor-land; poor-land", "novice", "", players=2, gold=(1, 2, 3, 0))
    outcome = ended(state)
    assert outcome.points == (3 + 2 + 5 + 5, 5 + 3)
    assert outcome.places == (1, 2)
    homes = [line.sentence.args["home"] for line in outcome.lines]
    assert homes == [1, 1, 2, 2] * 4


def test_sf_98_equal_totals_share_the_victory() -> None:
    outcome = ended(table("novice", "poor-land"))
    assert (outcome.places, outcome.winners) == ((1, 1, 3), (0, 1))
    assert outcome.how.key == "scored-won-by-two"
    assert ended(table()).how.args == {"count": 3, "points": 0}
    names = ("Ada", "Blaise", "Chloé")
    assert Texts(GAME, "en").say(outcome.how, names, 1) == (
        "You share the victory with Ada, at 5 prestige points each."
    )
