"""Figures in columns, at the terminal."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from ludotheque.terminal import Terminal


def show_table(columns: Sequence[str], rows: Sequence[Sequence[str]], terminal: Terminal) -> None:
    """The first column holds words, the others figures."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    for at, column in enumerate(columns):
        table.add_column(Text(column), justify="right" if at else "left", overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    terminal.show(table)
