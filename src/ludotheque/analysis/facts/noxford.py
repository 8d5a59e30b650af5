"""Facts about an option in Noxford: whose the Districts are, what Barracks turn, how it ends."""

from typing import Final

from ludotheque.core import NO_LOG, NOBODY, Move, Script, Seat, Sentence
from ludotheque.games.noxford.geometry import Place
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard
from ludotheque.games.noxford.phrases import (
    DISTRICT_FIRMER,
    DISTRICT_LOOSER,
    DISTRICT_LOST,
    DISTRICT_NEW,
    DISTRICT_NEW_TO_OTHER,
    DISTRICT_TAKEN,
    DISTRICT_TO_OTHER,
    DISTRICT_WON,
    ENDS,
    FREES,
    IS_TURNED,
    TURNS,
)
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import face_down, holder, influences, worth
from ludotheque.games.noxford.state import NoxfordState

from .facts import Facts


class NoxfordFacts(Facts[NoxfordState]):
    """The city is public, so everything about it is exact."""

    def of(self, view: NoxfordState, seat: Seat, move: Move) -> list[Sentence]:
        after = view.copy()
        after.apply(move, Script(()), NO_LOG)
        outcome = after.outcome()
        if outcome is not None:
            return [Sentence(ENDS), outcome.how]
        changes = _Changes(view, after, move, seat)
        return [*changes.of_hands(), *changes.under_barracks(), *changes.of_leads()]


class _Changes:
    """What is different in the city after a move. Cards are named by where they lie before it,
    because that is how they are called when it is chosen."""

    def __init__(self, view: NoxfordState, after: NoxfordState, move: Move, seat: Seat) -> None:
        self._view: Final = view
        self._after: Final = after
        self._seat: Final = seat
        self._words: Final = view.words()
        self._origin: Final = _origin(view, move)
        """Where the card lay that is moved; NOTHING if it comes from elsewhere."""
        self._target: Final = _target(view, move)
        self._turned: Final = face_down(view.catalogue, view.piles, view.city)
        self._turned_after: Final = face_down(after.catalogue, after.piles, after.city)
        self._hands: Final[list[tuple[int, int, int, Sentence]]] = []
        self._leads: Final[list[tuple[int, int, int, Sentence]]] = []
        for place in sorted(after.piles):
            if after.catalogue.is_district[after.piles[place][-1]]:
                self._compare(place)

    def of_hands(self) -> list[Sentence]:
        """Districts that change hands: won, lost by others, lost, won by others."""
        return [each[-1] for each in sorted(self._hands, key=_rank)]

    def of_leads(self) -> list[Sentence]:
        """Districts that stay in the same hands, more or less firmly."""
        return [each[-1] for each in sorted(self._leads, key=_rank)]

    def under_barracks(self) -> list[Sentence]:
        """Cards that Barracks turn face down from now on, and those that they no longer do."""
        cards, after, found = self._after.catalogue, self._after, list[Sentence]()
        turned = sorted(self._turned_after - self._turned)
        if self._target in self._turned_after and self._origin not in self._turned:
            around = sorted([each.place for each in after.city.touching(self._target)])
            barracks = [place for place in around if cards.is_barracks[after.piles[place][-1]]]
            names = tuple([self._words.card(place) for place in barracks])
            found.append(Sentence(IS_TURNED, (names,)))
        others = [self._name(place) for place in turned if place != self._target]
        if others:
            found.append(Sentence(TURNS, (tuple(others),)))
        freed = [
            self._name(place)
            for place in sorted(self._turned - self._turned_after)
            if place in after.piles and after.piles[place] == self._view.piles[place]
        ]
        if freed:
            found.append(Sentence(FREES, (tuple(freed),)))
        return found

    def _name(self, place: Place) -> Sentence:
        """The card that is visible here after the move; it is not the one that is moved."""
        if len(self._after.piles[place]) < len(self._view.piles[place]):
            return self._words.card_in(place, 1)
        return self._words.card(place)

    # Districts

    def _compare(self, place: Place) -> None:
        """Note what changes for the District that is here after the move."""
        view, after, seat = self._view, self._after, self._seat
        now = self._strength(after, place, self._turned_after)
        owner = holder(now)
        most, second = sorted(now, reverse=True)[:2]
        district = after.piles[place][-1]
        points = 0 if owner == NOBODY else sum(worth(after.catalogue, district, owner))
        was = self._origin if place == self._target else place
        if was == NOTHING:
            if owner == seat:
                self._note_hand(0, points, place, Sentence(DISTRICT_NEW, (most, second, points)))
            elif owner != NOBODY:
                told = Sentence(DISTRICT_NEW_TO_OTHER, (owner, most, second))
                self._note_hand(3, points, place, told)
            return
        before = self._strength(view, was, self._turned)
        former = holder(before)
        name = self._words.card(was)
        if owner == former:
            if owner != NOBODY:
                self._compare_leads(place, name, owner, before, now)
        elif owner == seat:
            told = Sentence(DISTRICT_WON, (name, most, second, points))
            if former != NOBODY:
                told = Sentence(DISTRICT_TAKEN, (name, former, most, second, points))
            self._note_hand(0, points, place, told)
        elif owner == NOBODY:
            lost = sum(worth(after.catalogue, district, former))
            rank = 2 if former == seat else 1
            self._note_hand(rank, lost, place, Sentence(DISTRICT_LOST, (name, former)))
        else:
            told = Sentence(DISTRICT_TO_OTHER, (name, owner, most, second))
            self._note_hand(3, points, place, told)

    def _compare_leads(
        self, place: Place, name: Sentence, owner: Seat, before: list[int], now: list[int]
    ) -> None:
        most, second = sorted(now, reverse=True)[:2]
        former_most, former_second = sorted(before, reverse=True)[:2]
        more = (most - second) - (former_most - former_second)
        if more > 0 and owner == self._seat:
            told = Sentence(DISTRICT_FIRMER, (name, most, second))
            self._leads.append((0, -more, place, told))
        elif more < 0:
            told = Sentence(DISTRICT_LOOSER, (name, owner, most, second))
            self._leads.append((1, more, place, told))

    def _note_hand(self, rank: int, points: int, place: Place, told: Sentence) -> None:
        self._hands.append((rank, -points, place, told))

    def _strength(self, state: NoxfordState, district: Place, turned: set[Place]) -> list[int]:
        return influences(state.catalogue, state.piles, state.city, state.seats, district, turned)


def _rank(noted: tuple[int, int, int, Sentence]) -> tuple[int, int, int]:
    return noted[0], noted[1], noted[2]


def _origin(view: NoxfordState, move: Move) -> Place:
    if isinstance(move, (MoveCard, MoveOver)):
        return pile_at(view.piles, move.corner)
    return NOTHING


def _target(view: NoxfordState, move: Move) -> Place:
    if isinstance(move, (PlaceCard, MoveCard)):
        return move.place
    if isinstance(move, CoverCard):
        return pile_at(view.piles, move.corner)
    if isinstance(move, MoveOver):
        return pile_at(view.piles, move.target)
    return NOTHING
