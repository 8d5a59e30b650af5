"""How much the reconstructed figures matter: the same seeds with many lists that might be true."""

import math
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from .card_list import plausible_lists
from .chunk import Chunk
from .comparison import played
from .interval import Interval, Moments
from .outline import Outline
from .plan import Plan
from .pool import Workers

FIRST: Final = "first"
TURNS: Final = "turns"


class ListResult(NamedTuple):
    """What was seen with one list."""

    cards: str
    first: Interval
    """The first player's share of the victory."""
    turns: Interval


class Doubt(NamedTuple):
    """What is known of a measure over all lists."""

    lowest: float
    highest: float
    spread: float
    """The standard deviation between lists, without what chance alone would make of it."""


def doubt(plan: Plan, lists: int, games: int, workers: Workers) -> Iterator[ListResult]:
    """The published list first, then so many that might be true, each with so many games."""
    game = plan.played_game()
    varied = islice(plausible_lists(game, plan.seed), lists)
    texts = [plan.cards, *[each.box.text for each in varied]]
    for text in texts:
        own = Plan(plan.game, plan.seats, plan.seed, text, plan.options)
        (outlined,) = played([own], Chunk(0, games - 1), workers)
        yield _result(text, outlined)


def _result(cards: str, games: list[Outline]) -> ListResult:
    first, turns = Moments(), Moments()
    for game in games:
        first.add_one(game.shares[0])
        turns.add_one(game.turns)
    return ListResult(cards, first.mean, turns.mean)


def spread_of(found: list[Interval]) -> Doubt:
    """What the lists alone make of a measure: the variance of the means, less what the games of
    one list leave open on average."""
    values = Moments()
    by_chance = 0.0
    for each in found:
        values.add_one(each.value)
        by_chance += ((each.high - each.low) / 2 / 1.96) ** 2 / len(found)
    mean = values.mean.value
    between = (values.squares - values.count * mean * mean) / max(1, values.count - 1)
    spread = math.sqrt(max(0.0, between - by_chance))
    return Doubt(min(each.value for each in found), max(each.value for each in found), spread)
