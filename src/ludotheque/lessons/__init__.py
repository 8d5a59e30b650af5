"""Lessons: a game is taught by playing it, from scripts that lie beside the game."""

from .lesson import BadLesson, Lesson, Moment
from .lesson_files import has_lessons, lessons_of, usable_lessons
from .lesson_texts import LessonTexts, lesson_texts
from .step import LEARNER, NO_ANSWER, Step

__all__ = [
    "LEARNER",
    "NO_ANSWER",
    "BadLesson",
    "Lesson",
    "LessonTexts",
    "Moment",
    "Step",
    "has_lessons",
    "lesson_texts",
    "lessons_of",
    "usable_lessons",
]
