"""Pieces of SVG that pictures are composed with. Ink is `currentColor`."""

from collections.abc import Mapping
from typing import Final

CARD_WIDTH: Final = 63
CARD_HEIGHT: Final = 100

_MARGIN: Final = 18

_SERIF: Final = "Palatino Linotype, Palatino, URW Palladio L, Book Antiqua, DejaVu Serif, serif"


def fill(colour: str, *paths: str) -> str:
    """Areas of one colour."""
    return f'<path d="{" ".join(paths)}" fill="{colour}"/>'


def pen(width: float, *paths: str, colour: str = "currentColor") -> str:
    """Lines with round ends."""
    return (
        f'<path d="{" ".join(paths)}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float) -> str:
    """A circle, as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def hexagon(x: float, y: float, r: float) -> str:
    """A hexagon that stands on a side, as a path; `r` is from its middle to the left and right."""
    across, up = r / 2, r * 0.87
    return (
        f"M{x - r:g} {y:g}L{x - across:g} {y - up:g}H{x + across:g}L{x + r:g} {y:g}"
        f"L{x + across:g} {y + up:g}H{x - across:g}z"
    )


def rounded(x: float, y: float, width: float, height: float, r: float) -> str:
    """A rectangle with round corners, as a path."""
    arc = f"a{r:g} {r:g} 0 0 1"
    return (
        f"M{x + r:g} {y:g}h{width - 2 * r:g}{arc} {r:g} {r:g}v{height - 2 * r:g}{arc} {-r:g} {r:g}"
        f"h{2 * r - width:g}{arc} {-r:g} {-r:g}v{2 * r - height:g}{arc} {r:g} {-r:g}z"
    )


def text(x: float, y: float, size: float, figures: str, colour: str, anchor: str = "start") -> str:
    """Figures that start at this point, or end there, or have their middle there."""
    anchored = "" if anchor == "start" else f'text-anchor="{anchor}" '
    return (
        f'<text x="{x:g}" y="{y:g}" {anchored}font-family="{_SERIF}" font-weight="700" '
        f'font-size="{size:g}" fill="{colour}">{figures}</text>'
    )


def document(width: float, height: float, ink: str, content: str) -> str:
    """A whole picture of this size, with ink of this colour."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'color="{ink}">{content}</svg>'
    )


def on_the_table(width: float, height: float, ink: str, table: str, content: str) -> str:
    """A whole picture: a drawing of this size on a table of this colour, with a margin."""
    wide, high = width + 2 * _MARGIN, height + 2 * _MARGIN
    top = f'<rect width="{wide:g}" height="{high:g}" rx="10" fill="{table}"/>'
    return document(wide, high, ink, top + moved(_MARGIN, _MARGIN, content))


def sprite(prefix: str, drawings: Mapping[str, str], back: str) -> str:
    """Drawings and the back of a card, included once in a page and used by id."""
    each = [
        f'<symbol id="{prefix}-{name}" viewBox="0 0 100 100">{drawing}</symbol>'
        for name, drawing in drawings.items()
    ]
    behind = f'<symbol id="{prefix}-back" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}">{back}</symbol>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" '
        f'aria-hidden="true">{"".join(each)}{behind}</svg>'
    )


def moved(x: float, y: float, drawing: str, scale: float = 1, turn: float = 0) -> str:
    """A drawing turned, then scaled, then moved."""
    changes = f"translate({x:g} {y:g})"
    if scale != 1:
        changes += f" scale({scale:g})"
    if turn:
        changes += f" rotate({turn:g})"
    return f'<g transform="{changes}">{drawing}</g>'
