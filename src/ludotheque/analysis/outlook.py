"""How a game is likely to end for a seat, from a state in which nothing is hidden any more."""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.bots.judged_play import a_few, play_judged, play_to_value
from ludotheque.bots.judges import Judge
from ludotheque.bots.valuations import Valuation
from ludotheque.core import Chance, Log, Outcome, Seat, State

SLIGHT: Final = 1e-9
"""The least chance that anybody has while a game goes on."""

_NOTHING: Final = Log()


def places_ahead(
    state: State, seat: Seat, judge: Judge | None, valuation: Valuation | None, chance: Chance
) -> list[float]:
    """The chance of each place, the first one first. The state is played on: as the judge would,
    until somebody can tell how the game stands; otherwise to the end, by the best of a few random
    options."""
    if judge is not None and valuation is not None:
        if not play_to_value(state, state.decision(), chance, judge, valuation):
            return places_by_score(valuation.scores(state), seat)
    elif judge is not None and judge.a_lead > 0.0:
        prospects = play_judged(state, state.decision(), chance, judge)
        if prospects:
            return likely_places(prospects, seat)
    decision = state.decision()
    while decision is not None:
        few = a_few(decision.options, chance)
        move = few[0] if judge is None else judge.favourite(state, decision.seat, few)
        state.apply(move, chance, _NOTHING)
        decision = state.decision()
    outcome = state.outcome()
    assert outcome is not None
    return places_shared(outcome, seat)


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
    odds = [1.0 if chance >= 0.5 else max(SLIGHT, chance / (1.0 - chance)) for chance in prospects]
    return _places(odds, seat)


def places_by_score(scores: Sequence[float], seat: Seat) -> list[float]:
    """The chance of each place, from everybody's score (see `Valuation.scores`)."""
    most = max(scores)
    return _places([max(SLIGHT, math.exp(score - most)) for score in scores], seat)


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
