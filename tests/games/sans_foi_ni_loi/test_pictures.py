"""Pictures: whole, wordless, one for each card, and blind to what is hidden."""

import re

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice
from ludotheque.games.sans_foi_ni_loi import pictures as draw
from ludotheque.games.sans_foi_ni_loi.pictures import (
    cost,
    figure,
    illustration,
    picture,
    symbol_id,
    symbols,
)
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from ludotheque.texts import LANGUAGES, rules_text
from tests.games.sans_foi_ni_loi.tables import CARDS, GAME
from tests.games.svg import check_plain, drawn, every_picture, moments

KINDS = range(len(CARDS.box.kinds))
POSITIONS = ("line", "ranch", "raid", "test", "table")


def played(players: int) -> list[SansFoiNiLoiState]:
    """Some states of a game."""
    choices = Dice(f"moments {players}")
    found = moments(GAME.deal(players, choices, {}), choices)
    return found[:: len(found) // 4]


def everything() -> dict[str, str]:
    found = every_picture(draw, CARDS, POSITIONS)
    for players in (2, 6):
        for number, state in enumerate(played(players)):
            found[f"{players} players {number}"] = picture(state.view(WATCHER))
    return found


PICTURES = everything()


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_plain_svg_without_words(name: str) -> None:
    check_plain(PICTURES[name], has_ids=name == "symbols")


def test_the_sprite_has_a_symbol_for_everything() -> None:
    ids = set(re.findall(r'<symbol id="([^"]+)"', symbols()))
    assert {symbol_id(CARDS, kind) for kind in (*KINDS, HIDDEN)} <= ids
    signs = ("coin", "hand", "trick", "bonus", "land-sign", "herd-sign", "cowboy-sign")
    assert {f"sf-{sign}" for sign in (*signs, *[f"die-{face}" for face in range(1, 7)])} <= ids
    assert all(re.fullmatch(r"sf-[a-z0-9-]+", name) for name in ids)


def test_every_card_of_the_box_has_a_drawing_of_its_own() -> None:
    ids = [symbol_id(CARDS, kind) for kind in KINDS]
    assert ids == [f"sf-{name}" for name in CARDS.box.names]
    art = re.findall(r"<symbol [^>]*>(.*?)</symbol>", symbols())
    assert len(art) == len(set(art))


def test_figures_and_costs() -> None:
    shown = {name: (figure(CARDS, k), cost(CARDS, k)) for k, name in enumerate(CARDS.box.names)}
    assert shown["fair-land"] == ("2", "")
    assert shown["excellent-herd"] == ("3", "")
    assert shown["novice"] == ("+1", "")
    assert shown["killer-4"] == ("+4", "3")
    assert shown["sheriff"] == ("+5", "4")
    assert shown["saloon"] == ("", "5")
    assert shown["girls"] == ("", "3")
    assert figure(CARDS, HIDDEN) == cost(CARDS, HIDDEN) == ""


def test_cards_of_ones_own_are_drawn_by_what_they_do() -> None:
    text = CARDS.box.text
    for old, new in (
        ('name = "fair-land"\ntype = "land"\nroom = 2', 'name = "lake"\ntype = "land"\nroom = 9'),
        ('name = "novice"\ntype = "cowboy"\nbonus = 1', 'name = "boy"\ntype = "cowboy"\nbonus = 7'),
        ('name = "panic"', 'name = "thunder"'),
    ):
        assert old in text
        text = text.replace(old, new)
    own = GAME.with_cards(text).cards
    found = [own.box.find(name) for name in ("lake", "boy", "thunder")]
    assert [symbol_id(own, kind) for kind in found] == ["sf-fair-land", "sf-person", "sf-panic"]
    assert [figure(own, kind) for kind in found] == ["9", "+7", ""]
    assert illustration(own, "position:table") is None, "there are no such cards"


def test_a_picture_shows_nothing_that_is_hidden() -> None:
    for state in played(3):
        pictures = {picture(state.view(eyes)) for eyes in (0, 1, 2, WATCHER)}
        assert pictures == {picture(state)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_show_every_card_and_position(lang: str) -> None:
    text = rules_text(GAME.name, lang)
    found = re.findall(r"!\[([^\]]+)\]\(([^)]+)\)", text)
    names = [name for _, name in found]
    assert sorted(names) == sorted(
        [*[f"card:{name}" for name in CARDS.box.names], *[f"position:{p}" for p in POSITIONS]]
    )
    for alt, name in found:
        assert drawn(draw, CARDS, name)
        assert len(alt) > 10


def test_there_is_no_such_picture() -> None:
    for name in ("card:nobody", "position:nowhere", "portrait:mayor", "position:", ""):
        assert illustration(CARDS, name) is None
