"""Guards, rulers and people of the tales: faces under turbans and veils."""

from typing import Final

from .heads import (
    BROWS,
    COLLAR,
    EYES,
    FACE,
    HEAD,
    JEWEL,
    LIPS,
    MOUTH,
    NECK,
    NICHE,
    NOSE,
    ROBE,
    SCIMITAR,
    SMILE,
    TURBAN,
)
from .ink import (
    RED,
    arch,
    box,
    crescent,
    cut_out,
    disc,
    fill,
    glint,
    gold,
    gold_pen,
    ink,
    khatim,
    light_pen,
    limb,
    moved,
    paper,
    pen,
    sky,
)

PARTISAN: Final = "".join(
    (
        NICHE,
        # a spear
        pen(3, "M84 100V26"),
        ink("M84 4L91 20 84 30 77 20z"),
        light_pen(1.1, "M84 9V25"),
        gold(box(80.4, 29, 7.2, 3.4)),
        ROBE,
        NECK,
        FACE,
        EYES,
        BROWS,
        NOSE,
        MOUTH,
        pen(1, "M39 60L40 62M42 61.6L42.6 63.4M44 68.6L45 70"),
        # a cloth tied around the head
        ink("M33 38C30 22 38 12 50 12 62 12 70 22 67 38 60 34 40 34 33 38z"),
        light_pen(1.3, "M40 22C42 17 46 15 50 15"),
        gold("M32.6 31C44 26 56 26 67.4 31L67.4 37.4C56 32.6 44 32.6 32.6 37.4z"),
        gold("M33 33L20 29 24 36 18 42 33 37.6z"),
        pen(1, "M33 35L23 33"),
        # a plain coat
        light_pen(1.4, "M50 86V100M28 88L34 100M72 88L66 100"),
        limb("M76 96C78 88 81 84 84 78", width=6.4),
    )
)

_SHIELD: Final = "".join(
    (
        light_pen(3, disc(0, 0, 19)),
        ink(disc(0, 0, 19)),
        gold_pen(1.6, disc(0, 0, 15.6)),
        gold(khatim(0, 0, 10)),
        ink(khatim(0, 0, 5)),
        paper(disc(0, 0, 1.8)),
    )
)

ROYAL_GUARD: Final = "".join(
    (
        NICHE,
        # a halberd
        pen(2.8, "M85 100V8"),
        ink(
            "M85 2L89 12H81z",
            "M86 14C96 12 99 22 97 32 93 26 90 26 86 28z",
            "M84 16L75 14V26L84 24z",
        ),
        light_pen(1, "M89 17C92 17.4 94 20 94.6 24"),
        ROBE,
        NECK,
        FACE,
        EYES,
        pen(1.8, "M36.6 43.6L45.6 43"),
        light_pen(1.6, "M63.4 43.6L54.6 43"),
        NOSE,
        ink(
            "M50 59.6C44 57 37 59 32 64 40 68 46 66.6 50 63.2 54 66.6 60 68 68 64 63 59 56 57 50"
            " 59.6z"
        ),
        light_pen(1.2, "M53.6 62C58 62.4 61 63.4 64 64"),
        pen(1.5, "M46 69.4H51"),
        TURBAN,
        # the feather
        gold("M50 22C44 10 50 0 62-1 58 4 58 14 50 22z"),
        pen(1, "M50 22C50 14 54 6 60 1"),
        JEWEL,
        gold_pen(2.6, "M70 80L44 100"),
        moved(25, 82, _SHIELD, 1.04),
    )
)

MAN_OF_THE_DESERT: Final = "".join(
    (
        gold(disc(72, 26, 17)),
        sky("M0 66C16 54 34 58 48 64 64 70 82 62 100 56V100H0z"),
        # a cloth wound around head, neck and shoulders; only the eyes are free
        ink(
            "M6 100C8 84 20 76 32 72 26 62 24 50 26 40 24 20 34 8 50 8 66 8 76 20 74 40 76 50 74 62"
            " 68 72 80 76 92 84 94 100z"
        ),
        paper(
            "M31 40C40 35 60 35 69 40 70 45 69.6 49 68 52 58 48 42 48 32 52 30.4 49 30 45 31 40z"
        ),
        ink("M50 36.4C58 36.4 64 37.6 69 40 70 45 69.6 49 68 52 63 50 57 49 52 49z"),
        pen(2.4, "M36 45.4C39 43 43 43 46 45.6"),
        light_pen(2.2, "M54 45.6C57 43 61 43 64 45.4"),
        pen(1.6, "M34.6 41L46 42.4"),
        light_pen(
            1.4,
            "M29 34C40 28 58 28 71 32M30 24C40 19 54 20 66 25M38 14C46 12 54 13 60 16"
            "M28 58C40 66 58 66 70 58M31 66C42 75 58 75 68 66M24 80C38 90 58 90 74 78",
        ),
        gold("M50 20L54 26 50 32 46 26z"),
        moved(88, 86, SCIMITAR, 0.8, -16),
    )
)

DESERT_RIDER: Final = "".join(
    (
        gold(disc(50, 44, 34)),
        # dunes
        sky("M0 80C20 68 40 74 56 78 72 82 86 76 100 70V100H0z"),
        # a camel at a run
        ink(
            "M22 60C24 52 30 48 36 48 40 40 44 36 50 38 54 40 56 46 60 50 66 50 70 48 72 42"
            "L74 30C75 26 80 24 85 26L94 30C96 31 95 34 92 34L84 35C82 42 80 50 76 56 73 60 70"
            " 62 67 64"
            "L74 74 70 88H65L68 76 58 66C50 68 42 68 36 66L30 76 34 88 29 90 24 76 28 64C25 64"
            " 23 66 21 72"
            "L18 70C18 66 20 62 22 60z"
        ),
        ink("M40 66L44 78 38 92H33L39 78 34 66z", "M62 64L80 78 78 92H73L75 80 60 70z"),
        light_pen(1.2, "M79 29.6L80.6 29.4"),
        gold("M39 50L50 45 60 51 58 60 40 59z"),
        pen(1.2, "M41 53L58 54M40 56.6L58 57.4"),
        # the rider
        cut_out("M43 48C42 36 44 28 49 26H56C60 30 60 38 58 48L62 60 56 62 51 52z"),
        cut_out(disc(52, 20, 6.6)),
        paper("M52 18H58.4V21H52z"),
        ink("M46 20C38 24 34 30 30 32 34 36 42 34 48 28z"),
        pen(1.4, "M58 36C64 36 68 36 72 36"),
        limb("M54 32C62 28 66 22 70 16", width=4.4),
        moved(70, 17, SCIMITAR, 0.42, 20),
        ink("M0 94C20 88 50 92 100 88V100H0z"),
        light_pen(1.3, "M10 96C24 94 34 95 46 96M60 95C72 93 84 93 94 92"),
    )
)

CALIPH: Final = "".join(
    (
        gold(khatim(50, 40, 44)),
        paper(khatim(50, 40, 40)),
        f'<g fill-opacity=".35">{gold(khatim(50, 40, 36))}</g>',
        ink("M2 100C4 84 18 77 35 74L50 84 65 74C82 77 96 84 98 100z"),
        NECK,
        FACE,
        EYES,
        BROWS,
        NOSE,
        # a long forked beard
        ink(
            "M34 54C32 74 38 92 46 99L50 94 54 99C62 92 68 74 66 54 60 62 56 60 50 60 44 60 40"
            " 62 34 54z"
        ),
        light_pen(
            1.2,
            "M40 68C41 78 44 86 47 91M46 70C46 78 47 84 49 89M54 70C54 78 53 84 51 89M60 67"
            "C59 77 57 85 54 91",
        ),
        LIPS,
        # a turban as wide as a cupola
        ink("M20 37C10 20 28 1 50 1 72 1 90 20 80 37 70 42 60 38 50 38 40 38 30 42 20 37z"),
        light_pen(
            1.4,
            "M21 32C36 36 54 28 64 5M30 38C46 36 64 26 74 11M46 38C62 36 74 30 81 22M21 22C25 13"
            " 33 7 44 4",
        ),
        gold("M50 10L57 21 50 32 43 21z"),
        pen(1.3, "M50 10L57 21 50 32 43 21z"),
        paper(disc(50, 21, 2.6)),
        gold(*[disc(x, 84 + abs(50 - x) * -0.2, 2.6) for x in (22, 30, 70, 78)]),
        gold_pen(2.6, "M20 82C22 90 24 96 25 101M80 82C78 90 76 96 75 101"),
    )
)

ALADDIN: Final = "".join(
    (
        NICHE,
        ink("M10 100C12 88 22 80 37 76L50 84 63 76C78 80 88 88 90 100z"),
        # an open waistcoat over bare chest
        paper("M40 74H60L64 100H40z"),
        ink("M50 78L60 74 66 100H54z"),
        gold_pen(2.2, "M38 76L40 100M62 76L67 100"),
        paper("M41 66H59V77L50 82 41 77z"),
        ink("M50 68H59V77L50 82z"),
        FACE,
        EYES,
        BROWS,
        NOSE,
        SMILE,
        # hair and a fez
        ink(
            "M33 42C31 34 34 28 38 26H62C66 28 69 34 67 42 65 38 64 35 63 34H37C36 35 35 38 33 42z"
        ),
        gold("M37 32L40 12H60L63 32C54 35 46 35 37 32z"),
        pen(1.8, "M37 32L40 12H60L63 32C54 35 46 35 37 32z"),
        ink("M50 12C56 10 68 12 70 20L71 30H66L67 21C66 16 58 14 50 14z"),
        # a card between his fingers
        limb("M10 100C8 90 10 82 14 76", width=6.6),
        moved(
            19,
            62,
            light_pen(3, "M-10-17H10V17H-10z")
            + paper("M-10-17H10V17H-10z")
            + pen(1.8, "M-10-17H10V17H-10z")
            + gold(khatim(0, 0, 7)),
            0.95,
            -14,
        ),
    )
)

SCHEHERAZADE: Final = "".join(
    (
        ink(arch(50, 100, 96, 99)),
        gold_pen(1.4, arch(50, 97, 87, 90)),
        gold(crescent(26, 40, 8)),
        paper(
            *[
                glint(x, y, r)
                for x, y, r in ((72, 30, 4), (80, 50, 3), (18, 60, 2.6), (40, 17, 2.6))
            ]
        ),
        # a veil from the crown of the head
        sky("M50 14C72 14 80 40 84 100H16C20 40 28 14 50 14z"),
        ink("M30 74C28 44 32 24 50 24 68 24 72 44 70 74 76 84 24 84 30 74z"),
        paper(
            "M37 42C45 36 55 36 63 42 65 54 63 64 58 71 54 75.6 46 75.6 42 71 37 64 35 54 37 42z"
        ),
        paper("M43 70H57V80C70 83 78 90 80 100H20C22 90 30 83 43 80z"),
        ink(
            "M50 40C55 39 59 40 63 42 65 54 63 64 58 71 56 74 53 75 50 75 50 71 54 68 52 64 49"
            " 62 55 57"
            " 52 53 50 49 51 45 50 40z"
        ),
        ink("M50 76L57 74V80C70 83 78 90 80 100H58C60 90 55 84 50 82z"),
        pen(2.3, "M39 53C41 50.6 44 50.6 46.4 53"),
        pen(1, "M39 52L36.6 50.4M40.8 50.6L39.4 48.4"),
        light_pen(2, "M54.6 53C57 50.6 60 50.6 62 53"),
        ink("M50 51L47 60.6 51 61.6z"),
        fill(
            RED,
            "M44.4 67C46.6 64.8 48.4 66 50 65.4 51.6 66 53.4 64.8 55.6 67 53.4 70.4 46.6 70.4"
            " 44.4 67z",
        ),
        # jewels
        gold("M34 42C40 31 60 31 66 42L63 45C57 37.4 43 37.4 37 45z"),
        gold("M50 44L53 39 50 30 47 39z"),
        ink(disc(50, 37, 1.8), disc(41, 39.4, 1.1), disc(59, 39.4, 1.1)),
        gold(disc(34.6, 66, 2.6), disc(65.4, 66, 2.6)),
        gold_pen(1.8, "M36 86C44 94 56 94 64 86"),
        gold(disc(50, 93, 3)),
    )
)

SOMEBODY: Final = "".join((NICHE, ROBE, ink(HEAD), COLLAR, TURBAN, JEWEL))
