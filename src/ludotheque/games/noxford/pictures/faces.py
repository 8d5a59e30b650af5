"""One card, upright, 63 × 88 millimetres.

A Syndicate is a colour, a pattern and a letter; a rank is a figure and as many bars; each field has
a sign. The drawing of a Syndicate's card is 40 × 40 and lies in a window of paper; that of a
Neutral card fills the card.
"""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import HIDDEN, NOBODY, Card, Kind
from ludotheque.games.drawings import BACK, Drawings
from ludotheque.games.noxford.cards import Cards
from ludotheque.games.svg import moved

from .palette import BRASS, COLOURS, INK, PAPER, RAISED, SLATE, STONE, WHITE

WIDTH: Final = 63
HEIGHT: Final = 88
LETTERS: Final = "CLRS"
"""Of the Syndicates."""

_PATTERNS: Final = ("scales", "stripes", "dots", "chevrons")
"""Of the Syndicates: tiles of 8 × 8."""

_SIGNS: Final = ("gold", "poison", "arms", "secrets")
"""Of the published fields."""
_SPARE_SIGNS: Final = ("star", "moon", "key", "flame")
"""Of fields that only a player's own list has."""
DRAWINGS: Final = Drawings(
    "ludotheque.games.noxford",
    (
        BACK,
        "veil",
        "medallion",
        "gear",
        "lock",
        "face-down",
        "crown",
        *_SIGNS,
        *_SPARE_SIGNS,
        *_PATTERNS,
    ),
)
"""The signs on a medallion, and the medallion, are drawn around their centre. The back lies on a
colour, the veil over a card that no longer counts."""

_FONT: Final = "Palatino Linotype, Palatino, URW Palladio L, Georgia, serif"


def field_signs(fields: Sequence[str]) -> tuple[str, ...]:
    """The drawing of each field: its own, or else the next one that none of them has."""
    signs = (*_SPARE_SIGNS, *_SIGNS)
    left = [sign for sign in signs if sign not in fields]
    return tuple([field if field in signs else left.pop(0) for field in fields])


def defs() -> str:
    """What faces and tables refer to by id."""
    patterns = "".join(
        [
            f'<pattern id="nx-{letter}" width="8" height="8" patternUnits="userSpaceOnUse" '
            f'color="{WHITE}">{DRAWINGS[pattern]}</pattern>'
            for letter, pattern in zip(LETTERS, _PATTERNS, strict=True)
        ]
    )
    return (
        f'<defs>{patterns}<radialGradient id="nx-table"><stop stop-color="{RAISED}"/>'
        f'<stop offset="1" stop-color="{SLATE}"/></radialGradient></defs>'
    )


def face(cards: Cards, card: Card, *, is_turned: bool = False) -> str:
    """A card's face; `is_turned` veils a card that no longer counts."""
    if card == HIDDEN:
        return back(NOBODY)
    syndicate = cards.syndicate[card]
    drawn = _neutral(cards, card) if syndicate == NOBODY else _member(cards, card, syndicate)
    if cards.is_gear[card]:
        drawn += _in_the_corner("gear")
    if is_turned:
        drawn += DRAWINGS["veil"]
    return drawn


def back(syndicate: int) -> str:
    """The back of a Syndicate's card, or of a Neutral one for NOBODY."""
    fill = RAISED if syndicate == NOBODY else COLOURS[syndicate]
    pattern = "" if syndicate == NOBODY else _patterned(syndicate)
    return f"{_card(fill)}{pattern}{DRAWINGS[BACK]}"


def text(x: float, y: float, letters: str, size: float, fill: str) -> str:
    """A letter or a figure, centred on `x`."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{_FONT}" font-weight="700" font-size="{size:g}" '
        f'text-anchor="middle" fill="{fill}">{letters}</text>'
    )


def _card(fill: str) -> str:
    return (
        f'<rect x=".6" y=".6" width="61.8" height="86.8" rx="4" fill="{fill}" stroke="#0b0f18" '
        'stroke-width="1.2"/>'
    )


def _patterned(syndicate: int) -> str:
    letter = LETTERS[syndicate]
    return f'<rect x="1" y="1" width="61" height="86" rx="4" fill="url(#nx-{letter})"/>'


def _member(cards: Cards, card: Card, syndicate: int) -> str:
    """A Syndicate's card: its colour and pattern, its letter, its drawing, and the rank."""
    rank = cards.rank[card]
    bars = "".join(
        [f'<rect x="{22 + 9 * bar}" y="73" width="6" height="6" rx="1"/>' for bar in range(rank)]
    )
    border, favourite = "", ""
    if cards.is_master[card]:
        border = f'stroke="{BRASS}" stroke-width="2.4"'
        field = cards.favourites[cards.owner[card]]
        favourite = _in_the_corner(field_signs(cards.fields)[field])
    return (
        f"{_card(COLOURS[syndicate])}{_patterned(syndicate)}"
        f'<rect x="7" y="22" width="49" height="46" rx="3" fill="{PAPER}" {border}/>'
        f"{moved(11.5, 25, _inked(cards.box.kinds[card]))}"
        f"{text(12, 17, LETTERS[syndicate], 17, WHITE)}"
        f'{text(13, 80.5, str(rank), 12, WHITE)}<g fill="{PAPER}">{bars}</g>{favourite}'
    )


def _neutral(cards: Cards, card: Card) -> str:
    """A Neutral card: its drawing, and the signs of its fields."""
    paper = STONE if cards.is_barracks[card] else PAPER
    return f"{_card(paper)}{_inked(cards.box.kinds[card])}{_symbols(cards, card)}"


def _inked(kind: Kind) -> str:
    return f'<g color="{INK}">{DRAWINGS.drawing_for(kind)}</g>'


def _symbols(cards: Cards, card: Card) -> str:
    """One large sign, two, or several in rows."""
    shown = zip(field_signs(cards.fields), cards.symbols[card], strict=True)
    signs = [sign for sign, count in shown for _ in range(count)]
    rows = (len(signs) + 1) // 2
    if len(signs) == 1:
        spots, size = [(31.5, 40.0)], 2.3
    elif len(signs) == 2:
        spots, size = [(31.5, 25.0), (31.5, 58.0)], 1.75
    elif rows <= 2:
        spots = [(18.5 + 26 * (at % 2), 26.0 + 29 * (at // 2)) for at in range(len(signs))]
        size = 1.35
    else:
        step = 58 / (rows - 1)
        spots = [(18.5 + 26 * (at % 2), 15 + step * (at // 2)) for at in range(len(signs))]
        size = step / 21.5
    return "".join(
        [moved(x, y, _medallion(sign), size) for sign, (x, y) in zip(signs, spots, strict=True)]
    )


def _in_the_corner(sign: str) -> str:
    return moved(51, 12, _medallion(sign))


def _medallion(sign: str) -> str:
    return DRAWINGS["medallion"] + DRAWINGS[sign]
