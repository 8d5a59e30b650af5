"""Pens and brushes: pieces of SVG in tile blue, cream and one gold.

Blue is `currentColor`; cream is the paper of a card, and sky is blue thinned with water.
"""

from functools import partial
from math import cos, pi, sin
from typing import Final

from ludotheque.games.svg import box, disc, fill, ink, moved, pen, tint

BLUE: Final = "#0c3552"
SKY: Final = "#2c83aa"
CREAM: Final = "#fdf5e2"
GOLD: Final = "#dfa024"
RED: Final = "#a3162a"

paper: Final = partial(fill, CREAM)
"""Areas of light."""

gold: Final = partial(fill, GOLD)
"""What catches the eye."""

sky: Final = partial(fill, SKY)
"""What is farther back."""

light_pen: Final = partial(pen, colour=CREAM)
"""Lines of cream on blue."""

gold_pen: Final = partial(pen, colour=GOLD)
"""Lines in gold."""


def cut_out(*paths: str) -> str:
    """Areas of ink with a rim of cream, which sets them off from the ink behind them."""
    return light_pen(2.4, *paths) + ink(*paths)


def limb(*paths: str, width: float = 8) -> str:
    """Arms and fingers: thick lines of ink with a rim of cream."""
    return light_pen(width + 2.8, *paths) + pen(width, *paths)


def khatim(x: float, y: float, r: float) -> str:
    """The eight-pointed star of the tiles, as a path."""
    corners: list[str] = []
    for corner in range(16):
        reach = r if corner % 2 == 0 else r * 0.765
        angle = pi * corner / 8
        corners.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return f"M{'L'.join(corners)}z"


def glint(x: float, y: float, r: float) -> str:
    """A spark with four points, as a path."""
    near = r * 0.16
    return (
        f"M{x:g} {y - r:g}Q{x + near:g} {y - near:g} {x + r:g} {y:g}"
        f"Q{x + near:g} {y + near:g} {x:g} {y + r:g}"
        f"Q{x - near:g} {y + near:g} {x - r:g} {y:g}"
        f"Q{x - near:g} {y - near:g} {x:g} {y - r:g}z"
    )


def arch(x: float, y: float, width: float, height: float) -> str:
    """A pointed doorway standing on `y`, centred on `x`, as a path."""
    half, spring = width / 2, y - height * 0.52
    return (
        f"M{x - half:g} {y:g}V{spring:g}C{x - half:g} {spring - height * 0.26:g} "
        f"{x - half * 0.35:g} {y - height * 0.86:g} {x:g} {y - height:g}"
        f"C{x + half * 0.35:g} {y - height * 0.86:g} {x + half:g} {spring - height * 0.26:g} "
        f"{x + half:g} {spring:g}V{y:g}z"
    )


def dome(x: float, y: float, width: float, height: float) -> str:
    """An onion dome on `y`, centred on `x`, as a path."""
    half = width / 2
    return (
        f"M{x - half * 0.82:g} {y:g}C{x - half * 1.35:g} {y - height * 0.5:g} "
        f"{x - half * 0.5:g} {y - height * 0.72:g} {x:g} {y - height:g}"
        f"C{x + half * 0.5:g} {y - height * 0.72:g} {x + half * 1.35:g} {y - height * 0.5:g} "
        f"{x + half * 0.82:g} {y:g}z"
    )


def crescent(x: float, y: float, r: float) -> str:
    """A moon that opens to the right, as a path."""
    return (
        f"M{x + r * 0.55:g} {y - r * 0.83:g}A{r:g} {r:g} 0 1 0 {x + r * 0.55:g} {y + r * 0.83:g}"
        f"A{r * 0.86:g} {r * 0.86:g} 0 1 1 {x + r * 0.55:g} {y - r * 0.83:g}z"
    )


def waves(y: float, rows: int = 3, left: float = 2, right: float = 98) -> str:
    """Ripples in rows, as a path for a pen."""
    ripples: list[str] = []
    for row in range(rows):
        x = left + row * 9 % 14
        while x + 12 <= right:
            ripples.append(f"M{x:g} {y:g}q3-3 6 0t6 0")
            x += 18 + row * 2
        y += 6
    return "".join(ripples)


def frieze(y: float, height: float, left: float, right: float, count: int) -> str:
    """A row of diamonds between two edges, as a path."""
    step, half = (right - left) / count, height / 2
    return "".join(
        [
            f"M{left + step * n:.1f} {y + half:g}l{step / 2:.1f} {-half:g} {step / 2:.1f} {half:g}"
            f" {-step / 2:.1f} {half:g}z"
            for n in range(count)
        ]
    )


__all__ = [
    "BLUE",
    "CREAM",
    "GOLD",
    "RED",
    "SKY",
    "arch",
    "box",
    "crescent",
    "cut_out",
    "disc",
    "dome",
    "fill",
    "frieze",
    "glint",
    "gold",
    "gold_pen",
    "ink",
    "khatim",
    "light_pen",
    "limb",
    "moved",
    "paper",
    "pen",
    "sky",
    "tint",
    "waves",
]
