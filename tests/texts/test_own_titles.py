"""Cards named by somebody's own list: forms in sentences, and guesses where it is silent."""

import pytest

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.texts import Phrasebook, Texts
from ludotheque.texts.own_titles import plural_of
from ludotheque.texts.phrasebook import MOST_LISTS

NOIR = GAMES["district-noir"]


def titled(**words: str) -> Game:
    """District Noir with these words for its Support 8."""
    lines = "".join(f'{key.replace("_", "-")} = "{word}"\n' for key, word in words.items())
    return NOIR.with_cards(NOIR.box.text.replace('name = "8"\n', f'name = "8"\n{lines}'))


def eight(game: Game, lang: str) -> tuple[str, str, str]:
    texts, card = Texts(game, lang), game.box.find("8")
    return texts.card(card), texts.some(card), texts.some(card, 3)


def test_one_title_is_for_both_languages() -> None:
    game = titled(title="Parrain")
    assert eight(game, "fr") == ("Parrain", "un Parrain", "trois Parrains")
    assert eight(game, "en") == ("Parrain", "a Parrain", "three Parrains")


def test_a_title_in_one_language_is_better_than_none() -> None:
    assert eight(titled(title_fr="Parrain"), "en")[0] == "Parrain"


def test_a_list_says_how_its_titles_are_used() -> None:
    game = titled(
        title_fr="Œil de verre", gender_fr="feminine", plural_fr="Yeux de verre", title_en="Eye"
    )
    assert eight(game, "fr") == ("Œil de verre", "une Œil de verre", "trois Yeux de verre")
    assert eight(game, "en") == ("Eye", "an Eye", "three Eyes")
    assert Texts(game, "fr").form(game.box.find("8"), "of-the") == "de l’Œil de verre"


@pytest.mark.parametrize(
    ("lang", "title", "plural"),
    [
        ("fr", "Cow-boy novice", "Cow-boys novices"),
        ("fr", "Roi du rodéo", "Rois du rodéo"),
        ("fr", "Tueur à gages", "Tueurs à gages"),
        ("fr", "Homme d’affaires", "Hommes d’affaires"),
        ("fr", "Général", "Généraux"),
        ("fr", "Bureau", "Bureaux"),
        ("fr", "Girls", "Girls"),
        ("en", "Lord of the Manor", "Lords of the Manor"),
        ("en", "Witch", "Witches"),
        ("en", "Lady", "Ladies"),
        ("en", "Donkey", "Donkeys"),
        ("en", "Gunman", "Gunmen"),
        ("en", "Agent 7", "Agent 7"),
        ("eo", "Kato", "Kato"),
    ],
)
def test_a_plural_is_guessed(lang: str, title: str, plural: str) -> None:
    assert plural_of(title, lang) == plural


def test_a_title_is_no_fluent_text() -> None:
    assert eight(titled(title="{ $count } { -x }"), "en")[0] == "{ $count } { -x }"


def test_texts_of_lists_are_not_kept_for_ever() -> None:
    words = Phrasebook("en", "")
    first = titled(title="Godfather")
    kept = words.texts(first)
    assert words.texts(first) is kept
    for number in range(MOST_LISTS):
        words.texts(titled(title=f"Agent {number}"))
    assert words.texts(first) is not kept
    assert words.texts(NOIR) is words.texts(NOIR)
