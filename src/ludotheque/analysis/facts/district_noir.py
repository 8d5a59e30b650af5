"""Facts about an option in District Noir: the score, the majorities, the City."""

from ludotheque.core import NOBODY, Card, Move, Seat, Sentence
from ludotheque.games.district_noir.cards import Cards
from ludotheque.games.district_noir.moves import Play
from ludotheque.games.district_noir.phrases import (
    COULD_SCORE,
    COULD_WIN_THE_CITY,
    ENDS,
    KEEPS_THE_CITY,
    MOST_OF,
    NO_LONGER_MOST,
    NOBODY_TAKES,
    NOBODY_TAKES_AGAIN,
    ONLY_YOU_TAKE,
    SCORES,
    SUPPORTS,
    THREATENS_THE_CITY,
    WINS_THE_CITY,
)
from ludotheque.games.district_noir.scoring import Piles, holds_the_city, score
from ludotheque.games.district_noir.state import DistrictNoirState

from .facts import Facts


class DistrictNoirFacts(Facts[DistrictNoirState]):
    """Piles and line are public, so every score is exact."""

    def of(self, view: DistrictNoirState, seat: Seat, move: Move) -> list[Sentence]:
        if isinstance(move, Play):
            return _of_playing(view, seat, move.card)
        return _of_taking(view, seat)


def _of_taking(view: DistrictNoirState, seat: Seat) -> list[Sentence]:
    cards, other = view.catalogue, 1 - seat
    taken = view.line[-cards.take :]
    after = _piles_after(view, seat, taken)
    if holds_the_city(cards, after[seat]):
        return [Sentence(WINS_THE_CITY)]
    found = _of_the_city(view, seat, after)
    points = score(cards, after, ()).points
    if _is_last(view, len(view.hands[seat]), view.taken[other]):
        found.append(Sentence(ENDS, (points[seat], other, points[other])))
    elif points != view.standing():
        found.append(Sentence(SCORES, (points[seat], other, points[other])))
    return found + _majorities(view, seat, after)


def _of_the_city(view: DistrictNoirState, seat: Seat, after: Piles) -> list[Sentence]:
    """Who can still hold the whole City, as far as this take changes it."""
    cards, other = view.catalogue, 1 - seat
    held, now = _cities(cards, view.piles[seat]), _cities(cards, after[seat])
    theirs = _cities(cards, view.piles[other])
    if now == held:
        return []
    if not theirs and view.deck and now == cards.city_cards - 1:
        return [Sentence(THREATENS_THE_CITY, (now, cards.city_cards))]
    if theirs and not held and (view.deck or not view.taken[other]):
        return [Sentence(KEEPS_THE_CITY, (other, theirs))]
    return []


def _majorities(view: DistrictNoirState, seat: Seat, after: Piles) -> list[Sentence]:
    """The Supports that the seat now has the most of, and those that the other no longer has."""
    gained: list[Sentence] = []
    lost: list[Sentence] = []
    for support in reversed(view.catalogue.supports):
        before, now = _majority(view.piles, support), _majority(after, support)
        if now == before:
            continue
        words = Sentence(SUPPORTS, (support,))
        if now == seat:
            gained.append(words)
        else:
            lost.append(words)
    found: list[Sentence] = []
    if gained:
        found.append(Sentence(MOST_OF, (tuple(gained),)))
    if lost:
        found.append(Sentence(NO_LONGER_MOST, (1 - seat, tuple(lost))))
    return found


def _of_playing(view: DistrictNoirState, seat: Seat, card: Card) -> list[Sentence]:
    """What the other player could take next, or why they could not."""
    cards, other = view.catalogue, 1 - seat
    now = view.standing()
    if _is_last(view, len(view.hands[seat]) - 1, view.taken[other]) and view.taken[seat] and now:
        return [Sentence(ENDS, (now[seat], other, now[other]))]
    if view.taken[other]:
        if not view.taken[seat]:
            return [Sentence(ONLY_YOU_TAKE, (other,))]
        return [Sentence(NOBODY_TAKES if view.deck else NOBODY_TAKES_AGAIN)]
    line = (*view.line, card)
    after = _piles_after(view, other, line[-cards.take :])
    if holds_the_city(cards, after[other]):
        return [Sentence(COULD_WIN_THE_CITY, (other,))]
    points = score(cards, after, ()).points
    return [Sentence(COULD_SCORE, (points[seat], other, points[other]))] if points != now else []


def _is_last(view: DistrictNoirState, in_hand: int, other_has_taken: bool) -> bool:
    """Whether the game is over if the seat that acts is left with so many cards, and has taken."""
    left = in_hand + sum([len(hand) for hand in view.hands]) - len(view.hands[view.active])
    return not left and other_has_taken and not view.deck


def _piles_after(view: DistrictNoirState, seat: Seat, taken: tuple[Card, ...]) -> Piles:
    piles = view.piles[:]
    piles[seat] = tuple(sorted((*piles[seat], *taken)))
    return piles


def _cities(cards: Cards, pile: tuple[Card, ...]) -> int:
    return sum([card in cards.cities for card in pile])


def _majority(piles: Piles, support: Card) -> Seat:
    """The seat that has more of them; NOBODY if they have as many."""
    first, second = piles[0].count(support), piles[1].count(support)
    if first == second:
        return NOBODY
    return 0 if first > second else 1
