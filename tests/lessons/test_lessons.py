"""Every lesson is played through with the engine, in both languages, as a learner would."""

import re
from typing import Final

import pytest

from ludotheque.games import GAMES
from ludotheque.games.game_files import texts_by_language
from ludotheque.lessons import LEARNER, Lesson, lesson_texts, lessons_of
from ludotheque.lessons.lesson_texts import keys_of
from ludotheque.texts import LANGUAGES
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.lesson_scene import LessonScene
from tests.plugins.announced import published_games
from tests.texts.test_texts import ALL_TEXTS, messages_in
from tests.web.rendered_pages import PAGES
from tests.web.selectors import Page

MOST_WORDS: Final = 40
LESSONS: Final = {
    f"{name}/{lesson.name}": lesson for name in GAMES for lesson in lessons_of(GAMES[name])
}
STEPS: Final = [
    pytest.param(lesson, number, id=f"{name}/{number}")
    for name, lesson in LESSONS.items()
    for number in range(1, len(lesson.steps) + 1)
]


@pytest.mark.parametrize("name", published_games())
def test_a_game_has_first_steps_and_a_clever_part(name: str) -> None:
    assert len(lessons_of(GAMES[name])) >= 2


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_a_lesson_ends_with_something_to_read(lesson: Lesson) -> None:
    assert lesson.steps[-1].wanted is None
    assert lesson.way_to(1) == [lesson.moment(1)]


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_the_wanted_move_is_allowed_and_leads_on(lesson: Lesson, number: int) -> None:
    step, match = lesson.step(number), lesson.match(number)
    if step.wanted is None:
        return
    assert match.refusal(LEARNER, step.wanted.text) is None
    assert lesson.way_to(number + 1)[-1] == lesson.moment(number + 1)
    assert lesson.way_to(number + 1)[0] != lesson.moment(number), "the move is shown"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_every_other_move_is_answered(lesson: Lesson, number: int) -> None:
    step, decision = lesson.step(number), lesson.match(number).decision()
    if step.wanted is None:
        assert not step.answers
        return
    assert decision is not None
    others = {move.text for move in decision.options} - {step.wanted.text}
    assert len(others) == len(decision.options) - 1
    answers = {other: step.answer(other) for other in others}
    assert [other for other, key in answers.items() if not key] == []
    assert set(answers.values()) == set(step.answers.values()), "no answer is there in vain"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_step_says_one_thing_shortly_and_lights_what_is_there(
    lesson: Lesson, number: int, lang: str
) -> None:
    step = lesson.step(number)
    said = lesson_texts(lesson.game, lang).step(step)
    assert 0 < words_in(said) <= MOST_WORDS
    scene = LessonScene(lesson, number, phrasebook(lang))
    assert scene.view().eyes == LEARNER
    page = Page(PAGES.table_body(scene).html)
    lit = lesson.elements([*step.lit, *step.touch])
    assert [chain for chain in lit if not any(map(page.has, chain.split("|")))] == []
    assert bool(step.touch) == (step.wanted is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if lessons_of(GAMES[name])])
def test_cards_are_named_by_the_games_own_texts(name: str, lang: str) -> None:
    """So that a renamed card is renamed in its lessons. Somebody in the story may be called so."""
    game = GAMES[name]
    titles = re.findall(r"(?m)^card-[\w-]+ = ([^{}\n]+)$", game.texts[lang])
    written = texts_by_language(f"{game.package}.lessons")[lang]
    for line in written.splitlines():
        if not line.startswith(("#", "first-goal")):
            named = [t for t in titles if re.search(rf"(?<![\w-]){re.escape(t)}(?![\w-])", line)]
            assert not named, line


def words_in(text: str) -> int:
    return len(re.findall(r"[^\W_]+(?:[’-][^\W_]+)*", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", published_games())
def test_no_sentence_of_a_lesson_is_there_in_vain(name: str, lang: str) -> None:
    lessons = lessons_of(GAMES[name])
    used = {key for lesson in lessons for key in (lesson.title, *keys_of(lesson))}
    there = messages_in(ALL_TEXTS[lang][f"{name.replace('-', '_')}/lessons"])
    assert set(there) == used
