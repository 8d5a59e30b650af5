"""How a game of District Noir stands."""

import math
from typing import Final

from ludotheque.bots.judges.district_noir import counts, more, outlook
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
        first, second = counts(cards, state.piles[0]), counts(cards, state.piles[1])
        return [
            _of_seat(state, 0, first, second, early),
            _of_seat(state, 1, second, first, early),
        ]


def _of_seat(
    state: DistrictNoirState, seat: Seat, mine: list[int], theirs: list[int], early: float
) -> list[float]:
    cards = state.catalogue
    figures = 0
    for kinds in (cards.alliances, cards.betrayals):
        for card in kinds:
            figures += cards.values[card] * mine[card]
    likely = settled = ahead = 0.0
    series, begun = min([mine[support] for support in cards.supports]), 0
    for support in cards.supports:
        own, other = mine[support], theirs[support]
        begun += own > series
        if own > other:
            worth = float(cards.values[support])
            out = cards.box.kinds[support].count - own - other
            ahead += worth
            if own - other > out:
                settled += worth
                likely += worth
            else:
                likely += worth * math.tanh((own - other) / math.sqrt(out + 1))
    under_way = begun / len(cards.supports)
    in_city = theirs_in_city = 0
    for city in cards.cities:
        in_city += mine[city]
        theirs_in_city += theirs[city]
    if theirs_in_city:
        in_city = 0
    one, two = float(in_city == 1), float(in_city > 1)
    turn = float(state.active == seat)
    take, may_take = 0.0, 0.0
    if not state.taken[seat]:
        brought = outlook(cards, more(mine, state.line[-cards.take :]), theirs)
        take = max(LEAST, min(MOST, brought - outlook(cards, mine, theirs)))
        may_take = 1.0
    return [
        float(figures),
        figures * early,
        likely,
        likely * early,
        settled,
        ahead,
        float(series),
        under_way * early,
        under_way * under_way * early,
        one,
        one * early,
        two,
        two * early,
        float(len(state.piles[seat])),
        turn,
        turn * early,
        take,
        may_take,
    ]
