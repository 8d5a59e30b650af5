"""How many lessons were begun and finished, and how far people came. Nobody is named, and nothing
is stored: the counts begin anew with the server."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from ludotheque.lessons import Lesson


class LessonCounts:
    """What devices tell of their way through lessons, for `/metrics`."""

    def __init__(self) -> None:
        self._begun: Final = Counter[str]()
        self._finished: Final = Counter[str]()
        self._last_steps: Final = Counter[str]()

    def reach(self, lesson: Lesson, step: int) -> None:
        """A device has come to this step for the first time."""
        about = f'game="{lesson.game.name}",lesson="{lesson.name}"'
        self._begun[about] += step == 1
        self._finished[about] += step == len(lesson.steps)
        self._last_steps[f'{about},step="{step}"'] += 1
        before = f'{about},step="{step - 1}"'
        if self._last_steps[before]:  # it may have come there before the server was started
            self._last_steps[before] -= 1

    def metrics(self) -> list[str]:
        return [
            "# TYPE ludotheque_lessons_started_total counter",
            *_lines("ludotheque_lessons_started_total", self._begun.items()),
            "# TYPE ludotheque_lessons_finished_total counter",
            *_lines("ludotheque_lessons_finished_total", self._finished.items()),
            "# TYPE ludotheque_lessons_last_step gauge",
            *_lines("ludotheque_lessons_last_step", self._last_steps.items()),
        ]


def _lines(name: str, counts: Iterable[tuple[str, int]]) -> list[str]:
    return [f"{name}{{{labels}}} {count}" for labels, count in counts]
