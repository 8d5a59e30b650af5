"""Whoever runs a server can lay other names over those of games and cards."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import Dice
from ludotheque.games import GAMES
from ludotheque.lessons.lesson_texts import lesson_texts
from ludotheque.texts import LANGUAGES, Texts, rules_text
from ludotheque.texts.house_names import LONGEST, VARIABLE, BadNames, check_names

GAME = GAMES["district-noir"]
NEUTRAL = Path(__file__).with_name("neutral_names.ftl").read_text("utf-8")
FORMER = {
    "en": r"District Noir|Docks|Police Station|City Hall|\b(Support|Alliance|Betrayal)s?\b",
    "fr": r"District Noir|Docks|Commissariat|Mairie|\b(Soutien|Alliance|Trahison)s?\b",
}


@pytest.fixture
def neutral(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    check_names(NEUTRAL)
    monkeypatch.setenv(VARIABLE, NEUTRAL)
    lesson_texts.cache_clear()
    yield
    lesson_texts.cache_clear()


@pytest.mark.usefixtures("neutral")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_former_name_is_left_in_rules_lessons_or_cards(lang: str) -> None:
    texts = Texts(GAME, lang)
    said = [texts.card(card) for card in range(len(GAME.box.kinds))]
    said += [texts.about(card) for card in range(len(GAME.box.kinds))]
    said += [texts.word("game-name"), rules_text(texts)]
    lessons = lesson_texts(GAME, lang)._sentences._written
    said += [re.sub(r"\A[^=]*=", "", text) for text in lessons.values()]
    assert len(said) > 200  # the lessons' sentences are with those of the game
    assert not [text for text in said if re.search(FORMER[lang], text)]


@pytest.mark.usefixtures("neutral")
def test_sentences_are_said_with_the_names_and_their_grammar() -> None:
    state = GAME.new(players=2, chance=Dice(7))
    docks, four = GAME.box.find("docks"), GAME.box.find("+4")
    refused = state.refusal(GAME.move("play docks"))
    assert refused is not None
    assert (
        Texts(GAME, "en").say(refused, ["Ada", "Blaise"])
        == "You do not have the Quays in your hand."
    )
    assert Texts(GAME, "fr").form(docks, "the") == "les Quais"
    assert Texts(GAME, "fr").some(four, 2) == "deux Ententes +4"


def test_without_names_all_is_as_it_was() -> None:
    assert Texts(GAME, "en").word("game-name") == "District Noir"
    assert "Police Station" in rules_text(Texts(GAME, "en"))


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("game-name = X\n", 1, "names-no-heading"),
        ("\n## chess en\ngame-name = X\n", 2, "names-no-game"),
        ("## district-noir de\n", 1, "names-no-language"),
        ("## district-noir\n", 1, "names-no-language"),
        ("## district-noir en\ncard-dock = X\n", 2, "names-no-entry"),
        ("## district-noir en\n\nQuays\n", 3, "names-unreadable"),
        ("## district-noir en\ngame-name = { X\n", 2, "names-unreadable"),
        ("## district-noir en\ngame-name =\n", 2, "names-unreadable"),
        ("## district-noir en\ncard-docks = X\n", 2, "names-no-attribute"),
        ("## district-noir fr\ncard-docks = X\n    .plural = X\n", 2, "names-no-attribute"),
        ("## district-noir en\ngame-name = { $points }\n", 2, "names-no-variable"),
        ("## district-noir en\ngame-name = X\ngame-name = Y\n", 3, "names-twice"),
        ("#" * (LONGEST + 1), 1, "names-too-long"),
    ],
)
def test_what_is_wrong_is_found_with_its_line(text: str, line: int, key: str) -> None:
    with pytest.raises(BadNames) as found:
        check_names(text)
    assert (found.value.line, found.value.key) == (line, key)
