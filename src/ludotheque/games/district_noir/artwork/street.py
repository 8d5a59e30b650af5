"""The game's own picture: a street at night, in the rain."""

from typing import Final

from .ink import box, disc, fill, glow, light_pen, moved, paper, red, red_pen

_SKY: Final = "#2a231e"
_FAR: Final = "#3d342c"
_NEAR: Final = "#1d1714"
_FRONT: Final = "#0b0807"
_ROAD: Final = "#17120f"


def _windows(x: float, y: float, columns: int, rows: int, lights: str) -> str:
    """Windows from left to right and from top to bottom; `lights` is a repeating pattern of lit
    ones, such as `o..o`."""
    lit = [
        box(x + 7 * (place % columns), y + 9 * (place // columns), 3, 4.6)
        for place in range(columns * rows)
        if lights[place % len(lights)] == "o"
    ]
    return glow(0.85, *lit)


def _rain() -> str:
    """Slanting raindrops, spread evenly but irregularly."""
    drops: list[str] = []
    for drop in range(150):
        x, y = drop * 97 % 353, drop * 61 % 199
        drops.append(f"M{x} {y}l{-2.5 - drop % 3 / 2:g} {8 + drop % 5}")
    return f'<g stroke-opacity=".3">{light_pen(0.55, *drops)}</g>'


_CAR: Final = "".join(
    (
        glow(0.16, "M3-15L-52-5V6L3-10z"),
        fill(
            _FRONT,
            "M2-4V-9C2-15 6-18 14-19L23-20C29-30 37-32 47-32 59-32 65-28 71-20 78-19 "
            "82-15 82-9V-4z",
        ),
        fill(_FRONT, disc(18, -4, 7.5), disc(66, -4, 7.5)),
        f'<g stroke-opacity=".35">{light_pen(0.6, disc(18, -4, 7.2), disc(66, -4, 7.2))}</g>',
        glow(0.3, "M28-20C32-27 36-29 43-29V-20z", "M46-29C55-29 61-27 65-20H46z"),
        light_pen(0.7, "M6-16C12-18 18-19 24-19.6M30-28C36-31 55-33 64-26"),
        glow(0.6, disc(18, -4, 2.6), disc(66, -4, 2.6)),
        paper(disc(4, -12.5, 2.2)),
        red(box(79.5, -14, 3, 4.5)),
    )
)
"""A car standing on (0, 4), facing left."""

_MAN: Final = "".join(
    (
        fill(
            _FRONT,
            # hat, head, coat and legs
            "M-17-66C-13-70-9-69.5-8-69-8-76-5-81-2.5-81-1-81-.5-80 .5-80 1.5-80 2-81.3 4-81"
            "C7-80.5 9-75 9.5-69 11-69.5 15-70 18-66 13-62.5 7-62 .5-62-6-62-12-62.5-17-66z",
            "M-6.5-63H7.5V-56L4-51H-3L-6.5-56z",
            "M-8-57L-4-53H5L9-57 11-51C17-49 19-45 19-40L21-22C21-19 17-19 16-22L14-33 17-9H-15"
            "L-13-33-15-22C-16-19-20-19-20-22L-18-40C-18-45-16-49-10-51z",
            "M-9-10H-1L-2 2H-9zM2-10H10L11 2H4z",
        ),
        red("M-8.3-69L-8-72.5C-3-70.5 5-70.5 9.3-72.5L9.6-69C5-66.8-4-66.8-8.3-69z"),
        light_pen(0.8, "M13-46C15.5-44.5 16.5-43 17-40L18.5-27M10-55.5L11.5-51"),
        light_pen(0.8, "M14-67.5C15.5-67.3 16.5-66.8 17-66"),
        light_pen(1, "M6-58.5L11.5-57.5"),
        red(disc(12.2, -57.4, 1.1)),
    )
)
"""A man with his feet at (0, 0)."""

_NEON_GLASS: Final = "M-11-16H11L0-2zM0-2V12M-7 13H7M4-10L9-22"

STREET: Final = "".join(
    (
        fill(_SKY, box(0, 0, 336, 200)),
        # the moon in its halo, and clouds
        glow(0.05, disc(222, 58, 74)),
        glow(0.07, disc(222, 58, 56)),
        paper(disc(222, 58, 40)),
        fill(
            _SKY,
            "M164 70C190 63 206 75 230 68 246 63 262 69 292 65 270 71 250 69 234 73 208 "
            "80 192 69 164 70z",
            "M196 44C214 40 226 47 254 41 236 48 222 49 196 44z",
        ),
        # far towers
        fill(
            _FAR,
            "M0 160V92H18V70H34V92H52V54H58V40L64 24 70 40V54H78V104H96V80H124V112H140V64H146V48"
            "H150V28H152V48H156V64H164V104H184V94H206V110H236V80H240V68H262V80H268V118H290V90"
            "H318V76H336V160z",
        ),
        _windows(60, 62, 2, 6, ".oo.o."),
        _windows(147, 72, 2, 5, "o.oo."),
        _windows(243, 84, 3, 4, ".o..oo."),
        # nearer ones
        fill(
            _NEAR,
            "M0 160V62H8V54H36V62H44V160z",
            "M70 160V104H78V94H84V88H108V94H116V104H122V160z",
            "M176 160V116H184V110H206V116H214V160z",
            "M252 160V64H262V56H282V48H310V40H336V160z",
        ),
        _windows(6, 72, 5, 8, "o..o.oo..o...o.o..o"),
        _windows(77, 110, 6, 4, "..o.o..oo...o.."),
        _windows(181, 122, 4, 3, "o...o..o."),
        _windows(302, 52, 5, 11, ".o...o..o.oo.."),
        # a sign of neon
        fill(_FRONT, "M262 72H296V124H262z"),
        red_pen(0.9, "M264 74H294V122H264z"),
        f'<g stroke-opacity=".28">{moved(279, 99, red_pen(6, _NEON_GLASS))}</g>',
        moved(279, 99, red_pen(2, _NEON_GLASS) + red(disc(4, -10, 2))),
        # pavement and road, wet
        fill(_NEAR, box(0, 158, 336, 12)),
        fill(_ROAD, box(0, 168, 336, 32)),
        glow(0.25, box(0, 167.4, 336, 0.8)),
        '<g fill-opacity=".55">'
        + red(
            "M262 170H296L299 173H260zM258 175H302L299 177.5H264zM266 180H306L300 182H268z",
            "M260 185H296L292 186.6H262zM270 190H304L300 191.3H272z",
        )
        + "</g>",
        glow(
            0.3, "M188 173H246L240 175H196zM200 179H252L246 180.6H204zM192 186H236L230 187.4H196z"
        ),
        # the lamp and its light
        glow(0.1, "M124 74H136L196 168H64z"),
        glow(0.14, "M127 74H133L166 168H94z"),
        glow(
            0.4,
            "M84 166C84 161 104 158 130 158 156 158 176 161 176 166 176 173 156 177 130 177 "
            "104 177 84 173 84 166z",
        ),
        fill(_FRONT, "M134 168L146 168 214 200H168z"),
        fill(
            _FRONT,
            "M98.5 170V74C98.5 58 112 54 124 60L131 64 130 67 123 64C113 59 102.5 62 102.5 75V170z",
            "M95 170L97 160H104L106 170z",
            "M120 72C120 64 140 64 140 72L136 75H124z",
        ),
        paper("M124 74.5H136C136 79 124 79 124 74.5z"),
        moved(137, 170, _MAN),
        moved(202, 166, _CAR),
        _rain(),
    )
)
