"""The final account: DN-30 to DN-34, each case worked out by hand."""

import pytest

from ludotheque.core import Outcome
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.district_noir.scoring import score
from tests.games.district_noir.tables import CARDS, cards


def account(first: str, second: str, line: str = "") -> Outcome:
    piles = [tuple(sorted(cards(first))), tuple(sorted(cards(second)))]
    return score(CARDS, piles, cards(line))


def lines_of(outcome: Outcome, seat: int) -> dict[str, int]:
    """Points by what they are for; majorities by the Support's value."""
    found: dict[str, int] = {}
    for line in outcome.lines:
        if line.seat == seat:
            key = line.sentence.key.removeprefix("scored-")
            if key == "majority":
                card = line.sentence.args["card"]
                assert isinstance(card, int)
                key = CARDS.box.name(card)
            found[key] = line.points
    return found


@pytest.mark.rule("DN-30", "DN-31", "DN-32", "DN-33")
def test_the_ledgers_example() -> None:
    outcome = account("5 5 6 7 8 +3", "5 6 6 8 8 -2")
    assert lines_of(outcome, 0) == {"5": 5, "7": 7, "series": 5, "alliances": 3}
    assert lines_of(outcome, 1) == {"6": 6, "8": 8, "betrayals": -2}
    assert outcome.points == (20, 12)
    assert outcome.places == (1, 2)


@pytest.mark.rule("DN-30", "DN-31", "DN-32")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        # Majorities only: 5s 2-0, 7s 1-0 against 6s 0-1, 8s 0-3. 5+7 = 12; 6+8 = 14.
        ("5 5 7", "6 8 8 8", (12, 14)),
        # Two series: counts 2,2,3,2 give 2×5. All four majorities 5+6+7+8 = 26. 26+10+4 = 40;
        # the other has 1,1,1,1: one series, 5-3-3 = -1.
        ("5 5 6 6 7 7 7 8 8 +4", "5 6 7 8 -3 -3", (40, -1)),
        # Everything tied (1-1 four times): only the series and the rest count.
        # 5+2+2-1 = 8; 5-2-2+3 = 4.
        ("5 6 7 8 +2 +2 -1", "5 6 7 8 -2 -2 +3", (8, 4)),
        # Below nothing: no Supports at all against one 5. -3-3-2 = -8; 5-1 = 4.
        ("-3 -3 -2 docks", "5 -1 city-hall police-station", (-8, 4)),
        # Three of a kind make no second series: counts 3,1,1,1 are one series.
        # 5s 3-0 = 5, 6s 1-0 = 6, 7s 1-1 nobody's, 8s 1-2 to the other.
        # 5+6+5 = 16; 8+4+3+3 = 18.
        ("5 5 5 6 7 8", "7 8 8 +4 +3 +3", (16, 18)),
        # A full game's worth of cards. 5s 3-2: 5. 6s 2-3 to the other: 6. 7s 4-2: 7. 8s 3-4: 8.
        # First: series min(3,2,4,3) = 2: 10; +4+2-1-2 = 3: 5+7+10+3 = 25.
        # Other: series min(2,3,2,4) = 2: 10; +3-3-2 = -2: 6+8+10-2 = 22.
        (
            "5 5 5 6 6 7 7 7 7 8 8 8 +4 +2 -1 -2 docks",
            "5 5 6 6 6 7 7 8 8 8 8 +3 -3 -2 city-hall",
            (25, 22),
        ),
        # Nothing against nothing.
        ("", "", (0, 0)),
    ],
)
def test_worked_out_by_hand(first: str, second: str, points: tuple[int, int]) -> None:
    assert account(first, second).points == points
    assert account(second, first).points == points[::-1]


def test_dn_30_most_cards_score_the_value_once() -> None:
    outcome = account("8 8 8", "8")
    assert lines_of(outcome, 0) == {"8": 8}
    assert lines_of(outcome, 1) == {}


def test_dn_30_a_tie_scores_for_nobody() -> None:
    outcome = account("7 7 8", "7 7")
    assert lines_of(outcome, 0) == {"8": 8}
    tied = [line.sentence.args for line in outcome.lines if line.sentence.key == "scored-tied"]
    assert [args["each"] for args in tied] == [0, 0, 2]  # 5s and 6s nil–nil, 7s two each


@pytest.mark.parametrize(
    ("pile", "series"), [("5 6 7", 0), ("5 6 7 8", 1), ("5 5 6 6 7 7 8 8", 2), ("5 5 6 7 8 8", 1)]
)
def test_dn_31_five_points_a_complete_series(pile: str, series: int) -> None:
    assert lines_of(account(pile, ""), 0).get("series", 0) == 5 * series


def test_dn_32_alliances_add_and_betrayals_subtract() -> None:
    outcome = account("+4 +3 +2 -1", "-3 -2")
    assert lines_of(outcome, 0) == {"alliances": 9, "betrayals": -1}
    assert lines_of(outcome, 1) == {"betrayals": -5}
    assert outcome.points == (8, -5)


def test_dn_32_city_cards_score_nothing() -> None:
    assert account("docks city-hall", "police-station").points == (0, 0)


def test_dn_33_the_higher_total_wins() -> None:
    outcome = account("+2", "+3")
    assert outcome.places == (2, 1)
    assert outcome.how.key == "scored-won-on-points"
    assert outcome.how.args == {"seat": 1, "points": 3, "other": 2}


@pytest.mark.parametrize(
    ("first", "second", "winner", "by"),
    [
        # 8 against 6+2: the 8s decide.
        ("8", "6 +2", 0, "8"),
        # 8s 1-1, nobody's; 7 against 5+2: the 7s decide.
        ("8 7", "8 5 +2", 0, "7"),
        # 7s 1-1; 6+2-2 against 5+3-2: the 6s decide.
        ("7 6 +2 -2", "7 5 +3 -2", 0, "6"),
        # 7s and 6s even; 3+2 against 5: the 5s decide, here for the second.
        ("7 6 +3 +2", "7 6 5", 1, "5"),
        # 7+3-2 against 8: the 8s come before the 7s.
        ("7 +3 -2", "8", 1, "8"),
    ],
)
def test_dn_33_equal_totals_are_decided_from_the_8s_down(
    first: str, second: str, winner: int, by: str
) -> None:
    for swapped in (False, True):
        outcome = account(second, first) if swapped else account(first, second)
        seat = 1 - winner if swapped else winner
        assert outcome.points[0] == outcome.points[1]
        assert outcome.winners == (seat,)
        assert outcome.how.key == "scored-won-on-supports"
        assert outcome.how.args["card"] == cards(by)[0]


def test_dn_33_whatever_the_order_of_somebodys_own_list() -> None:
    head, *kinds = CARDS.box.text.split("[[kind]]")
    reordered = Cards("[[kind]]".join([head, *kinds[::-1]]))
    piles = [(reordered.box.find("8"),), tuple(sorted(map(reordered.box.find, ("6", "+2"))))]
    outcome = score(reordered, piles, ())
    assert outcome.points == (8, 8)
    assert outcome.winners == (0,)


def test_dn_34_still_tied_is_a_draw() -> None:
    outcome = account("5 8 +2", "5 8 +3 -1")
    assert outcome.points == (2, 2)
    assert outcome.places == (1, 1)
    assert outcome.winners == (0, 1)
    assert outcome.how.key == "scored-drawn"


def test_the_lines_of_an_account_in_order() -> None:
    outcome = account("5 6 7 8 +2 -1", "8 8", line="+4 docks")
    keys = [line.sentence.key for line in outcome.lines]
    assert keys == [
        *["scored-majority"] * 4,
        "scored-series",
        "scored-alliances",
        "scored-betrayals",
        "scored-left-in-line",
    ]
