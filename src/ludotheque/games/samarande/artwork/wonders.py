"""Actions that are neither a person nor a genie: lamps, carpets, caves and storms."""

from typing import Final

from .ink import (
    arch,
    box,
    cut_out,
    disc,
    dome,
    frieze,
    glint,
    gold,
    gold_pen,
    ink,
    khatim,
    light_pen,
    moved,
    paper,
    pen,
    sky,
)

LAMP: Final = "".join(
    (
        # smoke that takes shape
        sky(
            "M16 50C4 40 10 24 24 24 22 12 40 4 50 12 60 2 80 8 78 22 90 22 94 36 84 42 78 47 68"
            " 44 66 38"
            " 60 44 50 42 48 36 42 42 32 42 28 40 24 44 22 48 20 52z"
        ),
        light_pen(1.6, "M24 33C30 27 38 30 38 35M44 20C50 14 58 18 58 24M66 26C72 22 78 26 77 31"),
        gold(glint(88, 12, 6), glint(8, 18, 4), glint(95, 52, 4)),
        # the lamp: spout, belly, handle, lid, foot
        ink(
            "M14 50C18 62 26 66 34 66 38 58 48 55 58 55 70 55 78 60 82 67 80 80 70 86 56 86 42"
            " 86 34 82 30 75"
            " 18 72 10 62 8 51z"
        ),
        gold_pen(4, "M78 64C92 54 102 68 94 77 89 82 82 80 78 76"),
        gold("M42 57C44 48 52 46 57 46 62 46 70 48 72 57 64 53 50 53 42 57z", disc(57, 43, 3)),
        gold(frieze(66, 8, 36, 78, 6)),
        light_pen(1.3, "M34 66C38 60 46 58 52 58"),
        ink("M46 86H68L74 96H40z"),
        gold(box(44, 89, 26, 2.6)),
    )
)

CARPET: Final = "".join(
    (
        gold(disc(70, 26, 17)),
        sky(
            "M2 40C4 32 16 32 19 37 24 31 35 33 36 40z",
            "M62 92C64 85 74 85 77 89 82 84 94 86 95 92z",
        ),
        # it flies, waved like a flag
        ink("M6 62C22 46 34 50 48 54 62 58 74 54 88 40L96 60C82 76 68 80 54 76 40 72 28 70 14 84z"),
        gold(
            "M13.6 64.4C25 54.6 35 56.6 47 60 61 64 74 60.6 86 50L89.6 59.4C77 70.6 66 73.6 55"
            " 70.4 41 66.4"
            " 30 65.4 18 74z"
        ),
        ink(
            "M18.6 66C28 59.4 37 61 47 63.8 60 67.4 72 65 83 56.6L85 60.4C75 68.4 65 70 56 67.4"
            " 42 63.4 31"
            " 63 21 70.4z"
        ),
        paper(khatim(51, 65.6, 6)),
        ink(khatim(51, 65.6, 3)),
        gold(khatim(31, 64.4, 3), khatim(71, 63.4, 3)),
        gold_pen(1.5, "M6 62L0 64M8 67.6L2 70M10 73L4 76M12 78.4L6 82M14 84L9 88"),
        gold_pen(1.5, "M88 40L94 37M90 45L96.6 42M92 50L98.6 48M94 55L100 54M96 60L101 60"),
        pen(1.6, "M24 88C32 84 40 85 46 88M34 94C40 92 46 93 50 95"),
        gold(glint(20, 20, 5), glint(38, 12, 3.4), glint(10, 50, 2.6)),
    )
)

SESAME: Final = "".join(
    (
        ink("M0 100C2 70 8 40 22 28 30 12 48 4 62 8 78 10 90 30 94 52 98 68 100 84 100 100z"),
        light_pen(
            1.4,
            "M14 56C16 46 20 38 26 34M36 18C42 13 50 11 56 12M80 28C84 34 87 42 88 50M8 82C9 74"
            " 10 68"
            " 11 64M92 70C94 76 95 82 95 88",
        ),
        # light from within
        gold("M24 100C22 76 28 52 42 44 52 38 62 42 66 52 71 66 72 84 72 100z"),
        paper("M34 100C34 82 38 64 48 58 56 55 60 64 62 74 63 84 63 92 63 100z"),
        # the stone that has rolled aside
        cut_out("M66 42C82 40 92 54 92 72 92 88 84 98 72 98 60 98 56 84 56 68 56 54 58 44 66 42z"),
        light_pen(1.5, "M64 56C66 50 70 48 76 49M62 74C62 70 62 66 63 63M84 66C86 72 86 78 84 84"),
        gold(khatim(74, 70, 7.4)),
        ink(khatim(74, 70, 3.6)),
        # treasure
        gold(
            *[
                disc(x, y, 4.2)
                for x, y in ((36, 94), (44, 95), (52, 94), (40, 88), (48, 88), (44, 82))
            ]
        ),
        pen(
            1.3,
            *[
                disc(x, y, 4.2)
                for x, y in ((36, 94), (44, 95), (52, 94), (40, 88), (48, 88), (44, 82))
            ],
        ),
        gold(glint(44, 64, 6)),
        ink(box(0, 98, 100, 2)),
    )
)

TORNADO: Final = "".join(
    (
        sky("M0 84C18 78 30 82 46 84 64 87 82 80 100 82V100H0z"),
        # the whirl
        ink("M8 14C24 4 78 4 92 14 96 20 80 26 50 26 20 26 6 21 8 14z"),
        ink("M16 26C30 31 70 31 86 25 88 34 76 40 54 41 34 41 16 36 16 26z"),
        ink("M30 42C42 45 64 45 76 40 76 50 66 55 54 56 40 56 30 52 30 42z"),
        ink("M40 58C48 60 60 59 68 56 67 64 60 69 52 69 45 69 40 65 40 58z"),
        ink("M44 71C50 73 57 72 61 70 60 78 55 83 50 90 47 84 44 79 44 71z"),
        light_pen(
            1.5,
            "M18 14C34 9 66 9 82 14M28 33C42 36 60 36 74 32M38 48C46 50 58 50 66 47M46 63C50 64"
            " 56 64 60 62",
        ),
        # what it has torn away
        moved(
            16,
            56,
            gold(dome(0, 0, 14, 14)) + ink(box(-6, 0, 12, 9)) + paper(arch(0, 9, 4, 6)),
            1,
            -24,
        ),
        moved(
            88,
            54,
            ink("M-1.6 14C-2 6-2 0-1 -4L2-4C2 2 2 8 2 14z")
            + gold("M0-4C-4-10-11-10-14-5-10-6-5-5 0-3 5-6 11-6 14-3 12-10 5-10 0-4z"),
            1,
            32,
        ),
        gold(box(24, 72, 6, 4), box(74, 72, 5, 4), box(84, 78, 4, 3), box(30, 64, 3, 3)),
        pen(1.6, "M14 92C22 89 30 91 36 93M62 94C70 91 80 92 88 90"),
    )
)

_JAR: Final = "M-12-44H12L10-36C30-28 34-4 16 8H-16C-34-4-30-28-10-36z"
_THIEF: Final = "".join(
    (
        # a turban and two eyes over the rim
        light_pen(3, "M-11-42C-13-58 13-58 11-42z"),
        paper("M-11-42C-13-58 13-58 11-42z"),
        ink(disc(-4, -50, 1.9), disc(4, -50, 1.9)),
        gold("M-14-53C-18-66-8-72 0-72 8-72 18-66 14-53 6-56-6-56-14-53z"),
        pen(1.4, "M-14-55C-6-56 4-60 8-70M-4-55C6-57 12-60 15-64"),
    )
)
_SMALL_JAR: Final = _THIEF + light_pen(3, _JAR) + sky(_JAR) + pen(1.6, _JAR)
_COINS: Final = [
    disc(x, y, 4.4)
    for x, y in ((10, 95), (20, 96), (30, 95), (70, 95), (80, 96), (90, 95), (25, 90), (75, 90))
]

ALI_BABA: Final = "".join(
    (
        ink(arch(50, 100, 96, 99)),
        moved(20, 88, _SMALL_JAR, 0.6),
        moved(80, 88, _SMALL_JAR, 0.6),
        moved(
            50,
            85,
            "".join(
                (
                    _THIEF,
                    light_pen(3, _JAR),
                    paper(_JAR),
                    pen(2.2, _JAR),
                    gold(frieze(-22, 12, -25, 25, 5)),
                    pen(1.4, "M-26-24H26M-26-8H26"),
                    gold(box(-14, -45, 28, 4)),
                    pen(1.4, "M-14-45H14V-41H-14z"),
                )
            ),
            0.98,
        ),
        gold(*_COINS),
        pen(1.3, *_COINS),
        gold(glint(27, 27, 4), glint(73, 27, 4)),
    )
)


def _dagger(blade: str) -> str:
    """A curved dagger, upright, its hilt at (0, 0)."""
    return "".join(
        (
            blade,
            gold("M-9-1H9V3H-9z", disc(0, 20, 3.2)),
            ink("M-3 3H3L2 18H-2z"),
            gold_pen(1.2, "M-2.4 8H2.4M-2.2 12.6H2.2"),
        )
    )


_BLADE: Final = "M-5 0C-8-14-2-28 12-40 10-26 8-12 5 0z"
_DARK: Final = _dagger(light_pen(3, _BLADE) + ink(_BLADE) + light_pen(1.2, "M0-3C0-14 4-24 8-31"))
_BRIGHT: Final = _dagger(pen(3, _BLADE) + paper(_BLADE) + pen(1.2, "M0-3C0-14 4-24 8-31"))


def _and_its_mirror(drawing: str) -> str:
    return f'{drawing}<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


CROSSED_DAGGERS: Final = _and_its_mirror(moved(28, 68, _DARK, 1.6, 14))

GUILD: Final = "".join(
    (
        gold("M74 6C62 8 56 22 64 32 70 38 80 38 85 32 76 32 68 20 74 6z"),
        # a hood, and in it no more than eyes
        ink("M4 100C6 84 16 76 26 70 20 46 30 16 50 8 70 16 80 46 74 70 84 76 94 84 96 100z"),
        light_pen(
            1.4,
            "M28 68C24 48 32 26 48 15M72 68C76 48 68 26 52 15M20 84C26 78 30 76 34 74M80 84C74"
            " 78 70"
            " 76 66 74",
        ),
        sky("M34 66C30 48 38 32 50 26 62 32 70 48 66 66 58 74 42 74 34 66z"),
        ink("M36 66C33 50 40 38 50 32 60 38 67 50 64 66 57 72 43 72 36 66z"),
        paper("M38 50L48 54C46 58 40 57 38 50z", "M62 50L52 54C54 58 60 57 62 50z"),
        gold(disc(44, 54, 1.5), disc(56, 54, 1.5)),
        light_pen(1.3, "M40 63C46 60 54 60 60 63"),
        # a dagger in each hand
        _and_its_mirror(moved(20, 82, _BRIGHT, 1.05, -8)),
        gold(glint(12, 40, 3.6), glint(90, 44, 3)),
    )
)
