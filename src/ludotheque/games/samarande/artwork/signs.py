"""The back of a card, and the small signs on this game's table."""

from typing import Final

from ludotheque.games.market.signs import signs
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, rounded

from .ink import BLUE, CREAM, GOLD, arch, box, disc, dome, fill, gold, ink, khatim, paper, pen
from .wonders import CROSSED_DAGGERS

BACK: Final = "".join(
    (
        paper(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 4)),
        fill(BLUE, rounded(2.2, 2.2, CARD_WIDTH - 4.4, CARD_HEIGHT - 4.4, 2.4)),
        pen(0.9, "M4.8 4.8H58.2V95.2H4.8z", colour=GOLD),
        *[
            fill("#17618a", khatim(11.5 + 13.3 * x, 11.5 + 12.8 * y, 6.4))
            for y in range(7)
            for x in range(4)
        ],
        fill(BLUE, disc(31.5, 50, 21)),
        gold(khatim(31.5, 50, 20)),
        fill(BLUE, khatim(31.5, 50, 17.4)),
        gold(arch(31.5, 61, 17, 24)),
        fill(BLUE, arch(31.5, 61, 13, 19.6)),
        fill(CREAM, khatim(31.5, 54, 4)),
    )
)
"""WIDTH by HEIGHT of a card; it sets its own colours."""

DISTRICT: Final = "".join(
    (
        ink(box(22, 58, 56, 36), dome(50, 60, 46, 44), box(6, 40, 9, 54), box(85, 40, 9, 54)),
        ink(dome(10.5, 41, 11, 16), dome(89.5, 41, 11, 16)),
    )
)
ARTISAN: Final = ink(
    "M28 40C22 22 34 8 50 8 66 8 78 22 72 40 62 36 38 36 28 40z",
    "M34 43C44 40 56 40 66 43 66 60 60 68 50 68 40 68 34 60 34 43z",
    "M8 98C10 80 24 73 38 71L50 80 62 71C76 73 90 80 92 98z",
)
GUARD: Final = ink("M50 4L90 16V46C90 72 74 88 50 98 26 88 10 72 10 46V16z") + paper(
    khatim(50, 48, 22)
)
CARPET: Final = ink(
    "M4 52C22 34 36 40 50 44 64 48 78 44 92 28L98 54C82 72 66 74 52 70 38 66 26 64 10 78z"
)
SMOKE: Final = ink(
    "M50 4C62 4 70 14 68 26L88 18C86 30 80 36 70 38 66 46 60 50 54 52 70 54 84 60 82 72 80 84 60"
    " 82 46 86"
    " 38 88 36 92 42 97 26 96 16 90 18 80 20 70 36 72 44 66 38 64 34 60 36 52 30 48 30 42 30 38"
    " 20 36 14 30 12 18L32 26C30 14 38 4 50 4z"
)
SIGNS: Final = {
    "district-sign": DISTRICT,
    "artisan-sign": ARTISAN,
    "guard-sign": GUARD,
    "carpet-sign": CARPET,
    "genie-sign": SMOKE,
    "daggers": CROSSED_DAGGERS,
    "star": ink(khatim(50, 50, 48)),
    **signs(CREAM, BLUE, GOLD),
}
"""By name."""
