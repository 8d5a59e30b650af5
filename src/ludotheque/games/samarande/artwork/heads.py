"""Parts shared by many of the people: heads, turbans, beards, robes, and what they carry."""

from typing import Final

from .ink import arch, box, disc, gold, gold_pen, ink, light_pen, paper, pen

NICHE: Final = f'<g fill-opacity=".26">{gold(arch(50, 100, 92, 99))}</g>' + gold_pen(
    1.6, arch(50, 104, 92, 102)
)
"""The doorway that people stand in."""

HEAD: Final = "M35 34H65C67 50 65 62 59 70 55 75 45 75 41 70 35 62 33 50 35 34z"
FACE: Final = paper(HEAD) + ink(
    # the side in the shade
    "M50 34H65C67 50 65 62 59 70 56 74 53 75 50 75 50 70 54 66 52 63 49 60 55 55 52 51 50 47"
    " 51 41 50 34z"
)
EYES: Final = pen(2.1, "M38 47.4C40 45.4 43 45.4 45.4 47.6") + light_pen(
    1.9, "M55 47.6C57 45.4 60 45.4 62 47.4"
)
BROWS: Final = pen(1.6, "M36.6 42.6C39.6 40.6 43 41 46 43") + light_pen(
    1.4, "M55 43C58 41 61 40.6 63.6 42.6"
)
NOSE: Final = ink("M50 44L45.4 56.6 51 58z")
MOUTH: Final = pen(1.7, "M43.4 64.4H51") + light_pen(1.5, "M52.6 64.4H56.6")
SMILE: Final = pen(1.7, "M42.6 63C45 66 49 66.4 51.4 65.6") + light_pen(1.5, "M52.6 65.4L57 63")
ROBE: Final = ink("M8 100C10 87 21 79 37 76L50 84 63 76C79 79 90 87 92 100z")
NECK: Final = paper("M41 66H59V77L50 86 41 77z") + ink("M50 70H59V77L50 86z")
COLLAR: Final = gold_pen(2.4, "M37 76.6L50 89 63 76.6")
TURBAN: Final = "".join(
    (
        ink("M26 35C20 20 32 6 50 6 68 6 80 20 74 35 66 40 58 37 50 37 42 37 34 40 26 35z"),
        light_pen(
            1.4,
            "M27 30C38 33 52 27 61 9M35 36C48 34 62 26 70 15M50 37C61 35 70 30 75 24"
            "M29 20C33 14 39 10 46 8.6",
        ),
    )
)
JEWEL: Final = gold("M50 17L55 25 50 33 45 25z") + pen(1.2, "M50 17L55 25 50 33 45 25z")
BEARD: Final = "M35 54C34 72 41 88 50 90 59 88 66 72 65 54 60 62 56 60 50 60 44 60 40 62 35 54z"
HAIRS: Final = light_pen(
    1.2,
    "M41 68C42 75 45 81 47 84M47 70C47 76 49 81 50 85M54 70C54 76 53 81 52 84M60 67C59 74 57 79"
    " 55 82",
)
LIPS: Final = paper("M44 64.6C47 66.6 53 66.6 56 64.6 54 69 46 69 44 64.6z")
MOUSTACHE: Final = ink(
    "M50 59.6C45 57.6 39 60 35 66.4 41 66 46 66 50 63.2 54 66 59 66 65 66.4 61 60 55 57.6 50 59.6z"
) + light_pen(1.2, "M53.6 62C57 62 60 63 62 64.4")

SCIMITAR: Final = "".join(
    (
        light_pen(3, "M-4 6C-7-18 2-40 21-57 19-38 10-16 5 6z"),
        ink("M-4 6C-7-18 2-40 21-57 19-38 10-16 5 6z"),
        light_pen(1.1, "M0 2C0-14 6-30 14-44"),
        gold("M-11 5H11V9.6H-11z", disc(0, 25, 3)),
        ink(box(-2.6, 9, 5.2, 14)),
    )
)
"""An upright sword, its hilt at (0, 0)."""
