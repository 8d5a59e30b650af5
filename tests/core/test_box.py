"""Lists of cards: read, counted, and refused with the line that is wrong."""

import pytest

from ludotheque.core import HIDDEN, BadBox, Box, Game
from ludotheque.games import GAMES
from ludotheque.texts import Texts
from tests.plugins.announced import published_games

GAME = GAMES["district-noir"]
CARDS = GAME.box.text


def changed(old: str, new: str) -> str:
    assert old in CARDS
    return CARDS.replace(old, new, 1)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_the_published_list_reads_back() -> None:
    assert GAME.with_cards(CARDS).box.kinds[0].name == "5"
    assert GAME.with_cards(CARDS).own_cards
    assert not GAME.own_cards


def test_cards_by_name() -> None:
    box = GAME.box
    assert box.name(box.find("docks")) == "docks"
    assert box.find("no such card") == HIDDEN
    assert box.name(HIDDEN) == "?"


def test_unseen_cards() -> None:
    box = GAME.box
    eight = box.find("8")
    unseen = box.unseen([eight, eight, HIDDEN])
    assert len(unseen) == 43
    assert unseen.count(eight) == 6


BAD_LISTS = [
    # what was changed, into what, where the error is, and its key
    ("count = 5", "count = 0", "count = 0", "wrong-list-bad-number"),
    ("count = 5", 'count = "five"', 'count = "five"', "wrong-list-bad-number"),
    ("count = 5", "count = true", "count = true", "wrong-list-bad-number"),
    ("count = 7\n", "", '[[kind]]\nname = "7"', "wrong-list-missing-key"),
    ("value = 8", "value = 8.5", "value = 8.5", "wrong-list-bad-number"),
    ("value = 8", "worth = 8\nvalue = 8", "worth = 8", "wrong-list-unknown-key"),
    ('type = "city"', 'type = "town"', 'type = "town"', "wrong-list-unknown-type"),
    ('name = "docks"', 'name = "8"', 'name = "8"\ntype = "city"', "wrong-same-card-twice"),
    ('name = "docks"', 'name = "The Docks"', 'name = "The Docks"', "wrong-list-bad-name"),
    (
        'count = "card"',
        'count = "hearsay"',
        'sources = { value = "card", count = "hea',
        "wrong-list-unknown-source",
    ),
    ("hand = 5\n", "", "[deal]", "wrong-list-missing-key"),
    ("hand = 5", "hand = 6", "[deal]", "wrong-uneven-deal"),
    ("hand = 5", "hand = 0", "[deal]", "wrong-deal-too-small"),
    ("line = 2", "line = 0", "[deal]", "wrong-deal-too-small"),
    ("take = 5", "take = 6", "[deal]", "wrong-deal-too-small"),
    ("count = 8", "count = 9", "[deal]", "wrong-uneven-deal"),
    ("[deal]", "[deal", "[deal", "wrong-list-heading"),
    ("[deal]", "[dael]", "[dael]", "wrong-list-unknown-key"),
    ("hand = 5", 'hand = "five"', 'hand = "five"', "wrong-list-bad-number"),
    ("take = 5", "take = 5\nrounds = 4", "rounds = 4", "wrong-list-unknown-key"),
]


@pytest.mark.parametrize(("old", "new", "where", "key"), BAD_LISTS)
def test_a_wrong_list_names_the_line_and_what_is_wrong(
    old: str, new: str, where: str, key: str
) -> None:
    text = changed(old, new)
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(text)
    assert caught.value.sentence.key == key
    assert caught.value.line == line_of(text, where)
    for lang, line in (("fr", "Ligne"), ("en", "Line")):
        said = Texts(GAME, lang).problem(caught.value)
        assert said.startswith(f"{line} {caught.value.line}")
        assert said.rstrip().endswith((".", "?"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        f"a = {'9' * 5000}",
        "a = " + "[" * 3000,
        "[[kind]]",
        "kind = 3\n[deal]\nhand=5",
    ],
)
def test_a_file_that_is_something_else(text: str) -> None:
    with pytest.raises(BadBox):
        GAME.with_cards(text)


def test_a_list_without_supports() -> None:
    text = """
[deal]
removed = 0
hand = 1
line = 1
take = 1

[[kind]]
name = "docks"
type = "city"
count = 3
"""
    with pytest.raises(BadBox) as caught:
        GAME.with_cards(text)
    assert caught.value.sentence.key == "wrong-no-supports"


def test_a_list_of_ones_own_says_where_its_figures_come_from() -> None:
    text = CARDS.replace('sources = { value = "card", count = "card" }', "")
    kinds = GAME.with_cards(text).box.kinds
    assert {k.sources["value"] for k in kinds if k.type == "alliance"} == {"own"}


def test_a_card_may_be_named_like_a_type_or_like_what_is_hidden() -> None:
    for name in ("support", "hidden"):
        game = GAME.with_cards(changed('name = "docks"', f'name = "{name}"'))
        assert Texts(game, "en").some(game.box.find(name)) == "a City card"


@pytest.mark.parametrize("name", published_games())
def test_every_figure_of_a_published_box_says_where_it_comes_from(name: str) -> None:
    for kind in GAMES[name].box.kinds:
        assert "own" not in kind.sources.values(), kind


def test_another_alliance_has_a_name_too() -> None:
    game: Game = GAME.with_cards(changed('name = "+4"\ntype = "alliance"\nvalue = 4', OWN_ALLIANCE))
    card = game.box.find("+9")
    assert Texts(game, "fr").some(card) == "une Alliance\u00a0+9"
    assert isinstance(game.box, Box)


OWN_ALLIANCE = 'name = "+9"\ntype = "alliance"\nvalue = 9'
