"""Answers out of turn: playing a Mischievous genie (SA-70, SA-71, SA-73).

Directly above every Action on the stack is a frame that asks all other players about it, in turn
order after the Action's player, whether or not they hold a genie. A genie played in answer is
itself an Action: it is pushed with a frame of its own. So the last answer is resolved first, and
the Actions left when nobody answers any more take effect.
"""

from typing import TYPE_CHECKING

from ludotheque.core import Card, Chance, Decision, Frame, Log, Move, Seat, Sentence, Window
from ludotheque.games.market.moves import Play

from .city import NONE
from .moves import PASS
from .phrases import ANSWERED, QUESTIONS
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
        told, genie = _announcement(state), genie_of(state, seat)
        options: tuple[Move, ...] = (PASS,)
        if genie != NONE:
            options = (PASS, state.catalogue.play(genie))
        return Decision(seat, Sentence(QUESTIONS[told.key], told.values), options, window)

    def answer(
        self, state: "SamarandeState", frame: Frame, move: Move, chance: Chance, log: Log
    ) -> Frame:
        if not isinstance(move, Play):
            return frame.knowing(move.text)
        answering = self.answering(state, frame)
        state.lose_card(answering, move.card)
        state.stand_to_answer(move, answering)
        told = _announcement(state)
        log.tell(told.phrase, told.values)
        return Frame(self.name, frame.seat)  # if it stands again, all are asked again (SA-73)

    def do(self, state: "SamarandeState", frame: Frame, chance: Chance, log: Log) -> None:
        """Nobody has answered, so the Action below takes effect."""


def _announcement(state: "SamarandeState") -> Sentence:
    """What was announced last, and is asked about now: an Action with its target, or a genie with
    what it answers."""
    asked_about = state.frames[-2]
    move = state.played(asked_about)
    if move.card not in state.catalogue.mischievous:
        return state.action(move.card).told(state, move)
    answered = state.frames[-4]
    values = (asked_about.seat, move.card, answered.seat, state.played(answered).card)
    return Sentence(ANSWERED, values)


def genie_of(state: "SamarandeState", seat: Seat) -> Card:
    """The Mischievous genie in this hand, if it is visible; NONE if there is none."""
    hand = state.hands.held[seat]
    for genie in state.catalogue.mischievous:
        if genie in hand:
            return genie
    return NONE
