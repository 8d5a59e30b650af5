"""Cities laid out card by card: the picture of the game, and those of the rules."""

from collections.abc import Sequence
from functools import partial
from typing import Final, TypeAlias

from ludotheque.core import HIDDEN, Card
from ludotheque.games.illustrations import illustrated
from ludotheque.games.noxford.cards import Cards
from ludotheque.games.noxford.geometry import Place, Rect, is_sideways, place_at
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.scoring import face_down
from ludotheque.games.noxford.surface import Surface

from .faces import DRAWINGS, HEIGHT, WIDTH, defs, face
from .palette import BRASS, SLATE

Laid: TypeAlias = tuple[str, int, int, bool]
"""A card's name, its lower left corner, and whether it lies on its side."""

_SURFACE: Final = Surface(1200, 800, WIDTH, HEIGHT)
_MARGIN: Final = 14

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
    ("lion-punk", 437, 237, True),
    ("barracks", 525, 212, False),
)
EXAMPLES: Final = {"places": _OPENING, "locked": _LOCKED, "influence": _INFLUENCE}
"""The cities of the rules."""

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
    return _document((0, 0, WIDTH, HEIGHT), face(cards, card))


def _position(cards: Cards, which: str) -> str | None:
    laid = EXAMPLES.get(which)
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
        drawn += f"{DRAWINGS['lock']}</svg>"
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
        turn = f" translate({HEIGHT} 0) rotate(90)" if is_sideways(place) else ""
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
