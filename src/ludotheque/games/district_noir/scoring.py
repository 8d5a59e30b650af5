"""Who wins, and how the points are made up (DN-28 to DN-34)."""

from typing import Final

from ludotheque.core import Card, Outcome, ScoreLine, Seat, Sentence

from .cards import Cards
from .phrases import (
    ALLIANCES,
    BETRAYALS,
    DRAWN,
    LEFT_IN_LINE,
    MAJORITY,
    SERIES,
    TIED,
    WON_ON_POINTS,
    WON_ON_SUPPORTS,
    WON_THE_CITY,
)

A_SERIES: Final = 5

Piles = list[tuple[Card, ...]]


def holds_the_city(cards: Cards, pile: tuple[Card, ...]) -> bool:
    """Whether every City card of the box is in this pile (DN-28)."""
    for city in cards.cities:
        if pile.count(city) < cards.box.kinds[city].count:
            return False
    return bool(cards.cities)


def holder_of_the_city(cards: Cards, piles: Piles) -> Seat | None:
    """The seat that owns every City card."""
    for seat, pile in enumerate(piles):
        if holds_the_city(cards, pile):
            return seat
    return None


def score(cards: Cards, piles: Piles, line: tuple[Card, ...]) -> Outcome:
    """The end of the game, line by line."""
    ruler = holder_of_the_city(cards, piles)
    if ruler is not None:
        return _won_by(ruler, (), Sentence(WON_THE_CITY, (ruler,)), ())
    lines = [*_majorities(cards, piles)]
    for seat in (0, 1):
        lines += _own_points(cards, seat, piles[seat])
    if line:
        lines.append(ScoreLine(Sentence(LEFT_IN_LINE, (line,))))
    points = tuple([sum([line.points for line in lines if line.seat == seat]) for seat in (0, 1)])
    if points[0] != points[1]:
        winner = 0 if points[0] > points[1] else 1
        how = Sentence(WON_ON_POINTS, (winner, points[winner], points[1 - winner]))
        return _won_by(winner, points, how, tuple(lines))
    for support in reversed(cards.supports):  # DN-33: first the 8s, then the 7s, …
        more, fewer, winner = _compared(piles, support)
        if more > fewer:
            how = Sentence(WON_ON_SUPPORTS, (winner, points[0], support, more, fewer))
            return _won_by(winner, points, how, tuple(lines))
    return Outcome((1, 1), points, Sentence(DRAWN, (points[0],)), tuple(lines))  # DN-34


def standing(cards: Cards, piles: Piles) -> tuple[int, ...]:
    """Each player's points if the game ended now, without the score lines."""
    counts = [_counts(cards, pile) for pile in piles]
    points = [0, 0]
    for support in cards.supports:  # DN-30
        ahead = counts[0][support] - counts[1][support]
        if ahead:
            points[0 if ahead > 0 else 1] += cards.values[support]
    for seat, counted in enumerate(counts):
        points[seat] += A_SERIES * min([counted[support] for support in cards.supports])  # DN-31
        for kinds in (cards.alliances, cards.betrayals):  # DN-32
            for card in kinds:
                points[seat] += cards.values[card] * counted[card]
    return tuple(points)


def _counts(cards: Cards, pile: tuple[Card, ...]) -> list[int]:
    counts = [0] * len(cards.values)
    for card in pile:
        counts[card] += 1
    return counts


def _won_by(
    winner: Seat, points: tuple[int, ...], how: Sentence, lines: tuple[ScoreLine, ...]
) -> Outcome:
    return Outcome((1, 2) if winner == 0 else (2, 1), points, how, lines)


def _majorities(cards: Cards, piles: Piles) -> list[ScoreLine]:
    """DN-30."""
    lines: list[ScoreLine] = []
    for support in cards.supports:
        more, fewer, owner = _compared(piles, support)
        if more > fewer:
            sentence = Sentence(MAJORITY, (owner, support, more, fewer))
            lines.append(ScoreLine(sentence, owner, cards.values[support]))
        else:
            lines.append(ScoreLine(Sentence(TIED, (support, more))))
    return lines


def _own_points(cards: Cards, seat: Seat, pile: tuple[Card, ...]) -> list[ScoreLine]:
    """DN-31 and DN-32."""
    lines: list[ScoreLine] = []
    series = min([pile.count(support) for support in cards.supports])
    if series:
        lines.append(ScoreLine(Sentence(SERIES, (seat, series)), seat, A_SERIES * series))
    for phrase, kinds in ((ALLIANCES, cards.alliances), (BETRAYALS, cards.betrayals)):
        owned = tuple([card for card in pile if card in kinds])
        if owned:
            worth = sum([cards.values[card] for card in owned])
            lines.append(ScoreLine(Sentence(phrase, (seat, owned)), seat, worth))
    return lines


def _compared(piles: Piles, card: Card) -> tuple[int, int, Seat]:
    """The larger count, the smaller count, and the seat with the larger one."""
    first, second = piles[0].count(card), piles[1].count(card)
    return (first, second, 0) if first >= second else (second, first, 1)
