"""The account: SA-80, SA-81, and the book's example."""

from ludotheque.core import Outcome
from tests.games.samarande.tables import table

BOOK = (
    "port: perfumer; souk: weaponsmith, weaponsmith; library; library; library; "
    "desert-rider; desert-rider; desert-rider"
)


def outcome(*cities: str, gold: tuple[int, ...] = (), players: int = 3) -> Outcome:
    state = table(*cities, gold=gold, players=players)
    state.over = "deck"
    found = state.outcome()
    assert found is not None
    return found


def test_sa_80_the_books_example() -> None:
    assert outcome(BOOK).points == (23, 0, 0)
    assert outcome(BOOK, gold=(7, 3, 0)).points == (28, 0, 0)


def test_sa_80_the_books_example_line_by_line() -> None:
    lines = [(line.sentence.key, line.points) for line in outcome(BOOK, gold=(7,)).lines]
    assert lines == [
        ("scored-districts", 5), ("scored-kinds", 6),
        ("scored-artisans", 3), ("scored-kinds", 3),
        ("scored-guards", 3), ("scored-kinds", 3),
        ("scored-richest", 5),
    ]  # fmt: skip


def test_sa_80_each_kind_counts_once() -> None:
    assert outcome("palace; palace; palace").points[0] == 3 + 1


def test_sa_80_extra_points_of_cemeteries_and_carpets() -> None:
    assert outcome("enchanted-cemetery").points[0] == 1 + 3 + 2
    assert outcome("enchanted-cemetery; enchanted-cemetery").points[0] == 2 + 3 + 4
    assert outcome("magic-carpet; magic-carpet").points[0] == 6  # it is no District


def test_sa_80_genies_and_hands_count_nothing() -> None:
    state = table("mischievous-genie; protector-genie", hands=("palace souk",))
    state.over = "deck"
    found = state.outcome()
    assert found is not None
    assert found.points[0] == 0


def test_sa_80_sa_61_what_is_out_of_play_counts_nothing() -> None:
    assert outcome("souk: perfumer, frightful-genie; palace").points[0] == 2
    assert outcome("enchanted-cemetery: frightful-genie").points[0] == 0
    assert outcome("souk: frightful-genie; souk").points[0] == 1 + 3  # one of the kind is in play


def test_sa_80_five_for_the_richest_or_three_each() -> None:
    assert outcome(gold=(4, 9, 2)).points == (0, 5, 0)
    assert outcome(gold=(9, 9, 2)).points == (3, 3, 0)
    assert outcome(gold=(9, 9, 9)).points == (3, 3, 3)


def test_sa_81_most_points_wins_and_equals_share() -> None:
    won = outcome("souk", "palace", "port; port")
    assert (won.places, won.how.key) == ((1, 3, 1), "scored-won-by-two")
    assert outcome("souk", "palace").how.key == "scored-won"
    assert outcome("palace", "palace", "palace").how.key == "scored-won-by-many"


def test_sa_81_with_no_gold_at_all_nobody_is_the_richest() -> None:
    assert outcome().points == (0, 0, 0)
