"""The moves that both games have, as a person reads them."""

from ludotheque.core import Move, Sentence

from .cards import A_POINT
from .line import GAP
from .moves import Buy, Discard, Draw, End, Leave, Place, Play, Steal, Take
from .state import MarketState


def market_meaning(move: Move, state: MarketState) -> Sentence | None:
    """What the move would do; None if it is none of these."""
    words = state.market.words
    if isinstance(move, Take):
        return Sentence(words.take, (state.line[move.at], move.price))
    if isinstance(move, Play):
        effect = state.market.playable[move.card]
        assert effect is not None
        return effect.meaning(state, move)
    if isinstance(move, Draw):
        return words.draw
    if isinstance(move, Buy):
        return Sentence(words.buy, (A_POINT,))
    if isinstance(move, End):
        return words.end
    if isinstance(move, Discard):
        return Sentence(words.discard, (move.card,))
    if isinstance(move, Steal):
        return Sentence(words.steal, (move.card,))
    if isinstance(move, Place):
        if move.card == GAP:
            return words.no_card
        return Sentence(words.place, (move.card,))
    return words.leave if isinstance(move, Leave) else None
