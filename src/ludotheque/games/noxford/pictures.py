"""Pictures drawn from a view: the city to scale on slate, and each player's cards below it.

Ink and brass, without words: a Syndicate is a colour, a pattern and a letter; a rank is a figure
and as many bars; the fields are four signs. All of it is drawn here, in millimetres, with y
downwards.
"""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import HIDDEN, NOBODY, Card, Seat

from .cards import Cards
from .geometry import Rect, is_sideways
from .scoring import face_down
from .state import NoxfordState

LETTERS: Final = "CLRS"
COLOURS: Final = ("#2c7d78", "#b5702a", "#6b4fa0", "#9a3236")
SLATE: Final = "#18202f"
RAISED: Final = "#27324a"
INK: Final = "#1b2231"
PAPER: Final = "#efe4cb"
BRASS: Final = "#c79a45"
_STONE: Final = "#8d949f"

_FONT: Final = "Palatino Linotype, Palatino, URW Palladio L, Georgia, serif"

_PATTERNS: Final = (
    '<path d="M0 8q4-8 8 0M-4 4q4-8 8 0M4 4q4-8 8 0M-4 12q4-8 8 0M4 12q4-8 8 0" fill="none"/>',
    '<path d="M-2 2L2-2M0 8L8 0M6 10L10 6" fill="none"/>',
    '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>',
    '<path d="M0 4L4 0L8 4M0 8L4 4L8 8" fill="none"/>',
)
"""Scales, stripes, dots, chevrons, on tiles of 8 × 8."""

_HEADS: Final = {
    # drawn in a square of 40, standing on its lower edge
    "master": '<path d="M4 36h32l3-24-10 9-9-15-9 15-10-9z"/><path d="M5 39h30" stroke-width="3"/>',
    "lieutenant": (
        '<path d="M12 27V9q8-4 16 0v18z"/><path d="M2 31q18-8 36 0q-18 8-36 0z"/>'
        f'<path d="M12 24h16" stroke="{BRASS}" stroke-width="3"/>'
    ),
    "tough": (
        '<path d="M6 16q0-5 5-5h4q5 0 5 4q0-4 5-4h4q5 0 5 5v10q0 10-10 12H14Q6 36 6 28z"/>'
        f'<path d="M13 12v9M20 12v9M27 12v9M7 22h26" stroke="{PAPER}" stroke-width="1.8"/>'
    ),
    "punk": (
        '<path d="M5 27q0-15 15-15t15 15z"/><path d="M3 27h37q-3 7-12 6H5z"/>'
        f'<circle cx="20" cy="11" r="2.4" fill="{BRASS}"/>'
    ),
}

SIGNS: Final = (
    # drawn in a circle of radius 10: gold, poison, arms, secrets
    f'<circle r="6.6" fill="{BRASS}" stroke="{INK}" stroke-width="1.2"/>'
    f'<path d="M0-3.4L3 0L0 3.4L-3 0z" fill="{INK}"/>',
    f'<path d="M-2-7h4v4.4l4 6.6q1.6 3.6-2.4 3.6h-7.2q-4 0-2.4-3.6l4-6.6z" fill="#3f7d4c" '
    f'stroke="{INK}" stroke-width="1.2"/><path d="M-3.6 3h7.2" stroke="{PAPER}"/>',
    f'<path d="M0-8.4L2-4.6V3H-2V-4.6z" fill="#8f98a6" stroke="{INK}" stroke-width="1"/>'
    f'<path d="M-5 3.4h10M0 3.4V8" stroke="{INK}" stroke-width="2.2"/>',
    f'<path d="M-7.6 0Q0-8 7.6 0Q0 8-7.6 0z" fill="#fff8e6" stroke="{INK}" stroke-width="1.2"/>'
    f'<circle r="2.9" fill="#34508c" stroke="{INK}" stroke-width="1"/>',
)

_GEAR: Final = (
    f'<g fill="none" stroke="{INK}"><circle r="4.6" stroke-width="2.6" stroke="{BRASS}"/>'
    '<circle r="6" stroke-width=".8"/><circle r="3.2" stroke-width=".8"/>'
    f'<path d="M0-8.2v3M0 5.2v3M-8.2 0h3M5.2 0h3M-5.8-5.8l2.1 2.1M3.7 3.7l2.1 2.1M5.8-5.8l-2.1 2.1'
    f'M-3.7 3.7l-2.1 2.1" stroke-width="2.6"/></g>'
)

_MEDALLION: Final = f'<circle r="9.6" fill="#fff8e6" stroke="{BRASS}" stroke-width="1"/>'

VEIL: Final = (
    f'<rect x="1" y="1" width="61" height="86" rx="4" fill="{SLATE}" opacity=".62"/>'
    f'<path d="M10 14L53 74M53 14L10 74" stroke="{PAPER}" stroke-width="2" opacity=".7"/>'
)
"""Drawn over a card that no longer counts."""

_WIDTH: Final = 63.0
_HEIGHT: Final = 88.0
_MARGIN: Final = 8
_SMALL: Final = 0.62
"""The scale of cards outside the city."""


def picture(view: NoxfordState) -> str:
    """Everything that this view shows, as an SVG."""
    left, bottom, right, top = _shown_part(view)
    width, height = right - left, top - bottom
    rows = _tray(view)
    columns = max(1, width // _COLUMN)
    ribbon = -(-len(rows) // columns) * _ROW + 14
    frame = f"{width} {height + ribbon}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {-top} {frame}">',
        defs(),
        f'<rect x="{left}" y="{-top}" width="{width}" height="{height + ribbon}" fill="{SLATE}"/>',
        f'<rect x="{left}" y="{-top}" width="{width}" height="{height}" fill="url(#nx-table)"/>',
    ]
    cancelled = face_down(view.catalogue, view.piles, view.city)
    for place in sorted(view.piles):
        rect, pile = view.city.cards[place], view.piles[place]
        parts.append(_in_city(view, rect, pile, is_turned=place in cancelled))
    if view.gear in view.piles:
        parts.append(_outline(view.city.cards[view.gear], 3))
    parts += [
        f'<g transform="translate({left + 12 + number % columns * _COLUMN} '
        f'{-bottom + 10 + number // columns * _ROW})">{row}</g>'
        for number, row in enumerate(rows)
    ]
    parts.append("</svg>")
    return "".join(parts)


def _shown_part(view: NoxfordState) -> tuple[int, int, int, int]:
    """The part of the table to show: the city, and room for some cards around it."""
    surface = view.city.surface
    rects = view.city.cards.values()
    left = max(0, min([rect.left for rect in rects]) - surface.reach - _MARGIN)
    bottom = max(0, min([rect.bottom for rect in rects]) - surface.reach - _MARGIN)
    right = min(surface.width, max([rect.right for rect in rects]) + surface.reach + _MARGIN)
    top = min(surface.height, max([rect.top for rect in rects]) + surface.reach + _MARGIN)
    return left, bottom, right, top


def defs() -> str:
    patterns = "".join(
        [
            f'<pattern id="nx-{letter}" width="8" height="8" patternUnits="userSpaceOnUse">'
            f'<g stroke="#fff" stroke-width="1" fill="#fff" opacity=".22">{pattern}</g></pattern>'
            for letter, pattern in zip(LETTERS, _PATTERNS, strict=True)
        ]
    )
    return (
        f'<defs>{patterns}<radialGradient id="nx-table"><stop stop-color="{RAISED}"/>'
        f'<stop offset="1" stop-color="{SLATE}"/></radialGradient></defs>'
    )


def _in_city(view: NoxfordState, rect: Rect, pile: tuple[Card, ...], *, is_turned: bool) -> str:
    """A pile in its place: the edges of the cards beneath, the top card, and the height of the
    pile."""
    surface = view.city.surface
    across, along = surface.card_width / _WIDTH, surface.card_height / _HEIGHT
    x, y = rect.left, -rect.top
    turn = f" translate({surface.card_height} 0) rotate(90)" if is_sideways(rect.place) else ""
    scale = f" scale({across:.4g} {along:.4g})" if (across, along) != (1.0, 1.0) else ""
    drawn = face(view.catalogue, pile[-1], is_turned=is_turned)
    if len(pile) > 1:
        drawn += (
            f'<g transform="translate(50 61)"><circle r="7" fill="{INK}" stroke="{BRASS}"/>'
            f"{_text(0, 3.6, str(len(pile)), 10, PAPER)}</g>"
        )
    return f'<g transform="translate({x} {y}){turn}{scale}">{drawn}</g>'


def _outline(rect: Rect, width: int) -> str:
    return (
        f'<rect x="{rect.left}" y="{-rect.top}" width="{rect.right - rect.left}" '
        f'height="{rect.top - rect.bottom}" rx="4" fill="none" stroke="{BRASS}" '
        f'stroke-width="{width}"/>'
    )


# One card, upright, 63 × 88


def face(cards: Cards, card: Card, *, is_turned: bool = False) -> str:
    """A card's face; `is_turned` veils a card that no longer counts."""
    if card == HIDDEN:
        return back(NOBODY)
    owner = cards.owner[card]
    drawn = _neutral(cards, card) if owner == NOBODY else _member(cards, card, owner)
    if cards.is_gear[card]:
        drawn += f'<g transform="translate(51 12)">{_MEDALLION}{_GEAR}</g>'
    if is_turned:
        drawn += VEIL
    return drawn


def back(owner: Seat) -> str:
    """The back of a Syndicate's card, or of a Neutral one."""
    fill = RAISED if owner == NOBODY else COLOURS[owner]
    pattern = "" if owner == NOBODY else patterned(owner)
    return (
        f"{_card(fill)}{pattern}"
        f'<rect x="7" y="7" width="49" height="74" rx="3" fill="none" stroke="{BRASS}"/>'
        f'<g transform="translate(31.5 44) scale(1.6)">{_GEAR}</g>'
    )


def _card(fill: str) -> str:
    return (
        f'<rect x=".6" y=".6" width="61.8" height="86.8" rx="4" fill="{fill}" stroke="#0b0f18" '
        'stroke-width="1.2"/>'
    )


def patterned(owner: Seat) -> str:
    return f'<rect x="1" y="1" width="61" height="86" rx="4" fill="url(#nx-{LETTERS[owner]})"/>'


def _member(cards: Cards, card: Card, owner: Seat) -> str:
    """A Syndicate's card: its colour and pattern, its letter, its picture, and the rank."""
    rank = cards.rank[card]
    type_ = cards.box.kinds[card].type
    bars = "".join(
        [f'<rect x="{22 + 9 * bar}" y="73" width="6" height="6" rx="1"/>' for bar in range(rank)]
    )
    border = f'stroke="{BRASS}" stroke-width="2.4"' if cards.is_master[card] else ""
    favourite = ""
    if cards.is_master[card]:
        sign = SIGNS[cards.favourites[owner]]
        favourite = f'<g transform="translate(51 12)">{_MEDALLION}{sign}</g>'
    return (
        f"{_card(COLOURS[owner])}{patterned(owner)}"
        f'<rect x="7" y="22" width="49" height="46" rx="3" fill="{PAPER}" {border}/>'
        f'<g transform="translate(11.5 25)" fill="{INK}" stroke="{INK}" stroke-linejoin="round">'
        f"{_HEADS[type_]}</g>"
        f"{_text(12, 17, LETTERS[owner], 17, '#fff')}"
        f'{_text(13, 80.5, str(rank), 12, "#fff")}<g fill="{PAPER}">{bars}</g>{favourite}'
    )


def _neutral(cards: Cards, card: Card) -> str:
    if cards.is_barracks[card]:
        return (
            f"{_card(_STONE)}"
            f'<g fill="{INK}"><path d="M11 78V30h7v6h6v-6h5v6h5v-6h5v6h6v-6h7v48H37V64q0-6-5.5-6'
            'T26 64v14z"/><rect x="10" y="14" width="3" height="17"/>'
            f'<path d="M13 14l12 4-12 4z" fill="#9a3236"/></g>'
            f'<g fill="{_STONE}"><rect x="17" y="45" width="4" height="8"/>'
            '<rect x="42" y="45" width="4" height="8"/></g>'
        )
    roofs = (
        f'<path d="M5 83V66h8v-8l6-6 6 6v12h5V58h10v9h6V55l5-5 6 5v28z" fill="{INK}" '
        'opacity=".17"/>'
    )
    return f"{_card(PAPER)}{roofs}{_symbols(cards.symbols[card])}"


def _symbols(symbols: Sequence[int]) -> str:
    """One large sign, two, or several in rows."""
    signs = [field for field, count in enumerate(symbols) for _ in range(count)]
    if len(signs) == 1:
        spots, size = [(31.5, 40.0)], 2.3
    elif len(signs) == 2:
        spots, size = [(31.5, 25.0), (31.5, 58.0)], 1.75
    else:
        spots = [(18.5 + 26 * (at % 2), 26 + 29 * (at // 2)) for at in range(len(signs))]
        size = 1.35
    return "".join(
        [
            f'<g transform="translate({x} {y}) scale({size})">{_MEDALLION}{SIGNS[sign]}</g>'
            for sign, (x, y) in zip(signs, spots, strict=False)
        ]
    )


def _text(x: float, y: float, text: str, size: float, fill: str) -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{_FONT}" font-weight="700" font-size="{size}" '
        f'text-anchor="middle" fill="{fill}">{text}</text>'
    )


# Beside the city

_ROW: Final = 68
_COLUMN: Final = 284
_STEP: Final = 44


def _tray(view: NoxfordState) -> list[str]:
    """The display, then a row for each player: Master, hand, deck."""
    shown = [_small(face(view.catalogue, card)) for card in view.display]
    shown += _deck(NOBODY, len(view.deck))
    rows = [_row(_disc(RAISED, "", is_active=False), shown)]
    for seat, hand in enumerate(view.hands):
        held: list[str] = []
        if view.masters[seat]:
            held.append(_small(face(view.catalogue, view.catalogue.masters[seat])))
        held += [
            _small(back(seat) if card == HIDDEN else face(view.catalogue, card)) for card in hand
        ]
        held += _deck(seat, len(view.decks[seat]))
        is_active = seat == view.active and view.decision() is not None
        rows.append(_row(_disc(COLOURS[seat], LETTERS[seat], is_active=is_active), held))
    return rows


def _disc(fill: str, letter: str, *, is_active: bool) -> str:
    ring = f'stroke="{BRASS}" stroke-width="{3.5 if is_active else 1}"'
    drawn = (
        _text(14, 34, letter, 20, "#fff")
        if letter
        else (f'<g transform="translate(14 27)">{_GEAR}</g>')
    )
    return f'<circle cx="14" cy="27" r="15" fill="{fill}" {ring}/>{drawn}'


def _row(disc: str, cards: Sequence[str]) -> str:
    placed = [
        f'<g transform="translate({40 + _STEP * number} 0)">{card}</g>'
        for number, card in enumerate(cards)
    ]
    return disc + "".join(placed)


def _small(card: str) -> str:
    return f'<g transform="scale({_SMALL})">{card}</g>'


def _deck(owner: Seat, count: int) -> list[str]:
    """A face-down deck with its number of cards; nothing when it is empty."""
    if not count:
        return []
    number = (
        f'<circle cx="31.5" cy="44" r="17" fill="{INK}" stroke="{BRASS}"/>'
        f"{_text(31.5, 51, str(count), 20, PAPER)}"
    )
    return [f'<g transform="translate(10 0)">{_small(back(owner) + number)}</g>']
