"""Drawings that explain the geometry: plain rectangles, the important ones lettered."""

from collections.abc import Mapping, Sequence
from typing import Final

from .geometry import Place, Rect, place_at
from .surface import Surface

_INK: Final = "#1b2231"
_PAPER: Final = "#efe4cb"
_BRASS: Final = "#a87a24"
_SURFACE: Final = Surface(1200, 800, 63, 88)
_MARGIN: Final = 20

_X: Final = 500
_Y: Final = 300


def _at(x: int, y: int, *, sideways: bool) -> Place:
    return place_at(_X + x, _Y + y, sideways)


_OPENING: Final = (_at(0, 0, sideways=False), _at(63, 0, sideways=True))
_GAP: Final = (
    *_OPENING,
    _at(0, -63, sideways=True),
    _at(-63, -63, sideways=False),
    _at(88, -63, sideways=True),
    _at(151, 0, sideways=False),
)


def drawings() -> dict[str, str]:
    """Every drawing of the document, by file name."""
    return {
        "abc.svg": diagram(
            _OPENING,
            {
                _at(63, 63, sideways=False): "A",
                _at(-88, 0, sideways=True): "B",
                _at(20, -63, sideways=True): "C",
            },
        ),
        "opening.svg": diagram(
            _OPENING,
            {
                _at(0, -63, sideways=True): "1",
                _at(63, 63, sideways=False): "2",
                _at(63, 63, sideways=True): "3",
            },
        ),
        "gap.svg": diagram(
            _GAP, {_at(63, 63, sideways=True): "63", _at(63, 75, sideways=True): "75"}
        ),
    }


def diagram(cards: Sequence[Place], marked: Mapping[Place, str]) -> str:
    """The cards on the table, and marked places as dashed outlines."""
    solid = [_SURFACE.rect(place) for place in cards]
    dashed = [(_SURFACE.rect(place), mark) for place, mark in marked.items()]
    rects = [*solid, *[rect for rect, _ in dashed]]
    left = min([rect.left for rect in rects]) - _MARGIN
    top = max([rect.top for rect in rects]) + _MARGIN
    width = max([rect.right for rect in rects]) + _MARGIN - left
    height = top - min([rect.bottom for rect in rects]) + _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {-top} {width} {height}" '
        f'width="{2 * width}" height="{2 * height}">',
        f'<rect x="{left}" y="{-top}" width="{width}" height="{height}" fill="#fffdf9"/>',
        *[_outline(rect, f'fill="{_PAPER}" stroke="{_INK}"') for rect in solid],
    ]
    for number, (rect, mark) in enumerate(dashed):
        style = f'fill="{_BRASS}" fill-opacity=".16" stroke="{_BRASS}" stroke-dasharray="5 3"'
        parts.append(_outline(rect, style))
        is_last = number == len(dashed) - 1  # it may overlap the one before
        x = rect.right - 14 if is_last else rect.left + 14
        y = rect.bottom + 10 if is_last else rect.top - 22
        parts.append(
            f'<text x="{x}" y="{-y}" font-family="Georgia, serif" font-size="18" '
            f'text-anchor="middle" fill="{_INK}">{mark}</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _outline(rect: Rect, style: str) -> str:
    return (
        f'<rect x="{rect.left}" y="{-rect.top}" width="{rect.right - rect.left}" '
        f'height="{rect.top - rect.bottom}" rx="3" stroke-width="1.5" {style}/>'
    )
