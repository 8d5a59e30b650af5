"""The back of a card, and the small signs on this game's table."""

from typing import Final

from ludotheque.games.market.signs import signs
from ludotheque.games.svg import CARD_HEIGHT, CARD_WIDTH, rounded

from .deeds import CROSSED_PISTOLS, HORSESHOE
from .ink import BROWN, OCHRE, SAND, box, disc, fill, ink, moved, ochre, paper, pen, rays
from .prairie import COW

BACK: Final = "".join(
    (
        paper(rounded(0, 0, CARD_WIDTH, CARD_HEIGHT, 4)),
        fill(BROWN, rounded(2.2, 2.2, CARD_WIDTH - 4.4, CARD_HEIGHT - 4.4, 2.4)),
        pen(0.9, "M4.8 4.8H58.2V95.2H4.8z", colour=SAND),
        ochre(rays(31.5, 50, 20, 29, 32, 1.1)),
        pen(1, disc(31.5, 50, 18), colour=OCHRE),
        moved(31.5, 50, f'<g color="{SAND}">{moved(-13, -13, HORSESHOE, 0.26)}</g>'),
        ochre("M31.5 9L34 13 31.5 17 29 13z", "M31.5 83L34 87 31.5 91 29 87z"),
    )
)
"""WIDTH by HEIGHT of a card; it sets its own colours."""

LAND: Final = "".join(
    (
        ink("M8 78V44L20 36 32 44V78z", "M38 78V44L50 36 62 44V78z", "M68 78V44L80 36 92 44V78z"),
        ink(box(0, 50, 100, 7), box(0, 66, 100, 7)),
    )
)
HERD: Final = moved(58, 58, COW, 1.05)
COWBOY: Final = ink(
    "M26 58C24 34 28 18 38 17 44 16.5 46 22 50 22 54 22 56 16.5 62 17 72 18 76 34 74 58z",
    "M2 48C14 64 34 62 50 62 66 62 86 64 98 48 97 70 76 78 50 78 24 78 3 70 2 48z",
)
TRICK: Final = CROSSED_PISTOLS
BONUS: Final = HORSESHOE
SIGNS: Final = {
    "land-sign": LAND,
    "herd-sign": HERD,
    "cowboy-sign": COWBOY,
    "trick": TRICK,
    "bonus": BONUS,
    **signs(SAND, BROWN, OCHRE),
}
"""By name."""
