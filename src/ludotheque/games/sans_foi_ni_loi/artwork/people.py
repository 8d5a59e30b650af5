"""People of a ranch, and the killers who come there: faces under hats."""

from typing import Final

from .ink import (
    RED,
    box,
    cut,
    disc,
    fill,
    ink,
    light_pen,
    moved,
    ochre,
    ochre_pen,
    paper,
    pen,
    rays,
    star,
)

_HALO: Final = ochre(rays(50, 48, 40, 50, 30, 1.6))

_FACE: Final = paper("M34 38H66C68 54 66 66 60 74 55 79 45 79 40 74 34 66 32 54 34 38z") + ink(
    # the side in the shade
    "M50 38H66C68 54 66 66 60 74 57 78 53 78.5 50 78.5 50 74 54 70 52 66 49 63 55 58 52 54 50 50"
    " 51 44 50 38z"
)
_EYES: Final = pen(2.2, "M38 50.5C40 49 43 49 45 50.5") + light_pen(
    2, "M56 50.5C58 49 60 49 62 50.5"
)
_NOSE: Final = ink("M50 48L45.5 60.5 51 62z")
_MOUTH: Final = pen(1.8, "M43 69H51") + light_pen(1.6, "M53 69H57")
_CLOTHES: Final = ink("M8 100C10 88 20 81 36 78L50 86 64 78C80 81 90 88 92 100z")
_NECK: Final = paper("M40 70H60V80L50 88 40 80z") + ink("M50 72H60V80L50 88z")


def _hat(crown: str, band: str) -> str:
    """A wide hat; `crown` is its upper part."""
    return "".join(
        (
            ink(crown),
            band,
            ink("M8 31C18 40 34 38 50 38 66 38 82 40 92 31 91 44 72 48 50 48 28 48 9 44 8 31z"),
            light_pen(1.2, "M16 40C26 44 38 44.5 50 44.5"),
        )
    )


_BAND: Final = ochre("M30.6 31C43 35 57 35 69.4 31L69.8 37.6C57 41 43 41 30.2 37.6z")
_TALL: Final = _hat(
    "M30 38C29 24 32 10 39 9 44 8.5 46 13 50 13 54 13 56 8.5 61 9 68 10 71 24 70 38z", _BAND
)
_FLAT: Final = _hat("M31 38L33 17C38 13 62 13 67 17L69 38z", _BAND)
_ROUND: Final = _hat("M31 38C30 22 36 11 50 11 64 11 70 22 69 38z", _BAND)

_SCARF: Final = ochre(
    "M36 77C43 84 57 84 64 77L67 82C62 87 56 90 53 91L58 100H46L47 91C42 90 37 87 33 82z"
)

NOVICE: Final = "".join(
    (
        _HALO,
        _CLOTHES,
        _NECK,
        _FACE,
        _EYES,
        _NOSE,
        _SCARF,
        pen(1.8, "M42 68C45 71 49 71 52 69"),
        ink(*[disc(x, y, 0.8) for x, y in ((38, 58), (41, 60), (37, 62), (42, 56))]),
        moved(0, 3, _ROUND),
        # a straw of grass
        ochre_pen(1.6, "M43 70L28 74"),
        light_pen(1.4, "M20 92V100M80 92V100"),
    )
)

SEASONED: Final = "".join(
    (
        _HALO,
        _CLOTHES,
        _NECK,
        _FACE,
        _EYES,
        _NOSE,
        _SCARF,
        # a moustache
        ink("M50 63C44 61 38 64 34 71 40 70 46 70 50 67 54 70 60 70 66 71 62 64 56 61 50 63z"),
        light_pen(1.3, "M54 66C58 66 61 67 63 69"),
        moved(0, 2, _TALL),
        # a lasso over the shoulder
        ochre_pen(2.6, "M76 80C66 84 62 94 66 101M84 84C74 86 70 94 72 101"),
        light_pen(1.4, "M20 92V100M14 96V100"),
    )
)

VETERAN: Final = "".join(
    (
        _HALO,
        _CLOTHES,
        _FACE,
        _EYES,
        _NOSE,
        # a full beard
        ink("M34 58C33 78 40 94 50 96 60 94 67 78 66 58 60 66 56 64 50 64 44 64 40 66 34 58z"),
        light_pen(
            1.3,
            "M40 70C41 80 44 87 47 91M46 72C46 80 48 88 50 92M54 72C54 80 53 87 52 91M60 70C59 80"
            " 57 86 55 89",
        ),
        paper("M44 70C47 72 53 72 56 70 54 75 46 75 44 70z"),
        pen(1.4, "M36 45L45 47M37 54L42 56"),
        # a patch over one eye
        ink("M53 46H65V53C63 57 56 57 53 53z"),
        light_pen(1.4, "M66 42L52 47.5M64 54L67 57"),
        moved(0, 1, _TALL),
        # a rifle on the back
        pen(4.2, "M82 100L92 56"),
        pen(2, "M92 58L96 36"),
        light_pen(1, "M84 96L91 62"),
        # bullet belt
        ochre(*[cut(16 + 7 * n, 99 - 3.6 * n, 6, 1.8, 70) for n in range(4)]),
    )
)

_POSTER: Final = "".join(
    (
        paper("M12 4L88 2 91 96 80 94 70 98 58 95 46 98 30 95 20 98 9 95z"),
        pen(2.4, "M12 4L88 2 91 96 80 94 70 98 58 95 46 98 30 95 20 98 9 95z"),
        ink(box(20, 8, 60, 4), box(30, 15, 40, 2.4)),
        ink(disc(15, 8, 1.7), disc(84, 6, 1.7)),
        pen(1.8, "M17 20L83 19V80L18 81z"),
        ochre("M18 21L82 20V79L19 80z"),
        ink(box(24, 85, 22, 4), box(54, 85, 22, 4)),
    )
)
_HOLES: Final = ((26, 30), (74, 34), (28, 70), (72, 68))


def _wanted(face: str, holes: int) -> str:
    """A poster; somebody has shot at it."""
    shots = [ink(disc(x, y, 2.6), rays(x, y, 2.4, 6, 6, 0.6)) for x, y in _HOLES[:holes]]
    return _POSTER + moved(18, 21, face, 0.62) + "".join(shots)


KILLER_2: Final = _wanted(
    "".join(
        (
            _CLOTHES,
            _NECK,
            _FACE,
            _EYES,
            # a cloth over nose and mouth
            ink("M33 56C44 52 56 52 67 56L64 74 50 92 36 74z"),
            light_pen(1.6, "M38 62C45 59 53 59 60 62M41 70C46 68 53 68 58 70M46 79L50 77 54 79"),
            moved(0, 3, _ROUND),
        )
    ),
    1,
)
KILLER_3: Final = _wanted(
    "".join(
        (
            _CLOTHES,
            _NECK,
            _FACE,
            _EYES,
            _NOSE,
            ink("M50 63C42 61 36 66 31 76 38 72 46 71 50 68 54 71 62 72 69 76 64 66 58 61 50 63z"),
            pen(2, "M45 74H51"),
            pen(1.8, "M35 46L44 48M64 46L56 48"),
            moved(0, 3, _FLAT),
        )
    ),
    2,
)
KILLER_4: Final = _wanted(
    "".join(
        (
            _CLOTHES,
            _NECK,
            _FACE,
            # nothing but eyes under the brim
            ink("M33 38H67V54C60 51 55 54 50 54 45 54 40 51 33 54z"),
            light_pen(2.2, "M37 50L45 52M63 50L55 52"),
            _NOSE,
            _MOUTH,
            pen(1.3, "M36 60L41 72M39 63L36 66M41 67L38 70"),
            light_pen(3.4, "M51 70L68 74"),
            pen(1, "M51 71.6L67 75.6"),
            fill(RED, disc(69, 74.4, 2.4)),
            moved(0, 4, _TALL),
        )
    ),
    4,
)

SHERIFF: Final = "".join(
    (
        _HALO,
        _CLOTHES,
        _NECK,
        _FACE,
        _EYES,
        _NOSE,
        ink("M50 63C44 61 36 63 32 68 40 72 46 70 50 67 54 70 60 72 68 68 64 63 56 61 50 63z"),
        pen(1.8, "M35 46L45 47"),
        light_pen(1.6, "M64 46L56 47"),
        paper("M38 78L50 88 62 78 66 82 50 99 34 82z"),
        ink("M46 86L50 83 54 86 52 100H48z"),
        moved(0, 2, _FLAT),
        # the star
        paper(star(78, 84, 17)),
        ochre(star(78, 84, 14.5)),
        pen(1.4, star(78, 84, 14.5)),
        ink(disc(78, 84, 2.6)),
    )
)

_TOP_HAT: Final = "".join(
    (
        ink("M32 36L29 4C40 0 60 0 71 4L68 36z"),
        ink("M18 35C26 30 38 33 50 33 62 33 74 30 82 35 80 44 66 45 50 45 34 45 20 44 18 35z"),
        light_pen(1.3, "M35 8L37 25M40 6.5L41 26"),
        ochre("M31.6 25C44 29 56 29 68.4 25L68 32.6C56 36 44 36 32 32.6z"),
    )
)

UNDERTAKER: Final = "".join(
    (
        # a coffin beside him
        paper("M72 40H86L94 56 88 98H70L64 56z"),
        pen(2.6, "M72 40H86L94 56 88 98H70L64 56z"),
        ink(box(77, 52, 4, 26), box(71, 59, 16, 4)),
        moved(
            -8,
            2,
            "".join(
                (
                    ink("M8 100C10 88 20 81 36 78L50 86 64 78C76 81 84 88 86 100z"),
                    _NECK,
                    paper("M37 38H63C65 54 63 66 58 76 55 81 45 81 42 76 36 66 35 54 37 38z"),
                    ink(
                        "M50 38H63C65 54 63 66 58 76 56 80 53 80 50 80 50 75 54 71 52 67 49 64 55"
                        " 58 52 54 50 50"
                        " 51 44 50 38z"
                    ),
                    pen(2, "M39 51L45 53"),
                    light_pen(2, "M61 51L55 53"),
                    _NOSE,
                    pen(1.6, "M43 72C46 70 49 70 51 71"),
                    pen(1.2, "M39 62L42 69M38 57L43 58"),
                    paper("M40 79L50 88 60 79 62 84 50 98 38 84z"),
                    ink("M42 84L50 88 58 84V94L50 90 42 94z"),
                    _TOP_HAT,
                )
            ),
        ),
    )
)

MAYOR: Final = "".join(
    (
        _HALO,
        ink("M4 100C6 86 18 79 34 77L50 86 66 77C82 79 94 86 96 100z"),
        _NECK,
        paper("M31 38H69C72 56 69 68 62 75 56 80 44 80 38 75 31 68 28 56 31 38z"),
        ink(
            "M50 38H69C72 56 69 68 62 75 58 79 54 80 50 80 50 75 54 71 52 67 49 64 55 58 52 54 50"
            " 50 51 44 50 38z"
        ),
        _EYES,
        _NOSE,
        # whiskers
        ink("M30 52C28 66 32 76 40 78 36 70 36 60 35 52z"),
        light_pen(1.4, "M68 56C68 66 66 72 62 75M65 56C65 64 64 69 61 72"),
        ink("M50 64C45 62 40 64 38 68 43 69 47 69 50 67.6 53 69 57 69 62 68 60 64 55 62 50 64z"),
        light_pen(1.2, "M54 66L60 67.4"),
        # an eyeglass on its cord
        ochre_pen(2, disc(59, 51, 6)),
        ochre_pen(1.1, "M63 56C68 66 70 74 66 84"),
        # a sash
        paper("M36 78L28 82 72 104H92z"),
        pen(1.4, "M36 78L92 104M28 82L72 104"),
        ochre("M33 79.6L30.6 81 80 104H86z"),
        # a bowler
        ink("M32 33C30 16 38 7 50 7 62 7 70 16 68 33z"),
        ink("M20 33C26 28 38 31 50 31 62 31 74 28 80 33 80 42 64 42 50 42 36 42 20 42 20 33z"),
        light_pen(1.3, "M38 26C38 18 42 13 46 12"),
        ochre("M31.8 25C44 28.6 56 28.6 68.2 25V31C56 34 44 34 31.8 31z"),
    )
)

GIRLS: Final = "".join(
    (
        _HALO,
        # hair, shoulders, dress
        ink("M26 44C24 24 34 14 50 14 66 14 76 24 74 46 80 58 74 70 66 74H36C26 70 20 58 26 44z"),
        paper("M22 100C22 86 30 81 42 79V68H58V79C70 81 78 86 78 100z"),
        ink("M50 70H58V79C70 81 78 86 78 100H56C60 92 56 86 52 82z"),
        ink("M26 100C28 94 34 92 40 94 46 97 54 97 60 94 66 92 72 94 74 100z"),
        paper("M36 36C46 40 60 38 65 34 68 50 66 62 60 69 55 74 45 74 41 69 35 62 33 50 36 36z"),
        ink(
            "M52 38C58 38 62 36 65 34 68 50 66 62 60 69 57 72.4 54 73 51 73 50 69 54 66 52 62 49"
            " 60 55 56 52 52z"
        ),
        pen(2.2, "M39 48.5C41 46.5 44 46.5 46 48.5"),
        pen(1, "M38.6 47L36.6 45M40.6 45.6L39.4 43"),
        light_pen(2, "M56 48.5C58 46.5 60 46.5 62 48.5"),
        ink("M50 48L47 57 51 58z"),
        fill(RED, "M43 64C46 61 48 63 50 62 52 63 54 61 57 64 54 68 46 68 43 64z"),
        ink(disc(41, 60, 1)),
        ochre(disc(33, 62, 2.4), disc(68, 62, 2.4)),
        # a ribbon, and feathers in the hair
        ink(box(42, 75, 16, 3)),
        ochre(disc(50, 78.6, 2.6)),
        ochre(cut(58, 26, 34, 7, -50), cut(62, 28, 32, 7, -20)),
        pen(1.2, "M58 26L79 1M62 28L92 17"),
        light_pen(1.3, "M32 34C36 24 44 19 52 19M30 48C30 40 31 36 33 33"),
    )
)

TRAPPER: Final = "".join(
    (
        # furs hang behind him
        pen(1.6, "M2 12H98"),
        ink("M8 12H24L28 30 22 52 16 62 10 52 4 30z", "M76 12H92L96 30 90 52 84 62 78 52 72 30z"),
        light_pen(
            1.3,
            "M12 20L11 30M18 18V34M21 26L20 44M14 40L15 54M80 20L79 30M86 18V34M89 26L88 44M82 40"
            "L83 54",
        ),
        ink("M10 100C12 88 22 82 36 79H64C78 82 88 88 90 100z"),
        _FACE,
        _EYES,
        _NOSE,
        ink("M33 56C31 78 40 97 50 99 60 97 69 78 67 56 62 68 56 66 50 66 44 66 38 68 33 56z"),
        light_pen(
            1.4,
            "M39 72C41 83 44 89 47 93M46 75C47 84 48 90 50 94M54 75C54 84 53 89 52 93M61 72C59 82"
            " 57 88 55 91",
        ),
        pen(1.6, "M45 70.5H51"),
        light_pen(1.6, "M44 70.5C47 72 53 72 56 70.5"),
        # a cap of racoon, with its tail
        ink("M28 42C25 24 34 12 50 12 66 12 75 24 72 42 60 37 40 37 28 42z"),
        ochre("M27 34C40 28 60 28 73 34L73 43C60 38 40 38 27 43z"),
        pen(
            1.3,
            *[
                f"M{x} {y}l-2 7"
                for x, y in ((34, 32), (41, 30.6), (48, 30), (55, 30.4), (62, 31.4), (69, 33))
            ],
        ),
        light_pen(1.3, "M38 26C39 21 42 18 46 17M52 24V18M60 26C60 22 58 20 57 19"),
        ochre("M70 42C82 46 84 62 76 74 70 68 66 54 66 44z"),
        ink("M67.6 50L80 49.5 80.6 55 69 55.6z", "M70.4 61.6L80.4 60.6 79 66 72.6 67.2z"),
    )
)

SOMEBODY: Final = "".join(
    (
        _HALO,
        _CLOTHES,
        ink("M34 38H66C68 54 66 66 60 74 55 79 45 79 40 74 34 66 32 54 34 38z"),
        _SCARF,
        moved(0, 2, _TALL),
    )
)
