"""What an option would lead to, from the view of the seat that chooses."""

from ludotheque.core import Move
from ludotheque.games.market.foresight import carry_out, shared_odds
from ludotheque.games.market.odds import CERTAIN, Odds

from .moves import Sell
from .state import SansFoiNiLoiState


def odds(view: SansFoiNiLoiState, move: Move) -> Odds:
    """What the dice can decide if this option is chosen."""
    return CERTAIN if isinstance(move, Sell) else shared_odds(view, move)


def view_after(view: SansFoiNiLoiState, move: Move, dice: tuple[int, ...]) -> SansFoiNiLoiState:
    """What follows at once from this option if the dice fall like this."""
    after = view.copy()
    del after.frames[:-1]  # after the last sale, mines are rolled for
    carry_out(after, move, dice)
    return after


def coming_test(view: SansFoiNiLoiState, estate: int) -> Odds | None:
    """How the next herd test of this ranch would end as things stand; None without herds."""
    ranch = view.ranches[estate]
    return ranch.test_odds() if ranch.herds() else None
