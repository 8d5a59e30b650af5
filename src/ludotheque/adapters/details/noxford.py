"""Noxford: where the cards of the city lie."""

from typing import ClassVar, Final

from ludotheque.core import Card, Game, Move
from ludotheque.games.noxford.geometry import Place, is_sideways, x_of, y_of
from ludotheque.games.noxford.moves import SIDEWAYS, UPRIGHT, MoveCard, PlaceCard
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.state import NoxfordState

from ..words import CARD, NO_PARTS, NUMBER, WORD, pack, word_number
from .details import Details

_PLACES_KEPT: Final = 50_000
_OF_A_CARD = ("x", "y", "sideways", "pile")
_PLACE: Final = word_number("place")
_MOVE: Final = word_number("move")
_AFTER_A_CARD: Final = NO_PARTS[5]
_AFTER_A_CORNER: Final = NO_PARTS[6]
_UPRIGHT: Final = word_number(UPRIGHT)
_SIDEWAYS: Final = word_number(SIDEWAYS)


class NoxfordDetails(Details[NoxfordState]):
    """The lower left corner of each visible card in millimetres, whether it lies sideways, and how
    many cards its pile has, in the order of the zone `city`; the corner of the Gear in use, and how
    many have passed, one after another."""

    most_options: ClassVar[int] = 256

    def __init__(self) -> None:
        self._cards: Final[dict[Card, bytes]] = {}
        self._places: Final[dict[Place, bytes]] = {}
        """The words of each card that is placed, and of each place: many options name the same."""

    def columns(self, game: Game, players: int) -> list[str]:
        cards = range(1, game.box.total + 1)
        return [
            "passes",
            "gear is used",
            "gear x",
            "gear y",
            *[f"city {card} {of}" for card in cards for of in _OF_A_CARD],
        ]

    def values(self, view: NoxfordState) -> list[int]:
        gear = view.gear
        numbers = [view.passes]
        numbers += [0, 0, 0] if gear == NOTHING else [1, x_of(gear), y_of(gear)]
        for place in sorted(view.piles):
            numbers += [x_of(place), y_of(place), is_sideways(place), len(view.piles[place])]
        room = len(_OF_A_CARD) * (view.catalogue.box.total - len(view.piles))
        return numbers + [0] * room

    def row(self, move: Move) -> bytes:
        if isinstance(move, PlaceCard):
            card = move.card
            begun = self._cards.get(card)
            if begun is None:
                begun = self._cards[card] = pack([WORD, _PLACE, CARD, card + 1])
            return begun + self._place(move.place) + _AFTER_A_CARD
        if isinstance(move, MoveCard):
            corner = pack([WORD, _MOVE, NUMBER, x_of(move.corner), NUMBER, y_of(move.corner)])
            return corner + self._place(move.place) + _AFTER_A_CORNER
        return b""

    def _place(self, place: Place) -> bytes:
        kept = self._places
        found = kept.get(place)
        if found is None:
            if len(kept) >= _PLACES_KEPT:
                kept.clear()
            turned = _SIDEWAYS if is_sideways(place) else _UPRIGHT
            numbers = [WORD, turned, NUMBER, x_of(place), NUMBER, y_of(place)]
            found = kept[place] = pack(numbers)
        return found
