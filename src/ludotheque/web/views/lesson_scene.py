"""A moment of a lesson in words and pictures: the game's own stage, seen by the learner."""

from typing import Final

from ludotheque.lessons import LEARNER, Lesson, Moment
from ludotheque.texts import Phrasebook

from .learner_scene import LearnerScene

STRETCH: Final = 1000
"""More than the moves of any lesson: so that lines are told apart after a jump to another game."""


class LessonScene(LearnerScene):
    """The game as it stands in a lesson. Only the script decides what happens."""

    def __init__(
        self, lesson: Lesson, step: int, words: Phrasebook, moment: Moment | None = None
    ) -> None:
        """`moment` is one on the way to this step; by default, the step's own."""
        self.moment: Final = lesson.moment(step) if moment is None else moment
        super().__init__("", lesson.game, words, lesson.at(self.moment), LEARNER)
        self.lesson: Final = lesson
        self.step: Final = step

    @property
    def here(self) -> str:
        return f"{address_of(self.lesson)}/{self.step}"

    def title(self) -> str:
        return self.word("lesson-title", game=self.texts.word("game-name"))

    def beginning(self) -> str:
        return self.word("lesson-log")

    @property
    def number(self) -> int:
        return STRETCH * self.moment.stretch + self.match.number


def address_of(lesson: Lesson) -> str:
    """Where a lesson is: its first step, and before the numbers of all."""
    return f"/games/{lesson.game.name}/learn/{lesson.name}"
