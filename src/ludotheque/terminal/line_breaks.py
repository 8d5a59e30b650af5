"""Where lines break: between the items of a row, and never at a no-break space."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

_BETWEEN: Final = Text(" · ", "dim")
_SPACES: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
_GLUE: Final = "\ue000\ue001"
"""Private characters, as wide as a space, at which rich does not break lines: it takes no-break
spaces for spaces."""
_TO_GLUE: Final = str.maketrans(_SPACES, _GLUE)
_FROM_GLUE: Final = str.maketrans(_GLUE, _SPACES)


def glued(text: str) -> str:
    """The text with its no-break spaces as glue. `Unglued` shows them as spaces again."""
    return text.translate(_TO_GLUE)


def prose(text: str, style: str = "") -> Text:
    """Words to be shown by `Unglued`, such as a cell of a table."""
    return Text(glued(text), style)


class Unglued:
    """Something to show, with spaces where its texts have glue."""

    def __init__(self, shown: RenderableType) -> None:
        self._shown: Final = shown

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self._shown, options):
            yield Segment(segment.text.translate(_FROM_GLUE), segment.style, segment.control)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self._shown)


class Flow:
    """A heading and its items, as wide as there is room. Further lines start below the first item,
    so that the heading stands out."""

    def __init__(self, heading: str, things: Sequence[Text]) -> None:
        self._heading: Final = heading
        self._things: Final = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self._lines(console, options.max_width):
            line.plain = line.plain.translate(_FROM_GLUE)
            yield line

    def _lines(self, console: Console, width: int) -> Iterator[Text]:
        indent = min(len(self._heading), width // 3)
        line = Text(self._heading, "dim")
        fresh = True
        for thing in self._things:
            if not fresh and line.cell_len + _BETWEEN.cell_len + thing.cell_len > width:
                yield line
                line, fresh = Text(" " * indent), True
            if not fresh:
                line.append_text(_BETWEEN)
            unbroken = thing.copy()
            unbroken.plain = glued(thing.plain)
            first, *rest = unbroken.wrap(console, max(1, width - indent)) or [thing]
            line.append_text(first)
            for part in rest:
                yield line
                line = Text(" " * indent).append_text(part)
            fresh = False
        yield line
