"""The artisans of a city, each with their work."""

from typing import Final

from .heads import (
    BEARD,
    BROWS,
    COLLAR,
    EYES,
    FACE,
    HAIRS,
    JEWEL,
    LIPS,
    MOUSTACHE,
    NECK,
    NICHE,
    NOSE,
    ROBE,
    SCIMITAR,
    TURBAN,
)
from .ink import (
    GOLD,
    RED,
    box,
    cut_out,
    disc,
    fill,
    frieze,
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

WEAPONSMITH: Final = "".join(
    (
        NICHE,
        ROBE,
        NECK,
        FACE,
        EYES,
        BROWS,
        NOSE,
        ink(BEARD),
        HAIRS,
        LIPS,
        # an apron
        sky("M36 84C44 90 56 90 64 84L68 100H32z"),
        TURBAN,
        # a hammer and the blade he has made
        moved(86, 66, SCIMITAR, 0.96, 8),
        limb("M15 102L15 72", width=4),
        cut_out("M3 60H27V72H3z"),
        gold(box(7, 62.6, 3, 7)),
        gold(*[glint(x, y, r) for x, y, r in ((12, 50, 5), (4, 42, 3), (25, 44, 3))]),
    )
)

_RING: Final = "".join(
    (
        gold_pen(4, disc(0, 12, 12)),
        gold_pen(1.4, "M-7 0L-4-4H4L7 0"),
        paper("M-9-10L-5-16H5L9-10 0 2z"),
        pen(1.6, "M-9-10L-5-16H5L9-10 0 2zM-9-10H9M-4-10L0 2 4-10"),
    )
)

JEWELLER: Final = "".join(
    (
        NICHE,
        ROBE,
        NECK,
        FACE,
        EYES,
        BROWS,
        NOSE,
        MOUSTACHE,
        pen(1.5, "M46 69.4H51"),
        COLLAR,
        TURBAN,
        JEWEL,
        # the glass in his eye
        fill(GOLD, disc(41, 47.6, 7.4)),
        ink(disc(41, 47.6, 5.4)),
        paper(glint(40, 46.6, 3.6)),
        # a ring held up
        limb("M98 92C92 86 88 82 84 80", width=7),
        moved(80, 68, _RING, 1.02),
        gold(glint(96, 50, 4), glint(66, 56, 2.6)),
    )
)

WEAVER: Final = "".join(
    (
        # the loom
        ink(box(3, 4, 94, 5), box(6, 4, 5, 96), box(89, 4, 5, 96)),
        pen(0.9, *[f"M{x} 9V62" for x in range(15, 88, 5)]),
        # what is woven
        ink("M12 62H88V100H12z"),
        gold(frieze(65, 7, 14, 86, 9)),
        light_pen(1.2, "M14 75H86M14 97H86"),
        gold(khatim(50, 86, 9), khatim(26, 86, 7), khatim(74, 86, 7)),
        paper(khatim(50, 86, 4.4), khatim(26, 86, 3.2), khatim(74, 86, 3.2)),
        # the weaver, in a scarf
        cut_out("M30 66C30 54 38 50 50 50 62 50 70 54 70 66z"),
        moved(
            10,
            -2,
            cut_out("M33 64C28 50 30 22 50 22 70 22 72 50 67 64z")
            + paper(
                "M40 36C46 32 54 32 60 36 61 46 59 54 54 59 52 61 48 61 46 59 41 54 39 46 40 36z"
            )
            + pen(1.8, "M42.4 45C43.6 43.6 45.6 43.6 47 45M53 45C54.4 43.6 56.4 43.6 57.6 45")
            + pen(1.3, "M50 45L48.8 51H50.6M47.4 55C49 56.4 51 56.4 52.6 55")
            + gold_pen(1.8, "M39 37C45 31 55 31 61 37"),
            0.8,
        ),
        gold_pen(2.4, "M20 48H36"),
        limb("M36 60C30 60 27 56 27 49", "M64 60C70 60 73 58 73 53", width=5.6),
        paper(disc(27, 47, 3.4), disc(73, 50.6, 3.4)),
        pen(1.4, disc(27, 47, 3.4), disc(73, 50.6, 3.4)),
    )
)

_FLASK: Final = "".join(
    (
        light_pen(3, "M-6-14H6V-8C18-4 20 14 10 22H-10C-20 14-18-4-6-8z"),
        gold("M-6-14H6V-8C18-4 20 14 10 22H-10C-20 14-18-4-6-8z"),
        ink("M-14 6C-8 3-2 9 4 6 8 4 12 5 14.6 6 15 13 13 18 9 20.6H-9C-13 18-15 13-14 6z"),
        pen(2, "M-6-14H6V-8C18-4 20 14 10 22H-10C-20 14-18-4-6-8z"),
        ink(box(-7.4, -18, 14.8, 4), "M0-32L5-24 0-18-5-24z"),
        light_pen(1.3, "M-9 1C-8-2-6-4-4-5"),
    )
)

PERFUMER: Final = "".join(
    (
        NICHE,
        moved(
            -10,
            0,
            "".join(
                (
                    # hair, a veil over it, the dress
                    ink("M24 80C22 50 24 14 50 14 76 14 78 50 76 80 72 90 28 90 24 80z"),
                    ROBE,
                    NECK,
                    paper(
                        "M37 34C45 30 55 30 63 34 66 48 64 60 58 68 54 72.6 46 72.6 42 68 36 60"
                        " 34 48 37 34z"
                    ),
                    ink(
                        "M50 32C55 31 59 32 63 34 66 48 64 60 58 68 56 71 53 72 50 72 50 68 54"
                        " 65 52"
                        " 61 49 59 55 54 52 50 50 46 51 40 50 32z"
                    ),
                    EYES,
                    pen(1, "M38 46L35.8 44.4M40 44.6L38.6 42.4"),
                    ink("M50 45L46.8 55.6 51 56.6z"),
                    fill(
                        RED,
                        "M44 63C46.4 60.6 48.4 62 50 61.4 51.6 62 53.6 60.6 56 63 53.6 66.6 46.4"
                        " 66.6 44 63z",
                    ),
                    gold_pen(2.6, "M36 35C44 27 56 27 64 35"),
                    gold(disc(50, 33, 3)),
                    gold(disc(35, 62, 2.2), disc(65, 62, 2.2)),
                    light_pen(1.2, "M30 42C31 30 38 21 48 19M27 56C26 50 27 46 28 43"),
                    COLLAR,
                )
            ),
        ),
        # the flask, and what rises from it
        moved(80, 76, _FLASK, 0.98),
        gold_pen(1.8, "M80 42C74 36 86 32 80 25 76 20 82 16 81 11M88 40C84 35 92 31 88 25"),
    )
)
