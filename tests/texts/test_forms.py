"""Names in sentences: articles, numbers, elision and contraction, made of what an entry says."""

from typing import Final

import pytest
from fluent.syntax import FluentSerializer, ast, parse

from ludotheque.core import (
    CARDS,
    CARDS_IN_ORDER,
    GAP,
    HIDDEN,
    SEAT,
    VOCABULARY,
    Card,
    Event,
    Game,
    Sentence,
    Vocabulary,
    secret,
)
from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts
from ludotheque.texts.forms import Forms
from ludotheque.texts.game_texts import MOST_PEOPLE
from ludotheque.texts.messages import MissingText, Sentences
from tests.texts.test_texts import ALL_TEXTS, messages_in

NOIR, WEST, CITY = GAMES["district-noir"], GAMES["sans-foi-ni-loi"], GAMES["samarande"]

FRENCH: Final = {
    (CITY, "port"): ("un Port", "le Port", "du Port", "au Port", "d’un Port"),
    (CITY, "library"): (
        "une Bibliothèque",
        "la Bibliothèque",
        "de la Bibliothèque",
        "à la Bibliothèque",
        "d’une Bibliothèque",
    ),
    (NOIR, "+3"): (
        "une Alliance\u00a0+3",
        "l’Alliance\u00a0+3",
        "de l’Alliance\u00a0+3",
        "à l’Alliance\u00a0+3",
        "d’une Alliance\u00a0+3",
    ),
    (CITY, "man-of-the-desert"): (
        "un Homme du désert",
        "l’Homme du désert",
        "de l’Homme du désert",
        "à l’Homme du désert",
        "d’un Homme du désert",
    ),
    (WEST, "hold-up"): ("un Hold-up", "le Hold-up", "du Hold-up", "au Hold-up", "d’un Hold-up"),
    (WEST, "sheriff"): ("le Shérif", "le Shérif", "du Shérif", "au Shérif", "du Shérif"),
    (WEST, "girls"): ("des Girls", "les Girls", "des Girls", "aux Girls", "de Girls"),
    (NOIR, "docks"): ("les Docks", "les Docks", "des Docks", "aux Docks", "des Docks"),
    (CITY, "aladdin"): ("Aladin", "Aladin", "d’Aladin", "à Aladin", "d’Aladin"),
    (CITY, "scheherazade"): (
        "Schéhérazade",
        "Schéhérazade",
        "de Schéhérazade",
        "à Schéhérazade",
        "de Schéhérazade",
    ),
}
ENGLISH: Final = {
    (CITY, "port"): ("a Port", "the Port", "of the Port", "to the Port", "of a Port"),
    (NOIR, "+3"): (
        "an Alliance\u00a0+3",
        "the Alliance\u00a0+3",
        "of the Alliance\u00a0+3",
        "to the Alliance\u00a0+3",
        "of an Alliance\u00a0+3",
    ),
    (WEST, "sheriff"): (
        "the Sheriff",
        "the Sheriff",
        "of the Sheriff",
        "to the Sheriff",
        "of the Sheriff",
    ),
    (WEST, "girls"): ("Girls", "the Girls", "of the Girls", "to the Girls", "of Girls"),
    (NOIR, "city-hall"): (
        "City Hall",
        "City Hall",
        "of City Hall",
        "to City Hall",
        "of City Hall",
    ),
}
FORMS: Final = ("some", "the", "of-the", "to-the", "of-some")


@pytest.mark.parametrize(
    ("lang", "game", "name", "forms"),
    [
        pytest.param(lang, game, name, forms, id=f"{lang}-{name}")
        for lang, expected in (("fr", FRENCH), ("en", ENGLISH))
        for (game, name), forms in expected.items()
    ],
)
def test_a_name_takes_its_article(lang: str, game: Game, name: str, forms: tuple[str, ...]) -> None:
    texts, card = Texts(game, lang), game.box.find(name)
    assert tuple(texts.form(card, form) for form in FORMS) == forms
    assert texts.some(card) == forms[0]


def test_more_than_one_is_told_by_number() -> None:
    french, english = Texts(WEST, "fr"), Texts(WEST, "en")
    sheriff, girls = WEST.box.find("sheriff"), WEST.box.find("girls")
    assert (french.some(sheriff, 2), english.some(sheriff, 2)) == ("deux Shérifs", "two Sheriffs")
    assert (french.some(girls, 3), english.some(girls, 12)) == ("trois Girls", "12 Girls")
    assert (french.some(HIDDEN, 2), english.some(HIDDEN)) == (
        "deux cartes cachées",
        "a hidden card",
    )


def test_a_text_uses_any_form_and_selects_by_gender() -> None:
    worded = Sentences(
        "fr",
        (
            "shot = { $card-The } est { $card-gender ->\n"
            "    [feminine] abattue\n   *[masculine] abattu\n    } : la mort { $card-of-the }.",
        ),
    )
    texts = Texts(WEST, "fr")
    for name, text in (
        ("novice", "Le Cow-boy novice est abattu : la mort du Cow-boy novice."),
        ("fence", "La Clôture est abattue : la mort de la Clôture."),
    ):
        assert worded.format("shot", texts.in_sentence("card", card(name))) == text


@pytest.mark.parametrize(
    ("name", "french", "english"),
    [
        ("Ana", "d’Ana", "Ana’s"),
        ("Bruno", "de Bruno", "Bruno’s"),
        ("émile", "d’émile", "émile’s"),
        ("Œdipe", "d’Œdipe", "Œdipe’s"),
        ("李", "de 李", "李’s"),
    ],
)
def test_a_persons_name_is_elided(name: str, french: str, english: str) -> None:
    for lang, expected in (("fr", french), ("en", english)):
        forms = Forms(Sentences(lang, (ALL_TEXTS[lang]["texts"],)))
        assert forms.person(name)["of"] == expected


def test_a1_an_order_is_told_in_order_with_its_gaps() -> None:
    poor, sheriff = card("poor-land"), card("sheriff")
    line = (poor, sheriff, GAP, GAP, poor, poor, HIDDEN)
    french, english = Texts(WEST, "fr"), Texts(WEST, "en")
    assert french.cards_in_order(line) == (
        "un Terrain médiocre, le Shérif, deux vides, deux Terrains médiocres et une carte cachée"
    )
    assert english.cards_in_order(line) == (
        "a Poor land, the Sheriff, two gaps, two Poor lands and a hidden card"
    )
    assert english.cards(line[:2] + line[4:]) == "three Poor lands, the Sheriff and a hidden card"
    assert english.cards_in_order(()) == "nothing"


def test_a1_the_type_of_a_value_says_whether_its_order_counts() -> None:
    words = Vocabulary()
    heap, order = (
        words.told("took", seat=SEAT, cards=CARDS),
        words.told("drew", seat=SEAT, cards=CARDS_IN_ORDER),
    )
    five, six = NOIR.box.find("5"), NOIR.box.find("6")
    english = Texts(NOIR, "en")
    cards = (five, six, five)
    assert english.say(Event(heap, (0, cards)), ("Ana",)) == (
        "Ana takes two Support\u00a05s and a Support\u00a06."
    )
    assert english.say(Event(order, (0, cards)), ("Ana",)) == (
        "Ana draws a Support\u00a05, a Support\u00a06 and a Support\u00a05."
    )
    assert repr(secret(CARDS_IN_ORDER)) == "secret(CARDS_IN_ORDER)"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_attribute_of_an_entry_says_something(lang: str) -> None:
    """A misspelt attribute would say nothing. A form is made of it, or it is the singular."""
    core = parse(ALL_TEXTS[lang]["texts"])
    known = {"singular"}
    for entry in core.body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("form-"):
            known |= messages_in(FluentSerializer().serialize_entry(entry))[entry.id.name].names
    for source in ALL_TEXTS[lang].values():
        for entry in parse(source).body:
            if isinstance(entry, ast.Message):
                used = {attribute.id.name for attribute in entry.attributes}
                assert used <= known, entry.id.name


@pytest.mark.parametrize("missing", ["plural", "gender"])
def test_an_entry_without_what_its_language_needs_is_an_error(missing: str) -> None:
    attributes = {"plural": "Sésames", "gender": "masculine"}
    del attributes[missing]
    entry = "card = Sésame" + "".join(f"\n    .{key} = {text}" for key, text in attributes.items())
    forms = Forms(Sentences("fr", (ALL_TEXTS["fr"]["texts"], entry)))
    with pytest.raises(MissingText, match=missing):
        forms.card("card", {})


def card(name: str) -> Card:
    return WEST.box.find(name)


def test_names_of_people_are_not_kept_for_ever() -> None:
    texts = Texts(GAMES["district-noir"], "fr")
    seat = Sentence(VOCABULARY.phrases["told-resigned"], (0,))
    for number in range(MOST_PEOPLE + 10):
        assert f"Ada {number}" in texts.say(seat, [f"Ada {number}", "Blaise"])
    assert len(texts._people) <= MOST_PEOPLE
