"""The game's own picture: a ranch at sundown, cattle, and a rider watching."""

from typing import Final

from .ink import BROWN, OCHRE, SAND, box, cut, disc, fill, ground, light_pen, moved, pen, rays
from .prairie import CACTUS, COW

_SKY: Final = "#e2a04a"
_HIGH: Final = "#c9752c"
_FAR: Final = "#a4562a"
_NEAR: Final = "#6b3319"
_FRONT: Final = "#2a150b"

_RIDER: Final = fill(
    _FRONT,
    # the horse
    "M-30-18C-31-26-27-31-21-32L-10-33C-4-33 4-33 9-34L14-44C15-49 19-52 23-53L24-58 28-53C33-51"
    " 38-46 40-42"
    "L38-38C34-38 30-40 27-41L22-28C21-22 19-18 18-15L20 0H15L12-13C4-11-6-11-15-13L-19 0H-24"
    "L-22-14-26-18"
    "C-28-14-28-6-31-2-34-8-33-14-30-18z",
    "M8-14L10 0H6L3-12zM-13-13L-12 0H-16L-19-14z",
    # the rider and the hat
    "M-6-30C-8-42-6-54-2-58L8-58C11-52 11-42 9-34L12-22 8-16 4-28z",
    "M8-52C13-48 17-45 22-44L21-40C15-40 10-44 6-47z",
)
_HEAD: Final = fill(_FRONT, disc(3, -63, 5)) + fill(
    _FRONT,
    "M-9-66C-5-64-3-65-2-69-2-74 2-74 3-73 5-74 8-73 8-69 9-65 12-64 15-66 13-60 8-60"
    " 3-61-3-60-8-60-9-66z",
)

_GATE: Final = "".join(
    (
        fill(_FRONT, box(0, -74, 6, 74), box(64, -74, 6, 74), "M-6-80H76V-72H-6z"),
        fill(_FRONT, "M26-72H44V-56C40-50 30-50 26-56z"),
        light_pen(1.2, "M-2-76H72M3-66V-4M67-66V-4"),
        moved(
            35,
            -61,
            fill(SAND, "M-4.6 5C-8-4-4-8 0-8 4-8 8-4 4.6 5L2.4 5C5-3 3-5 0-5-3-5-5-3-2.4 5z"),
        ),
    )
)

TOWN: Final = "".join(
    (
        fill(_SKY, box(0, 0, 336, 200)),
        fill(_HIGH, box(0, 0, 336, 34)),
        fill(_HIGH, *[cut(x, 34 + x % 5, 46, 2.4) for x in range(-10, 336, 38)]),
        fill(_HIGH, *[cut(x, 50 + x % 7, 34, 1.6) for x in range(6, 336, 52)]),
        # the sun goes down
        fill(SAND, disc(176, 104, 44)),
        f'<g fill-opacity=".8">{fill(SAND, rays(176, 104, 50, 96, 44, 2.2))}</g>',
        # table mountains
        fill(_FAR, "M0 128V92L10 88 16 70H58L66 90 84 96 100 128z"),
        fill(_FAR, "M336 128V74L322 70 316 56H282L276 72 262 80 250 104 236 128z"),
        pen(
            1.2,
            "M24 76V92M34 75V96M46 76V90M290 62V82M302 61V88M312 64V84M270 84V100",
            colour=_NEAR,
        ),
        fill(_FAR, "M210 128L216 110H236L240 128z"),
        # the prairie
        fill(_NEAR, "M0 126C50 118 110 128 170 125 230 122 290 130 336 124V200H0z"),
        fill(OCHRE, ground(134, 4, 4, 332)),
        # cattle on their way home
        f'<g color="{BROWN}">'
        + moved(226, 140, COW, 0.5)
        + moved(262, 136, COW, 0.42)
        + moved(294, 143, COW, 0.54)
        + moved(246, 152, COW, 0.6)
        + moved(316, 158, COW, 0.6)
        + "</g>",
        # in front, as dark as night
        fill(_FRONT, "M0 172C40 160 92 168 140 176 200 186 270 180 336 172V200H0z"),
        moved(18, 176, _GATE, 0.98),
        moved(132, 178, _RIDER + _HEAD, 1.15),
        moved(312, 180, f'<g color="{_FRONT}">{CACTUS}</g>', 1.1),
        f'<g fill-opacity=".55">{fill(OCHRE, ground(184, 2, 8, 330))}</g>',
    )
)
