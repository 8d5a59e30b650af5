"""Pens and brushes that the games draw with: pieces of SVG. Ink is `currentColor`."""

from math import cos, pi, sin


def fill(colour: str, *paths: str) -> str:
    """Areas of any colour."""
    return f'<path d="{" ".join(paths)}" fill="{colour}"/>'


def ink(*paths: str) -> str:
    """Areas of ink."""
    return fill("currentColor", *paths)


def tint(strength: float, *paths: str) -> str:
    """Ink thinned with water."""
    return f'<g fill-opacity="{strength:g}">{ink(*paths)}</g>'


def pen(width: float, *paths: str, colour: str = "currentColor") -> str:
    """Lines with round ends."""
    return (
        f'<path d="{" ".join(paths)}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(x: float, y: float, r: float) -> str:
    """A circle, as a path."""
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle, as a path."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def star(x: float, y: float, r: float) -> str:
    """A star with five points, as a path."""
    corners: list[str] = []
    for corner in range(10):
        reach = r if corner % 2 == 0 else r * 0.42
        angle = pi * (corner / 5 - 0.5)
        corners.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return f"M{'L'.join(corners)}z"


def moved(x: float, y: float, drawing: str, scale: float = 1, turn: float = 0) -> str:
    """A drawing put elsewhere: turned, then scaled, then moved."""
    changes = f"translate({x:g} {y:g})"
    if scale != 1:
        changes += f" scale({scale:g})"
    if turn:
        changes += f" rotate({turn:g})"
    return f'<g transform="{changes}">{drawing}</g>'
