"""What players do to their neighbours, and for themselves."""

from typing import Final

from .ink import box, cut, disc, ground, ink, light_pen, moved, ochre, ochre_pen, paper, pen, rays
from .prairie import BULL

_ARROW: Final = "".join(
    (
        pen(2.2, "M-46 0H40"),
        ink("M50 0L36-6 40 0 36 6z"),
        ink("M-50-7H-36L-30 0-36 7H-50L-44 0z"),
        light_pen(1, "M-46-4L-40 0M-40-5L-35 0M-46 4L-40 0M-40 5L-35 0"),
    )
)
_FEATHER: Final = "".join(
    (
        paper("M0 0C-6 8-6 22 0 32 6 22 6 8 0 0z"),
        pen(1.6, "M0 0C-6 8-6 22 0 32 6 22 6 8 0 0zM0 0V30"),
        ink("M-4.6 20C-4 26-2 30 0 32 2 30 4 26 4.6 20z"),
    )
)

INDIAN_RAID: Final = "".join(
    (
        moved(50, 46, _ARROW, 1, 38),
        moved(50, 46, _ARROW, 1, 142),
        *[
            moved(x, y, _FEATHER, 0.95, turn)
            for x, y, turn in ((34, 64, 14), (50, 68, 0), (66, 64, -14))
        ],
        paper(disc(50, 45, 27)),
        ink(disc(50, 45, 26)),
        paper(disc(50, 45, 22)),
        ochre(rays(50, 45, 9, 21, 16, 1.6)),
        ink(disc(50, 45, 8)),
        light_pen(1.4, disc(50, 45, 4.4)),
    )
)

_REVOLVER: Final = "".join(
    (
        ink(
            # barrel, frame, guard and grip
            "M-48-12H4V-15C4-18 8-19 12-19H22L26-14 34-13C38-12 40-8 39-4L48 22C49 26 46 29 42 29"
            "L33 30"
            "C30 30 28 28 27 25L20 4H-2L-8 1H-48z",
            "M-44-15H-40V-12H-44z",
        ),
        pen(2.4, "M16 4C16 14 4 14 2 4"),
        pen(2.2, "M10 4C10 8 8 10 6 11"),
        light_pen(1.2, "M-46-8H-8M6-13H24M6-7H24M6-1H22M36 6L42 22M32 8L38 25"),
    )
)
"""A revolver pointing left, around (0, 0)."""

_BAG: Final = "".join(
    (
        ink("M-9-16C-22-6-26 8-22 18-18 26 18 26 22 18 26 8 22-6 9-16z"),
        ink("M-12-28C-8-26-4-29 0-27 4-29 8-26 12-28L8-17H-8z"),
        ochre(box(-10, -18, 20, 4)),
        light_pen(3, "M6-4C4-8-6-8-6-2-6 4 7 2 7 9 7 15-5 15-7 10M0-10V18"),
        light_pen(1.2, "M-17 2C-16-3-14-7-11-10"),
    )
)

HOLD_UP: Final = "".join(
    (
        moved(32, 66, _BAG, 1.05),
        moved(55, 28, _REVOLVER, 0.92, 12),
        ochre(*[disc(x, y, 4.6) for x, y in ((62, 86), (76, 90), (70, 78))]),
        pen(1.4, *[disc(x, y, 4.6) for x, y in ((62, 86), (76, 90), (70, 78))]),
        ink(ground(94, 1, 50, 98)),
        ink(cut(2, 14, 12, 1.6, 20), cut(2, 24, 10, 1.6), cut(4, 34, 10, 1.6, -20)),
    )
)

CROSSED_PISTOLS: Final = moved(48, 46, _REVOLVER, 0.84, 40) + (
    f'<g transform="matrix(-1 0 0 1 100 0)">{moved(48, 46, _REVOLVER, 0.84, 40)}</g>'
)


def _playing_card(pip: str) -> str:
    """A card of 34 by 50 with its lower end at (0, 0)."""
    outline = "M-17-50H17V0H-17z"
    return paper(outline) + pen(2, outline) + moved(-7, -28, pip, 0.62)


_SPADE: Final = ink(
    "M0-38C6-30 13-27 13-20 13-15 6-14 2-18L5-9H-5L-2-18C-6-14-13-15-13-20-13-27-6-30 0-38z"
)
_DIAMOND: Final = ochre("M0-38L11-24 0-10-11-24z")
_CLUB: Final = ink(disc(0, -32, 6), disc(-7, -22, 6), disc(7, -22, 6), "M-1.5-26H1.5L4-10H-4z")

CARD_SHARP: Final = "".join(
    (
        ochre(rays(50, 52, 34, 49, 26, 1.6)),
        moved(50, 78, _playing_card(_CLUB), 0.98, -34),
        moved(50, 78, _playing_card(_DIAMOND), 0.98, -12),
        moved(50, 78, _playing_card(_SPADE), 1.02, 12),
        moved(50, 78, _playing_card(_DIAMOND), 0.98, 36),
        # the hand, out of a sleeve that hides one more
        paper("M34 70C38 62 60 62 66 70 70 76 68 84 62 88H40C32 86 30 78 34 70z"),
        pen(2, "M34 70C38 62 60 62 66 70 70 76 68 84 62 88H40C32 86 30 78 34 70z"),
        pen(1.8, "M40 67V76M47 65V75M54 65V75M61 67V76"),
        ink("M32 86H70L76 100H26z"),
        light_pen(1.6, "M33 89H69"),
        moved(66, 99, _playing_card(_SPADE), 0.4, 26),
    )
)

_LOCOMOTIVE: Final = "".join(
    (
        ink("M-9-46L-12-58H12L9-46z", box(-7, -47, 14, 9)),
        ink(disc(0, -22, 22)),
        light_pen(1.6, disc(0, -22, 18)),
        light_pen(1.3, disc(0, -22, 10)),
        ochre(disc(0, -40, 6.4)),
        ochre(rays(0, -40, 8, 15, 12, 1)),
        pen(1.6, disc(0, -40, 6.4)),
        ink(box(-26, -4, 52, 8)),
        light_pen(1.2, "M-22 0H22"),
        # the cow-catcher
        ink("M-20 4H20L30 26H-30z"),
        light_pen(1.8, "M-13 6L-21 24M-6 6L-10 24M0 6V24M6 6L10 24M13 6L21 24"),
    )
)

RAILS: Final = "".join(
    (
        # smoke
        ink(
            "M54 16C50 6 62 0 70 5 78-1 92 3 91 12 99 16 95 28 86 26 80 34 66 32 65 24 58 26 54"
            " 22 54 16z"
        ),
        light_pen(
            1.5,
            "M62 12C65 8 70 8 72 12M76 9C80 6 86 9 86 13M68 22C72 18 78 20 79 24M84 20C88 18 91"
            " 19 92 21",
        ),
        moved(50, 66, _LOCOMOTIVE, 0.98),
        # sleepers and rails
        ink("M20 93H80L82 96H18z"),
        ochre("M30 91L20 100H26L34 91zM70 91L80 100H74L66 91z"),
        ink(ground(84, 2, 0, 24), ground(84, 2, 78, 100)),
    )
)

SALOON: Final = "".join(
    (
        # the sign
        ink("M8 4H92V30H8z"),
        light_pen(1.4, "M12 8H88V26H12z"),
        ochre("M42 11H54V24H42zM54 14H58C60 14 60 21 58 21H54V19H57V16H54z"),
        paper("M41 9C43 7 45 8 47 7 50 6 53 7 55 9V12H41z"),
        light_pen(1.6, "M20 17H34M66 17H80"),
        # door posts and two doors that swing
        ink(box(6, 30, 9, 70), box(85, 30, 9, 70)),
        paper(
            "M15 40C26 40 34 46 47 46V86C34 86 26 84 15 84z",
            "M85 40C74 40 66 46 53 46V86C66 86 74 84 85 84z",
        ),
        pen(
            2.4,
            "M15 40C26 40 34 46 47 46V86C34 86 26 84 15 84z",
            "M85 40C74 40 66 46 53 46V86C66 86 74 84 85 84z",
        ),
        pen(1.6, *[f"M19 {y}C28 {y + 1} 34 {y + 3} 43 {y + 3}" for y in range(48, 80, 6)]),
        pen(1.6, *[f"M81 {y}C72 {y + 1} 66 {y + 3} 57 {y + 3}" for y in range(48, 80, 6)]),
        ochre(cut(18, 95, 64, 4)),
        ink(ground(97, 1, 14, 88)),
    )
)

CATTLE_THEFT: Final = "".join(
    (
        # night: a moon and stars
        ink(disc(50, 50, 48)),
        ochre("M78 12C68 14 64 26 72 33 77 37 85 36 88 32 80 32 74 22 78 12z"),
        paper(*[disc(x, y, 1.3) for x, y in ((24, 26), (36, 14), (56, 10), (14, 44), (88, 48))]),
        moved(
            50,
            62,
            "".join([paper(part) for part in BULL])
            + ink(
                "M-10-11L-5-9-9-7z",
                "M10-11L5-9 9-7z",
                "M-5 14C-3 12-3 18-6 17z",
                "M5 14C3 12 3 18 6 17z",
            )
            + pen(1.3, "M-4-26L-3-4M4-26L3-4"),
            0.94,
        ),
        # the lasso
        ochre_pen(3, "M22 70C22 62 78 60 78 70 78 80 22 82 22 70zM76 66C92 58 96 36 98 8"),
        pen(0.8, "M24 70C26 76 74 76 76 70"),
    )
)

LYNCHING: Final = "".join(
    (
        # a bare tree
        ink(
            "M4 100C12 88 14 70 13 48 12 32 8 20 2 12L8 8C12 14 15 20 17 26 20 18 26 10 34 4L38 8"
            "C32 14 26 22 23 30"
            "L24 34C40 24 62 20 94 22L95 28C66 26 42 32 25 44 24 66 28 88 36 100z"
        ),
        ink("M52 26C58 18 62 12 70 6L73 9C66 15 62 20 59 26z", "M80 23L90 12 92 15 85 24z"),
        light_pen(1.3, "M18 96C20 84 20 66 19 50M24 92C22 84 21 74 21 64M30 38C44 30 58 27 74 26"),
        # the noose
        ochre_pen(3, "M70 26V56"),
        ochre_pen(3.2, "M70 66C58 72 58 92 70 92 82 92 82 72 70 66z"),
        ochre("M65 52H75V68H65z"),
        pen(1.3, "M65 55.5L75 53.5M65 59.5L75 57.5M65 63.5L75 61.5M65 67.5L75 65.5"),
        ink(ground(96, 1, 34, 98)),
        # crows
        ink("M40 56C44 52 48 54 49 58 54 54 58 55 60 58 55 58 52 60 50 63 48 60 45 58 40 56z"),
        ink("M84 44C87 41 90 42 91 45 94 42 97 43 98 45 95 45 93 47 92 49 90 47 88 45 84 44z"),
    )
)

RODEO_KING: Final = "".join(
    (
        ochre(disc(72, 26, 15)),
        ochre(rays(72, 26, 18, 30, 18, 1.5)),
        # the horse, up on its forelegs' last trick
        ink(
            "M14 26C10 20 12 12 18 10L20 4 25 10C32 12 36 18 38 26 46 36 56 40 66 44 76 48 82 54"
            " 84 62"
            " 92 62 97 72 94 86 90 80 88 74 82 74L74 78 82 90 76 98H70L73 90 62 80C54 78 48 74 44"
            " 68L30 76"
            " 22 90 15 88 21 80 24 70 34 60 22 62 12 74 5 71 10 66 16 56 30 52C26 44 24 38 24 34"
            "L14 36 8 32z"
        ),
        light_pen(1.4, "M26 18C30 22 32 28 34 34M30 16C35 22 37 28 40 33", "M17 20L20 20"),
        light_pen(1.4, "M56 52C62 54 68 58 72 62M52 58C58 62 62 66 66 70"),
        # the rider, an arm in the air
        ink("M46 40C42 32 44 22 50 18L62 20C64 26 62 34 60 44L66 58 60 62 52 48z"),
        ink(
            "M58 18C66 14 72 8 74 2L78 4C77 12 72 20 63 26z",
            "M48 24C42 28 38 30 33 30L33 26C38 26 42 22 46 18z",
        ),
        ink(disc(55, 11, 6.5)),
        ink(
            "M43 8C48 9 51 8 52 3 56 0 60 1 61 5 63 8 66 9 69 8 66 13 60 13 55 12 50 12 46 12 43 8z"
        ),
        light_pen(1.3, "M52 26C53 32 54 36 56 40"),
        ink(ground(96, 1, 6, 96)),
    )
)

_SABRE: Final = "".join(
    (
        ink("M-4 8C-6-14 2-38 22-56 10-36 6-14 4 8z"),
        light_pen(1.1, "M-1 4C-1-14 4-32 14-46"),
        ochre("M-10 6H10V11H-10z"),
        ink(box(-3, 11, 6, 14)),
        ochre_pen(2.6, "M9 10C14 16 12 24 3 26"),
    )
)

CAVALRY: Final = "".join(
    (
        # the guidon
        pen(2.6, "M50 98V6"),
        ink("M51 8H94L84 21 94 34H51z"),
        paper("M52 21H84L92 32H52z"),
        pen(1.4, "M52 21H84L94 34H51"),
        ochre(disc(50, 5, 3)),
        light_pen(2, "M62 15H76"),
        moved(25, 74, _SABRE, 1.04, 24),
        f'<g transform="matrix(-1 0 0 1 100 0)">{moved(25, 74, _SABRE, 1.04, 24)}</g>',
        # a horseshoe between them
        ink("M37 98C31 84 38 74 50 74 62 74 69 84 63 98H56C60 87 56 81 50 81 44 81 40 87 44 98z"),
        light_pen(1.5, "M39 90V91M40 84V85M45 79L46 78.4M61 90V91M60 84V85M55 79L54 78.4"),
    )
)

HORSESHOE: Final = "".join(
    (
        ink("M14 92C-4 40 18 8 50 8 82 8 104 40 86 92L66 90C80 48 68 28 50 28 32 28 20 48 34 90z"),
        light_pen(4.5, "M18 66V70M19 48L20 44M30 26L32 24M82 66V70M81 48L80 44M70 26L68 24"),
    )
)

GOLD_MINE: Final = "".join(
    (
        # a hill, with a hole in it
        ink("M0 98C4 60 18 26 34 20 46 8 62 10 70 22 86 30 96 60 100 98z"),
        light_pen(
            1.5,
            "M20 44C24 34 30 28 36 26M14 60C16 52 18 48 20 46M72 30C80 36 84 44 86 52M86 58C90 66"
            " 92 74 93 82M46 18C52 15 58 16 62 20",
        ),
        paper("M26 98V44L36 36H64L74 44V98z"),
        ink("M32 98V48H68V98z"),
        pen(2.2, "M26 98V44H74V98M26 44L36 36H64L74 44M32 98V48H68V98"),
        pen(1.2, "M29 56V70M71 60V76M36 40H60"),
        # the cart and what is in it
        ochre("M34 70L40 60 46 66 51 57 57 65 62 60 67 70z"),
        pen(1.3, "M34 70L40 60 46 66 51 57 57 65 62 60 67 70M45 69L51 63"),
        paper("M30 70H70L65 88H35z"),
        pen(2.4, "M30 70H70L65 88H35z"),
        pen(1.4, "M40 72L42 86M50 72V86M60 72L58 86"),
        paper(disc(40, 91, 5), disc(60, 91, 5)),
        pen(2.4, disc(40, 91, 5), disc(60, 91, 5)),
        ochre(rays(51, 52, 3, 9, 8, 0.9)),
        light_pen(1.6, "M22 98H78"),
    )
)
