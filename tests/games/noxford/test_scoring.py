"""The end: NX-52 to NX-55, and the book's example."""

import pytest

from ludotheque.core import Outcome
from ludotheque.games.noxford.scoring import score, standing
from ludotheque.texts import Texts
from tests.games.noxford.tables import CARDS, GAME, table


def counted(piles: dict[str, str], seats: int = 2) -> Outcome:
    state = table(piles, hands=("",) * seats)
    outcome = score(CARDS, state.words(), state.piles, state.city, seats)
    assert list(outcome.points) == standing(CARDS, state.piles, state.city, seats)
    return outcome


def lines(outcome: Outcome, key: str) -> list[tuple[int, int]]:
    """Whose, and how many points, for each line with this key."""
    return [(line.seat, line.points) for line in outcome.lines
            if line.sentence.key == f"scored-{key}"]  # fmt: skip


MIDDLE = "upright 500 300"
LEFT, RIGHT = "upright 437 300", "upright 563 300"
BELOW, ABOVE = "upright 500 212", "upright 500 388"


def test_nx_52_barracks_turn_what_they_touch_face_down() -> None:
    free = {MIDDLE: "district-all", LEFT: "cobra-punk"}
    assert counted(free).points == (6, 0)
    guarded = {**free, "upright 374 300": "barracks"}
    outcome = counted(guarded)
    assert outcome.points == (0, 0)
    assert len(lines(outcome, "cancelled")) == 1
    assert len(lines(outcome, "nobodys")) == 1


def test_nx_52_only_the_top_is_turned_and_nothing_beneath_counts() -> None:
    piles = {MIDDLE: "district-all", LEFT: "lion-punk cobra-tough", "upright 374 300": "barracks"}
    assert counted(piles).points == (0, 0)


def test_nx_52_barracks_that_touch_only_neutral_cards_do_nothing() -> None:
    outcome = counted({MIDDLE: "district-all", LEFT: "cobra-punk", RIGHT: "barracks"})
    assert outcome.points == (6, 0)
    assert not lines(outcome, "cancelled")


def test_nx_53_most_influence_wins_and_a_master_counts_twice() -> None:
    piles = {MIDDLE: "district-gold-poison", LEFT: "cobra-punk", RIGHT: "lion-master"}
    outcome = counted(piles)
    assert outcome.points == (0, 4)
    assert [line.sentence.args["influence"] for line in outcome.lines[:2]] == [1, 2]


def test_nx_53_a_tie_is_nobodys_and_so_is_nothing() -> None:
    tied = counted({MIDDLE: "district-all", LEFT: "cobra-punk", RIGHT: "lion-tough"})
    assert tied.points == (0, 0)
    assert len(lines(tied, "tied")) == 1
    three = {MIDDLE: "district-all", LEFT: "cobra-punk", RIGHT: "lion-tough", BELOW: "rat-punk",
             ABOVE: "rat-tough"}  # fmt: skip
    assert counted(three, 3).points == (0, 0, 6)
    alone = counted({MIDDLE: "district-all", LEFT: "district-gold"})
    assert lines(alone, "nobodys") == [(-1, 0), (-1, 0)]


def test_nx_53_only_visible_cards_count() -> None:
    piles = {MIDDLE: "district-all", LEFT: "cobra-punk lion-tough"}
    assert counted(piles).points == (0, 6)


def test_nx_54_a_point_a_symbol_and_two_more_for_the_favourite_field() -> None:
    for district, points in (
        ("district-gold", 3), ("district-arms", 1), ("district-gold-arms", 4),
        ("district-poison-arms", 2), ("district-all", 6),
    ):  # fmt: skip
        outcome = counted({MIDDLE: district, LEFT: "cobra-punk"})
        assert outcome.points == (points, 0)
    assert lines(outcome, "won") == [(0, 4)]
    assert lines(outcome, "favourite") == [(0, 2)]


def test_nx_55_most_points_then_most_districts_then_shared() -> None:
    more = counted({MIDDLE: "district-all", LEFT: "cobra-punk"})
    assert (more.places, more.how.key) == ((1, 2), "scored-won-on-points")
    # 3 + 1 points against 4: two Districts against one
    apart = {
        "upright 100 100": "district-gold", "upright 163 100": "cobra-punk",
        "upright 100 300": "district-arms", "upright 163 300": "cobra-punk",
        "upright 100 500": "district-poison-arms", "upright 163 500": "lion-punk",
    }  # fmt: skip
    districts = counted(apart)
    assert districts.points == (4, 4)
    assert (districts.places, districts.how.key) == ((1, 2), "scored-won-on-districts")
    shared = counted({**apart, "upright 100 300": "barracks"} | {
        "upright 100 300": "district-secrets", "upright 163 300": "rat-punk"}, 3)  # fmt: skip
    assert shared.points == (3, 4, 1)
    assert shared.places == (2, 1, 3)
    even = counted({
        "upright 100 100": "district-gold", "upright 163 100": "cobra-punk",
        "upright 100 300": "district-poison", "upright 163 300": "lion-punk",
    })  # fmt: skip
    assert (even.places, even.how.key) == ((1, 1), "scored-shared-by-two")
    nothing = counted({MIDDLE: "barracks", LEFT: "barracks"}, 4)
    assert (nothing.places, nothing.how.key) == ((1, 1, 1, 1), "scored-shared-by-more")


@pytest.mark.rule("NX-52", "NX-53", "NX-54")
def test_the_books_scoring_example() -> None:
    """Blue is the Cobras, orange the Lions. The Barracks turn two orange cards, the Master among
    them; the District with four symbols is a tie, two to two; that with two goes to blue, three
    cards to two, for 2 + 2 points, as one of its symbols is blue's favourite."""
    piles = {
        "upright 500 300": "district-all",
        "upright 437 300": "cobra-master",
        "sideways 500 388": "lion-punk",
        "sideways 480 237": "lion-tough",
        "upright 563 300": "lion-master",
        "upright 626 300": "barracks",
        "upright 689 300": "lion-lieutenant",
        "upright 437 500": "district-gold-arms",
        "upright 374 500": "cobra-punk",
        "upright 500 500": "cobra-tough",
        "sideways 437 588": "cobra-lieutenant",
        "sideways 350 437": "lion-gear-punk",
        "sideways 438 437": "lion-punk",
    }
    outcome = counted(piles)
    assert lines(outcome, "cancelled") == [(-1, 0)]
    cancelled = [line for line in outcome.lines if line.sentence.key == "scored-cancelled"]
    turned = [card.number("card") for card in cancelled[0].sentence.parts("cards")]
    assert sorted(turned) == sorted(
        (GAME.box.find("lion-master"), GAME.box.find("lion-lieutenant"))
    )
    assert [line.sentence.args["influence"] for line in outcome.lines
            if line.sentence.key == "scored-tied"] == [2]  # fmt: skip
    assert lines(outcome, "won") == [(0, 2)]
    assert lines(outcome, "favourite") == [(0, 2)]
    assert outcome.points == (4, 0)


def test_the_account_explains_every_district() -> None:
    outcome = counted({MIDDLE: "district-all", LEFT: "cobra-punk", RIGHT: "cobra-master",
                       BELOW: "lion-punk", ABOVE: "lion-tough",
                       "upright 500 476": "barracks"})  # fmt: skip
    english = Texts(GAME, "en")
    said = [english.say(line.sentence, ("Ada", "Blaise")) for line in outcome.lines]
    assert said == [
        "Barracks turned face down: the Lion Tough",
        "District of all four fields: influence 3 with the Cobra Master and the Cobra Punk",
        "District of all four fields: influence 1 with the Lion Punk",
        "District of all four fields, won: 4 symbols",
        "District of all four fields: the favourite field",
    ]


@pytest.mark.parametrize(
    ("lang", "turned", "won"),
    [
        ("en", "Barracks\u00a0B turned face down: your Cobra Punk\u00a0B",
         "District of all four fields\u00a0A, won: 4 symbols"),
        ("fr", "Caserne\u00a0B\u00a0: cartes retournées face cachée "
         "(votre Sbire des Cobras\u00a0B)",
         "Quartier des quatre domaines\u00a0A, remporté\u00a0: 4 symboles"),
    ],
)  # fmt: skip
def test_a4_the_account_says_which_district_and_which_barracks(
    lang: str, turned: str, won: str
) -> None:
    outcome = counted({
        "upright 100 300": "district-all", "upright 163 300": "cobra-punk",
        "upright 500 300": "district-all", "upright 563 300": "cobra-punk",
        "upright 626 300": "barracks", "upright 900 300": "barracks",
        "upright 200 100": "barracks",
    })  # fmt: skip
    texts = Texts(GAME, lang)
    said = [texts.say(line.sentence, ("Ada", "Blaise"), 0) for line in outcome.lines]
    assert turned in said
    assert won in said
    assert len(set(said)) == len(said)
