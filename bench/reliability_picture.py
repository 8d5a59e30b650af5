"""What was said against what was won, as a picture: a panel for each game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bench.calibration import Bin

SIDE: Final = 180
MARGIN: Final = 40
TITLES: Final = {
    "district-noir": "District Noir",
    "noxford": "Noxford",
    "sans-foi-ni-loi": "Sans Foi Ni Loi",
    "samarande": "Les Fils de Samarande",
}


def picture(charts: Sequence[tuple[str, Sequence["Bin"]]]) -> str:
    """An SVG file with one panel beside the other. On the diagonal as much is won as was said."""
    panel = SIDE + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {panel * len(charts)} {panel}" '
        'font-family="sans-serif" font-size="11">',
        f'<rect width="{panel * len(charts)}" height="{panel}" fill="#fff"/>',
    ]
    for number, (name, bins) in enumerate(charts):
        parts.append(f'<g transform="translate({number * panel + MARGIN} {MARGIN})">')
        parts += _panel(TITLES[name], bins)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(title: str, bins: Sequence["Bin"]) -> list[str]:
    parts = [
        f'<text x="{SIDE / 2:g}" y="-14" text-anchor="middle" font-size="13">{title}</text>',
        f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<path d="M0 {SIDE}L{SIDE} 0" stroke="#999" stroke-dasharray="4 3"/>',
        f'<text x="{SIDE / 2:g}" y="{SIDE + 30}" text-anchor="middle">said</text>',
        f'<text x="-26" y="{SIDE / 2:g}" text-anchor="middle" '
        f'transform="rotate(-90 -26 {SIDE / 2:g})">won</text>',
    ]
    for at in (0, 50, 100):
        x = SIDE * at / 100
        parts.append(f'<text x="{x:g}" y="{SIDE + 14}" text-anchor="middle">{at} %</text>')
        parts.append(f'<text x="-4" y="{SIDE - x + 4:g}" text-anchor="end">{at}</text>')
    for each in bins:
        x, low, high = (SIDE * figure for figure in (each.said, each.low, each.high))
        parts.append(
            f'<path d="M{x:.1f} {SIDE - low:.1f}V{SIDE - high:.1f}" stroke="#1d5c8a" '
            'stroke-width="2"/>'
        )
        y = SIDE * (1 - each.won)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="#1d5c8a"/>')
    return parts
