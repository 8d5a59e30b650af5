"""Who wins each District, and how many points (NX-52 to NX-55)."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import NOBODY, Card, Outcome, ScoreLine, Seat, Sentence

from .cards import Cards
from .city_words import CityWords
from .geometry import Place
from .phrases import (
    CANCELLED,
    FAVOURITE,
    INFLUENCE,
    NOBODYS,
    SHARED_BY_MORE,
    SHARED_BY_TWO,
    TIED,
    WON,
    WON_ON_DISTRICTS,
    WON_ON_POINTS,
)
from .places import City

MASTERS_INFLUENCE: Final = 2
A_FAVOURITE: Final = 2

Piles = Mapping[Place, tuple[Card, ...]]


def face_down(cards: Cards, piles: Piles, city: City) -> set[Place]:
    """The places where Barracks turn the visible Syndicate card face down (NX-52)."""
    found: set[Place] = set()
    for place, pile in piles.items():
        if cards.is_barracks[pile[-1]]:
            found.update(
                [
                    other.place
                    for other in city.touching(place)
                    if cards.owner[piles[other.place][-1]] != NOBODY
                ]
            )
    return found


def influences(
    cards: Cards, piles: Piles, city: City, seats: int, district: Place, cancelled: set[Place]
) -> list[int]:
    """Each seat's influence on a District (NX-53)."""
    found = [0] * seats
    for other in city.touching(district):
        if other.place not in cancelled:
            top = piles[other.place][-1]
            owner = cards.owner[top]
            if owner != NOBODY:
                found[owner] += MASTERS_INFLUENCE if cards.is_master[top] else 1
    return found


def holder(influence: list[int]) -> Seat:
    """The seat with the most influence; NOBODY if that is zero or tied."""
    most = max(influence)
    return influence.index(most) if most and influence.count(most) == 1 else NOBODY


def worth(cards: Cards, district: Card, seat: Seat) -> tuple[int, int]:
    """What this District is worth to this seat: for its symbols, and for its favourite field
    (NX-54)."""
    symbols = cards.symbols[district]
    return sum(symbols), A_FAVOURITE * symbols[cards.favourites[seat]]


def standing(cards: Cards, piles: Piles, city: City, seats: int) -> list[int]:
    """Each seat's points if the game ended now, without the score lines."""
    points = [0] * seats
    cancelled = face_down(cards, piles, city)
    for place, pile in piles.items():
        if cards.is_district[pile[-1]]:
            winner = holder(influences(cards, piles, city, seats, place, cancelled))
            if winner != NOBODY:
                points[winner] += sum(worth(cards, pile[-1], winner))
    return points


def score(cards: Cards, words: CityWords, piles: Piles, city: City, seats: int) -> Outcome:
    """The end of the game, line by line."""
    cancelled = face_down(cards, piles, city)
    lines: list[ScoreLine] = []
    districts = [0] * seats
    for place in sorted(piles):
        top = piles[place][-1]
        if cards.is_barracks[top]:
            turned = [p for p in _touching(city, place) if p in cancelled]
            if turned:
                names = tuple([words.card(p) for p in turned])
                lines.append(ScoreLine(Sentence(CANCELLED, (*words.title(place), names))))
    for place in sorted(piles):
        top = piles[place][-1]
        if cards.is_district[top]:
            influence = influences(cards, piles, city, seats, place, cancelled)
            lines += _who_touches(cards, words, piles, city, place, cancelled, influence)
            winner = holder(influence)
            lines += _won(cards, words, top, place, winner, max(influence))
            if winner != NOBODY:
                districts[winner] += 1
    points = [sum([line.points for line in lines if line.seat == seat]) for seat in range(seats)]
    return _ranked(points, districts, tuple(lines))


def _touching(city: City, place: Place) -> list[Place]:
    return sorted([other.place for other in city.touching(place)])


def _who_touches(
    cards: Cards,
    words: CityWords,
    piles: Piles,
    city: City,
    place: Place,
    cancelled: set[Place],
    influence: list[int],
) -> list[ScoreLine]:
    """The cards that give each seat its strength around a District."""
    lines: list[ScoreLine] = []
    around = [p for p in _touching(city, place) if p not in cancelled]
    around.sort(key=lambda p: piles[p][-1])
    for seat, strength in enumerate(influence):
        if strength:
            own = [words.card(p) for p in around if cards.owner[piles[p][-1]] == seat]
            told = Sentence(INFLUENCE, (*words.title(place), tuple(own), strength))
            lines.append(ScoreLine(told, seat))
    return lines


def _won(
    cards: Cards, words: CityWords, district: Card, place: Place, winner: Seat, most: int
) -> list[ScoreLine]:
    title = words.title(place)
    if winner == NOBODY:
        tied = Sentence(TIED, (*title, most)) if most else Sentence(NOBODYS, title)
        return [ScoreLine(tied)]
    symbols, favourite = worth(cards, district, winner)
    lines = [ScoreLine(Sentence(WON, (*title, symbols)), winner, symbols)]
    if favourite:
        count = favourite // A_FAVOURITE
        lines.append(ScoreLine(Sentence(FAVOURITE, (*title, count)), winner, favourite))
    return lines


def _ranked(points: list[int], districts: list[int], lines: tuple[ScoreLine, ...]) -> Outcome:
    """Most points, then most Districts, then shared (NX-55)."""
    ranks = list(zip(points, districts, strict=True))
    places = tuple([1 + sum([other > rank for other in ranks]) for rank in ranks])
    winners = [seat for seat, place in enumerate(places) if place == 1]
    best, most = ranks[winners[0]]
    if len(winners) > 2:
        how = Sentence(SHARED_BY_MORE, (len(winners), best, most))
    elif len(winners) == 2:
        how = Sentence(SHARED_BY_TWO, (winners[0], winners[1], best, most))
    elif points.count(best) > 1:
        how = Sentence(WON_ON_DISTRICTS, (winners[0], best, most))
    else:
        how = Sentence(WON_ON_POINTS, (winners[0], best))
    return Outcome(places, tuple(points), how, lines)
