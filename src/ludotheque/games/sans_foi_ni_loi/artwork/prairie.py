"""The lands and herds of a ranch."""

from typing import Final

from .ink import box, cut, disc, ground, ink, light_pen, moved, ochre, ochre_pen, paper, pen, rays

_SUN: Final = ochre(disc(0, 0, 11)) + ochre(rays(0, 0, 14, 27, 20, 1.5))

_SKULL: Final = "".join(
    (
        # horns, skull and snout
        paper(
            "M-15-13C-27-12-41-16-45-34-36-24-26-24-15-24z",
            "M15-13C27-12 41-16 45-34 36-24 26-24 15-24z",
        ),
        paper("M-17-24C-8-28 8-28 17-24L15-8 9 6 8 20C4 25-4 25-8 20L-9 6-15-8z"),
        pen(2.4, "M-17-24C-8-28 8-28 17-24L15-8 9 6 8 20C4 25-4 25-8 20L-9 6-15-8z"),
        ink("M-12-10C-12-16-5-17-4-10-4-5-11-3-12-10z", "M12-10C12-16 5-17 4-10 4-5 11-3 12-10z"),
        ink(
            "M-5 12C-4 8-1 9-1 13L-2 18C-4 18-5 16-5 12z", "M5 12C4 8 1 9 1 13L2 18C4 18 5 16 5 12z"
        ),
        pen(1.3, "M0-22L-2-15 1-9-1-2", "M-9 4L-5 6", "M9 4L5 6"),
    )
)
"""The skull of a longhorn, around (0, 0)."""

CACTUS: Final = ink(
    "M-4 0V-40C-4-46 4-46 4-40V0z",
    "M-4-14H-9C-14-14-16-18-16-24V-30C-16-34-11-34-11-30V-24C-11-21-10-20-8-20H-4z",
    "M4-20H9C14-20 15-24 15-28V-33C15-37 10.5-37 10.5-33V-29C10.5-26 10-26 8-26H4z",
) + light_pen(1.1, "M-1-38V-4", "M1.6-34V-8")

POOR_LAND: Final = "".join(
    (
        moved(74, 26, _SUN, 0.8),
        ink("M2 54H20L24 40H40L44 54H98V58H2z"),
        light_pen(1, "M26 44V52M31 43V53M36 44V52"),
        moved(84, 62, CACTUS, 0.72),
        ink("M2 58H98V98H2z"),
        paper(ground(62, 2, 6, 96)),
        # cracked earth
        light_pen(1.5, "M6 78L16 84 13 96M16 84L27 80M92 74L84 82 90 96M84 82L72 79M74 97L70 90"),
        moved(46, 78, _SKULL, 0.8),
    )
)

_WIND_PUMP: Final = "".join(
    (
        pen(2, "M-10 0L-2-46M10 0L2-46M-8-12H8M-6-24H6M-9-6L7-18M9-6L-7-18M-7-18L5-30M7-18L-5-30"),
        ink(disc(0, -50, 4)),
        ink(*[cut(0, -50, 17, 4.2, turn) for turn in range(0, 360, 45)]),
        ink("M3-51H20L24-56V-44L20-49H3z"),
        paper(disc(0, -50, 2)),
    )
)

_TUFT: Final = ink(
    "M-8 0C-7-8-9-13-12-16-6-14-4-8-4 0z",
    "M-3 0C-3-12-1-18 2-22 2-14 2-8 1 0z",
    "M2 0C3-8 6-13 10-15 7-10 6-5 6 0z",
)

FAIR_LAND: Final = "".join(
    (
        moved(24, 26, _SUN, 0.7),
        moved(70, 66, _WIND_PUMP, 0.95),
        ink("M2 62C16 54 30 54 44 60 60 66 80 66 98 58V98H2z"),
        paper(ground(67, 3, 5, 97)),
        pen(2, "M2 60V48M12 57V45M22 55V43M2 52L22 47M2 57L22 52"),
        *[moved(x, y, _TUFT, s) for x, y, s in ((14, 96, 0.8), (40, 92, 0.9), (82, 94, 1))],
        *[
            moved(x, y, light_pen(1.4, "M-6 0L-8-9M0 0V-12M5 0L8-9"), s)
            for x, y, s in ((26, 84, 0.8), (60, 82, 0.9), (88, 78, 0.7), (58, 96, 1))
        ],
    )
)

_TREE: Final = "".join(
    (
        ink("M-3 0L-2-16H2L3 0z"),
        ink(
            "M0-50C10-50 14-42 12-36 19-33 19-22 11-20 8-14-8-14-11-20-19-22-19-33-12-36"
            "-14-42-10-50 0-50z"
        ),
        light_pen(1.3, "M-8-40C-4-44 2-44 6-40M-13-29C-8-33-2-33 2-29M2-24C6-28 11-28 14-25"),
        ochre(disc(-6, -36, 1.6), disc(6, -33, 1.6), disc(-3, -25, 1.6)),
    )
)

EXCELLENT_LAND: Final = "".join(
    (
        moved(50, 24, _SUN, 0.8),
        # mountains
        ink("M2 60L24 26 36 44 50 20 64 42 76 30 98 60z"),
        paper("M24 30L17 42 22 40 25 44 29 40z", "M50 25L42 38 48 36 51 41 54 36 59 39z"),
        light_pen(1.2, "M28 46L22 58M34 50L30 59M56 46L62 59M48 46L46 59M78 38L88 58M74 42L78 58"),
        ink("M2 58H98V98H2z"),
        paper(ground(63, 3, 4, 97)),
        # the river
        paper(
            "M44 58C58 64 30 70 34 78 38 86 66 86 62 98H98L96 94C80 88 60 82 56 76 52 70 64 64 50"
            " 58z"
        ),
        ochre(cut(40, 76, 14, 1.4, 24), cut(52, 84, 16, 1.5, 18), cut(72, 93, 18, 1.5, 16)),
        moved(18, 82, _TREE, 0.82),
        moved(82, 80, _TREE, 0.74),
    )
)

COW: Final = ink(
    # head and muzzle, neck, legs, belly, tail, back
    "M-29-19C-34-21-39-18-41-14L-50 1C-52 5-49 9-45 9-42 9-40 7-38 4L-31 1C-29 4-27 6-24 7L-23 22"
    "H-17L-16 9"
    "C-8 11 6 11 14 8L17 22H23L24 6C27 2 28-4 28-10 30-8 30 0 30 8L33 9C34-2 34-14 27-18"
    "C14-22-8-21-18-19z",
    "M-12 9L-13 22H-8L-7 10zM8 9L9 22H13L14 8z",
    # horn and ear
    "M-38-17C-45-20-48-28-44-36-43-29-38-24-31-22z",
    "M-30-19C-28-26-22-28-17-26-19-20-24-17-29-16z",
)
"""A cow standing on y = 22, facing left."""

_THIN: Final = COW + light_pen(1.6, "M-12-15C-14-8-13 0-11 5M-5-16C-7-8-6 0-4 6M2-16C1-8 2 0 3 6")
_PATCHED: Final = (
    COW
    + paper(
        "M-10-17C-4-19 4-18 6-13 8-6 0-4-4-6-10-7-14-13-10-17z",
        "M14-14C20-16 25-12 24-6 20-2 14-6 14-14z",
    )
    + light_pen(1.2, "M-40-11L-37-12.4M-47 2.6L-45.6 3.4")
)
_FAT: Final = COW + light_pen(
    1.4, "M-14-13C-6-17 8-17 20-13M-10 2C0 6 10 5 18 1", "M-40-11L-37-12.4M-47 2.6L-45.6 3.4"
)

BULL: Final = (
    # horns, head, ears
    "M-13-16C-26-14-42-18-46-34-47-38-43-38-42-34-38-26-26-24-13-26z",
    "M13-16C26-14 42-18 46-34 47-38 43-38 42-34 38-26 26-24 13-26z",
    "M-14-28C-6-33 6-33 14-28L17-14 12 6 10 20C6 28-6 28-10 20L-12 6-17-14z",
    "M-15-14C-22-17-28-14-31-8-25-6-18-7-14-9z",
    "M15-14C22-17 28-14 31-8 25-6 18-7 14-9z",
)
"""The head of a bull, around (0, 0), as paths."""

_LONGHORN: Final = "".join(
    (
        *[ink(part) for part in BULL],
        paper("M-5-28C-2-31 2-31 5-28L3-6 7 12H-7L-3-6z"),
        paper("M-10-11L-5-9-9-7z", "M10-11L5-9 9-7z"),
        light_pen(1.5, "M-5 17C-3 15-3 20-6 20M5 17C3 15 3 20 6 20"),
        ochre_pen(2.2, "M-4 21C-5 28 5 28 4 21"),
    )
)
POOR_HERD: Final = "".join(
    (
        moved(78, 24, _SUN, 0.62),
        ink(ground(80, 3)),
        moved(54, 60, _THIN, 1.02),
        ink("M20 82L23 70 26 82zM30 84L31 76 34 84z"),
    )
)
FAIR_HERD: Final = "".join(
    (
        moved(20, 20, _SUN, 0.6),
        ink(ground(82, 3)),
        moved(64, 46, _FAT, 0.72),
        moved(46, 68, _PATCHED, 0.86),
    )
)
EXCELLENT_HERD: Final = "".join(
    (
        ochre(rays(50, 42, 34, 49, 28, 1.7)),
        moved(27, 84, _FAT, 0.5),
        moved(88, 84, _FAT, 0.5),
        moved(50, 44, _LONGHORN, 1.06),
        ink(ground(97, 1)),
    )
)


STAMPEDE: Final = "".join(
    (
        # lightning out of a cloud
        ink(
            "M8 22C4 12 18 4 28 10 34 0 54 0 58 10 70 4 84 10 82 20 92 22 92 32 82 32H16C8 32 4"
            " 28 8 22z"
        ),
        light_pen(1.4, "M16 24C22 18 28 20 30 24M40 14C46 12 52 14 54 18M62 24C68 20 74 22 76 26"),
        ochre("M52 28L40 46H50L42 62 64 40H54L62 28z"),
        moved(74, 56, COW, 0.52, -8),
        moved(30, 56, COW, 0.52, 10),
        moved(54, 76, COW, 0.84, -7),
        ink(*[cut(x, y, 16, 1.6) for x, y in ((62, 92), (78, 86), (82, 95), (8, 94), (26, 97))]),
        ink(disc(88, 78, 2), disc(93, 72, 1.4), disc(95, 82, 1.2)),
    )
)

FENCE: Final = "".join(
    (
        moved(50, 30, _SUN, 0.8),
        ink("M2 60C20 54 36 58 50 57 66 56 84 54 98 60V98H2z"),
        paper(ground(88, 2)),
        # posts and rails
        *[
            paper(f"M{x} 96V42L{x + 6} 34 {x + 12} 42V96z")
            + pen(2.4, f"M{x} 96V42L{x + 6} 34 {x + 12} 42V96z")
            + pen(1, f"M{x + 4} 46V62M{x + 8} 52V66M{x + 5} 84V93")
            for x in (10, 44, 78)
        ],
        ink(box(0, 50, 100, 3), box(0, 74, 100, 3)),
        paper(box(0, 51, 100, 1), box(0, 75, 100, 1)),
        # barbs
        pen(
            1.8,
            *[
                f"M{x} 47L{x + 6} 56M{x + 6} 47L{x} 56M{x} 71L{x + 6} 80M{x + 6} 71L{x} 80"
                for x in (29, 63)
            ],
        ),
    )
)
