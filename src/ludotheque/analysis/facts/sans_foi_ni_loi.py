"""Facts about an option in Sans Foi Ni Loi."""

from ludotheque.core import Move
from ludotheque.games.market.odds import Odds
from ludotheque.games.sans_foi_ni_loi import foresight
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState

from .market import MarketFacts


class SansFoiNiLoiFacts(MarketFacts[SansFoiNiLoiState]):
    """Ranches: herds are tested, sold and ranked."""

    def odds(self, view: SansFoiNiLoiState, move: Move) -> Odds:
        return foresight.odds(view, move)

    def view_after(
        self, view: SansFoiNiLoiState, move: Move, dice: tuple[int, ...]
    ) -> SansFoiNiLoiState:
        return foresight.view_after(view, move, dice)

    def coming_test(self, view: SansFoiNiLoiState, estate: int) -> Odds | None:
        return foresight.coming_test(view, estate)
