"""What an option is worth in District Noir, from what a seat can see."""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.core import Card, Move, Seat
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.district_noir.moves import Play
from ludotheque.games.district_noir.scoring import A_SERIES
from ludotheque.games.district_noir.state import DistrictNoirState

from .judge import Judge

A_USUAL_TAKE: Final = 9.0
"""What a patient player's take in a round is worth; found by playing this bot against versions of
itself with values from 3 to 12."""

MY_OWN_HOPES: Final = 0.4
"""The weight of cards that I could take next if the opponent, who acts first, leaves them."""

CITY: Final[tuple[float, ...]] = (0.0, 1.0, 7.0)
"""What one or two City cards are worth to somebody whose opponent has none."""

THE_WHOLE_CITY: Final = 1000.0


class DistrictNoirJudge(Judge[DistrictNoirState]):
    """Weighs the last five cards of the line: who could take them, and how they would change the
    score."""

    def worth(self, view: DistrictNoirState, seat: Seat, move: Move) -> float:
        return self.worths(view, seat, (move,))[0]

    def worths(self, view: DistrictNoirState, seat: Seat, moves: Sequence[Move]) -> list[float]:
        cards, line = view.catalogue, view.line
        may_take, they_may_take = not view.taken[seat], not view.taken[1 - seat]
        mine, theirs = counts(cards, view.piles[seat]), counts(cards, view.piles[1 - seat])
        now = outlook(cards, mine, theirs)
        others = line[-cards.take + 1 :] if cards.take > 1 else ()
        found: list[float] = []
        for move in moves:
            if not isinstance(move, Play):
                after = outlook(cards, more(mine, line[-cards.take :]), theirs)
                found.append(after - now - A_USUAL_TAKE)
                continue
            last = (*others, move.card)
            to_them = now - outlook(cards, mine, more(theirs, last))
            to_me = outlook(cards, more(mine, last), theirs) - now
            if may_take and they_may_take:
                hope = MY_OWN_HOPES * (to_me - A_USUAL_TAKE)
                found.append(hope - max(0.0, to_them - A_USUAL_TAKE))
            elif they_may_take:
                found.append(-to_them)
            else:
                found.append(to_me - A_USUAL_TAKE if may_take else to_me - to_them)
        return found


def counts(cards: Cards, pile: tuple[Card, ...]) -> list[int]:
    """How many of each kind a pile has."""
    found = [0] * len(cards.values)
    for card in pile:
        found[card] += 1
    return found


def more(counted: list[int], taken: tuple[Card, ...]) -> list[int]:
    """The same with these cards added."""
    found = counted[:]
    for card in taken:
        found[card] += 1
    return found


def outlook(cards: Cards, mine: list[int], theirs: list[int]) -> float:
    """An estimate of how far ahead piles with so many of each kind put their owner."""
    points = 0
    for kinds in (cards.alliances, cards.betrayals):
        for card in kinds:
            points += cards.values[card] * (mine[card] - theirs[card])
    ahead = float(points)
    for support in cards.supports:
        own, other = mine[support], theirs[support]
        if own != other:
            lead, still_out = abs(own - other), cards.box.kinds[support].count - own - other
            chance = 1.0 if lead > still_out else math.tanh(lead / math.sqrt(still_out + 1))
            ahead += cards.values[support] * (chance if own > other else -chance)
    return ahead + _series(cards, mine) - _series(cards, theirs) + _city(cards, mine, theirs)


def _series(cards: Cards, counted: list[int]) -> float:
    """The worth of complete series, and part of the next one's for progress towards it."""
    complete = min([counted[support] for support in cards.supports])
    begun = 0
    for support in cards.supports:
        begun += counted[support] > complete
    towards = begun / len(cards.supports)
    return A_SERIES * (complete + towards * towards / 2)


def _city(cards: Cards, mine: list[int], theirs: list[int]) -> float:
    """A player with one City card keeps the opponent from holding them all."""
    own = other = 0
    for city in cards.cities:
        own += mine[city]
        other += theirs[city]
    if own and other:
        return 0.0
    return _towards_the_city(cards, own) - _towards_the_city(cards, other)


def _towards_the_city(cards: Cards, owned: int) -> float:
    if owned == cards.city_cards:
        return THE_WHOLE_CITY if owned else 0.0
    return CITY[min(owned, len(CITY) - 1)]
