"""One moment of a match."""

from typing import Final

from .eyes import Seat
from .player import Player
from .state import State


class Moment:
    """A match after one of its entries. Later entries make new moments and leave this one as is."""

    def __init__(
        self, state: State, players: tuple[Player, ...], resigned: tuple[Seat, ...], told: int
    ) -> None:
        self.state: Final = state
        self.players: Final = players
        self.resigned: Final = resigned
        self.told: Final = told
        """How many events have been told."""
