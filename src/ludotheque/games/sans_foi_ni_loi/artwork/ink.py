"""Pens, brushes and a gouge: pieces of SVG in brown, sand and one ochre, like a woodcut.

Brown is `currentColor`; sand is the paper of a card. A cut is the mark of a gouge: a line that is
thin at both ends.
"""

from functools import partial
from math import cos, pi, sin
from typing import Final

from ludotheque.games.svg import box, disc, fill, ink, moved, pen, star, tint

BROWN: Final = "#3a2113"
SAND: Final = "#f3e2bf"
OCHRE: Final = "#cf8420"
RED: Final = "#9c1022"

paper: Final = partial(fill, SAND)
"""Areas of light."""

ochre: Final = partial(fill, OCHRE)
"""What catches the eye."""

light_pen: Final = partial(pen, colour=SAND)
"""Lines scratched out of the brown."""

ochre_pen: Final = partial(pen, colour=OCHRE)
"""Lines in ochre."""


def cut(x: float, y: float, length: float, width: float = 1.6, turn: float = 0) -> str:
    """A gouge's mark, starting at this point, as a path."""
    along, down = cos(turn * pi / 180), sin(turn * pi / 180)
    ahead = f"{length * along:.1f} {length * down:.1f}"
    back = f"{-length * along:.1f} {-length * down:.1f}"
    left = f"{length / 2 * along + width * down:.1f} {length / 2 * down - width * along:.1f}"
    right = f"{-length / 2 * along - width * down:.1f} {-length / 2 * down + width * along:.1f}"
    return f"M{x:.1f} {y:.1f}q{left} {ahead}q{right} {back}z"


def ground(y: float, rows: int = 4, left: float = 2, right: float = 98) -> str:
    """Rows of cuts that grow longer and farther apart towards the viewer, as a path."""
    cuts: list[str] = []
    for row in range(rows):
        length = 14 + 6 * row
        x = left + row * 7 % 11
        while x + length * 0.6 < right:
            cuts.append(cut(x, y, min(length, right - x), 0.9 + row * 0.35))
            x += length + 7 + row * 3
        y += 4 + 2.2 * row
    return " ".join(cuts)


def rays(x: float, y: float, near: float, far: float, count: int, width: float = 1.3) -> str:
    """Cuts pointing away from a centre, all around it, as a path."""
    cuts: list[str] = []
    for ray in range(count):
        turn = 360 * ray / count
        along, down = cos(turn * pi / 180), sin(turn * pi / 180)
        reach = far - near - ray % 2 * (far - near) * 0.35
        cuts.append(cut(x + near * along, y + near * down, reach, width, turn))
    return " ".join(cuts)


__all__ = [
    "BROWN",
    "OCHRE",
    "RED",
    "SAND",
    "box",
    "cut",
    "disc",
    "fill",
    "ground",
    "ink",
    "light_pen",
    "moved",
    "ochre",
    "ochre_pen",
    "paper",
    "pen",
    "rays",
    "star",
    "tint",
]
