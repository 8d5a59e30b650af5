"""Pictures: whole, wordless, one for each card, and blind to what is hidden."""

import re
from xml.etree import ElementTree

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice, Seat
from ludotheque.games.district_noir import pictures as draw
from ludotheque.games.district_noir.pictures import (
    card,
    figure,
    illustration,
    picture,
    symbol_id,
)
from ludotheque.games.district_noir.state import DistrictNoirState
from tests.games.district_noir.tables import CARDS, GAME, table
from tests.games.svg import SVG, drawn, moments

KINDS = range(len(CARDS.box.kinds))


def played(seed: int) -> list[DistrictNoirState]:
    choices = Dice(seed)
    return moments(GAME.deal(2, choices, {}), choices)


def test_every_card_of_the_box_has_a_drawing_of_its_own() -> None:
    ids = [symbol_id(CARDS, kind) for kind in (*KINDS, HIDDEN)]
    assert ids == [
        *("dn-5", "dn-6", "dn-7", "dn-8", "dn-+4", "dn-+3", "dn-+2"),
        *("dn--3", "dn--2", "dn--1", "dn-docks", "dn-police-station"),
        *("dn-city-hall", "dn-back"),
    ]
    pictures = [re.sub("<text.*?</text>", "", card(CARDS, kind)) for kind in KINDS]
    assert len(pictures) == len(set(pictures)), "not only the figure differs"


def test_figures() -> None:
    assert [figure(CARDS, kind) for kind in KINDS] == [
        *("5", "6", "7", "8", "+4", "+3", "+2", "−3", "−2", "−1", "★", "★", "★")
    ]
    assert figure(CARDS, HIDDEN) == ""


def test_cards_of_ones_own_are_drawn_by_their_type() -> None:
    text = CARDS.box.text
    for old, new in (
        ('name = "8"\ntype = "support"\nvalue = 8', 'name = "back"\ntype = "support"\nvalue = 9'),
        ('name = "+2"\ntype = "alliance"\nvalue = 2', 'name = "-4"\ntype = "alliance"\nvalue = -3'),
        (
            'name = "-1"\ntype = "betrayal"\nvalue = -1',
            'name = "−9"\ntype = "betrayal"\nvalue = -9',
        ),
        ('name = "docks"', 'name = "harbour"'),
    ):
        assert old in text
        text = text.replace(old, new)
    own = GAME.with_cards(text).cards
    found = [own.box.find(name) for name in ("back", "-4", "−9", "harbour")]
    assert [symbol_id(own, kind) for kind in found] == [
        *("dn-support", "dn-alliance", "dn-betrayal", "dn-city")
    ]
    assert [figure(own, kind) for kind in found] == ["9", "−3", "−9", "★"]
    for kind in found:
        assert figure(own, kind) in card(own, kind)
    assert illustration(own, "position:line") is None
    assert illustration(own, "card:docks") is None
    assert illustration(own, "card:harbour") == card(own, found[3])


@pytest.mark.parametrize("seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in (1, 2))])
def test_dn_40_what_eyes_cannot_see_is_in_no_picture(seed: int) -> None:
    """Whatever the hidden cards may be, the picture is the same."""
    for state in played(seed):
        for seat in (0, 1, WATCHER):
            view = state.view(seat)
            for chance in range(3):
                imagined = GAME.fill(view, seat, Dice(chance))
                assert picture(imagined.view(seat)) == picture(view)


def figures_in(svg: str) -> list[str]:
    return re.findall(r"<text[^>]*>([^<]*)</text>", svg)


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_a_table_shows_every_card_that_these_eyes_see(seat: Seat) -> None:
    for state in played(5):
        view = state.view(seat)
        seen = [kind for kind in (*view.hands[0], *view.hands[1]) if kind != HIDDEN]
        seen += [*view.line, *view.piles[0], *view.piles[1]]
        shown = [figure(CARDS, kind) for kind in seen]
        shown += [str(len(view.deck))] if view.deck else []
        assert sorted(figures_in(picture(view))) == sorted(shown)


def test_whoever_looks_sits_below() -> None:
    state = table(line="5", hands=("+4", "-3"))
    for seat, own in ((0, "+4"), (1, "−3")):
        assert figures_in(picture(state.view(seat))) == ["5", own]
    assert figures_in(picture(state)) == ["−3", "5", "+4"]
    assert figures_in(picture(state.view(WATCHER))) == ["5"]


def test_the_bracket_is_under_what_a_take_would_bring() -> None:
    def bracket(line: str) -> tuple[float, float]:
        found = re.search(r"M([\d.]+) 106v7H([\d.]+)v-7", picture(table(line=line)))
        assert found
        return float(found[1]), float(found[2])

    assert bracket("5 6 7") == (0, 2 * 70 + 63)
    assert bracket("5 6 7 8 5 6 7") == (2 * 70, 6 * 70 + 63)
    assert "106v7" not in picture(table(line=""))
    assert "106v7" in picture(table(line="5", taken=(True, False)))
    assert "106v7" not in picture(table(line="5", taken=(True, True)))


def test_a_table_stays_within_its_frame() -> None:
    """With all cards in one pile, or in the line, as in games that nobody would play."""
    all_cards = " ".join(CARDS.box.name(kind) for kind in CARDS.box.all_cards())
    for state in (table(piles=(all_cards, "")), table(line=all_cards)):
        root = ElementTree.fromstring(picture(state))  # noqa: S314  # it is our own
        width = float(root.attrib["viewBox"].split()[2])
        for element in root.iter(f"{SVG}g"):
            moved = re.match(r"translate\(([\d.]+) ", element.attrib.get("transform", ""))
            assert moved is None or float(moved[1]) < width - 30


def test_the_positions_are_of_this_game() -> None:
    assert figures_in(drawn(draw, CARDS, "position:line")) == ["6", "8", "−2", "5", "★", "+3", "7"]
    assert sorted(figures_in(drawn(draw, CARDS, "position:city"))) == ["+2", "+3", "★", "★", "★"]
    assert figures_in(drawn(draw, CARDS, "position:series")) == ["5", "6", "7", "8", "8"]
    assert len(figures_in(drawn(draw, CARDS, "position:majority"))) == 10
    assert drawn(draw, CARDS, "position:table").count("106v7") == 1
