"""The game's moves, in words for a person choosing among the options."""

from typing import Final

from ludotheque.core import Move, Sentence
from ludotheque.games.market.meaning import market_meaning
from ludotheque.games.market.moves import ANYWHERE, Lay

from . import phrases
from .moves import PASS, REDEAL, REROLL, STAND, Keep, Put, Vanish
from .state import SamarandeState

_MEANINGS: Final = {
    REDEAL.text: phrases.REDEAL,
    REROLL.text: phrases.REROLL,
    STAND.text: phrases.STAND,
    PASS.text: phrases.PASS,
}


def meaning(move: Move, state: SamarandeState) -> Sentence:
    """What the move would do in this state."""
    shared = market_meaning(move, state)
    if shared is not None:
        return shared
    if isinstance(move, Lay):
        cost = state.catalogue.costs[move.card]
        if move.place == ANYWHERE:
            return Sentence(phrases.LAY, (move.card, cost))
        district = state.cities[state.active].districts[move.place].card
        return Sentence(phrases.LAY_ON, (move.card, cost, district, move.place + 1))
    if isinstance(move, Vanish):
        district = state.cities[state.active].districts[move.place].card
        return Sentence(phrases.VANISH, (move.card, district, move.place + 1))
    if isinstance(move, Put):
        district = state.cities[state.active].districts[move.place].card
        return Sentence(phrases.PUT, (district, move.place + 1))
    if isinstance(move, Keep):
        return Sentence(phrases.KEEP, (move.kept,))
    return _MEANINGS.get(move.text, phrases.STAY)
