"""Pictures: plain SVG without a word, to scale, showing what the view shows and no more."""

import re
import xml.etree.ElementTree as ET

import pytest

from ludotheque.core import EVERYTHING, WATCHER, Dice, Log
from ludotheque.games.noxford.pictures import COLOURS, LETTERS, back, face, picture
from ludotheque.games.noxford.state import NoxfordState
from tests.games.noxford.tables import CARDS, GAME, card, opening, table


def game_states() -> list[NoxfordState]:
    """The states of a random game for three, the last one included."""
    dice = Dice("drawn")
    state = GAME.new(players=3, chance=dice)
    found = [state.copy()]
    while (decision := state.decision()) is not None:
        state.apply(dice.pick(decision.options), dice, Log())
        found.append(state.copy())
    return found


STATES = game_states()


@pytest.mark.parametrize("eyes", [0, 1, 2, WATCHER, EVERYTHING])
@pytest.mark.parametrize("step", [0, 7, 20, -1])
def test_a_picture_is_svg_without_words(step: int, eyes: int) -> None:
    state = STATES[step]
    drawn = picture(state if eyes == EVERYTHING else state.view(eyes))
    root = ET.fromstring(drawn)  # noqa: S314  # our own drawing
    texts = [text for element in root.iter() if (text := (element.text or "").strip())]
    assert all(re.fullmatch(r"[A-Z]|\d+", text) for text in texts)  # Syndicates, and like cards
    assert "href" not in drawn
    assert "nan" not in drawn


def test_cards_lie_where_they_lie() -> None:
    drawn = picture(table(opening()))
    assert 'transform="translate(500 -388)"' in drawn
    assert 'transform="translate(563 -363) translate(88 0) rotate(90)"' in drawn


def test_what_is_hidden_is_not_drawn() -> None:
    """Views that are equal give equal pictures, whatever the truth behind them."""
    for state in STATES[::6]:
        for seat in (0, 1, 2, WATCHER):
            view = state.view(seat)
            other = GAME.fill(view, seat, Dice("other"))
            assert picture(other.view(seat)) == picture(view)


def test_every_card_has_a_face_of_its_own() -> None:
    faces = [face(CARDS, kind) for kind in range(len(CARDS.box.kinds))]
    assert len(set(faces)) == len(faces)
    assert face(CARDS, -1) == back(-1)


def test_syndicates_differ_by_colour_pattern_and_letter() -> None:
    assert len({*COLOURS}) == len({*LETTERS}) == 4
    for seat, syndicate in enumerate(("cobra", "lion", "rat", "scorpion")):
        drawn = face(CARDS, card(f"{syndicate}-punk"))
        assert COLOURS[seat] in drawn
        assert f"url(#nx-{LETTERS[seat]})" in drawn
        assert f">{LETTERS[seat]}</text>" in drawn


def test_what_barracks_touch_is_struck_through() -> None:
    free = picture(table(opening(**{"upright 563 363": "lion-punk"})))
    piles = opening(**{"upright 563 363": "lion-punk", "upright 626 363": "barracks"})
    guarded = picture(table(piles))
    struck = re.compile(r"M10 14L53 74")
    assert not struck.search(free)
    assert len(struck.findall(guarded)) == 1


def test_cards_of_another_size_are_drawn_to_scale() -> None:
    state = GAME.new(players=2, chance=Dice(1), card_width=58)
    assert "scale(0.9206 1)" in picture(state)


def test_cards_of_ones_own_are_drawn_by_their_type() -> None:
    """Even if they are called like a sign."""
    for old, new in (("rat-punk", "gear"), ("barracks", "back"), ("district-all", "market")):
        own = GAME.with_cards(CARDS.box.text.replace(f'name = "{old}"', f'name = "{new}"')).cards
        assert face(own, own.box.find(new)) == face(CARDS, card(old))
