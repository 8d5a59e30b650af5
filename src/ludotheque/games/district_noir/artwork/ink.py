"""Pens and brushes: pieces of SVG in black, bone and one red.

Black is `currentColor`; bone is the paper of a card, painted where light falls on black.
"""

from functools import partial
from typing import Final

from ludotheque.games.svg import box, disc, fill, ink, moved, pen, star, tint

BLACK: Final = "#191411"
BONE: Final = "#f1e8da"
RED: Final = "#d21f33"

paper: Final = partial(fill, BONE)
"""Areas of light."""

red: Final = partial(fill, RED)
"""What catches the eye, or hurts."""


def glow(strength: float, *paths: str) -> str:
    """Light through mist."""
    return f'<g fill-opacity="{strength:g}">{paper(*paths)}</g>'


light_pen: Final = partial(pen, colour=BONE)
"""Lines scratched out of the black."""

red_pen: Final = partial(pen, colour=RED)
"""Lines in red."""


__all__ = [
    "BLACK",
    "BONE",
    "RED",
    "box",
    "disc",
    "fill",
    "glow",
    "ink",
    "light_pen",
    "moved",
    "paper",
    "pen",
    "red",
    "red_pen",
    "star",
    "tint",
]
