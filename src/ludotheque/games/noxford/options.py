"""Everything that can be done, listed."""

from collections.abc import Mapping, Sequence

from ludotheque.core import Card, Move

from .cards import Cards
from .geometry import Place, Rect, corner_of
from .moves import PASS, STAY, MoveCard, MoveOver
from .places import City

Piles = Mapping[Place, tuple[Card, ...]]


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
    in_place = list(city.places())
    options: list[Move] = []
    for moved in sorted(piles):
        pile = piles[moved]
        card = pile[-1]
        is_alone = len(pile) == 1
        if moved == gear or cards.is_master[card] or moved in locked:
            continue
        if is_alone and moved in joints:
            continue
        places = city.places_without(moved) if is_alone else in_place
        corner = corner_of(moved)
        options += [MoveCard(corner, place) for place in places]
        rank = cards.rank[card]
        if rank > 1:
            options += [
                MoveOver(moved, target.place)
                for target, other in targets
                if other < rank and target.place != moved
            ]
            if is_alone:
                options += _over_unlocked(cards, piles, city, moved)
    options.append(STAY)
    return options


def _targets(cards: Cards, piles: Piles, city: City) -> list[tuple[Rect, int]]:
    """The visible Syndicate cards that are not locked, with their ranks, in order."""
    ranks, locked = cards.rank, city.locked
    places = [place for place, pile in piles.items() if ranks[pile[-1]] and place not in locked]
    places.sort()
    return [(city.cards[place], ranks[piles[place][-1]]) for place in places]


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
