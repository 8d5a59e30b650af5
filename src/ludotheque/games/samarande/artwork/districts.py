"""The six Districts of a city."""

from typing import Final

from .ink import (
    arch,
    box,
    crescent,
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
    waves,
)


def _finial(x: float, y: float) -> str:
    """The ornament on a roof: a stem, a ball, a moon."""
    return gold_pen(1.4, f"M{x} {y}V{y - 5}") + gold(disc(x, y - 5, 1.4), crescent(x, y - 9.4, 2.8))


def _minaret(x: float, top: float, foot: float) -> str:
    return "".join(
        (
            ink(box(x - 4, top + 12, 8, foot - top - 12), dome(x, top + 10, 8, 12)),
            ink(box(x - 6, top + 9, 12, 3), box(x - 6.4, top + 28, 12.8, 3)),
            light_pen(1.2, f"M{x} {top + 16}V{top + 23}M{x} {top + 38}V{top + 46}"),
            _finial(x, top - 1),
        )
    )


PALACE: Final = "".join(
    (
        f'<g fill-opacity=".32">{gold(khatim(50, 46, 46))}</g>',
        gold(disc(50, 44, 27)),
        _minaret(14, 18, 96),
        _minaret(86, 18, 96),
        ink(box(22, 62, 56, 34), dome(50, 62, 44, 42)),
        ink(dome(28, 63, 15, 16), dome(72, 63, 15, 16)),
        _finial(50, 20),
        light_pen(1.3, "M38 57C34 46 43 38 48 30M46 58C44 48 47 40 49 33"),
        paper(box(22, 62.6, 56, 2)),
        gold(frieze(66, 5, 24, 76, 13)),
        paper(arch(50, 96, 20, 24)),
        ink(arch(50, 96, 13, 17)),
        paper(arch(31, 90, 7, 12), arch(69, 90, 7, 12)),
        ink(box(4, 95, 92, 4)),
    )
)


def _books(x: float, y: float, heights: str, colours: str) -> str:
    """Spines of books on a shelf."""
    parts: list[str] = []
    for height, colour in zip(heights, colours, strict=True):
        tall = 8 + int(height)
        paint = {"g": gold, "s": sky, "p": paper}[colour]
        parts.append(paint(box(x, y - tall, 4.6, tall)))
        parts.append(pen(0.8, f"M{x + 1} {y - tall + 3}h2.6"))
        x += 5.4
    return "".join(parts)


LIBRARY: Final = "".join(
    (
        ink(arch(50, 98, 88, 97)),
        gold_pen(1.4, arch(50, 95, 79, 88)),
        _books(25, 38, "3533", "spgs"),
        _books(55, 38, "5353", "gspp"),
        _books(17.5, 58, "46354", "gspsg"),
        _books(56, 58, "53645", "spgps"),
        light_pen(1.8, "M23 39.5H77M15 59.5H85"),
        # the lamp that hangs over the desk
        gold_pen(1, "M50 12V30"),
        gold("M44 36C44 31 47 30 50 30 53 30 56 31 56 36L53 42H47z"),
        # an open book on a stand
        ink("M12 74L50 84 88 74V96H12z"),
        paper(
            "M50 74C42 66 28 64 14 68V86C28 82 42 84 50 91 58 84 72 82 86 86V68C72 64 58 66 50 74z"
        ),
        pen(
            1.8,
            "M50 74V91M50 74C42 66 28 64 14 68V86C28 82 42 84 50 91 58 84 72 82 86 86V68"
            "C72 64 58 66 50 74z",
        ),
        pen(
            1.2,
            "M20 72C29 70 38 72 45 77M20 77C29 75 38 77 45 82M80 72C71 70 62 72 55 77M80 77"
            "C71 75 62 77 55 82",
        ),
        gold("M46 86L50 89 54 86V99L50 95 46 99z"),
    )
)

PORT: Final = "".join(
    (
        gold(disc(72, 34, 19)),
        # the town behind
        sky(box(0, 54, 30, 20), dome(9, 55, 14, 15), dome(23, 55, 9, 10), box(27, 38, 5, 30)),
        sky(dome(29.5, 39, 7, 9)),
        # the ship: mast, yard, two sails, hull
        pen(2.4, "M52 78V14M30 84L84 4"),
        ink("M50 18C52 38 44 56 30 70 42 72 50 72 50 70z"),
        ink("M55 20C70 30 84 50 88 70 76 67 64 68 55 71z"),
        light_pen(1.3, "M48 36C47 48 42 58 36 66M60 32C68 42 74 54 77 64M58 46C62 52 65 58 66 65"),
        gold("M52 14V6L66 9 53 13z"),
        ink("M14 74C30 80 66 80 92 70 90 84 82 91 72 92H34C24 91 17 84 14 74z"),
        gold("M17.6 80C36 85 66 85 90.6 76L89.6 79C66 88 36 88 19 83.4z"),
        light_pen(1.2, "M24 88C36 90 62 90 78 87"),
        pen(1.8, waves(92, 2, 0, 100)),
        pen(1.6, "M0 76q3-3 6 0t6 0"),
    )
)


def _battlements(x: float, y: float, count: int, step: float) -> str:
    """Steps along the top of a wall, as a path."""
    return "".join([box(x + step * n, y, step * 0.6, 5) for n in range(count)])


FORTIFIED: Final = "".join(
    (
        f'<g fill-opacity=".32">{gold(khatim(50, 40, 38))}</g>',
        gold(disc(50, 34, 20)),
        # a keep behind the wall
        sky(box(36, 26, 28, 40), _battlements(36, 21.6, 4, 8)),
        gold_pen(1.6, "M50 22V6"),
        gold("M50.6 6L66 10 50.6 15z"),
        # towers and wall
        ink(box(6, 40, 22, 58), box(72, 40, 22, 58), box(3, 36, 28, 7), box(69, 36, 28, 7)),
        ink(_battlements(3, 30.5, 4, 7.4), _battlements(69, 30.5, 4, 7.4)),
        ink(box(26, 58, 48, 40), _battlements(30, 53, 6, 7)),
        light_pen(1.4, "M6 46H28M72 46H94"),
        paper(
            box(15.4, 54, 3, 10), box(81.6, 54, 3, 10), box(15.4, 74, 3, 10), box(81.6, 74, 3, 10)
        ),
        # the gate and its grating
        gold(arch(50, 98, 30, 36)),
        ink(arch(50, 98, 23, 30)),
        gold_pen(1.5, "M44 98V78M50 98V73M56 98V78M40 92H60M40 84H60"),
        light_pen(1, "M32 66H38M62 66H68M33 76H36M65 80H69M30 88H35M66 90H70"),
        ink(box(2, 96, 96, 3)),
    )
)


def _awning(x: float, y: float, width: float) -> str:
    """A striped cloth over a stall."""
    step = width / 6
    stripes = [
        (gold if n % 2 else paper)(
            f"M{x + step * n:.1f} {y}h{step:.1f}v10a{step / 2:.1f} {step / 2:.1f} 0 0 1"
            f" {-step:.1f} 0z"
        )
        for n in range(6)
    ]
    edge = "".join([f"a{step / 2:.1f} {step / 2:.1f} 0 0 1 {-step:.1f} 0" for _ in range(6)])
    return "".join(stripes) + pen(1.8, f"M{x} {y}h{width}v10{edge}z")


_JAR: Final = ink("M-4-20H4L3-16C10-13 11-4 5 0H-5C-11-4-10-13-3-16z") + light_pen(
    1.2, "M-5-9C-2-7.6 2-7.6 5-9"
)

SOUK: Final = "".join(
    (
        # roofs of the town over the stalls
        sky(dome(50, 26, 30, 22), box(36, 24, 28, 8)),
        gold(crescent(50, 6, 3)),
        ink(box(4, 26, 92, 5)),
        _awning(6, 30, 42),
        _awning(52, 30, 42),
        ink(box(5, 40, 3.4, 58), box(91.6, 40, 3.4, 58), box(48.3, 40, 3.4, 58)),
        # lanterns
        gold_pen(1, "M27 44V50M73 44V50"),
        gold("M27 49L32 54 30 61H24L22 54z", "M73 49L78 54 76 61H70L68 54z"),
        pen(1, "M24.6 54V60M27 54V60M29.4 54V60M70.6 54V60M73 54V60M75.4 54V60"),
        # what is sold: jars, fruit and bales
        ink(box(8, 78, 40, 20), box(52, 78, 40, 20)),
        gold(frieze(84, 8, 9, 47, 5), frieze(84, 8, 53, 91, 5)),
        moved(17, 78, _JAR, 0.75),
        moved(39, 78, _JAR, 0.62),
        gold(*[disc(x, y, 2.9) for x, y in ((25, 75), (31, 75), (28, 70.4))]),
        sky("M56 78V66H68V78z", "M70 78V70H80V78z"),
        pen(1.2, "M56 72H68M62 66V78M70 74H80M75 70V78"),
        moved(86, 78, _JAR, 0.6),
        ink(box(2, 96, 96, 3)),
    )
)

_SPIRIT: Final = "".join(
    (
        "M0-30C-9-30-12-22-11-14-10-4-14 2-20 8-10 10-4 6-2 0-2 10-6 14-8 18 6 16 13 2 11-14"
        " 11-24 8-30 0-30z",
    )
)
"""A ghost around (0, 0), as a path."""


def _tomb(x: float, y: float, scale: float) -> str:
    """A gravestone with a turban on it."""
    return moved(
        x,
        y,
        ink("M-7 0L-5-26H5L7 0z", "M-8-26C-11-34-5-40 0-40 5-40 11-34 8-26z")
        + light_pen(1.5, "M-7-29C-2-29 3-33 5-38M0-27C4-28 7-30 8-33")
        + light_pen(1.5, "M-2-18H2M-2.6-12H2.6M-3-6H3"),
        scale,
    )


CEMETERY: Final = "".join(
    (
        ink(disc(50, 48, 47)),
        gold(crescent(28, 26, 12)),
        paper(*[glint(x, y, 3) for x, y in ((48, 12), (66, 20), (14, 48), (84, 40))]),
        sky(box(56, 56, 28, 30), dome(70, 57, 26, 24)),
        gold_pen(1.2, "M70 33V28"),
        gold(disc(70, 28, 1.6)),
        ink(arch(70, 86, 12, 20)),
        paper("M2 82C20 74 40 78 54 80 70 82 86 78 98 82V100H2z"),
        pen(2, "M4 82C20 74 40 78 54 80 70 82 86 78 96 82"),
        moved(46, 58, gold(_SPIRIT), 1.05),
        ink(disc(42.6, 37, 2), disc(49.6, 37, 2), disc(46.4, 44, 2.4)),
        _tomb(20, 94, 1.02),
        _tomb(64, 98, 0.8),
        _tomb(85, 95, 0.72),
        pen(1.4, "M34 94l-2-6M36 94v-7M38 94l2-6M48 97l-1-4M50 97l1-5"),
    )
)
