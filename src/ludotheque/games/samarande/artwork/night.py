"""The game's own picture: the city by moonlight, and a figure above its roofs."""

from typing import Final

from .ink import (
    GOLD,
    arch,
    box,
    crescent,
    disc,
    dome,
    fill,
    frieze,
    glint,
    gold,
    khatim,
    moved,
    paper,
    pen,
)

_SKY: Final = "#12608f"
_HIGH: Final = "#0f4f79"
_FAR: Final = "#1d76a3"
_MIDDLE: Final = "#0d4265"
_NEAR: Final = "#08283f"


def _tower(x: float, top: float, foot: float, width: float, colour: str) -> str:
    """A minaret with a gallery and a moon."""
    half = width / 2
    return fill(
        colour,
        box(x - half, top + width * 1.3, width, foot - top - width * 1.3),
        dome(x, top + width * 1.2, width, width * 1.3),
        box(x - half - 1.6, top + width * 1.15, width + 3.2, 2.4),
        box(x - half - 2, top + width * 3, width + 4, 2.4),
    ) + gold(crescent(x, top - 3.6, 2.4))


def _roof(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A cupola on its drum."""
    return fill(colour, dome(x, y, width, height), box(x - width * 0.44, y - 1, width * 0.88, 60))


def _windows(*at: tuple[float, float]) -> str:
    return gold(*[arch(x, y, 4, 7) for x, y in at])


_RIDER: Final = "".join(
    (
        fill(_NEAR, "M-30 2C-18-8-8-4 2-1 12 2 22 0 33-9L37 1C26 11 14 12 4 9-6 6-16 6-26 13z"),
        gold(
            "M-24.4 4.6C-16-1.4-7 .4 2 3 12 5.8 21 4 31-3L32.6.6C23 8 13 9.4 4 6.8-6 4-15"
            " 3.6-22.6 8.6z"
        ),
        pen(
            1,
            "M-30 2l-4 1M-28.6 6l-4 2M-27 10l-3.6 3M33-9l3.6-2M35-4.6l4-1.4M36.6 0l4-.4",
            colour=GOLD,
        ),
        fill(_NEAR, "M-6 0C-8-9-4-15 1-16 7-15 9-9 8-4L16-2 15 2C8 3 0 3-6 0z", disc(2, -20, 4.6)),
        gold("M-4-21C-5-29 9-29 8-21 5-23-1-23-4-21z"),
        fill(_NEAR, "M6-12C10-12 14-14 17-17L19-15C16-11 11-8 6-8z"),
    )
)

NIGHT: Final = "".join(
    (
        fill(_SKY, box(0, 0, 336, 200)),
        fill(_HIGH, box(0, 0, 336, 48)),
        fill(_HIGH, *[khatim(x, 48, 11) for x in range(6, 340, 18)]),
        paper(
            *[
                glint(x, y, r)
                for x, y, r in (
                    (28, 22, 4),
                    (64, 40, 2.6),
                    (104, 16, 3),
                    (142, 34, 2),
                    (300, 20, 4),
                    (322, 52, 2.6),
                    (270, 40, 2),
                    (20, 70, 2.4),
                    (92, 66, 2),
                    (316, 88, 2),
                )
            ]
        ),
        # the moon
        f'<g fill-opacity=".22">{gold(khatim(214, 78, 66))}</g>',
        paper(disc(214, 78, 46)),
        # roofs far away
        _roof(34, 132, 34, 32, _FAR),
        _roof(118, 130, 30, 26, _FAR),
        _roof(262, 128, 40, 36, _FAR),
        _roof(316, 132, 34, 30, _FAR),
        _tower(78, 88, 180, 7, _FAR),
        _tower(296, 84, 180, 7, _FAR),
        fill(_FAR, box(0, 138, 336, 62)),
        # the palace
        _roof(176, 142, 62, 58, _MIDDLE),
        _roof(132, 148, 28, 26, _MIDDLE),
        _roof(220, 148, 28, 26, _MIDDLE),
        _tower(110, 84, 190, 9, _MIDDLE),
        _tower(244, 84, 190, 9, _MIDDLE),
        gold(crescent(176, 78, 3.6)),
        fill(_MIDDLE, box(96, 150, 164, 50)),
        gold(frieze(153, 5, 98, 258, 32)),
        _windows((120, 172), (132, 172), (220, 172), (232, 172)),
        gold(arch(176, 186, 22, 30)),
        fill(_NEAR, arch(176, 186, 15, 22)),
        # roofs close by, dark
        _roof(32, 168, 50, 44, _NEAR),
        _roof(300, 166, 54, 48, _NEAR),
        _tower(70, 116, 200, 9, _NEAR),
        _tower(262, 122, 200, 9, _NEAR),
        fill(_NEAR, "M0 172H64V180H104V172H150L156 186H196L202 172H246V180H270V170H336V200H0z"),
        _windows((20, 190), (34, 190), (300, 190), (316, 190), (86, 194), (228, 194)),
        gold(frieze(189, 6, 112, 148, 6), frieze(189, 6, 204, 240, 6)),
        moved(216, 74, _RIDER, 1.12, -6),
    )
)
