"""How a game of District Noir stands."""

import math
from typing import Final

from ludotheque.bots.judges.district_noir import outlook
from ludotheque.core import Seat
from ludotheque.games.district_noir.state import DistrictNoirState

from .valuation import Valuation, weights_beside

NAMES: Final = (
    "figures",
    "figures-early",
    "supports",
    "supports-early",
    "supports-settled",
    "supports-ahead",
    "series",
    "series-begun",
    "series-half-done",
    "one-of-the-city",
    "one-of-the-city-early",
    "two-of-the-city",
    "two-of-the-city-early",
    "cards",
    "turn",
    "turn-early",
    "a-take-now",
    "may-take",
)

MOST: Final = 20.0
LEAST: Final = -10.0
"""What a take can bring at most and at least, for a prediction."""


class DistrictNoirValuation(Valuation[DistrictNoirState]):
    """Counts what has been taken, and what could be. A good moment to do so is the end of a round,
    when both have taken."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__name__), scale=100.0, sure=3.0)

    def stage(self, state: DistrictNoirState) -> int:
        return state.round

    def features(self, state: DistrictNoirState) -> list[list[float]]:
        cards = state.catalogue
        early = (cards.rounds - state.round) / max(1, cards.rounds - 1)
        return [_of_seat(state, seat, early) for seat in (0, 1)]


def _of_seat(state: DistrictNoirState, seat: Seat, early: float) -> list[float]:
    cards = state.catalogue
    mine, theirs = state.piles[seat], state.piles[1 - seat]
    figures = float(sum([cards.values[card] for card in mine if card not in cards.supports]))
    likely = settled = ahead = 0.0
    counts: list[int] = []
    for support in cards.supports:
        own, other = mine.count(support), theirs.count(support)
        counts.append(own)
        if own > other:
            worth = float(cards.values[support])
            out = cards.box.kinds[support].count - own - other
            ahead += worth
            if own - other > out:
                settled += worth
                likely += worth
            else:
                likely += worth * math.tanh((own - other) / math.sqrt(out + 1))
    series = min(counts)
    begun = sum([count > series for count in counts]) / len(counts)
    in_city = sum([mine.count(city) for city in cards.cities])
    if sum([theirs.count(city) for city in cards.cities]):
        in_city = 0
    one, two = float(in_city == 1), float(in_city > 1)
    turn = float(state.active == seat)
    take, may_take = 0.0, 0.0
    if not state.taken[seat]:
        brought = outlook(cards, mine + state.line[-cards.take :], theirs)
        take = max(LEAST, min(MOST, brought - outlook(cards, mine, theirs)))
        may_take = 1.0
    return [
        figures,
        figures * early,
        likely,
        likely * early,
        settled,
        ahead,
        float(series),
        begun * early,
        begun * begun * early,
        one,
        one * early,
        two,
        two * early,
        float(len(mine)),
        turn,
        turn * early,
        take,
        may_take,
    ]
