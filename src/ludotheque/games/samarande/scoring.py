"""Cards, kinds, extras and riches (SA-80, SA-81)."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Card, Outcome, Phrase, ScoreLine, Seat, Sentence
from ludotheque.games.market.scoring import how_it_ended, places_of

from .city import City
from .phrases import (
    ARTISANS,
    CARPETS,
    CEMETERIES,
    DISTRICTS,
    EQUALLY_RICH,
    GUARDS,
    KINDS,
    RICHEST,
    SHARED,
)

if TYPE_CHECKING:
    from .state import SamarandeState

THE_RICHEST: Final = 5
ONE_OF_THE_RICHEST: Final = 3


def counted(city: City) -> tuple[list[Card], list[Card], list[Card]]:
    """The Districts, artisans and guards in play at the end."""
    in_play = city.in_play()
    districts = [place.card for place in in_play]
    artisans = [card for place in in_play for card in place.artisans]
    return districts, artisans, [*city.guards]


def riches(purses: list[int]) -> list[int]:
    """What each gets for being the richest; with no gold at all, nobody is."""
    most = max(purses)
    if not most:
        return [0] * len(purses)
    points = THE_RICHEST if purses.count(most) == 1 else ONE_OF_THE_RICHEST
    return [points if gold == most else 0 for gold in purses]


def city_lines(city: City, seat: Seat) -> list[ScoreLine]:
    """What a city scores, whatever the others have."""
    catalogue, lines = city.catalogue, list[ScoreLine]()
    phrases: tuple[Phrase, Phrase, Phrase] = (DISTRICTS, ARTISANS, GUARDS)
    groups = counted(city)
    for phrase, cards in zip(phrases, groups, strict=True):
        if cards:
            lines.append(ScoreLine(Sentence(phrase, (seat, len(cards))), seat, len(cards)))
            kinds = tuple(sorted(set(cards)))
            worth = sum([catalogue.figures[kind] for kind in kinds])
            lines.append(ScoreLine(Sentence(KINDS, (seat, kinds)), seat, worth))
    cemeteries = [card for card in groups[0] if card in catalogue.cemeteries]
    for phrase, extras in ((CEMETERIES, cemeteries), (CARPETS, [*city.carpets])):
        if extras:
            points = sum([catalogue.renown[card] for card in extras])
            lines.append(ScoreLine(Sentence(phrase, (seat, len(extras))), seat, points))
    return lines


def score(state: "SamarandeState") -> Outcome:
    """The end of the game, city by city, line by line."""
    lines: list[ScoreLine] = []
    for seat, points in enumerate(riches(state.purses)):
        lines += city_lines(state.cities[seat], seat)
        if points:
            phrase = RICHEST if points == THE_RICHEST else EQUALLY_RICH
            lines.append(ScoreLine(Sentence(phrase, (seat, state.purses[seat])), seat, points))
    totals = [0] * state.seats
    for line in lines:
        totals[line.seat] += line.points
    how = how_it_ended(SHARED, totals)
    return Outcome(tuple(places_of(totals)), tuple(totals), how, tuple(lines))
