"""The City: three places by night, each a picture that fills its field."""

from typing import Final

from .ink import box, disc, glow, ink, light_pen, paper, pen, red, red_pen, star

_FRAME: Final = "M4 0H96C98 0 100 2 100 4V96C100 98 98 100 96 100H4C2 100 0 98 0 96V4C0 2 2 0 4 0z"


def _night(horizon: float, steps: int) -> str:
    """A black field whose sky grows lighter towards the horizon, line by line."""
    lines: list[str] = []
    for step in range(steps):
        part = (step + 1) / steps
        thick = 0.5 + 2.6 * part * part
        lines.append(box(0, horizon * (0.1 + 0.9 * part) - thick, 100, thick))
    sky = f"M4 0H96C98 0 100 2 100 4V{horizon:g}H0V4C0 2 2 0 4 0z"
    return ink(_FRAME) + glow(0.2, sky) + glow(0.45, *lines)


DOCKS: Final = "".join(
    (
        _night(70, 14),
        paper(disc(63, 36, 21)),
        # far sheds
        ink("M0 66H8V60L14 56 20 60V66H26V62H38V66H100V74H0z"),
        # the crane, and a crate before the moon
        pen(2.6, "M86 74V22M94 74V22M86 64L94 54M94 64L86 54M86 50L94 40M94 50L86 40M86 36L94 26"),
        pen(2.4, "M96 22H40L86 12 96 22M86 12V22M74 15V22M62 17.5V22"),
        ink(box(83, 18, 14, 9)),
        pen(1.2, "M62 22V36M62 36L56 41M62 36L68 41"),
        ink(box(55, 41, 14, 10)),
        light_pen(1, "M55 44.3H69M55 47.7H69"),
        # the freighter
        ink("M0 44H10V34H24V44H34V50H50L43 78H0z"),
        ink(box(14, 18, 8, 18)),
        red(box(14, 22, 8, 5)),
        pen(1.4, "M38 50V28M38 31L24 44M38 31L48 50"),
        paper(box(12, 37.5, 2.6, 2.6), box(16, 37.5, 2.6, 2.6), box(20, 37.5, 2.6, 2.6)),
        paper(disc(9, 56, 1.7), disc(18, 56, 1.7), disc(27, 56, 1.7)),
        light_pen(1, "M4 50.5H48"),
        # water
        ink(box(0, 74, 100, 22)),
        red("M0 70H45.3L43 78H0z"),
        light_pen(1.6, "M52 79H78M58 83.5H84M50 88H72M60 92.5H78"),
        light_pen(1.2, "M86 80H94M10 84H26M34 88H42M4 91H16M88 90H95"),
        red_pen(1.4, "M8 80.5H30M18 88.5H28"),
    )
)

POLICE_STATION: Final = "".join(
    (
        _night(62, 12),
        # neighbours, then the house
        ink("M0 34H10V28H18V90H0z", "M100 38H90V30H82V90H100z"),
        ink("M14 96V22H86V96z", "M10 18H90V23H10z", "M30 18L50 6 70 18z"),
        light_pen(1.4, "M12 23.5H88"),
        red(star(50, 13.6, 4)),
        # barred windows
        paper(box(21, 30, 10, 15), box(37, 30, 10, 12), box(53, 30, 10, 12), box(69, 30, 10, 15)),
        pen(1.4, "M24.3 29V46M27.7 29V46M40.3 29V43M43.7 29V43M56.3 29V43M59.7 29V43"),
        pen(1.4, "M72.3 29V46M75.7 29V46"),
        light_pen(1.2, "M19.5 46.5H32.5M35.5 43.5H48.5M51.5 43.5H64.5M67.5 46.5H80.5"),
        # the door, the light that falls out of it, and somebody on the threshold
        paper("M36 80V62C36 46 64 46 64 62V80z"),
        pen(1.4, "M36 62H64M50 50V62M43 51.5V62M57 51.5V62"),
        paper("M36 80H64L82 100H18z"),
        ink("M45.5 62C45.5 59.5 47 58 50 58 53 58 54.5 59.5 54.5 62L57 62.5V63.6H43V62.5z"),
        ink("M46.5 63H53.5V66L50 68.5 46.5 66z"),
        ink("M42.5 71C43 68.5 46 67.6 50 67.6 54 67.6 57 68.5 57.5 71L58 80H54L52 96H48L46 80H42z"),
        ink("M45 80H55L58 100H42z"),
        pen(1.2, "M33 84H67M29 88.5H71M25 93.5H75"),
        # lamps
        light_pen(1.6, "M27 84V64", "M73 84V64"),
        glow(0.25, disc(27, 59, 9.5), disc(73, 59, 9.5)),
        red(disc(27, 59, 5.4), disc(73, 59, 5.4)),
        light_pen(1.4, "M24.5 57.5A3.5 3.5 0 0 1 27 55.7", "M70.5 57.5A3.5 3.5 0 0 1 73 55.7"),
        light_pen(1.6, "M23.5 65H30.5", "M69.5 65H76.5"),
    )
)

CITY_HALL: Final = "".join(
    (
        _night(74, 14),
        # searchlights
        glow(0.4, "M50 80L8 0H26z", "M50 80L74 0H92z"),
        # the tower with its dome, clock and flag
        ink("M49.3 4H50.7V20H49.3z"),
        red("M50.7 4C55 2 58 7 65 4.5V11.5C58 14 55 9 50.7 11z"),
        ink("M40 30C40 22 45 18 50 18 55 18 60 22 60 30z", box(37, 30, 26, 4), box(40, 34, 20, 40)),
        light_pen(1, "M45 28C45 24 47 21 48.5 20M37.5 32.5H62.5"),
        paper(disc(50, 42, 6)),
        pen(1.4, "M50 38.5V42L53 44"),
        paper("M44 62V54C44 51 48 51 48 54V62z", "M52 62V54C52 51 56 51 56 54V62z"),
        # the front
        ink("M20 66L50 54 80 66V70H20z", box(6, 66, 88, 24)),
        light_pen(1.6, "M21 67L50 55.5 79 67M6 70.2H94"),
        red(disc(50, 64, 2.3)),
        paper(*[box(24 + 8.2 * column, 73, 3.4, 13) for column in range(7)]),
        paper(*[box(22.8 + 8.2 * column, 71.8, 5.8, 1.6) for column in range(7)]),
        paper(
            box(9, 75, 3.5, 5), box(15, 75, 3.5, 5), box(81.5, 75, 3.5, 5), box(87.5, 75, 3.5, 5)
        ),
        # the steps
        paper(box(20, 87, 60, 1.8), box(16, 90.4, 68, 1.8), box(12, 93.8, 76, 1.8)),
    )
)

SKYLINE: Final = "".join(
    (
        ink("M8 88V46H24V34H30V24L35 14 40 24V34H46V60H52V40L60 34V20H64V8H66V20H70V34L78 40V88z"),
        ink("M74 88V56H92V88z", box(4, 86, 92, 5)),
        paper(box(14, 53, 4, 6), box(14, 65, 4, 6), box(31, 44, 3, 6), box(36, 44, 3, 6)),
        paper(box(31, 56, 3, 6), box(60, 46, 3, 6), box(67, 46, 3, 6), box(60, 58, 3, 6)),
        paper(box(80, 64, 4, 6), box(86, 76, 3, 5), box(24, 74, 4, 6)),
        red(box(36, 56, 3, 6), box(67, 70, 3, 6)),
    )
)

STREET: Final = ""
