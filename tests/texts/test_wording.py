"""Wordings that were literal translations, and how they are said now."""

import pytest

from ludotheque.texts import LANGUAGES
from tests.texts.test_texts import ALL_TEXTS
from tests.web.rendered_pages import PAGES, scene, table_of

LITERAL = {
    "en": (
        "eturn match",
        "before the start",
        "one takes only once",
        "a take brings",
        "but not the next one",
        "How the points came about",
        "Replay a record",
        "Cards not seen yet",
        "The other one then only",
        "Choose what it is for",
        "Several are asked at once",
        "Who has no District",
        "rolled again",
        "is out of everything",
        "That is no opponent’s",
        "take the raid along",
        "cap of racoon",
        "all at the top",
        "the place that counts",
        "turning face down",
    ),
    "fr": (
        "gagne par {",
        "chacun, pour personne",
        "Comment viennent",
        "une prise rapporte",
        "en hauteur",
        "en largeur",
        "à fleur",
        "contre d’autres, ou",
        "Emplacements en mots",
        "qui retourne",
        "Rejouer à la place",
        "avant le début",
        "pour qui a le lien",
        "par les yeux de",
        "au bout d’un temps",
        "tout est de savoir",
        "Un bon jeu",
        "Laissez-vous passer",
        "Choisissez sur quoi",
        "On sait qu’il y a",
        "quitte la partie",
        "Joaillier",
        "Garde royal\n",
        "Quelqu’un d’un",
        "partout en tête",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_f_no_literal_translation_is_left(lang: str) -> None:
    for name, source in ALL_TEXTS[lang].items():
        assert not [words for words in LITERAL.get(lang, ()) if words in source], name


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("fr", "devez encore prendre", "doit encore prendre"),
        ("en", "have yet to take", "has yet to take"),
    ],
)
def test_f_what_is_said_of_you_agrees_with_you(lang: str, mine: str, theirs: str) -> None:
    session = table_of("district-noir", 2, None)
    page = PAGES.table_body(scene(session, 0, lang)).html
    assert page.count(mine) == 1
    assert page.count(theirs) == 1
