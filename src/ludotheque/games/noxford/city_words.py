"""The words for the cards of a city, and for places in it: what each touches, and how it lies."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import Card, Sentence, Value

from .cards import Cards
from .geometry import BOTTOM, LEFT, RIGHT, TOP, Place
from .letters import Letters
from .moves import corner_text
from .phrases import (
    ALL_OF,
    ALONG,
    BESIDE,
    BETWEEN,
    BY_TWO,
    LAID,
    LINED_UP,
    NEAR,
    NUMBERED,
    OVER,
    TITLE,
)
from .pinned_places import NOTHING
from .places import City
from .whereabouts import (
    ACROSS,
    FLUSH,
    FLUSH_HIGH,
    FLUSH_LOW,
    NO_LINE,
    OVER_HIGH,
    OVER_LOW,
    WITHIN,
    Contact,
    Detail,
    Whereabouts,
    contacts,
    details_of,
)

_SIDES: Final = {LEFT: "right", RIGHT: "left", BOTTOM: "above", TOP: "below"}
"""For the side on which a place touches a card: where it is, seen from the card."""

_UPRIGHT_LINES: Final = {
    FLUSH: "both", FLUSH_LOW: "bottom", FLUSH_HIGH: "top", OVER_LOW: "over-bottom",
    OVER_HIGH: "over-top", WITHIN: "within", ACROSS: "across",
}  # fmt: skip
_LEVEL_LINES: Final = {
    FLUSH: "both", FLUSH_LOW: "left", FLUSH_HIGH: "right", OVER_LOW: "over-left",
    OVER_HIGH: "over-right", WITHIN: "within", ACROSS: "across",
}  # fmt: skip
"""How cards line up: beside each other, and above each other."""

_NO_DETAIL: Final = Detail(0)


class CityWords:
    """The words for one layout of cards. Each is worked out once, when it is first needed."""

    __slots__ = ("_cards", "_city", "_details", "_found", "_laid", "_near", "_piles", "_pinned",
                 "_places", "letters")  # fmt: skip

    def __init__(self, cards: Cards, piles: Mapping[Place, tuple[Card, ...]], city: City) -> None:
        self._cards: Final = cards
        self._piles: Final = piles
        self._city: Final = city
        self.letters: Final = Letters.of(cards.alike, piles)
        """The letters by the order of the places. Those of a match replace them."""
        self._near: Final[dict[Place, list[Contact]]] = {}
        self._found: Final[dict[tuple[Place, Place], Whereabouts]] = {}
        self._details: Final[dict[Place, dict[Place, Detail]]] = {}
        self._laid: Final[dict[Place, Sentence]] = {}
        self._pinned: Final[dict[Whereabouts, Sentence]] = {}
        """By cards on two sides: these words are the same whichever card is placed."""
        self._places: Final[dict[tuple[Place, Place, Card], Sentence]] = {}

    # Cards

    def card(self, place: Place) -> Sentence:
        """The visible card."""
        words = self._laid.get(place)
        if words is None:
            words = self._laid[place] = self.card_in(place, 0)
        return words

    def card_in(self, place: Place, layer: int) -> Sentence:
        """The card in this layer of a pile, 0 being the top."""
        return Sentence(LAID, (*self._values(place, layer), layer))

    def beneath(self, place: Place) -> Sentence:
        """The visible card here once another is laid over it."""
        return Sentence(LAID, (*self._values(place, 0), 1))

    def title(self, place: Place) -> tuple[Value, ...]:
        """The values that name the visible card at the head of a line: card, letter, corner."""
        card, _, letter, corner = self._values(place, 0)
        return card, letter, corner

    def heading(self, place: Place) -> Sentence:
        """The visible card as a title."""
        return Sentence(TITLE, self.title(place))

    def covered(self, place: Place) -> Sentence:
        """The cards beneath the visible one, the uppermost first."""
        layers = range(1, len(self._piles[place]))
        return Sentence(ALL_OF, (tuple([self.card_in(place, layer) for layer in layers]),))

    def _values(self, place: Place, layer: int) -> tuple[Value, ...]:
        card = self._piles[place][-1 - layer]
        corner = corner_text(place)
        return card, self._cards.owner[card], self.letters.letter(corner, layer), corner

    # Places

    def offer(self, place: Place, card: Card, lifted: Place = NOTHING) -> Sentence:
        """A place on offer for this card; `lifted` is where it lies alone now, if it does."""
        found = self._whereabouts(place, lifted)
        detail = _NO_DETAIL
        if found.is_gap:
            detail = self._details_without(lifted)[place]
        elif not found.is_one_sided:
            words = self._pinned.get(found)
            if words is None:
                words = self._pinned[found] = self._where(found, detail, card)
            return words
        key = place, lifted, card
        words = self._places.get(key)
        if words is None:
            words = self._places[key] = self._where(found, detail, card)
        return words

    def over(self, place: Place) -> Sentence:
        """The place over the visible card."""
        return Sentence(OVER, (self.card(place),))

    def anchor(self, place: Place, lifted: Place = NOTHING) -> Place:
        """The card by which a place on offer is named first."""
        return self._whereabouts(place, lifted).first.card

    def near(self, place: Place) -> Sentence:
        """The neighbourhood of the visible card."""
        return Sentence(NEAR, self._values(place, 0))

    def source(self, place: Place) -> Sentence:
        """Where the visible card lies, before it is moved."""
        if len(self._piles[place]) > 1:
            return Sentence(OVER, (self._under_the_moved(place),))
        found = self._whereabouts(place, place)
        return self._where(found, _NO_DETAIL, self._piles[place][-1])

    def _under_the_moved(self, place: Place) -> Sentence:
        """The card that is visible once the one over it is gone."""
        return Sentence(LAID, (*self._values(place, 1), 0))

    def _contacts(self, place: Place) -> list[Contact]:
        found = self._near.get(place)
        if found is None:
            city = self._city
            found = self._near[place] = contacts(city.surface.rect(place), city.in_order())
        return found

    def _whereabouts(self, place: Place, lifted: Place) -> Whereabouts:
        near = self._contacts(place)
        left = near
        if lifted != NOTHING:
            left = [contact for contact in near if contact.card != lifted]
        if len(left) == len(near):
            lifted = NOTHING  # it does not matter here
        found = self._found.get((place, lifted))
        if found is None:
            found = self._found[place, lifted] = Whereabouts(place, left)
        return found

    def _details_without(self, lifted: Place) -> dict[Place, Detail]:
        """What tells the places in gaps apart that are on offer once this card is lifted."""
        details = self._details.get(lifted)
        if details is None:
            city = self._city
            offered = city.places() if lifted == NOTHING else sorted(city.places_without(lifted))
            found = [self._whereabouts(place, lifted) for place in offered]
            details = details_of([each for each in found if each.is_gap])
            self._details[lifted] = details
        return details

    def _where(self, found: Whereabouts, detail: Detail, card: Card) -> Sentence:
        first, second = found.first, found.second
        if found.is_gap:
            lines = [first.line if detail.lines else NO_LINE]
            lines.append(second.line if detail.lines > 1 else NO_LINE)
            words = Sentence(
                BETWEEN, (self._end(first, lines[0], card), self._end(second, lines[1], card))
            )
            if not detail.number:
                return words
            way = "up" if first.side & (LEFT | RIGHT) else "right"
            return Sentence(NUMBERED, (words, detail.number, detail.count, way))
        line = first.line if found.is_one_sided and first.is_flush else NO_LINE
        words = self._beside(first, line, card)
        if second is first:
            return words
        return Sentence(BY_TWO, (words, self._beside(second, NO_LINE, card)))

    def _beside(self, contact: Contact, line: str, card: Card) -> Sentence:
        side, values = _SIDES[contact.side], self._values(contact.card, 0)
        if line == NO_LINE:
            return Sentence(BESIDE, (side, *values))
        return Sentence(ALONG, (side, _line_word(contact, line), card, *values))

    def _end(self, contact: Contact, line: str, card: Card) -> Sentence:
        """One of the two cards that a place lies between."""
        if line == NO_LINE:
            return self.card(contact.card)
        values = self._values(contact.card, 0)
        return Sentence(LINED_UP, (_line_word(contact, line), card, *values))


def _line_word(contact: Contact, line: str) -> str:
    words = _UPRIGHT_LINES if contact.side & (LEFT | RIGHT) else _LEVEL_LINES
    return words[line]
