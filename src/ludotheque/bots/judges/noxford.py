"""What an option is worth in Noxford, from what a seat can see."""

from typing import Final

from ludotheque.core import NOBODY, Card, Move, Seat
from ludotheque.games.noxford.cards import Cards
from ludotheque.games.noxford.geometry import Place, touched_by
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import (
    MASTERS_INFLUENCE,
    face_down,
    influences,
    standing,
    worth,
)
from ludotheque.games.noxford.state import NoxfordState

from .judge import Judge, chances

HOLD: Final[tuple[float, ...]] = (0.0, 0.6, 0.8, 0.92, 1.0)
"""How likely a District stays with its leader, by the size of the lead."""

A_MASTER_KEPT: Final = 1.5
"""What an unplayed Master is worth; found by playing this bot against itself."""

A_CARD_PLAYED: Final = 0.1
"""Breaks ties: one's own card is better on the table than in hand."""

THE_END: Final = 1000.0

A_LEAD: Final = 5.0
"""See `chances`."""


class NoxfordJudge(Judge[NoxfordState]):
    """Compares who leads, before and after, in the Districts that a card would touch or no longer
    touch."""

    def __init__(self) -> None:
        super().__init__(a_lead=A_LEAD)

    def worth(self, view: NoxfordState, seat: Seat, move: Move) -> float:
        cards = view.catalogue
        after = _After(view)
        bonus = 0.0
        if isinstance(move, PlaceCard):
            after.lay(move.card, move.place)
            bonus = _for_playing(view, seat, move.card)
        elif isinstance(move, CoverCard):
            after.show(pile_at(view.piles, move.corner), move.card)
            bonus = _for_playing(view, seat, move.card)
        elif isinstance(move, MoveCard):
            card = after.lift(pile_at(view.piles, move.corner))
            after.lay(card, move.place)
        elif isinstance(move, MoveOver):
            card = after.lift(pile_at(view.piles, move.corner))
            after.show(pile_at(view.piles, move.target), card)
        else:
            return 0.0
        gain = after.gain(seat)
        if bonus == THE_END:
            points = standing(cards, view.piles, view.city, view.seats)
            ahead = points[seat] - max([p for s, p in enumerate(points) if s != seat])
            return (ahead + gain) * 10.0
        return gain + bonus

    def prospects(self, state: NoxfordState) -> tuple[float, ...]:
        cards, piles, city, seats = state.catalogue, state.piles, state.city, state.seats
        hopes = [A_MASTER_KEPT if kept else 0.0 for kept in state.masters]
        cancelled = face_down(cards, piles, city)
        for place, pile in piles.items():
            if cards.is_district[pile[-1]]:
                influence = influences(cards, piles, city, seats, place, cancelled)
                leader = influence.index(max(influence))
                hopes[leader] += _lead(cards, pile[-1], influence, leader)
        return chances(hopes, A_LEAD)


def _for_playing(view: NoxfordState, seat: Seat, card: Card) -> float:
    """What playing this card is worth, wherever it goes; THE_END if it is the last."""
    cards = view.catalogue
    if cards.owner[card] == NOBODY:
        return 0.0
    left = len(view.hands[seat]) + len(view.decks[seat]) + view.masters[seat]
    if left == 1:
        return THE_END
    return A_CARD_PLAYED - (A_MASTER_KEPT if cards.is_master[card] else 0.0)


class _After:
    """The city as it would be after some cards are laid, lifted or covered. No card is moved: only
    the places that touch the changes are looked at again."""

    def __init__(self, view: NoxfordState) -> None:
        self._view: Final = view
        self._tops: Final[dict[Place, Card]] = {}
        self._touching: Final[dict[Place, list[Place]]] = {}
        self._gone: Final[set[Place]] = set()
        self._changed: Final[set[Place]] = set()

    def lay(self, card: Card, place: Place) -> None:
        """Place a card next to others."""
        city = self._view.city
        touched = touched_by(city.surface.rect(place), city.cards.values())
        around = [other.place for other in touched if other.place not in self._gone]
        self._tops[place] = card
        self._touching[place] = around
        self._gone.discard(place)
        for other in around:
            self._touching[other] = [*self._around(other), place]
        self._note(place)

    def show(self, place: Place, card: Card) -> None:
        """Lay a card over another."""
        self._tops[place] = card
        self._note(place)

    def lift(self, place: Place) -> Card:
        """Take up the visible card and return it."""
        pile = self._view.piles[place]
        self._note(place)
        if len(pile) > 1:
            self._tops[place] = pile[-2]
        else:
            self._gone.add(place)
            for other in self._around(place):
                self._touching[other] = [p for p in self._around(other) if p != place]
        return pile[-1]

    def gain(self, seat: Seat) -> float:
        """How much this seat gains in the Districts concerned."""
        cards, view = self._view.catalogue, self._view
        gain = 0.0
        for place in self._changed:
            if place in view.piles and cards.is_district[view.piles[place][-1]]:
                before = [other.place for other in view.city.touching(place)]
                influence = [0] * view.seats
                for other in before:
                    top = view.piles[other][-1]
                    if cards.owner[top] != NOBODY and not self._was_guarded(other):
                        influence[cards.owner[top]] += _influence(cards, top)
                gain -= _hope(cards, view.piles[place][-1], influence, seat)
            if place not in self._gone and cards.is_district[self._top(place)]:
                influence = [0] * view.seats
                for other in self._around(place):
                    top = self._top(other)
                    if cards.owner[top] != NOBODY and not self._is_guarded(other):
                        influence[cards.owner[top]] += _influence(cards, top)
                gain += _hope(cards, self._top(place), influence, seat)
        return gain

    def _note(self, place: Place) -> None:
        """Note the places whose Districts may change hands: those that this card touches and,
        around a Barracks, those that touch them in turn."""
        self._changed.add(place)
        for other in self._around(place):
            self._changed.add(other)
            if self._view.catalogue.is_barracks[self._top(place)]:
                self._changed.update(self._around(other))

    def _top(self, place: Place) -> Card:
        top = self._tops.get(place)
        return self._view.piles[place][-1] if top is None else top

    def _around(self, place: Place) -> list[Place]:
        around = self._touching.get(place)
        if around is None:
            around = [other.place for other in self._view.city.touching(place)]
        return around

    def _is_guarded(self, place: Place) -> bool:
        is_barracks = self._view.catalogue.is_barracks
        return any(is_barracks[self._top(other)] for other in self._around(place))

    def _was_guarded(self, place: Place) -> bool:
        view = self._view
        is_barracks = view.catalogue.is_barracks
        touching = view.city.touching(place)
        return any(is_barracks[view.piles[other.place][-1]] for other in touching)


def _influence(cards: Cards, card: Card) -> int:
    return MASTERS_INFLUENCE if cards.is_master[card] else 1


def _hope(cards: Cards, district: Card, influence: list[int], seat: Seat) -> float:
    """What a District promises the seat: the leader's promise if the seat leads, else its share of
    that as a loss."""
    leader = influence.index(max(influence))
    hope = _lead(cards, district, influence, leader)
    return hope if leader == seat else -hope / (len(influence) - 1)


def _lead(cards: Cards, district: Card, influence: list[int], leader: Seat) -> float:
    """What a District promises its leader."""
    second = max([each for other, each in enumerate(influence) if other != leader])
    lead = min(influence[leader] - second, len(HOLD) - 1)
    return HOLD[lead] * sum(worth(cards, district, leader)) if lead else 0.0
