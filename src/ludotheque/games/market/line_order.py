"""Reordering the line, place by place, in view of everybody."""

from ludotheque.core import GAP, Card, Decision, Frame, Move, Seat

from .line import left_to_place
from .moves import LEAVE
from .state import MarketState


def placed_cards(state: MarketState, frame: Frame) -> tuple[Card, ...]:
    """The cards placed so far, from price 1 up."""
    placed = state.catalogue.placed
    return tuple([placed[answer] for answer in frame.answers if answer in placed])


def ask_next_place(state: MarketState, seat: Seat, placed: tuple[Card, ...]) -> Decision:
    """The question of which card comes next, once these have their places."""
    catalogue = state.catalogue
    left = dict.fromkeys(left_to_place(state.line, placed))
    options: list[Move] = [
        catalogue.no_card if card == GAP else catalogue.places[card] for card in left
    ]
    options.append(LEAVE)
    return Decision(seat, catalogue.ask_place[len(placed)], tuple(options))
