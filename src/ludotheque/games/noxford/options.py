"""Everything that can be done, listed."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card, Move

from .cards import Cards
from .geometry import Place, Rect, corner_of
from .moves import PASS, STAY, MoveCard, MoveOver
from .places import City

Piles = dict[Place, tuple[Card, ...]]
NONE: Final[list[Place]] = []


def turn_options(
    cards: Cards, piles: Piles, city: City, own: Sequence[Card], display: Sequence[Card]
) -> list[Move]:
    """Every card in every place, and over every card that it may cover (NX-30). `own` are the
    different cards of the hand, and the Master."""
    moves = cards.moves
    options = moves.placing([*own, *sorted(set(display))], city.spots())
    targets = _targets(cards, piles, city)
    for card in own:
        rank = cards.rank[card]
        lower = [target for target, other in targets if other < rank]
        options += moves.covering(card, lower)
    return options or [PASS]


def gear_options(cards: Cards, piles: Piles, city: City, gear: Place) -> list[Move]:
    """Every card that may be moved, to every place that may be its next (NX-40 to NX-44)."""
    locked, joints = city.locked, city.joints()
    targets = _targets(cards, piles, city)
    options: list[Move] = []
    for moved in city.in_order():
        place = moved.place
        pile = piles[place]
        card = pile[-1]
        is_alone = len(pile) == 1
        if place == gear or cards.is_master[card] or place in locked:
            continue
        kept, opened = city.spots(), NONE
        if is_alone:
            if place in joints:
                continue
            kept, opened = city.offers_without(moved)
        corner = corner_of(place)
        options += [MoveCard(corner, spot.place) for spot in kept]
        if opened:
            options += [MoveCard(corner, other) for other in opened]
        rank = cards.rank[card]
        if rank > 1:
            options += [
                MoveOver(place, target.place)
                for target, other in targets
                if other < rank and target is not moved
            ]
            if is_alone and locked:
                options += _over_unlocked(cards, piles, city, place)
    options.append(STAY)
    return options


def _targets(cards: Cards, piles: Piles, city: City) -> list[tuple[Rect, int]]:
    """The visible Syndicate cards that are not locked, with their ranks, in order."""
    ranks, locked = cards.rank, city.locked
    found: list[tuple[Rect, int]] = []
    for card in city.in_order():
        rank = ranks[piles[card.place][-1]]
        if rank and card.place not in locked:
            found.append((card, rank))
    return found


def _over_unlocked(cards: Cards, piles: Piles, city: City, moved: Place) -> list[Move]:
    """Over the cards of lower rank that only the one being moved had locked in."""
    rank = cards.rank[piles[moved][-1]]
    found = []
    for other in city.touching[moved]:
        place = other.place
        is_lower = 0 < cards.rank[piles[place][-1]] < rank
        if is_lower and place in city.locked and not city.is_locked_without(place, moved):
            found.append(place)
    return [MoveOver(moved, place) for place in sorted(found)]
