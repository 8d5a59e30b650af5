"""Everything that can be done, listed."""

from collections.abc import Mapping, Sequence

from ludotheque.core import Card, Move

from .cards import Cards
from .geometry import Place
from .moves import PASS, STAY
from .places import City

Piles = Mapping[Place, tuple[Card, ...]]


def turn_options(
    cards: Cards, piles: Piles, city: City, own: Sequence[Card], display: Sequence[Card]
) -> list[Move]:
    """Every card in every place, and over every card that it may cover (NX-30). `own` are the
    different cards of the hand, and the Master."""
    moves = cards.moves
    places = city.places()
    options: list[Move] = []
    for card in (*own, *sorted(set(display))):
        options.extend(map(moves.placing[card].__getitem__, places))
    targets = _targets(cards, piles, city)
    for card in own:
        rank, covering = cards.rank[card], moves.covering[card]
        options.extend([covering[place] for place, other in targets if other < rank])
    return options or [PASS]


def gear_options(cards: Cards, piles: Piles, city: City, gear: Place) -> list[Move]:
    """Every card that may be moved, to every place that may be its next (NX-40 to NX-44)."""
    moves, locked, joints = cards.moves, city.locked, city.joints()
    targets = _targets(cards, piles, city)
    options: list[Move] = []
    for moved in sorted(piles):
        pile = piles[moved]
        card = pile[-1]
        is_alone = len(pile) == 1
        if moved == gear or cards.is_master[card] or moved in locked:
            continue
        if is_alone and moved in joints:
            continue
        places = city.places_without(moved) if is_alone else city.places()
        options.extend(map(moves.moving(moved).__getitem__, places))
        rank = cards.rank[card]
        over = [place for place, other in targets if other < rank and place != moved]
        if is_alone and rank > 1:
            over += _unlocked(cards, piles, city, moved)
        if over:
            options.extend(map(moves.moving_over(moved).__getitem__, over))
    options.append(STAY)
    return options


def _targets(cards: Cards, piles: Piles, city: City) -> list[tuple[Place, int]]:
    """The visible Syndicate cards that are not locked, with their ranks, in order."""
    ranks, locked = cards.rank, city.locked
    return sorted(
        [
            (place, ranks[pile[-1]])
            for place, pile in piles.items()
            if ranks[pile[-1]] and place not in locked
        ]
    )


def _unlocked(cards: Cards, piles: Piles, city: City, moved: Place) -> list[Place]:
    """Cards of lower rank that only the one being moved had locked in."""
    rank = cards.rank[piles[moved][-1]]
    found = []
    for other in city.touching[moved]:
        place = other.place
        is_lower = 0 < cards.rank[piles[place][-1]] < rank
        if is_lower and place in city.locked and not city.is_locked_without(place, moved):
            found.append(place)
    return sorted(found)
