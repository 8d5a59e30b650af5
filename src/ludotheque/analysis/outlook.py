"""How a game is likely to end for a seat, from a state in which nothing is hidden any more."""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.bots.judged_play import a_few, play_judged, play_to_value
from ludotheque.bots.judges import Judge
from ludotheque.bots.valuations import Valuation
from ludotheque.core import Chance, Log, Outcome, Seat, State
from ludotheque.core.resignation import with_resigned_last

SLIGHT: Final = 1e-9
"""The least chance that anybody has while a game goes on."""

_NOTHING: Final = Log()


def places_ahead(
    state: State, seat: Seat, judge: Judge | None, valuation: Valuation | None, chance: Chance
) -> list[float]:
    """The chance of each place, the first one first, when the state has been played on: see
    `odds_ahead`."""
    odds = odds_ahead(state, judge, valuation, chance)
    if odds:
        return _places(odds, seat)
    outcome = state.outcome()
    assert outcome is not None
    return places_shared(outcome, seat)


def shares_ahead(
    state: State,
    judge: Judge | None,
    valuation: Valuation | None,
    chance: Chance,
    resigned: Sequence[Seat] = (),
) -> list[float]:
    """Each seat's chance of winning, when the state has been played on: see `odds_ahead`. Who has
    resigned has none."""
    odds = odds_ahead(state, judge, valuation, chance)
    if odds:
        left = [0.0 if seat in resigned else each for seat, each in enumerate(odds)]
        total = sum(left)
        return [each / total for each in left]
    outcome = state.outcome()
    assert outcome is not None
    return shares_of(with_resigned_last(outcome, list(resigned)) if resigned else outcome)


def shares_of(outcome: Outcome) -> list[float]:
    """Each seat's share of the victory."""
    winners = outcome.winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.places))]


def odds_ahead(
    state: State, judge: Judge | None, valuation: Valuation | None, chance: Chance
) -> list[float]:
    """Everybody's odds of winning; none if the game is over then. The state is played on: as the
    judge would, until somebody can tell how the game stands; otherwise to the end, by the best of a
    few random options."""
    if judge is not None and valuation is not None:
        if not play_to_value(state, state.decision(), chance, judge, valuation):
            return odds_by_score(valuation.scores(state))
    elif judge is not None and judge.a_lead > 0.0:
        prospects = play_judged(state, state.decision(), chance, judge)
        if prospects:
            return likely_odds(prospects)
    decision = state.decision()
    while decision is not None:
        few = a_few(decision.options, chance)
        move = few[0] if judge is None else judge.favourite(state, decision.seat, few)
        state.apply(move, chance, _NOTHING)
        decision = state.decision()
    return []


def places_shared(outcome: Outcome, seat: Seat) -> list[float]:
    """The places of a finished game: who shares some has an equal part of each."""
    place = outcome.places[seat]
    sharing = sum([other == place for other in outcome.places])
    found = [0.0] * len(outcome.places)
    for each in range(place - 1, place - 1 + sharing):
        found[each] = 1.0 / sharing
    return found


def likely_places(prospects: Sequence[float], seat: Seat) -> list[float]:
    """The chance of each place, from everybody's chance against whoever is ahead."""
    return _places(likely_odds(prospects), seat)


def likely_odds(prospects: Sequence[float]) -> list[float]:
    """Everybody's odds, from their chance against whoever is ahead."""
    return [1.0 if chance >= 0.5 else max(SLIGHT, chance / (1.0 - chance)) for chance in prospects]


def odds_by_score(scores: Sequence[float]) -> list[float]:
    """Everybody's odds, from their score (see `Valuation.scores`)."""
    most = max(scores)
    return [max(SLIGHT, math.exp(score - most)) for score in scores]


def _places(odds: list[float], seat: Seat) -> list[float]:
    """The chance of each place, if the first is drawn by these odds, the next among the others
    likewise, and so on (Plackett and Luce)."""
    found = [0.0] * len(odds)
    ahead = {0: 1.0}
    """By the set of seats on the first places, as bits: how likely just these are there."""
    for place in range(len(odds)):
        after: dict[int, float] = {}
        for taken, likely in ahead.items():
            rest = [other for other in range(len(odds)) if not taken >> other & 1]
            total = sum([odds[other] for other in rest])
            for other in rest:
                share = likely * odds[other] / total
                if other == seat:
                    found[place] += share
                else:
                    more = taken | 1 << other
                    after[more] = after.get(more, 0.0) + share
        ahead = after
    return found
