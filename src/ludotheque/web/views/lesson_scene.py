"""A moment of a lesson in words and pictures: the game's own stage, seen by the learner."""

from collections.abc import Sequence
from functools import cached_property
from typing import ClassVar, Final

from ludotheque.core import Decision, Event, Labels, Outcome, Player, Seat, Sentence, State
from ludotheque.lessons import LEARNER, Lesson, Moment
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.table import asks
from ludotheque.web.tables.told import Told, recounted

from .scene import Scene, without_options

STRETCH: Final = 1000
"""More than the moves of any lesson: so that lines are told apart after a jump to another game."""


class LessonScene(Scene):
    """The game as it stands in a lesson. Only the script decides what happens."""

    is_lesson: ClassVar = True

    def __init__(
        self, lesson: Lesson, step: int, words: Phrasebook, moment: Moment | None = None
    ) -> None:
        """`moment` is one on the way to this step; by default, the step's own."""
        super().__init__("", lesson.game, words, LEARNER)
        self.lesson: Final = lesson
        self.step: Final = step
        self.moment: Final = lesson.moment(step) if moment is None else moment
        self.match: Final = lesson.at(self.moment)

    @property
    def here(self) -> str:
        return f"{address_of(self.lesson)}/{self.step}"

    # Words

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names, LEARNER)

    @property
    def labels(self) -> Labels:
        return self.match.labels

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def is_you(self, seat: Seat) -> bool:
        return seat == LEARNER

    def title(self) -> str:
        return self.word("lesson-title", game=self.texts.word("game-name"))

    def question(self) -> str:
        decision = self.match.decision()
        if decision is None:
            return ""
        if self.is_asked:
            return self.say(decision.question)
        return self.word("asked-other", name=self.names[decision.seat])

    def beginning(self) -> str:
        return self.word("lesson-log")

    # The position

    @property
    def number(self) -> int:
        return STRETCH * self.moment.stretch + self.match.number

    @property
    def players(self) -> Sequence[Player]:
        return self.match.players

    @cached_property
    def names(self) -> list[str]:
        names = [player.name for player in self.players]
        names[LEARNER] = self.word("you")
        return names

    def view(self) -> State:
        return self.match.view(LEARNER)

    def outcome(self) -> Outcome | None:
        return self.match.outcome()

    @property
    def is_asked(self) -> bool:
        decision = self.match.decision()
        return decision is not None and decision.seat == LEARNER

    def decision(self) -> Decision | None:
        if self.match.decision() is None:
            return None
        view = self.view()
        return (view.asked(LEARNER) if self.is_asked else None) or without_options(view)

    def asks(self, seat: Seat) -> bool:
        return asks(self.match.decision(), seat)

    def asked_together(self) -> list[Seat]:
        decision = self.match.decision()
        return list(decision.window.seats) if decision and decision.window else []

    def last_told(self, most: int) -> tuple[Event, ...]:
        return self.match.last_told(LEARNER, most)

    def recounted(self, most: int) -> list[Told]:
        return recounted(self.match, self.last_told(most))

    def last_standing(self, most: int) -> tuple[Event, ...]:
        return self.match.last_standing(LEARNER, most)

    def told_by_last_act(self) -> tuple[Event, ...]:
        return self.match.journal(LEARNER, self.match.number - 1)

    @property
    def told_count(self) -> int:
        return self.match.told_count


def address_of(lesson: Lesson) -> str:
    """Where a lesson is: its first step, and before the numbers of all."""
    return f"/games/{lesson.game.name}/learn/{lesson.name}"
