"""Touching, aligned, locked, and where a card may lie: NX-10 to NX-16."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Dice
from ludotheque.games.noxford.geometry import (
    ALL_SIDES,
    BOTTOM,
    LEFT,
    RIGHT,
    TOP,
    Rect,
    aligned_edges,
    how_many,
    is_sideways,
    overlap,
    place_at,
    side_touched,
    sides_covered,
    touched_by,
    x_of,
    y_of,
)
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.surface import Surface
from tests.games.noxford.reference import change, check_city, is_legal
from tests.games.noxford.reference import opening as grown
from tests.games.noxford.tables import NEUTRAL, USUAL, city, corners, opening, place, refused, table


def rect(text: str) -> Rect:
    return USUAL.rect(place(text))


def test_nx_10_a_card_lies_upright_or_on_its_side_in_whole_millimetres() -> None:
    upright, sideways = rect("upright 10 20"), rect("sideways 10 20")
    assert (upright.left, upright.bottom, upright.right, upright.top) == (10, 20, 73, 108)
    assert (sideways.left, sideways.bottom, sideways.right, sideways.top) == (10, 20, 98, 83)
    for x, y, turned in ((0, 0, False), (1137, 712, True), (-999, 9999, True)):
        at = place_at(x, y, turned)
        assert (x_of(at), y_of(at), is_sideways(at)) == (x, y, turned)


@pytest.mark.parametrize(
    ("other", "side"),
    [
        ("upright 237 300", LEFT),
        ("upright 363 300", RIGHT),
        ("upright 300 212", BOTTOM),
        ("upright 300 388", TOP),
        ("upright 363 387", RIGHT),  # one millimetre is enough
        ("upright 363 388", 0),  # a corner is not
        ("upright 364 300", 0),
        ("upright 300 299", 0),  # overlapping is not touching
    ],
)
def test_nx_11_touching_is_sharing_part_of_a_line_from_opposite_sides(
    other: str, side: int
) -> None:
    card = rect("upright 300 300")
    assert side_touched(card, rect(other)) == side


def test_nx_11_the_tables_edge_is_no_card_and_a_pile_is_one_card() -> None:
    corner = city("upright 0 0", "sideways 63 0")
    assert sides_covered(rect("upright 0 0"), corner.touching(place("upright 0 0"))) == RIGHT
    piled = table(opening(**{"upright 563 363": "cobra-punk lion-tough rat-master"}))
    assert len(piled.city.touching(place("upright 500 300"))) == 2


def test_nx_12_contact_aligns_an_edge_and_so_does_a_flush_end() -> None:
    card = rect("upright 300 300")
    beside = [rect("upright 363 340")]
    assert aligned_edges(card, beside) == RIGHT
    assert aligned_edges(card, [rect("upright 363 300")]) == RIGHT | BOTTOM | TOP
    assert aligned_edges(card, [rect("sideways 363 300")]) == RIGHT | BOTTOM
    assert aligned_edges(card, [rect("sideways 276 388")]) == TOP
    assert aligned_edges(card, []) == 0


def test_nx_12_if_contact_did_not_count_the_city_would_be_a_ladder() -> None:
    """Flush ends alone would leave one place at every turn, beyond the last, to the table's end."""
    cards = [rect("upright 525 356"), rect("sideways 588 356")]
    for _ in range(30):
        found = [card for card in every_touching(cards) if how_many(flush_ends(card, cards)) >= 2]
        assert len(found) == 1
        assert found[0].left > cards[-1].left or found[0].top > cards[-1].top
        if not USUAL.holds(found[0]):
            break
        cards += found
    else:
        pytest.fail("the ladder stays on the table")


def flush_ends(card: Rect, cards: list[Rect]) -> int:
    """The edges flush with a touched card's end: what contact with that card makes is left out."""
    edges = 0
    for other in touched_by(card, cards):
        edges |= aligned_edges(card, [other]) & ~side_touched(card, other)
    return edges


def every_touching(cards: list[Rect]) -> Iterator[Rect]:
    """Every place on a line of some card that touches two, on a table without end."""
    xs = {x for card in cards for x in (card.left, card.right)}
    ys = {y for card in cards for y in (card.bottom, card.top)}
    for turned in (False, True):
        w, h = (88, 63) if turned else (63, 88)
        for x in sorted(xs | {x - w for x in xs}):
            for y in sorted(ys | {y - h for y in ys}):
                card = USUAL.rect(place_at(x, y, turned))
                overlaps = any(overlap(card, other) for other in cards)
                if not overlaps and len(touched_by(card, cards)) >= 2:
                    yield card


@pytest.mark.rule("NX-13")
def test_the_books_card_a_touches_two_and_has_two_edges_aligned() -> None:
    state = table(opening())
    assert refused(state, "place cobra-punk upright 563 363") == ("", "")


@pytest.mark.rule("NX-13")
def test_the_books_card_b_has_two_edges_aligned_but_touches_one() -> None:
    state = table(opening())
    touched = touched_by(rect("sideways 412 300"), state.city.cards.values())
    assert len(touched) == 1
    assert how_many(aligned_edges(rect("sideways 412 300"), touched)) == 2
    assert refused(state, "place cobra-punk sideways 412 300") == ("touches-one", "NX-13")


@pytest.mark.rule("NX-13")
def test_the_books_card_c_touches_two_but_has_one_edge_aligned() -> None:
    state = table(opening())
    touched = touched_by(rect("sideways 520 237"), state.city.cards.values())
    assert len(touched) == 2
    assert refused(state, "place cobra-punk sideways 520 237") == ("not-aligned", "NX-13")


def test_nx_13_touching_nothing() -> None:
    assert refused(table(opening()), "place cobra-punk upright 0 0") == ("touches-nothing", "NX-13")


def test_nx_13_the_definition_and_its_other_wording_agree() -> None:
    """Two cards and two aligned edges: contact on two sides, or on one with a flush end."""
    dice = Dice("wording")
    grown_city = grown(Surface(60, 40, 4, 6))
    for _ in range(40):
        change(grown_city, dice, 30)
    surface = grown_city.surface
    boxes = [(r.left, r.bottom, r.right, r.top) for r in grown_city.cards.values()]
    legal = 0
    for x in range(-1, 60):
        for y in range(-1, 40):
            for turned in (False, True):
                card = surface.rect(place_at(x, y, turned))
                others = list(grown_city.cards.values())
                if not surface.holds(card) or any(overlap(card, other) for other in others):
                    continue
                touched = touched_by(card, others)
                sides = how_many(sides_covered(card, touched))
                flush = aligned_edges(card, touched) & ~sides_covered(card, touched)
                other_wording = len(touched) >= 2 and (sides >= 2 or flush != 0)
                box = (card.left, card.bottom, card.right, card.top)
                assert is_legal(surface, boxes, box) == other_wording
                legal += other_wording
    assert legal > 20


def test_nx_14_no_card_reaches_past_the_table() -> None:
    state = table({"upright 0 0": NEUTRAL, "sideways 63 0": NEUTRAL})
    for move in ("upright -63 0", "sideways 0 -63", "upright 1138 0", "upright 0 713"):
        assert refused(state, f"place cobra-punk {move}") == ("off-the-table", "NX-14")
    assert corners(state.city.places()) == [("upright", 63, 63), ("sideways", 63, 63)]
    assert refused(state, "place cobra-punk upright 63 63") == ("", "")


def test_nx_14_cards_do_not_overlap() -> None:
    state = table(opening())
    for move in ("upright 500 300", "upright 562 363", "sideways 500 362"):
        assert refused(state, f"place cobra-punk {move}") == ("overlaps", "NX-14")


def test_nx_14_a_closed_hole_is_a_place() -> None:
    """Cards are laid from above: no way in is needed."""
    around = city("sideways 300 237", "upright 388 300", "sideways 300 388", "upright 237 300")
    inside = [at for at in corners(around.places()) if 300 <= at[1] < 388 and 300 <= at[2] < 388]
    assert inside == [
        ("upright", 300, 300), ("sideways", 300, 300), ("sideways", 300, 312),
        ("sideways", 300, 325), ("upright", 312, 300), ("upright", 325, 300),
    ]  # fmt: skip


def gap() -> City:
    """The ledger's gap, moved onto the table."""
    boxes = ((0, 0, 63), (63, 0, 88), (0, -63, 88), (-63, -63, 63), (88, -63, 88), (151, 0, 63))
    texts = [
        f"{'upright' if width == 63 else 'sideways'} {x + 500} {y + 300}" for x, y, width in boxes
    ]
    return city(*texts)


def test_nx_15_the_ledgers_gap() -> None:
    """A card on its side at x = 63 may lie at 63 ≤ y < 88; y = 63 and y = 75 are on offer."""
    found = gap()
    slid = [y - 300 for way, x, y in corners(found.places()) if (way, x) == ("sideways", 563)]
    assert slid == [63, 75]
    boxes = [(r.left, r.bottom, r.right, r.top) for r in found.cards.values()]
    legal = [y for y in range(200) if is_legal(USUAL, boxes, (563, y + 300, 651, y + 363))]
    assert legal == list(range(63, 88))


def test_nx_15_only_what_is_offered_may_be_played() -> None:
    piles = {
        f"{'sideways' if p & 1 else 'upright'} {x_of(p)} {y_of(p)}": NEUTRAL for p in gap().cards
    }
    state = table(piles)
    assert refused(state, "place cobra-punk sideways 563 375") == ("", "")
    assert refused(state, "place cobra-punk sideways 563 376") == ("not-offered", "NX-15")
    assert refused(state, "place cobra-punk sideways 563 388") == ("touches-nothing", "NX-13")


def test_nx_15_line_ups_a_millimetre_apart_have_nothing_between() -> None:
    two = city("upright 300 300", "upright 426 301")
    ys = [y for way, x, y in corners(two.places()) if (way, x) == ("upright", 363)]
    assert ys == [256, 300, 301, 344]


@pytest.mark.parametrize("seed", range(30))
def test_nx_15_every_way_to_lie_in_a_gap_has_an_offer_that_touches_the_same(seed: int) -> None:
    """A random legal position in a gap: some offered place touches just the same cards."""
    dice = Dice(f"sliding {seed}")
    grown_city = grown(USUAL)
    for _ in range(30):
        change(grown_city, dice, 30)
    cards = list(grown_city.cards.values())
    boxes = [(r.left, r.bottom, r.right, r.top) for r in cards]
    offers = {
        frozenset(other.place for other in touched_by(USUAL.rect(at), cards))
        for at in grown_city.places()
    }
    tried = 0
    for _ in range(3000):
        x, y, turned = dice.below(1137), dice.below(712), dice.below(2) == 1
        near = dice.pick(cards)
        x, y = (near.right, near.bottom - 60 + dice.below(150)) if dice.below(2) else (
            near.left - 60 + dice.below(150), near.top)  # fmt: skip
        card = USUAL.rect(place_at(x, y, turned))
        if is_legal(USUAL, boxes, (card.left, card.bottom, card.right, card.top)):
            tried += 1
            assert frozenset(other.place for other in touched_by(card, cards)) in offers
    assert tried


def test_nx_16_locked_is_touched_on_all_four_sides_even_in_part() -> None:
    around = ["upright 237 340", "upright 363 260", "sideways 320 388", "sideways 280 237"]
    middle = place("upright 300 300")
    found = city("upright 300 300", *around)
    assert found.is_locked(middle)
    assert sides_covered(found.cards[middle], found.touching(middle)) == ALL_SIDES
    for missing in around:
        others = [text for text in around if text != missing]
        assert not city("upright 300 300", *others).is_locked(middle)
        assert not found.is_locked_without(middle, place(missing))
    assert found.is_locked_without(middle, -1)


@pytest.mark.rule("NX-13", "NX-15")
def test_the_opening_has_exactly_three_places() -> None:
    found = corners(city("upright 500 300", "sideways 563 300").places())
    assert found == [("sideways", 500, 237), ("upright", 563, 363), ("sideways", 563, 363)]


@pytest.mark.rule("NX-13", "NX-14", "NX-15")
@pytest.mark.parametrize("number", range(1))
def test_every_legal_place_is_on_offer_and_no_other(number: int) -> None:
    check_city(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, 12))
def test_every_legal_place_is_on_offer_and_no_other_at_length(number: int) -> None:
    """`make soak` goes on with a thousand."""
    check_city(number)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_copy_of_a_city_finds_is_its_own_business(seed: int) -> None:
    """A copy goes on, and looks at every card as if it were lifted: the city that it was copied
    from still offers what a recount finds."""
    dice = Dice(f"apart {seed}")
    grown_city = grown(USUAL)
    for _ in range(50):
        change(grown_city, dice, 30)
        copy = grown_city.copy()
        for _ in range(2):
            change(copy, dice, 40)
            for card in copy.cards:
                copy.places_without(card)
        recount = City(USUAL)
        for card in grown_city.cards:
            recount.add(card)
        for card in grown_city.cards:
            assert grown_city.places_without(card) == recount.places_without(card)
