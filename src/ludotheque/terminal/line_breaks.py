"""A row of items that wraps between items, and within one only if it must."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

_BETWEEN: Final = Text(" · ", "dim")


class Flow:
    """A heading and its items, as wide as there is room. Further lines start below the first item,
    so that the heading stands out."""

    def __init__(self, heading: str, things: Sequence[Text]) -> None:
        self._heading: Final = heading
        self._things: Final = things

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = min(len(self._heading), options.max_width // 3)
        line = Text(self._heading, "dim")
        fresh = True
        for thing in self._things:
            if not fresh and line.cell_len + _BETWEEN.cell_len + thing.cell_len > options.max_width:
                yield line
                line, fresh = Text(" " * indent), True
            if not fresh:
                line.append_text(_BETWEEN)
            first, *rest = thing.wrap(console, max(1, options.max_width - indent)) or [thing]
            line.append_text(first)
            for part in rest:
                yield line
                line = Text(" " * indent).append_text(part)
            fresh = False
        yield line
