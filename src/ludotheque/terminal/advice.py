"""A hint in words: what to do, why, and how the best options compare."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.analysis import Hint, Weighed
from ludotheque.core import Game, State

from .line_breaks import prose
from .scene import Scene

COMPARED: Final = 5
"""So many options are listed, the best first."""


def advice(hint: Hint, game: Game, view: State, scene: Scene) -> Iterator[RenderableType]:
    """What is said of a hint that was worked out from this view."""
    terminal = scene.terminal
    yield Text()
    move = scene.tell(game.meaning(hint.move, view))
    yield prose(terminal.word("advice", move=move), "bold")
    for reason in hint.reasons:
        yield prose(scene.tell(reason))
    if len(hint.estimate.weighed) > 1:
        yield Text()
        yield prose(terminal.word("advice-chances", seats=view.seats))
        yield _comparison(hint, game, view, scene)


def _comparison(hint: Hint, game: Game, view: State, scene: Scene) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="dim")
    for weighed in hint.estimate.weighed[:COMPARED]:
        meaning = scene.tell(game.meaning(weighed.move, view))
        grid.add_row(prose(meaning), *_figures(weighed, scene))
    return grid


def _figures(weighed: Weighed, scene: Scene) -> tuple[Text, Text]:
    low, chance, high = (
        round(100 * figure) for figure in (weighed.low, weighed.chance, weighed.high)
    )
    percent = scene.terminal.word("percent", figure=chance)
    return Text(percent), Text(scene.terminal.word("advice-between", low=low, high=high))
