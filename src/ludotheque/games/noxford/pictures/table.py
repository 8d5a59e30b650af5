"""The whole table, drawn from a view: the city to scale on slate, and each player's cards below."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import HIDDEN, NO_LABELS, NOBODY, Card, Labels
from ludotheque.games.noxford.geometry import Rect, is_sideways
from ludotheque.games.noxford.letters import NO_LETTER
from ludotheque.games.noxford.scoring import face_down
from ludotheque.games.noxford.state import NoxfordState

from .faces import DRAWINGS, HEIGHT, LETTERS, WIDTH, back, defs, face, text
from .palette import BRASS, COLOURS, INK, PAPER, RAISED, SLATE, WHITE

_MARGIN: Final = 8
_SMALL: Final = 0.62
"""The scale of cards outside the city."""


def picture(view: NoxfordState, labels: Labels = NO_LABELS) -> str:
    """Everything that this view shows, as an SVG. Without labels, like-named cards have letters in
    the order of their places."""
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
        letter = labels.named(view.words().heading(place)).text("letter")
        if letter != NO_LETTER:
            parts.append(_lettered(rect, letter))
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


def _in_city(view: NoxfordState, rect: Rect, pile: tuple[Card, ...], *, is_turned: bool) -> str:
    """A pile in its place: the edges of the cards beneath, the top card, and the height of the
    pile."""
    surface = view.city.surface
    across, along = surface.card_width / WIDTH, surface.card_height / HEIGHT
    x, y = rect.left, -rect.top
    turn = f" translate({surface.card_height} 0) rotate(90)" if is_sideways(rect.place) else ""
    scale = f" scale({across:.4g} {along:.4g})" if (across, along) != (1.0, 1.0) else ""
    drawn = face(view.catalogue, pile[-1], is_turned=is_turned)
    if len(pile) > 1:
        drawn += (
            f'<g transform="translate(50 61)"><circle r="7" fill="{INK}" stroke="{BRASS}"/>'
            f"{text(0, 3.6, str(len(pile)), 10, PAPER)}</g>"
        )
    return f'<g transform="translate({x} {y}){turn}{scale}">{drawn}</g>'


def _lettered(rect: Rect, letter: str) -> str:
    """The letter that tells a card from others of its name, upright however the card lies."""
    return (
        f'<g transform="translate({(rect.left + rect.right) / 2:g} {12 - rect.top})">'
        f'<circle r="9.5" fill="{PAPER}" stroke="{INK}"/>{text(0, 5, letter, 14, INK)}</g>'
    )


def _outline(rect: Rect, width: int) -> str:
    return (
        f'<rect x="{rect.left}" y="{-rect.top}" width="{rect.right - rect.left}" '
        f'height="{rect.top - rect.bottom}" rx="4" fill="none" stroke="{BRASS}" '
        f'stroke-width="{width}"/>'
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
        syndicate = view.catalogue.syndicates[seat]
        if view.masters[seat]:
            held.append(_small(face(view.catalogue, view.catalogue.masters[seat])))
        held += [
            _small(back(syndicate) if card == HIDDEN else face(view.catalogue, card))
            for card in hand
        ]
        held += _deck(syndicate, len(view.decks[seat]))
        is_active = seat == view.active and view.decision() is not None
        rows.append(_row(_disc(COLOURS[syndicate], LETTERS[syndicate], is_active=is_active), held))
    return rows


def _disc(fill: str, letter: str, *, is_active: bool) -> str:
    ring = f'stroke="{BRASS}" stroke-width="{3.5 if is_active else 1}"'
    drawn = f'<g transform="translate(14 27)">{DRAWINGS["gear"]}</g>'
    if letter:
        drawn = text(14, 34, letter, 20, WHITE)
    return f'<circle cx="14" cy="27" r="15" fill="{fill}" {ring}/>{drawn}'


def _row(disc: str, cards: Sequence[str]) -> str:
    placed = [
        f'<g transform="translate({40 + _STEP * number} 0)">{card}</g>'
        for number, card in enumerate(cards)
    ]
    return disc + "".join(placed)


def _small(card: str) -> str:
    return f'<g transform="scale({_SMALL})">{card}</g>'


def _deck(syndicate: int, count: int) -> list[str]:
    """A face-down deck with its number of cards; nothing when it is empty."""
    if not count:
        return []
    number = (
        f'<circle cx="31.5" cy="44" r="17" fill="{INK}" stroke="{BRASS}"/>'
        f"{text(31.5, 51, str(count), 20, PAPER)}"
    )
    return [f'<g transform="translate(10 0)">{_small(back(syndicate) + number)}</g>']
