"""Answers out of turn: playing a Mischievous genie (SA-70, SA-71, SA-73).

Directly above every Action on the stack is a frame that asks all other players about it, in turn
order after the Action's player, whether or not they hold a genie. A genie played in answer is
itself an Action: it is pushed with a frame of its own. So the last answer is resolved first, and
the Actions left when nobody answers any more take effect.
"""

from typing import TYPE_CHECKING

from ludotheque.core import Card, Chance, Decision, Frame, Log, Move, Seat, Window
from ludotheque.games.market.moves import Play

from .city import NONE
from .moves import PASS
from .phrases import ANSWERED
from .window_questions import Everybody

if TYPE_CHECKING:
    from .state import SamarandeState


class Answering(Everybody):
    """Each of the others lets it pass or answers; the first to answer plays, and those after are
    not asked. The frame's seat is the Action's player, and its answers count those who let it
    pass."""

    name = "answering"
    spared = 1
    silence = PASS

    def ask_for(
        self, state: "SamarandeState", frame: Frame, seat: Seat, window: Window
    ) -> Decision:
        card = state.played(_asked_about(state)).card
        return state.catalogue.ask_for_answer(window, frame.seat, card, genie_of(state, seat))

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Move, chance: Chance, log: Log
    ) -> Frame:
        if not isinstance(move, Play):
            return frame.knowing(move.text)
        answering = self.answering(state, frame)
        state.lose_card(answering, move.card)
        about = state.played(_asked_about(state)).card
        log.tell(ANSWERED, (answering, move.card, frame.seat, about))
        state.stand_to_answer(move, answering)
        return Frame(self.name, frame.seat)  # if it stands again, all are asked again (SA-73)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        """Nobody has answered, so the Action below takes effect."""


def _asked_about(state: "SamarandeState") -> Frame:
    return state.frames[-2]


def genie_of(state: "SamarandeState", seat: Seat) -> Card:
    """The Mischievous genie in this hand, if it is visible; NONE if there is none."""
    hand = state.hands.held[seat]
    for genie in state.catalogue.mischievous:
        if genie in hand:
            return genie
    return NONE
