"""Before each turn the Mayor's owner may reorder the line, and bargain over it (SF-90, SF-92)."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Chance, Decision, Effect, Frame, Log, Move, Sentence
from ludotheque.games.market.line import left_to_place, reordered
from ludotheque.games.market.line_order import ask_next_place, placed_cards
from ludotheque.games.market.moves import LEAVE

from .moves import ACCEPT, DECLINE, SET, Ask
from .phrases import ACCEPTED, BARGAIN, DECLINED, LEFT_LINE, OFFERED, SET_OR_ASK, SHARED

if TYPE_CHECKING:
    from .state import SansFoiNiLoiState

_NO_MORE: Final = "declined"
"""The first answer of a frame whose offer was declined: only one offer is allowed per turn."""


class Ordering(Effect["SansFoiNiLoiState"]):
    """Place by place, or the rest unchanged; on another player's turn, perhaps for gold."""

    name = "ordering"

    def ask(self, state: "SansFoiNiLoiState", frame: Frame) -> Decision | None:
        last = frame.answers[-1] if frame.answers else ""
        placed = placed_cards(state, frame)
        left = left_to_place(state.line, placed)
        if last in (SET.text, ACCEPT.text):
            return None
        if last.startswith("ask "):
            return Decision(
                state.owners[state.active],
                Sentence(BARGAIN, (frame.seat, price_of(last))),
                (ACCEPT, DECLINE),
            )
        if last == LEAVE.text or len(set(left)) <= 1:
            if not placed or not self._may_bargain(state, frame):
                return None
            question = Sentence(SET_OR_ASK, (state.owners[state.active],))
            most = state.purses[state.active]
            prices = [Ask(gold) for gold in range(1, most + 1)]
            return Decision(frame.seat, question, (SET, *prices))
        return ask_next_place(state, frame.seat, placed)

    def _may_bargain(self, state: "SansFoiNiLoiState", frame: Frame) -> bool:
        return (
            frame.answers[0] != _NO_MORE
            and state.owners[state.active] != frame.seat
            and state.purses[state.active] > 0
        )

    def answer(
        self, state: "SansFoiNiLoiState", frame: Frame, move: Move, chance: Chance, log: Log
    ) -> Frame:
        buyer = state.owners[state.active]
        if isinstance(move, Ask):
            order = reordered(state.line, placed_cards(state, frame))
            log.tell(OFFERED, (frame.seat, buyer, move.gold, order))
        elif move == ACCEPT:
            gold = price_of(frame.answers[-1])
            state.purses[state.active] -= gold
            state.purses[state.mayor_at()] += gold
            state.move_gold()
            log.tell(ACCEPTED, (buyer, gold))
        elif move == DECLINE:
            log.tell(DECLINED, (buyer,))
            return Frame(self.name, frame.seat, (_NO_MORE,))
        return frame.knowing(move.text)

    def do(self, state: "SansFoiNiLoiState", frame: Frame, chance: Chance, log: Log) -> None:
        order = reordered(state.line, placed_cards(state, frame))
        if order == state.line:
            log.tell(LEFT_LINE, (frame.seat,))
        else:
            state.line = order
            log.tell(SHARED.line_ordered, (frame.seat, order))


def price_of(answer: str) -> int:
    return int(answer.split()[1])
