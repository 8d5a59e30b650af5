"""What holds for the pictures of every game that has a sprite: they are whole, wordless, one for
each card, and the rules show them."""

import re
from typing import Any, NamedTuple

import pytest

from ludotheque.core import HIDDEN, WATCHER, Dice, State
from ludotheque.games.district_noir import DISTRICT_NOIR
from ludotheque.games.district_noir import pictures as noir
from ludotheque.games.pictures import PICTURES
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.samarande import pictures as samarande
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from ludotheque.games.sans_foi_ni_loi import pictures as sans_foi_ni_loi
from ludotheque.texts import LANGUAGES, Texts, rules_text
from tests.games.svg import Drawings, check_plain, drawn, every_picture, moments


class Drawn(NamedTuple):
    """A game and what is drawn of it."""

    game: Any
    pictures: Drawings
    prefix: str
    positions: tuple[str, ...]
    signs: tuple[str, ...]
    """Some of the signs that a page needs beside the cards."""
    every: int
    """Of so many states of a game one is drawn."""


NOIR_POSITIONS = ("line", "majority", "series", "city", "table")
NOIR_SIGNS = ("token", "majority", "series", "city")
CITY_POSITIONS = ("city", "line", "test", "genies", "table")
RANCH_POSITIONS = ("line", "ranch", "raid", "test", "table")
DICE = tuple(f"die-{face}" for face in range(1, 7))
RANCH_SIGNS = ("coin", "hand", "trick", "bonus", "land", "herd", "cowboy", *DICE)
CITY_SIGNS = ("coin", "artisan", "guard", "genie", *DICE)

GAMES = {
    each.game.name: each
    for each in (
        Drawn(DISTRICT_NOIR, noir, "dn", NOIR_POSITIONS, NOIR_SIGNS, 1),
        Drawn(SAMARANDE, samarande, "sa", CITY_POSITIONS, CITY_SIGNS, 40),
        Drawn(SANS_FOI_NI_LOI, sans_foi_ni_loi, "sf", RANCH_POSITIONS, RANCH_SIGNS, 60),
    )
}


def states_of(each: Drawn, players: int) -> list[State]:
    """Some states of a game, the last one included."""
    choices = Dice(f"drawn {players}")
    found = moments(each.game.new(players=players, chance=choices), choices)
    return [*found[:: each.every], found[-1]]


def all_pictures() -> dict[tuple[str, str], str]:
    """Every picture there is, by its game and name."""
    found = {}
    for name, each in GAMES.items():
        for what, picture in every_picture(each.pictures, each.game.cards, each.positions).items():
            found[name, what] = picture
        for players in {min(each.game.players), max(each.game.players)}:
            for number, state in enumerate(states_of(each, players)):
                found[name, f"{players} players {number}"] = PICTURES[name](state)
                found[name, f"watched {players} {number}"] = PICTURES[name](state.view(WATCHER))
    return found


ALL = all_pictures()


@pytest.mark.parametrize("which", ALL, ids=":".join)
def test_a_picture_is_plain_svg_without_words(which: tuple[str, str]) -> None:
    check_plain(ALL[which], has_ids=which[1] == "symbols")


@pytest.mark.parametrize("name", GAMES)
def test_the_sprite_has_a_symbol_of_its_own_for_everything(name: str) -> None:
    each = GAMES[name]
    cards, sprite = each.game.cards, each.pictures.symbols()
    kinds = (*range(len(cards.box.kinds)), HIDDEN)
    ids = re.findall(r'<symbol id="([^"]+)"', sprite)
    assert len(ids) == len(set(ids))
    assert {each.pictures.symbol_id(cards, kind) for kind in kinds} <= set(ids)
    assert {f"{each.prefix}-{sign}" for sign in each.signs} <= set(ids)
    assert all(re.fullmatch(rf"{each.prefix}-[a-z0-9+-]+", symbol) for symbol in ids)
    art = re.findall(r"<symbol [^>]*>(.*?)</symbol>", sprite)
    assert len(art) == len(set(art))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "what",
    ["card:9", "card:nobody", "card:", "card:?", "position:", "position:x", "x:souk", "x:8", ""],
)
def test_there_is_no_picture_of_another_name(name: str, what: str) -> None:
    each = GAMES[name]
    assert each.pictures.illustration(each.game.cards, what) is None


def images(name: str, lang: str) -> list[tuple[str, str, str]]:
    """The pictures of the rules: what they are said to show, their names and their captions."""
    pattern = r'!\[([^\]]*)\]\(([^ )]*)(?: "([^"]*)")?\)'
    return re.findall(pattern, rules_text(Texts(GAMES[name].game, lang)))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_show_every_card_and_position_and_describe_it(name: str, lang: str) -> None:
    each = GAMES[name]
    cards, shown = each.game.cards, [what for _, what, _ in images(name, lang)]
    assert shown == [what for _, what, _ in images(name, "en")]
    assert set(shown) == {
        *(f"card:{card}" for card in cards.box.names),
        *(f"position:{position}" for position in each.positions),
    }
    for what in shown:
        drawn(each.pictures, cards, what)
    texts = Texts(each.game, lang)
    for description, what, caption in images(name, lang):
        subject, _, which = what.partition(":")
        if subject == "card":  # which may be described by its name alone
            assert description == texts.picture(cards.box.find(which))
            assert caption == texts.card(cards.box.find(which))
        else:
            assert len(description) > 18
    descriptions = [description for description, _, _ in images(name, lang)]
    assert len(set(descriptions)) == len(descriptions)
