"""Putting the line in another order, place by place, in view of all."""

from typing import Final

from ludotheque.core import Card, Decision, Frame, Seat, Sentence

from .line import GAP, left_to_place
from .moves import LEAVE
from .state import MarketState

_PLACE: Final = "place "


def placed_cards(state: MarketState, frame: Frame) -> tuple[Card, ...]:
    """What has been given a place so far, from price 1 on."""
    find, no_card = state.market.box.find, state.market.no_card.text
    return tuple(
        [
            GAP if answer == no_card else find(answer[len(_PLACE) :])
            for answer in frame.answers
            if answer.startswith(_PLACE)
        ]
    )


def ask_next_place(state: MarketState, seat: Seat, placed: tuple[Card, ...]) -> Decision:
    """What comes next, when these have their places."""
    market = state.market
    question = Sentence(market.words.ask_place, (len(placed) + 1,))
    left = dict.fromkeys(left_to_place(state.line, placed))
    options = [market.no_card if card == GAP else market.places[card] for card in left]
    return Decision(seat, question, (*options, LEAVE))
