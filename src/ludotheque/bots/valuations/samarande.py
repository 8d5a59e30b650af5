"""How a game of Les Fils de Samarande stands."""

import math
from typing import Final

from ludotheque.bots.judges.samarande import A_STAY, risk, turns_left, vanishing
from ludotheque.core import Card, Seat
from ludotheque.games.samarande.city import NONE
from ludotheque.games.samarande.scoring import THE_RICHEST
from ludotheque.games.samarande.state import SamarandeState

from .valuation import Valuation, weights_beside

NAMES: Final = (
    "renown",
    "districts-early",
    "artisans-early",
    "guards-early",
    "taxes",
    "room",
    "vanishing",
    "mischief",
    "protected",
    "protected-early",
    "richest",
    "gold",
    "gold-early",
    "under-a-genie",
    "risk-early",
    "room-early",
    "renown-early",
    "renown-while-long",
    "kinds-early",
    "watch-to-spare-early",
    "imposed-upon",
    "district-in-hand",
    "artisan-in-hand",
    "guard-in-hand",
    "action-in-hand",
    "district-in-hand-early",
    "artisan-in-hand-early",
    "guard-in-hand-early",
    "action-in-hand-early",
    "turn",
    "points",
)

SOON: Final = 2.0
"""With fewer turns left than this, what is not there yet comes too late."""

EARLY: Final = 6.0
"""With so many turns left, it is early."""

LONG: Final = 12.0
"""With so many turns left, a lead says less than it will."""

TO_SPARE: Final = 4
"""Guarding by more than this over or under what the artisans need makes no difference."""

_HAND: Final = NAMES.index("district-in-hand")
_HAND_EARLY: Final = NAMES.index("district-in-hand-early")
_TURN: Final = NAMES.index("turn")
_OF_TYPE: Final = {"district": 0, "artisan": 1, "guard": 2}
_ACTION: Final = 3


class SamarandeValuation(Valuation[SamarandeState]):
    """Counts the score as it is, what may be added to it or lost, gold and the hand."""

    def __init__(self) -> None:
        super().__init__(NAMES, weights_beside(__name__), scale=24.0, plies=12, sure=1.0)

    def features(self, state: SamarandeState) -> list[list[float]]:
        turns = turns_left(state)
        time, early = min(1.0, turns / SOON), min(1.0, turns / EARLY)
        kinds = state.catalogue.box.kinds
        found: list[list[float]] = []
        for seat in range(state.seats):
            row = _of_city(state, seat, turns)
            row.extend([0.0] * (len(NAMES) - len(row)))
            for card in state.hands.held[seat]:
                if card >= 0:
                    at = _OF_TYPE.get(kinds[card].type, _ACTION)
                    row[_HAND + at] += time
                    row[_HAND_EARLY + at] += early
            found.append(row)
        row = found[state.active]
        row[_TURN] = 1.0
        row[_TURN + 1] = state.points * time
        return found


def _of_city(state: SamarandeState, seat: Seat, turns: float) -> list[float]:
    """The features up to those of the hand."""
    time, early = min(1.0, turns / SOON), min(1.0, turns / EARLY)
    cards, city = state.catalogue, state.cities[seat]
    there: set[Card] = set(city.guards)
    districts = artisans = room = taken = 0
    renown = sum([cards.renown[card] for card in city.carpets])
    for place in city.districts:
        if place.genie == NONE:
            districts += 1
            artisans += len(place.artisans)
            renown += cards.renown[place.card]
            there.add(place.card)
            there.update(place.artisans)
            room += place.room
        else:
            taken += 1 + len(place.artisans)
    guards = len(city.guards)
    renown += districts + artisans + guards + sum([cards.figures[card] for card in there])
    purses = state.purses
    gold = float(purses[seat])
    most = max([other for at, other in enumerate(purses) if at != seat])
    richest = THE_RICHEST / (1.0 + math.exp((most - gold) / (0.6 + 5.0 * time)))
    stay = min(A_STAY, turns)
    protected = 1.0 if city.protected else 0.0
    to_spare = max(-TO_SPARE, min(TO_SPARE, city.bonus() - city.artisans()))
    return [
        float(renown),
        districts * early,
        artisans * early,
        guards * early,
        city.taxes() * stay,
        time * min(room, 3),
        vanishing(city.artisans(), city.bonus(), turns),
        city.mischief * stay,
        protected * time,
        protected * early,
        richest,
        gold * time,
        gold * early,
        taken * time,
        risk(city.artisans(), city.bonus()) * early,
        early * min(room, 6),
        renown * early,
        renown * min(1.0, turns / LONG),
        len(there) * early,
        to_spare * early,
        early if city.imposed else 0.0,
    ]
