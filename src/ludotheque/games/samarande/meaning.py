"""The game's moves, in words for a person choosing among the options."""

from typing import Final

from ludotheque.core import HIDDEN, Move, Sentence
from ludotheque.games.market.meaning import market_meaning
from ludotheque.games.market.moves import ANYWHERE, Lay

from . import phrases
from .moves import PASS, REDEAL, REROLL, STAND, STAY, Keep, Put, Vanish
from .state import SamarandeState

_MEANINGS: Final = {
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
    if move == REDEAL:
        return Sentence(phrases.REDEAL, (state.catalogue.hand,))
    return _staying(state) if move == STAY else _MEANINGS[move.text]


def _staying(state: SamarandeState) -> Sentence:
    """Keeping the first hand. Everybody is asked, so that nobody learns who had a choice: a hand
    that cannot be swapped says why."""
    seat = state.eyes if state.eyes >= 0 else state.ask().seat
    if state.may_redeal(seat):
        return phrases.STAY
    is_district = state.catalogue.is_district
    if any(is_district[card] for card in state.hands.held[seat] if card != HIDDEN):
        return phrases.STAY_WITH_A_DISTRICT
    return phrases.STAY_AS_THE_DECK_IS_SMALL
