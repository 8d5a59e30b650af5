"""The games of action points: what is left of the turn, and how old herds are."""

from typing import ClassVar

from ludotheque.core import Game
from ludotheque.games.market.state import MarketState
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.games.sans_foi_ni_loi.ranch import age_of
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .details import Details

_TURN = ("action points", "has acted", "idle turns", "quiet turns")


def _turn(view: MarketState) -> list[int]:
    return [view.points, int(view.acted), view.idle, view.quiet]


class SamarandeDetails(Details[SamarandeState]):
    """The turn, and how many points were bought in it."""

    most_options: ClassVar[int] = 96

    def columns(self, game: Game, players: int) -> list[str]:
        return [*_TURN, "points bought"]

    def values(self, view: SamarandeState) -> list[int]:
        return [*_turn(view), view.bought]


class SansFoiNiLoiDetails(Details[SansFoiNiLoiState]):
    """The turn, and the ages of the herds, in the order in which they are among the cards."""

    def columns(self, game: Game, players: int) -> list[str]:
        herds = sum([kind.count for kind in game.box.kinds if kind.type == "herd"])
        return [*_TURN, *[f"herd {herd} age" for herd in range(1, herds + 1)]]

    def values(self, view: SansFoiNiLoiState) -> list[int]:
        seat, players = view.eyes, view.seats
        ranches = sorted(
            view.ranches, key=lambda ranch: (view.owners[ranch.number] - seat) % players
        )
        lands = [land for ranch in ranches for land in ranch.lands]
        ages = [age_of(herd) for land in lands for herd in land.herds]
        kinds = view.catalogue.box.kinds
        room = sum([kind.count for kind in kinds if kind.type == "herd"]) - len(ages)
        return [*_turn(view), *ages, *[0] * room]
