"""Listing all legal moves."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import HIDDEN, Card, Move

from .cards import Cards
from .geometry import Place, Rect, corner_of, sole_on_its_side
from .moves import PASS, STAY, MoveCard, MoveOver
from .places import City
from .visible_cards import Top

NONE: Final[list[Place]] = []
NO_TOPS: Final[list[Top]] = []


def turn_options(
    cards: Cards, tops: list[Top], city: City, own: Sequence[Card], display: Sequence[Card]
) -> list[Move]:
    """Every card in every place, and over every card that it may cover (NX-30). `own` are the
    different cards of the hand, and the Master."""
    moves = cards.moves
    options = moves.placing([*own, *different(display)], city.spots())
    targets = _targets(tops, city)
    for card in own:
        rank = cards.rank[card]
        if rank > 1:
            lower = [target.rect for target in targets if target.rank < rank]
            options += moves.covering(card, lower)
    return options or [PASS]


def gear_options(tops: list[Top], city: City, gear: Place, rejoins: bool) -> list[Move]:
    """Every movable card, to every place that it may move to (NX-40 to NX-44)."""
    locked, joints = city.locked, city.joints()
    targets = _targets(tops, city)
    unlocked = _unlocked(tops, city) if locked else {}
    options: list[Move] = []
    for moved in tops:
        place = moved.place
        if place == gear or moved.is_master or (locked and moved.rect in locked):
            continue
        kept, opened = city.spots(), NONE
        if moved.is_alone:
            if joints and moved.rect in joints:
                if rejoins:
                    options += _rejoining(city, moved)
                continue
            kept, opened = city.offers_without(moved.rect)
        corner = corner_of(place)
        options += [MoveCard(corner, spot.place) for spot in kept]
        if opened:
            options += [MoveCard(corner, other) for other in opened]
        rank = moved.rank
        if rank > 1:
            options += [
                MoveOver(place, target.place)
                for target in targets
                if target.rank < rank and target is not moved
            ]
            if unlocked and moved.is_alone:
                options += [
                    MoveOver(place, target.place)
                    for target in unlocked.get(moved.rect, NO_TOPS)
                    if target.rank < rank
                ]
    options.append(STAY)
    return options


def _rejoining(city: City, moved: Top) -> list[Move]:
    """The moves of a card that holds the city together to where it does so again."""
    corner = corner_of(moved.place)
    places = city.rejoining(moved.rect, city.places_without(moved.place))
    return [MoveCard(corner, place) for place in places]


def different(cards: Sequence[Card]) -> list[Card]:
    """These sorted cards without duplicates."""
    found: list[Card] = []
    last = HIDDEN
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


def _targets(tops: list[Top], city: City) -> list[Top]:
    """The visible Syndicate cards that are not locked."""
    locked = city.locked
    if locked:
        return [top for top in tops if top.rank and top.rect not in locked]
    return [top for top in tops if top.rank]


def _unlocked(tops: list[Top], city: City) -> dict[Rect, list[Top]]:
    """The locked Syndicate cards that lifting one other card would unlock, by that other card."""
    found: dict[Rect, list[Top]] = {}
    for top in tops:
        if top.rank and top.rect in city.locked:
            for other in sole_on_its_side(top.rect, city.touching(top.place)):
                freed = found.get(other)
                if freed is None:
                    found[other] = [top]
                else:
                    freed.append(top)
    return found
