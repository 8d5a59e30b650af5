"""The back of a card, and the small signs on a table. The back and the token set all their own
colours, because they lie on the dark table."""

from math import cos, pi, sin
from typing import Final

from .ink import BLACK, RED, box, disc, fill, ink, light_pen, moved, paper, red


def _hat(band: str) -> str:
    """A light hat with a band."""
    return "".join(
        (
            paper(
                "M-11 1C-10.5-8-8-14-5-14.5-3-14.5-2-12.5 0-12.5 2-12.5 3-14.8 5-14.5"
                "C8-14 10.5-8 11 0z"
            ),
            fill(band, "M-11.3 1L-10.7-4C-5-1.5 5-1.5 10.7-4.5L11.3.5C5 4-5 4-11.3 1z"),
            paper(
                "M-21 3C-18-1-14-1-11-.5-5 3 5 3 11-1 14-1.5 18-1.5 21 2 17 8 8 9 0 9-8 "
                "9-17 8-21 3z"
            ),
        )
    )


def _sunburst(x: float, y: float, near: float, left: float, top: float, count: int) -> str:
    """Rays from the centre to the edges of a field whose corner is (left, top)."""
    rays: list[str] = []
    for ray in range(count):
        angle = 2 * pi * ray / count
        along, down = cos(angle), sin(angle)
        reach = min((x - left) / max(abs(along), 0.01), (y - top) / max(abs(down), 0.01))
        rays.append(
            f"M{x + near * along:.1f} {y + near * down:.1f}L{x + reach * along:.1f} "
            f"{y + reach * down:.1f}"
        )
    return light_pen(0.55, *rays)


BACK: Final = "".join(
    (
        paper(
            "M4 0H59C61.5 0 63 1.5 63 4V96C63 98.5 61.5 100 59 100H4C1.5 100 0 98.5 0 "
            "96V4C0 1.5 1.5 0 4 0z"
        ),
        fill(
            BLACK,
            "M4 2.2H59C60.2 2.2 60.8 2.8 60.8 4V96C60.8 97.2 60.2 97.8 59 97.8H4"
            "C2.8 97.8 2.2 97.2 2.2 96V4C2.2 2.8 2.8 2.2 4 2.2z",
        ),
        _sunburst(31.5, 50, 19, 6.5, 6.5, 48),
        light_pen(0.9, "M4.8 4.8H58.2V95.2H4.8z"),
        light_pen(0.5, "M6.2 6.2H56.8V93.8H6.2z"),
        fill(BLACK, disc(31.5, 50, 19)),
        light_pen(0.9, disc(31.5, 50, 18.2)),
        light_pen(0.5, disc(31.5, 50, 16.4)),
        moved(31.5, 51.5, _hat(RED), 0.66),
        red("M31.5 10L34 14 31.5 18 29 14z", "M31.5 82L34 86 31.5 90 29 86z"),
    )
)

TOKEN: Final = "".join(
    (
        red(disc(50, 50, 46)),
        light_pen(2.4, disc(50, 50, 39)),
        moved(50, 56, _hat(BLACK), 1.5),
    )
)

MAJORITY: Final = "".join(
    (
        ink("M12 76L6 30 30 50 50 16 70 50 94 30 88 76z"),
        ink(disc(6, 26, 6), disc(50, 13, 6), disc(94, 26, 6)),
        red("M13 68H87L86 80H14z"),
        ink(box(14, 84, 72, 7)),
    )
)

SERIES: Final = "".join(
    (
        ink(
            *[
                f"M{7 + 23 * place} 24h13q3 0 3 3v34q0 3-3 3h-13q-3 0-3-3v-34q0-3 3-3z"
                for place in range(4)
            ]
        ),
        red(box(13, 74, 74, 4)),
        red(*[disc(13.5 + 23 * place, 76, 7.5) for place in range(4)]),
    )
)

SIGNS: Final = {"token": TOKEN, "majority": MAJORITY, "series": SERIES}
"""By name."""
