"""The pictures of a report, as SVG: small enough for a phone, and the same every time."""

import re
import textwrap
from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

import matplotlib as mpl
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.ticker import ScalarFormatter

from ludotheque.lab.interval import Interval
from ludotheque.lab.words import LabWords

from .sections import Chart, Histogram

INK: Final = "#1d2733"
FAINT: Final = "#8a94a0"
GRID: Final = "#dde2e8"
FIRST: Final = "#1f5fa8"
SECOND: Final = "#b4540a"
"""Two colours that everybody can tell apart; their signs differ too."""

WIDTH: Final = 4.7
"""Inches. On a phone a picture is as wide as the screen, and its words stay legible."""

A_ROW: Final = 0.32
A_LINE: Final = 0.19
EDGES: Final = 0.85
LABEL: Final = 26
"""A longer label goes on in the next line."""

BINS: Final = 40

_STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ludotheque",
    "font.family": "sans-serif",
    "font.size": 10.0,
    "text.color": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


class Ticks(ScalarFormatter):
    """The figures beside an axis, with the decimal sign of a language."""

    def __init__(self, words: LabWords) -> None:
        super().__init__()
        self._sign: Final = words.number(0.5, 1)[1]

    def __call__(self, value: float, place: int | None = None) -> str:
        return super().__call__(value, place).replace(".", self._sign)


def drawn(picture: Chart | Histogram, title: str, words: LabWords) -> str:
    """The picture as an SVG element that says what it is."""
    with mpl.rc_context(_STYLE):
        figure = _dots(picture, words) if isinstance(picture, Chart) else _bars(picture, words)
        FigureCanvasSVG(figure)
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r'(<svg [^>]*?)\s*width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg [^>]*?)\s*height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = svg.replace("<svg ", '<svg role="img" ', 1)
    return svg.replace(">", f"><title>{_escaped(title)}</title>", 1)


def _dots(chart: Chart, words: LabWords) -> Figure:
    labels = [textwrap.fill(name, LABEL) for name, _ in chart.rows]
    heights = [A_ROW + A_LINE * label.count("\n") for label in labels]
    figure = Figure(figsize=(WIDTH, EDGES + sum(heights)), layout="constrained")
    axes: Any = figure.add_subplot()
    places = _places(heights)
    apart = 0.07 if chart.second else 0.0
    _series(axes, chart.rows, [place - apart for place in places], FIRST, "o")
    if chart.second:
        _series(axes, chart.second, [place + apart for place in places], SECOND, "D")
    if chart.mark is not None:
        axes.axvline(chart.mark, color=FAINT, linewidth=1.0, linestyle="--", zorder=1)
    axes.set_yticks(places, labels)
    axes.set_ylim(sum(heights), 0.0)
    axes.set_xlabel(chart.axis, wrap=True)
    if chart.names:
        handles = [
            axes.plot([], [], marker, color=colour, label=name)[0]
            for name, marker, colour in zip(chart.names, "oD", (FIRST, SECOND), strict=True)
        ]
        axes.legend(handles=handles, frameon=False, loc="best", fontsize=8.5)
    if chart.whole:
        axes.set_xlim(-2.0, 102.0)
    axes.xaxis.set_major_formatter(Ticks(words))
    _tidy(axes)
    axes.grid(axis="x", color=GRID, linewidth=0.8)
    return figure


def _places(heights: Sequence[float]) -> list[float]:
    """The middle of each row, from the top."""
    found, top = [], 0.0
    for height in heights:
        found.append(top + height / 2)
        top += height
    return found


def _series(
    axes: Any,
    rows: Sequence[tuple[str, Interval]],
    places: Sequence[float],
    colour: str,
    marker: str,
) -> None:
    for place, (_, (value, low, high)) in zip(places, rows, strict=True):
        if low > float("-inf"):
            axes.plot([low, high], [place, place], color=colour, linewidth=2.2, zorder=2)
        axes.plot([value], [place], marker, color=colour, markersize=5.5, zorder=3)


def _bars(histogram: Histogram, words: LabWords) -> Figure:
    figure = Figure(figsize=(WIDTH, 2.5), layout="constrained")
    axes: Any = figure.add_subplot()
    least, most = histogram.counts[0][0], histogram.counts[-1][0]
    width = max(1, -(-(most - least + 1) // BINS))
    total = sum(count for _, count in histogram.counts)
    bins: dict[int, int] = {}
    for number, count in histogram.counts:
        start = number - (number - least) % width
        bins[start] = bins.get(start, 0) + count
    starts = sorted(bins)
    heights = [100 * bins[start] / total for start in starts]
    axes.bar(
        [start + (width - 1) / 2 for start in starts], heights, width * 0.92, color=FIRST, zorder=2
    )
    axes.set_xlabel(histogram.axis)
    axes.set_ylabel(histogram.height)
    axes.yaxis.set_major_formatter(Ticks(words))
    _tidy(axes)
    axes.grid(axis="y", color=GRID, linewidth=0.8)
    return figure


def _tidy(axes: Any) -> None:
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.tick_params(length=0)
    axes.set_axisbelow(True)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
