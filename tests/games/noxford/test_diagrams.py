"""The drawings of docs/geometry.md are those that the code makes. `make drawings` writes them."""

from pathlib import Path

import pytest

from ludotheque.games.noxford.diagrams import drawings
from ludotheque.games.noxford.geometry import Rect, aligned_edges, overlap, place_at, touched_by
from ludotheque.games.noxford.pictures.cities import EXAMPLES
from tests.games.noxford.tables import USUAL

DRAWINGS = Path(__file__).parents[3] / "docs" / "drawings"


@pytest.mark.parametrize("name", drawings())
def test_a_drawing_is_what_the_code_draws(name: str, request: pytest.FixtureRequest) -> None:
    drawn = drawings()[name]
    if request.config.getoption("--update-golden"):
        DRAWINGS.mkdir(exist_ok=True)
        (DRAWINGS / name).write_text(drawn, "utf-8")
    assert (DRAWINGS / name).read_text("utf-8") == drawn


def test_no_drawing_is_forgotten() -> None:
    assert {path.name for path in DRAWINGS.iterdir()} == set(drawings())


def test_a10_card_b_has_two_aligned_edges_as_the_book_says() -> None:
    """The drawing shows the place that the test of the book's card B judges."""
    shown = drawings()["abc.svg"]
    assert '<rect x="412" y="-363" width="88" height="63"' in shown


def rects(which: str) -> dict[str, Rect]:
    return {name: USUAL.rect(place_at(x, y, turned)) for name, x, y, turned in EXAMPLES[which]}


@pytest.mark.parametrize("which", EXAMPLES)
def test_a10_every_card_of_an_example_could_have_been_placed_there(which: str) -> None:
    """All but the first two touch two cards and have two edges aligned (NX-13)."""
    laid = rects(which)
    for name, card in laid.items():
        others = [other for other in laid.values() if other is not card]
        assert not any(overlap(card, other) for other in others)
        if which != "places":
            touched = touched_by(card, others)
            assert len(touched) >= 2, name
            assert aligned_edges(card, touched).bit_count() >= 2, name


def test_a10_the_barracks_of_the_example_turns_one_card_only() -> None:
    """The caption says which: the others keep their influence."""
    laid = {
        name: USUAL.rect(place_at(x, y, turned)) for name, x, y, turned in EXAMPLES["influence"]
    }
    near = [name for name in laid if touched_by(laid[name], [laid["barracks"]])]
    assert near == ["district-gold-secrets", "lion-punk"]
