"""The game's moves, in words for a person choosing among the options."""

from ludotheque.core import Move, Sentence
from ludotheque.games.market.line import reordered
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.meaning import market_meaning
from ludotheque.games.market.moves import ANYWHERE, Lay

from .mayor import price_of
from .moves import ACCEPT, DECLINE, SET, Ask, OfHerd, Sell
from .phrases import ACCEPT as TO_ACCEPT
from .phrases import ASK_GOLD, KEEP, LAY, LAY_ON, LOSE_HERD, SELL_HERD, SET_LINE
from .phrases import DECLINE as TO_DECLINE
from .ranch import card_of
from .state import SansFoiNiLoiState


def meaning(move: Move, state: SansFoiNiLoiState) -> Sentence:
    """What the move would do in this state."""
    shared = market_meaning(move, state)
    if shared is not None:
        return shared
    if isinstance(move, Lay):
        if move.place == ANYWHERE:
            return Sentence(LAY, (move.card,))
        return Sentence(LAY_ON, (move.card, *state.place(state.active, move.place)))
    if isinstance(move, OfHerd):
        worth, place = state.catalogue.worth[move.herd], state.place(state.active, move.land)
        if not isinstance(move, Sell):
            return Sentence(LOSE_HERD, (card_of(move.herd), worth, *place))
        gold = min(worth, state.bank)
        return Sentence(SELL_HERD, (card_of(move.herd), *place, worth, gold, worth - gold))
    if isinstance(move, Ask):
        return Sentence(ASK_GOLD, (move.gold,))
    if move == DECLINE:
        return TO_DECLINE
    if move in (SET, ACCEPT):
        frame = state.frames[-1]
        order = reordered(state.line, placed_cards(state, frame))
        if move == SET:
            return Sentence(SET_LINE, (order,))
        return Sentence(TO_ACCEPT, (price_of(frame.answers[-1]), order))
    return KEEP
