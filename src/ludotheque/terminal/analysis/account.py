"""An analysis at the terminal: luck and choice, the course as a small curve, the moments."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.analysis import ToldAnalysis, ToldMoment
from ludotheque.core import Seat
from ludotheque.terminal.line_breaks import prose

BARS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60

STYLES: Final = {"blunder": "bold red", "missed-chance": "bold yellow", "fine-move": "bold green"}


def account(told: ToldAnalysis) -> Iterator[RenderableType]:
    """All of it."""
    seats = range(len(told.names))
    yield prose(told.word("title", game=told.game_name), "bold")
    yield prose(told.result)
    yield Text()
    yield prose(told.word("luck-and-choice"), "bold")
    for seat in seats:
        yield prose(" ".join(told.sentences(seat)))
    yield Text()
    yield _parts(told)
    yield Text()
    yield prose(told.word("course"), "bold")
    yield _curves(told)
    yield Text()
    moments = told.moments()
    yield prose(told.word("moments" if moments else "no-moments"), "bold")
    for moment in moments:
        yield Text()
        yield from _moment(moment)
    yield Text()
    yield prose(told.method(), "dim")


def _parts(told: ToldAnalysis) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    keys = ("deal", "drawn", "own", "others", "rest", "end")
    for _ in keys:
        grid.add_column(justify="right")
    grid.add_row("", *[prose(told.word(f"column-{key}"), "dim") for key in keys])
    for seat, name in enumerate(told.names):
        end = told.percent(told.analysis.accounts[seat].share)
        grid.add_row(prose(name), *[Text(part) for part in told.parts(seat)], Text(end))
    return grid


def _curves(told: ToldAnalysis) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column()
    grid.add_column(no_wrap=True)
    for seat, name in enumerate(told.names):
        known, opened = chances(told, seat)
        grid.add_row(prose(name), prose(told.word("known"), "dim"), Text(curve(known)))
        grid.add_row("", prose(told.word("open"), "dim"), Text(curve(opened)))
    return grid


def chances(told: ToldAnalysis, seat: Seat) -> tuple[list[float], list[float]]:
    """The two curves of a seat."""
    points = told.analysis.points
    return [point.known[seat].mean for point in points], [
        point.opened[seat].mean for point in points
    ]


def curve(chances: Sequence[float]) -> str:
    """A line of bars; where there are more moments than bars, each bar is their mean."""
    width = min(WIDEST, len(chances))
    bars = ""
    for at in range(width):
        part = chances[at * len(chances) // width : (at + 1) * len(chances) // width]
        mean = sum(part) / len(part)
        bars += BARS[min(len(BARS) - 1, max(0, int(mean * len(BARS))))]
    return bars


def _moment(moment: ToldMoment) -> Iterator[RenderableType]:
    yield prose(moment.heading, STYLES[moment.kind])
    lines = [
        moment.addressed,
        f"{moment.played_label} {moment.played}",
        f"{moment.other_label} {moment.other}",
        moment.difference,
        *moment.reasons,
    ]
    for line in lines:
        yield Padding(prose(line), (0, 0, 0, 2))
