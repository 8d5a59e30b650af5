"""District Noir: who has taken cards in this round."""

from typing import ClassVar

from ludotheque.core import Game
from ludotheque.games.district_noir.state import DistrictNoirState

from .details import Details


class DistrictNoirDetails(Details[DistrictNoirState]):
    """Everything else is in the zones already; that somebody has taken cards, nothing shows."""

    most_options: ClassVar[int] = 8
    """A hand of five different cards and the line are all that can be chosen."""

    def columns(self, game: Game, players: int) -> list[str]:
        return [f"seat +{seat} has taken" for seat in range(players)]

    def values(self, view: DistrictNoirState) -> list[int]:
        seat, taken = view.eyes, view.taken
        return [int(each) for each in taken[seat:] + taken[:seat]]
