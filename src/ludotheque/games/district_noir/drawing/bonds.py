"""The Alliances and the Betrayals: the same hands, glasses and letters, kept and broken."""

from math import cos, pi, sin
from typing import Final

from .ink import box, disc, ink, light_pen, moved, paper, pen, red, star, tint


def _rays(x: float, y: float, near: float, far: float, count: int, width: float) -> str:
    """Rays that shine from behind something, all around."""
    lines: list[str] = []
    for ray in range(count):
        angle = 2 * pi * (ray + 0.5) / count
        reach = far if ray % 2 else far - 5
        lines.append(
            f"M{x + near * cos(angle):.1f} {y + near * sin(angle):.1f}"
            f"L{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}"
        )
    return pen(width, *lines)


_GLASS: Final = "".join(
    (
        paper("M-24-34H24L2 0V30H-2V0z"),
        pen(2.6, "M-24-34H24L0 0z", "M0 0V32"),
        ink("M-14 34C-10 31 -4 31 0 31 4 31 10 31 14 34z"),
    )
)
"""A cocktail glass that stands on its foot at (0, 34)."""

TOAST: Final = "".join(
    (
        moved(
            28,
            58,
            _GLASS + tint(0.85, "M-17.5-25H17.500L0-1z") + light_pen(1.4, "M-11-21L-4-10"),
            1,
            17,
        ),
        moved(
            72,
            58,
            _GLASS
            + tint(0.25, "M-17.5-25H17.500L0-1z")
            + pen(1.8, "M-20-42L4-14")
            + red(disc(0, -18, 5))
            + light_pen(1.2, "M-2-20L-1-20.5"),
            1,
            -17,
        ),
        pen(2.6, "M50 22V8M42 24L35 12M58 24L65 12"),
        ink(disc(28, 12, 2.2), disc(73, 9, 2.2), disc(50, 3, 1.8)),
    )
)

HANDSHAKE: Final = "".join(
    (
        # the bare hand, from the right
        paper("M100 44L72 38C62 34 52 36 44 42L40 50 46 66 58 74 74 70 100 74z"),
        pen(2.6, "M82 40L72 38C62 34 52 36 44 42M82 72L74 70 60 74"),
        # the gloved hand, from the left
        ink(
            "M16 40L30 36C38 33 44 36 50 38L66 42C72 44 70 51 64 50L52 48 56 56 52 72 40 74 28 70 16 72z"
        ),
        # the fingers that close around the glove
        "".join(
            moved(
                61 - 1.5 * finger,
                53 + 7.2 * finger,
                paper("M8-4H-18C-24-4 -24 4-18 4H8z") + pen(2.2, "M6-4H-18C-24-4 -24 4-18 4H6"),
                1,
                -9,
            )
            for finger in range(4)
        ),
        paper("M62 52L76 50 76 70 62 77z"),
        pen(2.2, "M52 49L64 51C72 52 72 43 66 42"),
        # sleeves
        ink("M0 34L14 32V76L0 78z"),
        paper("M14 34L21 33V75L14 75z"),
        pen(2.4, "M14 34L21 33V75L14 75z"),
        paper("M100 32L86 34V76L100 78z"),
        pen(2.4, "M100 32L86 34V76L100 78"),
        pen(1.6, "M90 35V75M94.5 34V76"),
        paper("M79 36L86 35V75L79 74z"),
        pen(2.4, "M79 36L86 35V75L79 74z"),
        red(disc(82.5, 66, 2.2), disc(17.5, 67, 2.2)),
    )
)

_ENVELOPE: Final = ink(
    "M12 30H88C90 30 91 31 91 33V80C91 82 90 83 88 83H12C10 83 9 82 9 80V33C9 31 10 30 12 30z"
)

SEALED: Final = "".join(
    (
        _rays(50, 57, 40, 58, 24, 2.2),
        paper(box(4, 25, 92, 63)),
        _ENVELOPE,
        light_pen(2, "M12 33L50 62 88 33", "M12 80L38 53", "M88 80L62 53"),
        red(
            "M50 42C55 40 58 44 62 45 66 47 65 52 67 56 69 60 65 63 64 67 63 72 57 71 53 74 49 76 45 72 41 72"
            "C36 71 37 65 34 62 31 58 35 54 35 50 35 45 41 46 44 43 46 41 48 42 50 42z"
        ),
        pen(1.4, disc(50.5, 57.5, 11)),
        paper(star(50.5, 57.8, 8)),
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
        moved(44, 58, _GLASS + red("M-18.5-26H18.500L0 1z"), 1.15),
        # a skull in the wine
        paper("M37 33C37 27 51 27 51 33 51 37 49 38 48.5 39V42H39.500V39C39 38 37 37 37 33z"),
        ink(disc(41.3, 34.5, 1.9), disc(46.7, 34.5, 1.9)),
        # the phial
        moved(
            78,
            14,
            ink("M-7-12H7V8C7 11 4 13 3 15V20H-3V15C-4 13-7 11-7 8z")
            + light_pen(1.6, "M-3.5-8V6")
            + red(box(-7, -3, 14, 7)),
            1,
            62,
        ),
        red("M57 18C60 22 60 25 57 25 54 25 54 22 57 18z"),
    )
)

DAGGER: Final = "".join(
    (
        # the promise it goes through
        paper("M18 52L82 46 86 92 22 98z"),
        pen(2.2, "M18 52L82 46 86 92 22 98z"),
        pen(1.8, "M26 60L40 58.600M27 68L42 66.600M64 57L76 56M66 65L77 64M29 88L60 85"),
        red(
            "M40 66C36 72 33 76 38 80 40 82 42 80 43 84 44 92 49 92 50 85 51 80 54 82 60 80 66 78 64 71 58 66z"
        ),
        ink("M42 66L58 64.5 56 68 44 69z"),
        # the blade
        paper("M42 30H58L57 66 43 67z"),
        ink("M42 30H50V66.500L43 67z"),
        pen(2, "M42 30H58L57 66 43 67z"),
        # guard, grip and pommel
        ink("M30 24C34 26 66 26 70 24 73 24 73 31 70 31 66 29 34 29 30 31 27 31 27 24 30 24z"),
        ink("M45 26L44 10H56L55 26z"),
        light_pen(1.4, "M45 13L55 15M45 17L55 19M45.5 21L54.5 23"),
        red(disc(50, 6.5, 4.5)),
        pen(1.8, disc(50, 6.5, 4.5)),
    )
)

RINGS: Final = "".join(
    (
        pen(8, disc(37, 54, 24)),
        light_pen(12, "M61.5 36A24 24 0 0 1 84 68"),
        pen(8, disc(63, 54, 24)),
        light_pen(12, "M52 35A24 24 0 0 1 61 54"),
        pen(8, "M48 32.700A24 24 0 0 1 61 54"),
        red("M63 10L73 19 63 30 53 19z"),
    )
)

MASK: Final = "".join(
    (
        ink(
            "M6 34C20 26 36 28 50 36 64 28 80 26 94 34 96 58 84 74 68 72 58 70 54 62 50 62 46 62 42 70 32 72 16 74 4 58 6 34z"
        ),
        paper(
            "M18 46C26 40 38 44 42 54 34 58 22 56 18 46z",
            "M82 46C74 40 62 44 58 54 66 58 78 56 82 46z",
        ),
        red("M74 60C78 68 80 74 74 78 68 74 70 68 74 60z"),
    )
)
