"""What an option would lead to, as far as the seat that chooses can know: from its view, never from
the true state, and as if nobody answered."""

from ludotheque.core import Log, Move, Script

from .moves import Buy, Lay, Play, Take
from .odds import CERTAIN, UNKNOWN, Odds
from .state import MarketState


def shared_odds(view: MarketState, move: Move) -> Odds:
    """What the dice can decide if this option is chosen, for the moves that both games share."""
    if view.frames:
        return UNKNOWN
    if isinstance(move, Play):
        effect = view.catalogue.playable[move.card]
        assert effect is not None
        return effect.odds(view, move)
    return CERTAIN if isinstance(move, Lay | Take | Buy) else UNKNOWN


def carry_out(view: MarketState, move: Move, dice: tuple[int, ...]) -> None:
    """Let this copy of a view go on with the option, if the dice fall like this."""
    view.apply(move, scripted(dice), Log())


def scripted(dice: tuple[int, ...]) -> Script:
    """Faces of dice, or places from 1 on where something is picked."""
    return Script([face - 1 for face in dice])
