"""The game's own picture: a street at night, in the rain."""

from typing import Final

from .ink import box, disc, glow, light_pen, paper

_SKY: Final = "#2a231e"
_FAR: Final = "#3a312a"
_NEAR: Final = "#1d1714"
_FRONT: Final = "#0d0a08"


def _filled(colour: str, *paths: str) -> str:
    return f'<path d="{" ".join(paths)}" fill="{colour}"/>'


def _windows(x: float, y: float, columns: int, rows: int, dark: str) -> str:
    """Lit windows, column by column and row by row; `dark` says which are not, as in `x..x`."""
    lit: list[str] = []
    for place in range(columns * rows):
        if dark[place % len(dark)] == "x":
            continue
        column, row = place % columns, place // columns
        lit.append(box(x + 7 * column, y + 9 * row, 3, 4.6))
    return glow(0.85, *lit)


def _rain() -> str:
    """Rain that falls aslant: each drop has its place from the ones before."""
    drops: list[str] = []
    x, y = 11, 5
    for _ in range(120):
        drops.append(f"M{x} {y}l-3.2 {9 + x % 5}")
        x, y = (x + 97) % 352, (y + 61) % 196
    return f'<g stroke-opacity=".28">{light_pen(0.6, *drops)}</g>'


STREET: Final = "".join(
    (
        _filled(_SKY, box(0, 0, 336, 200)),
        # the moon in its halo, and clouds
        glow(0.06, disc(228, 58, 66)),
        glow(0.08, disc(228, 58, 52)),
        paper(disc(228, 58, 38)),
        _filled(
            _SKY,
            "M176 66C196 60 214 70 236 64 250 60 262 64 280 62V66C262 68 250 66 236 69 214 75 196 66 176 71z",
        ),
        # far towers
        _filled(
            _FAR,
            "M0 200V92H18V70H34V92H52V54H58V40L64 26 70 40V54H78V104H96V80H124V112H140V64H146V48H150V30H152"
            "V48H156V64H164V104H184V84H206V110H236V72H240V60H262V72H268V118H290V90H318V76H336V200z",
        ),
        _windows(60, 62, 2, 5, "x..x.x"),
        _windows(146, 72, 2, 4, ".x..x"),
        _windows(244, 80, 3, 4, "x.xx..x"),
        # nearer ones
        _filled(
            _NEAR,
            "M0 200V64H8V56H36V64H44V200z",
            "M84 200V98H92V88H118V98H126V200z",
            "M176 200V112H212V200z",
            "M258 200V100H300V200z",
            "M300 200V44H336V200z",
        ),
        _windows(7, 74, 5, 8, ".xx.x..xx.xxx.x.xx."),
        _windows(91, 106, 5, 5, "xx.x.xx..xxx.x"),
        _windows(180, 120, 4, 4, ".xxx.xx.x"),
        _windows(263, 108, 5, 5, "xx.xx.x.xxx."),
        _windows(308, 54, 4, 10, "x.xxx.xx.x.xx"),
        # the street, wet
        _filled(_FRONT, "M0 158H336V200H0z"),
    )
)
