"""The sentences of a game's lessons, in Fluent, beside the lessons."""

from functools import cache
from typing import Final

from ludotheque.core import Game
from ludotheque.games.game_files import texts_by_language
from ludotheque.texts import DEFAULT_LANGUAGE
from ludotheque.texts.house_names import laid_over, renamed
from ludotheque.texts.language import core_texts
from ludotheque.texts.messages import Sentences

from .lesson import BadLesson, Lesson
from .step import Step

FOLDER: Final = "lessons"
"""The folder of a game's lessons and of what they say."""


class LessonTexts:
    """What a game's lessons say, in one language."""

    def __init__(self, sentences: Sentences) -> None:
        self._sentences: Final = sentences

    def title(self, lesson: Lesson) -> str:
        return self._sentences.format(lesson.title, {})

    def step(self, step: Step) -> str:
        """What a step says."""
        return self._sentences.format(step.says, {})

    def answer(self, key: str) -> str:
        """What is said to another move."""
        return self._sentences.format(key, {})

    def check(self, lesson: Lesson) -> None:
        """BadLesson if something is not said."""
        for key in (lesson.title, *keys_of(lesson)):
            if key not in self._sentences:
                raise BadLesson(lesson.name, "its texts", f"there is no text for {key!r}")


def keys_of(lesson: Lesson) -> list[str]:
    """The keys of everything that a lesson may say."""
    return [key for step in lesson.steps for key in (step.says, *step.answers.values())]


@cache
def lesson_texts(game: Game, lang: str) -> LessonTexts:
    """The texts of a game's lessons; in the default language if they are not in this one. They may
    name cards by the game's own texts: `{ card-docks }`."""
    texts = texts_by_language(f"{game.package}.{FOLDER}")
    known = lang if lang in texts and lang in game.texts else DEFAULT_LANGUAGE
    own = renamed(game, known, texts[known])
    sources = (core_texts(known), *laid_over(game, known), own)
    return LessonTexts(Sentences(known, sources))
