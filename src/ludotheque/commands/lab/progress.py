"""How far it is, and how long it will take: a bar at a terminal, now and then a line elsewhere."""

import time
from typing import TYPE_CHECKING, Final

from rich.progress import BarColumn, Progress, TextColumn

from ludotheque.terminal import Terminal

if TYPE_CHECKING:
    from ludotheque.lab.words import LabWords

SECONDS_BETWEEN_LINES: Final = 30.0


class ProgressBar:
    """So many games of so many."""

    def __init__(self, games: int, there: int, words: "LabWords", terminal: Terminal) -> None:
        self._games: Final = games
        self._at_start: Final = there
        self._words: Final = words
        self._terminal: Final = terminal
        self._start: Final = time.monotonic()
        self._told = self._start
        columns = BarColumn(), TextColumn("{task.description}")
        self._bar: Final = Progress(*columns, console=terminal.console, transient=True)
        self._task: Final = self._bar.add_task(self._said(there), total=games, completed=there)

    def __enter__(self) -> "ProgressBar":
        if self._terminal.console.is_terminal:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, there: int) -> None:
        """So many are there now."""
        self._bar.update(self._task, completed=there, description=self._said(there))
        now = time.monotonic()
        if not self._terminal.console.is_terminal and now > self._told + SECONDS_BETWEEN_LINES:
            self._terminal.show(self._said(there))
            self._told = now

    def _said(self, there: int) -> str:
        words = self._words
        figures = {"there": words.number(there), "games": words.number(self._games)}
        new, seconds = there - self._at_start, time.monotonic() - self._start
        if not new or not seconds:
            return words.word("progress-unknown", **figures)
        speed = new / seconds
        left = round((self._games - there) / speed)
        digits = 0 if speed >= 10 else 1
        return words.word(
            "progress", **figures, speed=words.number(speed, digits), left=_duration(left)
        )


def _duration(seconds: int) -> str:
    """`1:02:05`, as clocks show it in any language."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
