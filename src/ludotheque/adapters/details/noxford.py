"""Noxford: where the cards of the city lie."""

from typing import ClassVar

from ludotheque.core import Game
from ludotheque.games.noxford.geometry import is_sideways, x_of, y_of
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.state import NoxfordState

from .details import Details

_OF_A_CARD = ("x", "y", "sideways", "pile")


class NoxfordDetails(Details[NoxfordState]):
    """The lower left corner of each visible card in millimetres, whether it lies sideways, and how
    many cards its pile has, in the order of the zone `city`; then the corner of the Gear in use."""

    most_options: ClassVar[int] = 256

    def columns(self, game: Game, players: int) -> list[str]:
        cards = range(1, game.box.total + 1)
        return [
            "gear is used",
            "gear x",
            "gear y",
            *[f"city {card} {of}" for card in cards for of in _OF_A_CARD],
        ]

    def values(self, view: NoxfordState) -> list[int]:
        gear = view.gear
        numbers = [0, 0, 0] if gear == NOTHING else [1, x_of(gear), y_of(gear)]
        for place in sorted(view.piles):
            numbers += [x_of(place), y_of(place), is_sideways(place), len(view.piles[place])]
        room = len(_OF_A_CARD) * (view.catalogue.box.total - len(view.piles))
        return numbers + [0] * room
