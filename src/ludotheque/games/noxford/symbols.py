"""Pictures for pages: every card as a symbol, the picture of the game, and those of the rules.

A page includes `symbols()` once and shows cards by their `symbol_id`. The pictures of the rules use
its patterns, so they need a page that includes it; the scene has its own.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from ludotheque.core import HIDDEN, NOBODY, Card
from ludotheque.games.illustrations import illustrated

from .cards import FIELDS, Cards
from .geometry import Place, Rect, is_sideways, place_at
from .pictures import BRASS, COLOURS, INK, LETTERS, PAPER, SIGNS, SLATE, VEIL, back, defs, face
from .places import City
from .scoring import face_down
from .surface import Surface

Laid: TypeAlias = tuple[str, int, int, bool]
"""A card's name, its lower left corner, and whether it lies on its side."""

_SURFACE: Final = Surface(1200, 800, 63, 88)
_MARGIN: Final = 14

_LOCK: Final = (
    f'<circle cx="10" cy="10" r="9.4" fill="{INK}" stroke="{PAPER}" stroke-width="1.2"/>'
    f'<path d="M7 9.4V7.2a3 3 0 0 1 6 0v2.2" fill="none" stroke="{PAPER}" stroke-width="1.7"/>'
    f'<rect x="5.2" y="9" width="9.6" height="6.6" rx="1.4" fill="{PAPER}"/>'
    f'<path d="M10 11.2v2.2" stroke="{INK}" stroke-width="1.6"/>'
)
_CROWN: Final = '<path d="M2 17h16l1.5-12-5 4.5L10 2 5.5 9.5.5 5z" fill="currentColor"/>'

_OPENING: Final[tuple[Laid, ...]] = (
    ("district-gold-arms", 525, 356, False),
    ("district-poison", 588, 356, True),
)
_LOCKED: Final[tuple[Laid, ...]] = (
    ("lion-tough", 500, 300, False),
    ("district-gold", 412, 300, True),
    ("cobra-lieutenant", 563, 300, False),
    ("district-all", 500, 388, True),
    ("rat-punk", 475, 237, True),
)
_INFLUENCE: Final[tuple[Laid, ...]] = (
    ("district-gold-secrets", 500, 300, True),
    ("cobra-master", 588, 300, False),
    ("cobra-tough", 437, 300, False),
    ("lion-lieutenant", 500, 363, True),
    ("lion-punk", 500, 237, True),
    ("barracks", 500, 174, True),
)
_SCENE: Final[tuple[Laid, ...]] = (
    ("cobra-master", 16, 60, False),
    ("district-gold-poison", 79, 60, True),
    ("lion-lieutenant", 79, 123, False),
    ("scorpion-tough", 79, -28, False),
    ("district-all", 167, 60, False),
    ("district-poison-secrets", 142, 148, True),
    ("rat-tough", 142, -28, False),
    ("rat-master", 230, 60, True),
    ("district-arms-secrets", 230, 123, False),
    ("cobra-gear-punk", 205, -28, True),
    ("lion-punk", 293, 123, True),
    ("scorpion-lieutenant", -72, 60, True),
    ("district-secrets", -47, 123, False),
    ("rat-gear-punk", 16, 148, False),
    ("district-gold", -10, -3, True),
    ("lion-tough", 318, 35, False),
)
_SKY: Final = 'x="-74" y="-226" width="452" height="269"'


def symbols(cards: Cards) -> str:
    """All drawings as one sprite, included once in a page and used by id."""
    parts = [
        _symbol(symbol_id(card), 63, 88, face(cards, card)) for card in range(len(cards.box.kinds))
    ]
    parts.append(_symbol("nx-back", 63, 88, back(NOBODY)))
    parts.append(_symbol("nx-veil", 63, 88, VEIL))
    parts.append(_symbol("nx-lock", 20, 20, _LOCK))
    parts.append(_symbol("nx-crown", 20, 20, _CROWN))
    parts += [_symbol(f"nx-back-{seat}", 63, 88, back(seat)) for seat in range(len(LETTERS))]
    parts += [_symbol(f"nx-disc-{seat}", 20, 20, _disc(seat)) for seat in range(len(LETTERS))]
    parts += [
        _symbol(f"nx-{field}", 20, 20, f'<g transform="translate(10 10)">{sign}</g>')
        for field, sign in zip(FIELDS, SIGNS, strict=True)
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" '
        f'aria-hidden="true">{defs()}{"".join(parts)}</svg>'
    )


def symbol_id(card: Card) -> str:
    return f"nx-card-{card}"


def _symbol(name: str, width: int, height: int, drawn: str) -> str:
    return (
        f'<symbol id="{name}" viewBox="0 0 {width} {height}" preserveAspectRatio="none">'
        f"{drawn}</symbol>"
    )


def _disc(seat: int) -> str:
    """A small disc for a Syndicate: its colour and its letter."""
    return (
        f'<circle cx="10" cy="10" r="9.2" fill="{COLOURS[seat]}" stroke="{PAPER}" '
        f'stroke-width="1.4"/><text x="10" y="14.4" font-family="Georgia, serif" '
        f'font-weight="700" font-size="12.5" text-anchor="middle" fill="#fff">'
        f"{LETTERS[seat]}</text>"
    )


def scene(cards: Cards) -> str:
    """The picture of the game: a city at night, seen from above."""
    _, content = _city(cards, _SCENE)
    glow = (
        '<radialGradient id="nx-glow" cx=".5" cy=".4" r=".75"><stop stop-color="#fff" '
        'stop-opacity=".10"/><stop offset=".55" stop-color="#0b0f18" stop-opacity=".12"/>'
        '<stop offset="1" stop-color="#0b0f18" stop-opacity=".72"/></radialGradient>'
    )
    whole = (
        f'{defs()}<defs>{glow}</defs><rect {_SKY} fill="{SLATE}"/>'
        f'{content}<rect {_SKY} fill="url(#nx-glow)"/>'
    )
    # the page may also hold the sprite, and ids must be unique
    return _document((-74, -226, 452, 269), whole.replace('"nx-', '"nxs-').replace("#nx-", "#nxs-"))


def illustration(cards: Cards, name: str) -> str | None:
    """A picture for the rules, by name: `card:barracks`, or `position:` and one of `places`,
    `locked`, `influence`. None if these cards have no picture of this name."""
    return illustrated(name, cards.box, partial(_card, cards), partial(_position, cards))


def _card(cards: Cards, card: Card) -> str:
    return _document((0, 0, 63, 88), face(cards, card))


def _position(cards: Cards, which: str) -> str | None:
    laid = {"places": _OPENING, "locked": _LOCKED, "influence": _INFLUENCE}.get(which)
    if laid is None:
        return None
    if HIDDEN in [cards.box.find(each[0]) for each in laid]:
        return None
    city, drawn = _city(cards, laid)
    rects = list(city.cards.values())
    if which == "places":
        free = [_SURFACE.rect(place) for place in city.places()]
        drawn += "".join([_outline(rect) for rect in free])
        rects += free
    if which == "locked":
        held = city.cards[min([card.place for card in city.locked])]
        x, y = (held.left + held.right) / 2, (held.bottom + held.top) / 2
        drawn += f'<svg x="{x - 12}" y="{-y - 12}" width="24" height="24" viewBox="0 0 20 20">'
        drawn += f"{_LOCK}</svg>"
    return _on_the_table(rects, drawn)


def _city(cards: Cards, laid: Sequence[Laid]) -> tuple[City, str]:
    """Some cards of the box laid out, and the drawing of them."""
    city = City(_SURFACE)
    piles: dict[Place, tuple[Card, ...]] = {}
    for name, x, y, sideways in laid:
        place = place_at(x, y, sideways)
        city.add(place)
        piles[place] = (cards.box.find(name),)
    turned = face_down(cards, piles, city)
    parts = []
    for place, pile in piles.items():
        rect = city.cards[place]
        turn = " translate(88 0) rotate(90)" if is_sideways(place) else ""
        drawn = face(cards, pile[-1], is_turned=place in turned)
        parts.append(f'<g transform="translate({rect.left} {-rect.top}){turn}">{drawn}</g>')
    return city, "".join(parts)


def _outline(rect: Rect) -> str:
    left, top = float(rect.left), float(rect.top)
    return (
        f'<rect x="{left + 1.5}" y="{1.5 - top}" width="{rect.right - rect.left - 3}" '
        f'height="{rect.top - rect.bottom - 3}" rx="4" fill="{BRASS}" fill-opacity=".10" '
        f'stroke="{BRASS}" stroke-width="2" stroke-dasharray="7 4"/>'
    )


def _on_the_table(rects: Sequence[Rect], drawn: str) -> str:
    left = min([rect.left for rect in rects]) - _MARGIN
    top = max([rect.top for rect in rects]) + _MARGIN
    width = max([rect.right for rect in rects]) + _MARGIN - left
    height = top - min([rect.bottom for rect in rects]) + _MARGIN
    table = f'<rect x="{left}" y="{-top}" width="{width}" height="{height}" fill="{SLATE}"/>'
    return _document((left, -top, width, height), table + drawn)


def _document(box: tuple[int, int, int, int], content: str) -> str:
    shown = " ".join([str(edge) for edge in box])
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{shown}">{content}</svg>'


__all__ = ["illustration", "scene", "symbol_id", "symbols"]
