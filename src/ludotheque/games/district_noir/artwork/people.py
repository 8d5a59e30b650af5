"""The Supports: four factions, each a face in the light of a window blind."""

from typing import Final

from .ink import box, disc, ink, light_pen, moved, paper, pen, red, tint


def _blinds(x: float, y: float) -> str:
    """Light through a blind, behind a head."""
    slats = [box(x - 46, y - 40 + 9 * slat, 92, 2.2) for slat in range(10)]
    return tint(0.2, disc(x, y, 42)) + paper(*slats)


_HANDLE: Final = (
    "M84 82C87 80.8 95 80.8 98 82 100 83 100 89.5 98 90.5 "
    "95 91.7 87 91.7 84 90.5 82 89.5 82 83 84 82z"
)

DOCKERS: Final = "".join(
    (
        _blinds(46, 46),
        # the striped jersey
        ink("M1 100C2 87 12 80 30 77L46 86 62 77C80 80 90 87 91 100z"),
        light_pen(2.6, "M7 94C20 90 34 92 46 97 58 92 72 90 85 94", "M15 86C25 84 37 87 46 91"),
        light_pen(2.6, "M46 91C56 87 67 84 77 86"),
        # neck and face
        paper("M30 40H63C65 52 64 62 60 69L58 74V84L46 90 34 83V73C28 66 27 54 30 40z"),
        ink(
            "M30 40H63V49C57 51 52 49 49 49L54 61 47 64 47.5 67 52 68.5 47 71 48 76"
            "C51 77 55 76 58 73L52 81 47 90 34 83V73C28 66 27 54 30 40z"
        ),
        light_pen(1.7, "M36.5 51.5H43"),
        # the neckerchief
        red(
            "M31 76C39 83 52 84 61 75L65 80C60 86 54 89 50 90L57 100H47L45 93 39 99 32 97"
            "C36 93 38 91 39 89 35 87 31 84 29 81z"
        ),
        # the cap
        ink("M21 38C13 27 22 11 46 10 70 9 80 25 73 38 60 35 34 35 21 38z"),
        ink("M23 37C35 29 58 29 70 37 75 42 74 47 69 48 58 40 36 40 25 48 19 47 18 42 23 37z"),
        light_pen(1.5, "M24 37.8C36 32 57 32 69 37.8"),
        light_pen(1.3, "M45 12C38 17 34 23 33 29", "M48 12C55 17 59 23 60 29"),
        ink(disc(46.5, 10, 2.8)),
        # the cargo hook
        ink("M93.5 86V56C93.5 40 76 39 74 54L71 67 79.5 57.5C81 49 88 49 88 57V86z"),
        light_pen(1, "M91 82V56C91 48 84 45 80 48"),
        light_pen(4, _HANDLE),
        ink(_HANDLE),
        light_pen(1.3, "M86 85H96"),
    )
)

PRESS: Final = "".join(
    (
        _blinds(54, 46),
        # coat, shirt and tie
        ink("M6 100C8 88 18 82 38 78L54 90 70 78C90 82 98 88 99 100z"),
        paper("M40 72H68L63 100H45z"),
        ink("M51 88H57L59 100H49z"),
        # what can be seen of the face
        paper("M38 38H70V72C68 80 60 86 54 86 48 86 40 80 38 72z"),
        ink("M38 38H70V45C64 47 59 46 55 46L54 86C48 86 40 80 38 72z"),
        pen(1.6, "M59 48H66"),
        # the hat, with a card in its band
        ink("M35 29C35 14 42 6 49 6 52 6 53 8 55 8 57 8 59 5 62 6 70 8 74 17 74 28z"),
        ink("M17 34C26 27 36 27 54 27 72 27 82 27 92 33 86 42 70 44 54 44 38 44 24 42 17 34z"),
        light_pen(2.2, "M34.5 28C46 31.5 63 31.5 74.5 27.5"),
        moved(
            67,
            9,
            paper("M0 0H14V18H0z")
            + pen(1.8, "M0 0H14V18H0z")
            + red(box(2.8, 3, 8.4, 4))
            + pen(1.3, "M3.5 10.5H10.5M3.5 14H10.5"),
            1,
            14,
        ),
        # the camera
        ink(
            "M32 50H74Q78 50 78 54V77Q78 81 74 81H32Q28 81 28 77V54Q28 50 32 50z",
            box(43, 45, 20, 8),
        ),
        paper(disc(51, 66, 13)),
        ink(disc(51, 66, 11)),
        red(disc(51, 66, 7)),
        light_pen(1.8, "M47 63.5A5.4 5.4 0 0 1 51 60.8"),
        paper(box(31.5, 53.5, 7, 4)),
        # the hand that holds it
        paper("M80 55C88 56 91 62 90 71L87 84H79z"),
        pen(2, "M81 55C88 56 91 62 90 71L87 84"),
        *[
            moved(68, 58.5 + 6.6 * finger, paper("M14-2.6H2.6A2.6 2.6 0 0 0 2.6 2.6H14z"))
            for finger in range(4)
        ],
        ink("M76 82H92L97 100H80z"),
        light_pen(1.4, "M77.5 83.5H91"),
        # the flash
        ink(box(16, 54, 6, 36)),
        light_pen(1.2, "M19 63V86"),
        paper(disc(19, 46, 15)),
        pen(3.2, disc(19, 46, 14)),
        tint(0.28, disc(19, 46, 9.5)),
        paper(disc(19, 46, 5)),
        pen(1.8, disc(19, 46, 5)),
        pen(2.4, "M19 26V16M8.5 28.5L3.5 20"),
    )
)

BENCH: Final = "".join(
    (
        _blinds(46, 46),
        # the robe
        ink("M1 100C2 86 12 80 28 76L46 84 64 76C80 80 90 86 91 100z"),
        light_pen(1.4, "M14 100C15 94 17 90 20 86"),
        # the wig
        paper(
            "M24 36C20 16 32 7 46 7 60 7 72 16 68 36L73 66C75 76 70 82 63 80L58 74H34L29 80"
            "C22 82 17 76 19 66z"
        ),
        pen(
            2.4,
            "M29 80C22 82 17 76 19 66L24 36C20 16 32 7 46 7 60 7 72 16 68 36L73 66C75 76 "
            "70 82 63 80",
        ),
        pen(
            1.9,
            "M24 36c3 4 8 4 10 0M22.5 45c3 5 9 5 12 1M21 54c3 5 10 5 13 1M19.5 64c3 5 11 5 14 0"
            "M19 72c4 5 11 4 13-1",
        ),
        pen(
            1.9,
            "M68 36c-3 4-8 4-10 0M69.5 45c-3 5-9 5-12 1M71 54c-3 5-10 5-13 1M72.5 64c-3 "
            "5-11 5-14 0",
        ),
        pen(1.9, "M30 22c3-7 9-9 16-9s13 2 16 9M34 29c3-6 7-8 12-8s9 2 12 8"),
        # the face
        paper("M34 32C36 26 56 26 58 32V58C58 68 51 76 46 76 41 76 34 68 34 58z"),
        ink(
            "M34 32C36 26 56 26 58 32V39C54 37 51 38 49 40L52 54 46.5 57 47 61 51 62.5 47 64.5"
            "L48 71 46 76C41 76 34 68 34 58z"
        ),
        pen(2.6, "M50 42.5L57 39.5"),
        pen(1.6, "M51.5 45H56"),
        light_pen(1.9, "M36.5 40L42 42.5"),
        light_pen(1.4, "M37.5 45.5H41"),
        # the bands
        paper("M38 72H54L53 84H39z"),
        paper("M40 75L46 80 52 75 56 99 47.5 96V83H44.5V96L36 99z"),
        # the gavel
        moved(
            79,
            63,
            paper("M-19-12.5H19V12.5H-19z", "M-5 12H5L6.5 44H-6.5z")
            + ink("M-2.6 9H2.6L4.2 44H-4.2z", "M-17-10.5H17V10.5H-17z")
            + red(box(-11, -10.5, 5.5, 21), box(5.5, -10.5, 5.5, 21))
            + light_pen(1.3, "M-3-6.5H3"),
            0.88,
            28,
        ),
    )
)

HATS: Final = "".join(
    (
        _blinds(50, 46),
        # the face, all but lost in the shadow of the brim
        paper("M34 72H66V96H34z"),
        paper("M32 46H68C69 60 67 70 63 77L55 87H45L37 78C33 70 31 60 32 46z"),
        ink(
            "M32 46H68V57C62 60 57 59 53.5 59L58 68 51.5 70.5 52 73 57 74.5 52 76.5 53 81"
            "L49 87H45L37 78C33 70 31 60 32 46z"
        ),
        light_pen(1.7, "M57 55.8L64 54.6"),
        # shirt and tie
        paper("M37 77L50 94 63 77 60 100H40z"),
        red("M46 88H54L52.3 92.5 56 100H44L47.7 92.5z"),
        # the coat, its collar turned up
        ink("M1 100C2 91 10 86 22 82L29 63 48 100z"),
        ink("M99 100C98 91 90 86 78 82L71 63 52 100z"),
        light_pen(1.5, "M29 67L25 84 34 86 30 91 42 100", "M71 67L75 84 66 86 70 91 58 100"),
        # the cigarette
        moved(
            56,
            75,
            paper("M0-2H19V2H0z") + pen(1.2, "M0-2H19V2H0z") + red("M14.5-2.5H20V2.5H14.5z"),
            1,
            9,
        ),
        pen(1.7, "M79 76C84 71 77 67 81 61 84 57 82 54 84 51"),
        # the hat
        ink("M28 40C29 24 34 10 42 9 46 9 47 12.5 50.5 12.5 54 12.5 55 8 60 9 68 11 72 24 73 38z"),
        red("M28 40L29.3 30C41 36 61 35 71.7 28.5L73.2 39C61 46 41 46 28 40z"),
        ink(
            "M7 45C13 36 21 35 28 37 41 43 61 42.5 73 36 80 33 89 34 94 41 87 53 69 57 50 57"
            "C31 57 14 55 7 45z"
        ),
        light_pen(1.4, "M15 44.5C26 50 38 52 50 52"),
    )
)

SOMEBODY: Final = "".join(
    (
        _blinds(50, 46),
        paper("M39 70H61L58 90H42z"),
        paper("M33 42H67C68 58 63 72 50 76 37 72 32 58 33 42z"),
        ink("M33 42H67V52C60 55 56 54 52 54L57 64 51 66.5 51 76H50C37 72 32 58 33 42z"),
        ink("M4 100C6 86 18 80 36 76L50 88 64 76C82 80 94 86 96 100z"),
        paper("M38 70L50 84 62 70 58 100H42z"),
        red("M40 79L50 84 60 79V91L50 86 40 91z"),
        # a bowler hat
        ink("M29 40C27 18 38 10 50 10 62 10 73 18 71 42H29z"),
        ink(
            "M18 40C20 36 26 38 30 39 42 42 58 42 70 39 74 38 80 36 82 40 80 47 66 50 50 50 "
            "34 50 20 47 18 40z"
        ),
        light_pen(2, "M29.5 36C42 39.5 58 39.5 70.5 36"),
    )
)
"""A person who is only in other lists of cards."""
