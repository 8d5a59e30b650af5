"""Pens and brushes: pieces of SVG in black, bone and one red.

Black is `currentColor`; bone is the paper of a card, painted where light falls on black.
"""

from typing import Final

from ludotheque.games.inking import box, disc, fill, ink, moved, pen, star, tint

BLACK: Final = "#191411"
BONE: Final = "#f1e8da"
RED: Final = "#d21f33"


def paper(*paths: str) -> str:
    """Areas of light."""
    return fill(BONE, *paths)


def red(*paths: str) -> str:
    """What catches the eye, or hurts."""
    return fill(RED, *paths)


def glow(strength: float, *paths: str) -> str:
    """Light through mist."""
    return f'<g fill-opacity="{strength:g}">{paper(*paths)}</g>'


def light_pen(width: float, *paths: str) -> str:
    """Lines scratched out of the black."""
    return pen(width, *paths, colour=BONE)


def red_pen(width: float, *paths: str) -> str:
    """Lines in red."""
    return pen(width, *paths, colour=RED)


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
