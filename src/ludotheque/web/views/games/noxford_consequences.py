"""What a card would do at a place of the city, as far as that is certain: who would hold the
Districts it touches, and which Barracks would turn it face down. It follows from what lies open."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.core import NOBODY, Card, Sentence
from ludotheque.games.noxford.geometry import Place, touched_by
from ludotheque.games.noxford.phrases import ALL_OF
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.scoring import (
    MASTERS_INFLUENCE,
    face_down,
    holder,
    influences,
    worth,
)
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.web.views.scene import Scene


class Consequence(NamedTuple):
    """What a card would do at a place, in words; and whether a Barracks would turn it face down."""

    text: str
    is_turned: bool


class Consequences:
    """What cards would do at the places that a seat is offered."""

    def __init__(self, view: NoxfordState, scene: Scene) -> None:
        self._view: Final = view
        self._scene: Final = scene
        self._cards: Final = view.catalogue
        self._words: Final = view.words()
        self._turned: Final = face_down(view.catalogue, view.piles, view.city)
        self._around: Final[dict[Place, list[Place]]] = {}
        self._strengths: Final[dict[Place, list[int]]] = {}

    def placed(self, card: Card, place: Place) -> Consequence:
        """Of a card from the hand or the display at a free place."""
        return self._consequence(card, self._around_free(place), NOTHING)

    def laid_over(self, card: Card, pile: Place) -> Consequence:
        """Of a card from the hand over another, which then no longer counts."""
        return self._consequence(card, self._around_pile(pile), pile)

    def moved(self, card: Card, place: Place, lifted: Place) -> Consequence:
        """Of a card of the city at a free place. `lifted` is where it lies alone now, if it does.
        What it leaves behind is not told."""
        around = [other for other in self._around_free(place) if other != lifted]
        return self._moved(card, around)

    def moved_over(self, card: Card, pile: Place) -> Consequence:
        """Of a card of the city over another."""
        return self._moved(card, self._around_pile(pile))

    # Neighbours

    def _around_free(self, place: Place) -> list[Place]:
        if place not in self._around:
            city = self._view.city
            touched = touched_by(city.surface.rect(place), city.in_order())
            self._around[place] = [rect.place for rect in touched]
        return self._around[place]

    def _around_pile(self, pile: Place) -> list[Place]:
        return sorted([rect.place for rect in self._view.city.touching(pile)])

    def _top(self, place: Place) -> Card:
        return self._view.piles[place][-1]

    # What follows

    def _moved(self, card: Card, around: list[Place]) -> Consequence:
        if self._cards.owner[card] == NOBODY:
            return self._consequence(card, around, NOTHING)
        return self._under_barracks(around) or Consequence("", is_turned=False)

    def _consequence(self, card: Card, around: list[Place], covered: Place) -> Consequence:
        if self._cards.is_barracks[card]:
            text = self._turning(around)
        elif self._cards.is_district[card]:
            text = self._who_holds(card, self._scene.texts.card(card), self._strength(around))
        else:
            turned = self._under_barracks(around)
            if turned is not None:
                return turned
            text = self._districts(card, around, covered)
        return Consequence(text, is_turned=False)

    def _under_barracks(self, around: list[Place]) -> Consequence | None:
        barracks = [place for place in around if self._cards.is_barracks[self._top(place)]]
        if not barracks:
            return None
        text = self._scene.word("nx-turned-here", barracks=self._named(barracks))
        return Consequence(text, is_turned=True)

    def _turning(self, around: list[Place]) -> str:
        turned = [place for place in around if self._cards.owner[self._top(place)] != NOBODY]
        cards = self._named(turned) if turned else ""
        return self._scene.word("nx-turns-here", count=len(turned), cards=cards)

    def _districts(self, card: Card, around: list[Place], covered: Place) -> str:
        """Who would hold each District beside a card of a Syndicate."""
        found: list[str] = []
        for place in around:
            district = self._top(place)
            if not self._cards.is_district[district]:
                continue
            strength = self._strength_now(place)[:]
            strength[self._cards.owner[card]] += self._influence(card)
            if covered != NOTHING and covered not in self._turned:
                under = self._top(covered)
                strength[self._cards.owner[under]] -= self._influence(under)
            name = self._scene.tell(self._words.heading(place))
            found.append(self._who_holds(district, name, strength))
        return " ".join(found) or self._scene.word("nx-touches-no-district")

    def _strength_now(self, district: Place) -> list[int]:
        if district not in self._strengths:
            view = self._view
            self._strengths[district] = influences(
                self._cards, view.piles, view.city, view.seats, district, self._turned
            )
        return self._strengths[district]

    def _strength(self, around: list[Place]) -> list[int]:
        """Each seat's influence on a District with these neighbours."""
        found = [0] * self._view.seats
        for place in around:
            top = self._top(place)
            if self._cards.owner[top] != NOBODY and place not in self._turned:
                found[self._cards.owner[top]] += self._influence(top)
        return found

    def _influence(self, card: Card) -> int:
        return MASTERS_INFLUENCE if self._cards.is_master[card] else 1

    # Words

    def _named(self, places: Sequence[Place]) -> str:
        return self._scene.tell(Sentence(ALL_OF, (tuple([self._words.card(p) for p in places]),)))

    def _who_holds(self, district: Card, name: str, strength: list[int]) -> str:
        first, second = sorted(strength, reverse=True)[:2]
        owner = holder(strength)
        if owner == NOBODY:
            return self._scene.word("nx-tied-here", district=name, most=first)
        return self._scene.word(
            "nx-held-here",
            district=name,
            who="you" if self._scene.is_you(owner) else "other",
            name=self._scene.names[owner],
            most=first,
            next=second,
            points=sum(worth(self._cards, district, owner)),
        )
