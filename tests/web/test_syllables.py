"""Where the names on cards may be hyphenated."""

import re

import pytest

from ludotheque.core import Game
from ludotheque.texts import Texts
from ludotheque.web.views.games.syllables import hyphenated
from tests.games.samarande.tables import GAME as SAMARANDE
from tests.games.sans_foi_ni_loi.tables import GAME as SANS_FOI_NI_LOI

LONG = 7
"""Letters that fit on the narrowest card."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [SAMARANDE, SANS_FOI_NI_LOI], ids=lambda game: game.name)
def test_every_long_word_on_a_card_can_be_hyphenated(game: Game, lang: str) -> None:
    texts = Texts(game, lang)
    names = [texts.card(card) for card in range(len(game.box.kinds))]
    words = {word for name in names for word in re.findall(r"[\w’]+", name) if len(word) >= LONG}
    assert words
    assert not {word for word in words if "hyphen" not in hyphenated(word, lang)}


def test_the_name_itself_stays_as_it_is() -> None:
    written = hyphenated("Guilde des assassins & Cie", "fr")
    assert written.striptags() == "Guilde des assassins & Cie"
    assert written == (
        'Guilde des <span class="long-word">as<span class="hyphen"></span>sas'
        '<span class="hyphen"></span>sins</span> &amp; Cie'
    )


def test_words_of_other_languages_are_left_alone() -> None:
    assert hyphenated("Bibliothèque", "en") == "Bibliothèque"
    assert hyphenated("Bibliothèque", "de") == "Bibliothèque"
