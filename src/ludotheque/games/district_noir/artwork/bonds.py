"""The Alliances and the Betrayals: the same hands, glasses and letters, kept and broken."""

from math import cos, pi, sin
from typing import Final

from .ink import box, disc, ink, light_pen, moved, paper, pen, red, star, tint


def _rays(x: float, y: float, wide: float, high: float, count: int) -> str:
    """Rays from behind a rectangle of twice this width and height."""
    lines: list[str] = []
    for ray in range(count):
        angle = 2 * pi * (ray + 0.5) / count
        along, down = cos(angle), sin(angle)
        near = min(wide / abs(along), high / abs(down))
        far = min(near + (10 if ray % 2 else 6), 48.5 / abs(along))
        lines.append(
            f"M{x + near * along:.1f} {y + near * down:.1f}"
            f"L{x + far * along:.1f} {y + far * down:.1f}"
        )
    return pen(2.4, *lines)


_GLASS: Final = "".join(
    (
        paper("M-26-34H26L0 2z"),
        pen(3, "M-26-34H26L0 1z", "M0 0V32"),
        ink("M-15 35C-12 31-4 31.5 0 30 4 31.5 12 31 15 35z"),
    )
)
"""A cocktail glass standing on its foot at (0, 35)."""

TOAST: Final = "".join(
    (
        moved(
            22.5,
            63,
            _GLASS + ink("M-20-26H20L0 1z") + light_pen(1.8, "M-12-21L-4-10"),
            0.88,
            17,
        ),
        moved(
            77.5,
            63,
            _GLASS
            + tint(0.26, "M-20-26H20L0 1z")
            + pen(2, "M14-44L-5-12")
            + red(disc(-1, -18, 5.5))
            + light_pen(1.4, "M-3.5-19.5A3 3 0 0 1-2-21"),
            0.88,
            -17,
        ),
        pen(2.8, "M50 29V12M41 31L33 18M59 31L67 18"),
        ink(disc(27, 12, 2.2), disc(73, 12, 2.2), disc(50, 5, 2.2)),
    )
)

_SEAL: Final = red(
    "M0-16C5-18 8-14 12-13 16-11 15-6 17-2 19 2 15 5 14 9 13 14 7 13 3 16-1 18-5 14-9 14"
    "C-14 13-13 7-16 4-19 0-15-4-15-8-15-13-9-12-6-15-4-17-2-16 0-16z"
)
"""A blank wax seal around (0, 0)."""

HANDSHAKE: Final = "".join(
    (
        # the bare hand, from the right
        paper("M80 36C70 31 62 30 52 35V80C62 79 72 76 80 73z"),
        pen(2.8, "M80 36C70 31 62 31 54 35"),
        # the gloved hand, from the left
        ink("M20 35C30 31 40 31 48 34L60 50V62C58 72 50 78 42 77L20 73z"),
        light_pen(1.5, "M26 42C30 40 33 40 36 41"),
        # the fingers that close around the glove
        *[
            moved(
                62,
                54 + 7.4 * finger,
                paper("M6-4H-20A4 4 0 0 0-20 4H6z") + pen(2.2, "M4-4H-20A4 4 0 0 0-20 4H4"),
                1,
                -8,
            )
            for finger in range(4)
        ],
        paper("M62 48L72 46V74L62 76z"),
        pen(2.6, "M58 80.5C66 79.5 73 76.5 80 73"),
        pen(1.8, "M71 57C74 58 76 59 78 61"),
        # the thumb of the glove
        paper("M46 31C56 31 68 37 75 42 81 47 77 57 68 55L52 50z"),
        ink("M44 33C56 33 66 38 73 43.5 77 48 74 54 68 52.5L50 48z"),
        # sleeves and cuffs
        ink("M0 31L12 29V77L0 79z"),
        paper(box(12, 31, 9, 45)),
        pen(2.6, "M12 31H21V76H12z"),
        paper("M100 29L88 31V77L100 79z", box(79, 32, 9, 44)),
        pen(2.6, "M79 32H88V76H79z", "M100 30L88 31V77L100 78"),
        pen(1.7, "M92 32V76M96.5 31.5V76.5"),
        red(disc(83.5, 67, 2.6), disc(16.5, 68, 2.6)),
        # it shines a little
        pen(2.6, "M50 22V12M38 23L33 14M62 23L67 14"),
    )
)

SEALED: Final = "".join(
    (
        _rays(50, 52, 41, 30, 28),
        ink("M15 27H85Q88 27 88 30V74Q88 77 85 77H15Q12 77 12 74V30Q12 27 15 27z"),
        light_pen(2.2, "M15 30L50 56 85 30", "M15 74L38 50", "M85 74L62 50"),
        moved(50, 54, _SEAL, 1.12),
        pen(1.5, disc(50, 54, 12)),
        paper(star(50, 54.4, 9.2)),
    )
)

BROKEN_SEAL: Final = "".join(
    (
        # the letter that should not have been read
        paper("M22 50V12H78V50z"),
        pen(2.2, "M22 50V12H78V50"),
        pen(2, "M30 21H58M30 28H70M30 35H66"),
        ink("M9 44L50 74 91 44V88C91 90 90 91 88 91H12C10 91 9 90 9 88z"),
        light_pen(2, "M12 88L40 67M88 88L60 67"),
        pen(2.6, "M9 44L22 34M91 44L78 34"),
        # two halves of a seal
        moved(
            -7,
            0,
            red(
                "M47 46C43 45 39 48 36 50 33 53 35 57 33 60 30 64 33 67 35 70 37 74 42 73 45 75"
                "L48 69 43 64 49 58 44 52z"
            ),
            1,
            -6,
        ),
        moved(
            11,
            -3,
            red(
                "M52 46C56 45 59 48 62 49 66 51 65 56 67 60 69 64 65 67 64 71 62 75 56 74 52 76"
                "L54 70 49 64 55 58 50 52z"
            ),
            1,
            8,
        ),
    )
)

POISON: Final = "".join(
    (
        moved(43, 58, _GLASS + red("M-21-27.5H21L0 1.5z"), 1.18),
        # a skull in the drink
        paper(
            "M34.5 35C34.5 27.5 51.5 27.5 51.5 35 51.5 39.5 49 40.5 48.5 42V45.5H37.5V42"
            "C37 40.5 34.5 39.5 34.5 35z"
        ),
        ink(disc(39.6, 36.3, 2.3), disc(46.4, 36.3, 2.3)),
        pen(1, "M41.3 42.5V45M44.7 42.5V45"),
        # the phial
        moved(
            80,
            15,
            paper("M-9.5-15H9.5V10L5 18V22H-5V18L-9.5 10z")
            + ink("M-8-13H8V8C8 11 4.5 13 4 15V20H-4V15C-4.5 13-8 11-8 8z")
            + light_pen(1.8, "M-4-9V7")
            + red(box(-8, -4, 16, 8)),
            1,
            62,
        ),
        red("M57 20C60.5 25 60.5 29 57 29 53.5 29 53.5 25 57 20z"),
    )
)

DAGGER: Final = "".join(
    (
        # a table, and what runs over its edge
        ink("M4 76H96V90H4z"),
        light_pen(1.3, "M9 85H30M74 85H91M80 81H91"),
        red(
            "M20 76C24 70 40 69 52 69 66 69 80 71 84 76 74 78 70 78 69 82 68 88 62 88 61 82 "
            "60 79 56 79 55 83L55 92C55 99 47 99 47 92L46.5 84C46 79 41 79 40 83 39 87 34 87 "
            "33 82 32 78 28 78 20 76z"
        ),
        # the dagger
        moved(
            49,
            74,
            ink("M-9-44H9L4.5-6 0 0-4.5-6z")
            + paper("M0-44H9L4.5-6 0 0z")
            + pen(2.4, "M-9-44H9L4.5-6 0 0-4.5-6z")
            + red("M5.2-12L4.5-6 0 0V-9z")
            + ink(
                "M-22-51C-16-48 16-48 22-51 27-51 27-42 22-42 16-45-16-45-22-42-27-42-27-51-22-51z"
            )
            + ink("M-5-48L-6-66H6L5-48z")
            + light_pen(1.5, "M-4.5-62L4.5-60M-4.5-57.5L4.5-55.5M-4-53L4-51")
            + red(disc(0, -70, 5.5))
            + pen(2, disc(0, -70, 5.5)),
            0.96,
            9,
        ),
    )
)

RINGS: Final = "".join(
    (
        pen(8, disc(37, 54, 24)),
        light_pen(12, "M61.5 36A24 24 0 0 1 84 68"),
        pen(8, disc(63, 54, 24)),
        light_pen(12, "M52 35A24 24 0 0 1 61 54"),
        pen(8, "M48 32.7A24 24 0 0 1 61 54"),
        red("M63 10L73 19 63 30 53 19z"),
    )
)

MASK: Final = "".join(
    (
        ink(
            "M6 34C20 26 36 28 50 36 64 28 80 26 94 34 96 58 84 74 68 72 58 70 54 62 50 "
            "62 46 62 42 70 32 72 16 74 4 58 6 34z"
        ),
        paper(
            "M18 46C26 40 38 44 42 54 34 58 22 56 18 46z",
            "M82 46C74 40 62 44 58 54 66 58 78 56 82 46z",
        ),
        red("M74 60C78 68 80 74 74 78 68 74 70 68 74 60z"),
    )
)
