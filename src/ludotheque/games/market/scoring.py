"""Ranking places, and how a game was won."""

from ludotheque.core import Sentence

from .phrases import MarketPhrases


def places_of(counts: list[int]) -> list[int]:
    """Each count's place, 1 for the highest; equal counts share the better place and the next is
    skipped."""
    return [1 + sum([other > count for other in counts]) for count in counts]


def how_it_ended(phrases: MarketPhrases, totals: list[int]) -> Sentence:
    """Who won; equal totals share the victory."""
    points = max(totals)
    winners = [seat for seat, total in enumerate(totals) if total == points]
    if len(winners) == 1:
        return Sentence(phrases.won, (winners[0], points))
    if len(winners) == 2:
        return Sentence(phrases.won_by_two, (winners[0], winners[1], points))
    return Sentence(phrases.won_by_many, (len(winners), points))
