"""What an option is worth in District Noir, from what a seat can see."""

import math
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
        cards = view.catalogue
        may_take, they_may_take = not view.taken[seat], not view.taken[1 - seat]
        mine, theirs = view.piles[seat], view.piles[1 - seat]
        now = outlook(cards, mine, theirs)
        if not isinstance(move, Play):
            after = outlook(cards, mine + view.line[-cards.take :], theirs)
            return after - now - A_USUAL_TAKE
        last = (*view.line, move.card)[-cards.take :]
        to_them = now - outlook(cards, mine, theirs + last)
        to_me = outlook(cards, mine + last, theirs) - now
        if may_take and they_may_take:
            return MY_OWN_HOPES * (to_me - A_USUAL_TAKE) - max(0.0, to_them - A_USUAL_TAKE)
        if they_may_take:
            return -to_them
        return to_me - A_USUAL_TAKE if may_take else to_me - to_them


def outlook(cards: Cards, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> float:
    """An estimate of how far ahead these cards put their owner."""
    ahead = float(sum([cards.values[card] for card in mine if card not in cards.supports]))
    ahead -= sum([cards.values[card] for card in theirs if card not in cards.supports])
    for support in cards.supports:
        lead = mine.count(support) - theirs.count(support)
        still_out = cards.box.kinds[support].count - mine.count(support) - theirs.count(support)
        chance = 1.0 if abs(lead) > still_out else math.tanh(abs(lead) / math.sqrt(still_out + 1))
        ahead += cards.values[support] * math.copysign(chance, lead)
    return ahead + _series(cards, mine) - _series(cards, theirs) + _city(cards, mine, theirs)


def _series(cards: Cards, pile: tuple[Card, ...]) -> float:
    """The worth of complete series, and part of the next one's for progress towards it."""
    counts = [pile.count(support) for support in cards.supports]
    complete = min(counts)
    towards = sum([count > complete for count in counts]) / len(counts)
    return A_SERIES * (complete + towards * towards / 2)


def _city(cards: Cards, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> float:
    """A player with one City card keeps the opponent from holding them all."""
    own = sum([mine.count(city) for city in cards.cities])
    other = sum([theirs.count(city) for city in cards.cities])
    if own and other:
        return 0.0
    return _towards_the_city(cards, own) - _towards_the_city(cards, other)


def _towards_the_city(cards: Cards, owned: int) -> float:
    if owned == cards.city_cards:
        return THE_WHOLE_CITY if owned else 0.0
    return CITY[min(owned, len(CITY) - 1)]
