"""Rectangles drawn to scale in characters."""

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from ludotheque.games.noxford.geometry import Rect

_UP, _DOWN, _LEFT, _RIGHT = 1, 2, 4, 8
_LINES: Final = {
    3: "│", 12: "─", 10: "┌", 6: "┐", 9: "└", 5: "┘", 11: "├", 7: "┤", 14: "┬", 13: "┴", 15: "┼",
}  # fmt: skip
_FINEST: Final = 6.0
"""The fewest millimetres that one character may stand for, so that cards stay readable."""


class Plan:
    """A grid of characters, each twice as high as wide, on which a city is drawn."""

    def __init__(self, rects: Sequence[Rect], columns: int) -> None:
        self._left: Final[int] = min(rect.left for rect in rects)
        self._top: Final[int] = max(rect.top for rect in rects)
        wide = max(rect.right for rect in rects) - self._left
        high = self._top - min(rect.bottom for rect in rects)
        self._step: Final = max(_FINEST, wide / max(1, min(columns, 140) - 1))
        self._width: Final = self._column(self._left + wide) + 1
        self._height: Final = self._row(self._top - high) + 1
        self._borders: Final = [[0] * self._width for _ in range(self._height)]
        self._signs: Final = [[" "] * self._width for _ in range(self._height)]
        self._styles: Final = [[""] * self._width for _ in range(self._height)]

    def _column(self, x: int) -> int:
        return round((x - self._left) / self._step)

    def _row(self, y: int) -> int:
        return round((self._top - y) / (2 * self._step))

    def card(self, rect: Rect, lines: Sequence[str], style: str) -> None:
        """Draw a card's outline with these lines in the middle."""
        left, right = self._column(rect.left), self._column(rect.right)
        top, bottom = self._row(rect.top), self._row(rect.bottom)
        for column in range(left, right):
            for row in (top, bottom):
                self._borders[row][column] |= _RIGHT
                self._borders[row][column + 1] |= _LEFT
        for row in range(top, bottom):
            for column in (left, right):
                self._borders[row][column] |= _DOWN
                self._borders[row + 1][column] |= _UP
        first = (top + bottom + 1 - len(lines)) // 2
        for number, line in enumerate(lines):
            self._write(first + number, (left + right + 1 - len(line)) // 2, line, style)

    def mark(self, rect: Rect, text: str) -> None:
        """Write a number in a place, as near its middle as the other numbers allow."""
        middle_column = (self._column(rect.left) + self._column(rect.right) + 1 - len(text)) // 2
        middle_row = (self._row(rect.top) + self._row(rect.bottom)) // 2
        rows = range(self._row(rect.top) + 1, self._row(rect.bottom))
        columns = range(self._column(rect.left) + 1, self._column(rect.right) - len(text) + 1)
        spots = [(row, column) for row in rows for column in columns]
        spots.sort(key=lambda at: 2 * abs(at[0] - middle_row) + abs(at[1] - middle_column))
        for row, column in spots or [(middle_row, middle_column)]:
            around = self._signs[row][max(0, column - 1) : column + len(text) + 1]
            lines = self._borders[row][column : column + len(text)]
            if not any(lines) and not any(sign.strip() for sign in around):
                self._write(row, column, text, "reverse")
                return
        row, column = spots[0] if spots else (middle_row, middle_column)
        self._write(row, column, text, "reverse")

    def _write(self, row: int, column: int, text: str, style: str) -> None:
        for offset, sign in enumerate(text):
            if 0 <= column + offset < self._width:
                self._signs[row][column + offset] = sign
                self._styles[row][column + offset] = style

    def drawn(self) -> Text:
        drawing = Text(no_wrap=True, overflow="crop")
        for row in range(self._height):
            cells = [self._cell(row, column) for column in range(self._width)]
            for style, run in groupby(cells, key=itemgetter(1)):  # styling each character is slow
                drawing.append("".join(sign for sign, _ in run), style)
            if row < self._height - 1:
                drawing.append("\n")
        return drawing

    def _cell(self, row: int, column: int) -> tuple[str, str]:
        sign, border = self._signs[row][column], self._borders[row][column]
        if sign == " ":
            return (_LINES.get(border, "·"), "dim") if border else (" ", "dim")
        return sign, self._styles[row][column]
