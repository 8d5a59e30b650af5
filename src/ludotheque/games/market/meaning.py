"""The moves that both games share, in words for a person."""

from ludotheque.core import GAP, Move, Sentence

from .cards import A_POINT
from .line_order import placed_cards
from .moves import Buy, Discard, Draw, End, Leave, Place, Play, Steal, Take
from .state import MarketState


def market_meaning(move: Move, state: MarketState) -> Sentence | None:
    """What the move would do; None if it is not a shared move."""
    phrases = state.catalogue.phrases
    if isinstance(move, Take):
        return Sentence(phrases.take, (state.line[move.at], move.price))
    if isinstance(move, Play):
        effect = state.catalogue.playable[move.card]
        assert effect is not None
        return effect.meaning(state, move)
    if isinstance(move, Draw):
        return phrases.draw
    if isinstance(move, Buy):
        return Sentence(phrases.buy, (A_POINT,))
    if isinstance(move, End):
        return phrases.end
    if isinstance(move, Discard):
        return Sentence(phrases.discard, (move.card,))
    if isinstance(move, Steal):
        return Sentence(phrases.steal, (move.card,))
    if isinstance(move, Place):
        if move.card == GAP:
            return phrases.no_card
        return Sentence(phrases.place, (move.card,))
    if isinstance(move, Leave):
        return phrases.leave if placed_cards(state, state.frames[-1]) else phrases.leave_all
    return None
