"""Moves as a person reads them among the options."""

from typing import Final

from ludotheque.core import Move, Sentence
from ludotheque.games.market.meaning import market_meaning
from ludotheque.games.market.moves import ANYWHERE, Lay

from . import phrases as words
from .moves import PASS, REDEAL, REROLL, STAND, Keep, Put, Vanish
from .state import SamarandeState

_WORDS: Final = {
    REDEAL.text: words.REDEAL,
    REROLL.text: words.REROLL,
    STAND.text: words.STAND,
    PASS.text: words.PASS,
}


def meaning(move: Move, state: SamarandeState) -> Sentence:
    """What the move would do in this state."""
    shared = market_meaning(move, state)
    if shared is not None:
        return shared
    if isinstance(move, Lay):
        cost = state.catalogue.costs[move.card]
        if move.place == ANYWHERE:
            return Sentence(words.LAY, (move.card, cost))
        district = state.cities[state.active].districts[move.place].card
        return Sentence(words.LAY_ON, (move.card, cost, district, move.place + 1))
    if isinstance(move, Vanish):
        district = state.cities[state.active].districts[move.place].card
        return Sentence(words.VANISH, (move.card, district, move.place + 1))
    if isinstance(move, Put):
        district = state.cities[state.active].districts[move.place].card
        return Sentence(words.PUT, (district, move.place + 1))
    if isinstance(move, Keep):
        return Sentence(words.KEEP, (move.kept,))
    return _WORDS.get(move.text, words.STAY)
