"""What the cards of Pebbles do: one class a card."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import Chance, Decision, Effect, Effects, Frame, Log, Sentence

from .moves import Number
from .phrases import EARNED, HOW_MUCH, ROBBED, WHOM

if TYPE_CHECKING:
    from .state import PebblesState

MOST_STOLEN: Final = 2


class Coin(Effect["PebblesState"]):
    """The bank pays a roll of the die, as far as it can (PB-20)."""

    name = "coin"

    def ask(self, state: "PebblesState", frame: Frame) -> Decision | None:
        return None

    def do(self, state: "PebblesState", frame: Frame, chance: Chance, log: Log) -> None:
        earned = min(state.bank, chance.die())
        state.bank -= earned
        state.purses[frame.seat] += earned
        log.tell(EARNED, (frame.seat, earned))


class Thief(Effect["PebblesState"]):
    """Whom to rob, then how much to take: one gold or two (PB-21)."""

    name = "thief"

    def ask(self, state: "PebblesState", frame: Frame) -> Decision | None:
        victims = state.victims(frame.seat)
        if not frame.answers and victims:
            return Decision(frame.seat, WHOM, tuple([Number("rob", seat) for seat in victims]))
        if len(frame.answers) == 1:
            victim = int(frame.answers[0].split()[1])
            most = min(MOST_STOLEN, state.purses[victim])
            amounts = tuple([Number("grab", gold) for gold in range(1, most + 1)])
            return Decision(frame.seat, Sentence(HOW_MUCH, (victim,)), amounts)
        return None

    def do(self, state: "PebblesState", frame: Frame, chance: Chance, log: Log) -> None:
        if not frame.answers:
            return  # nobody had anything
        victim, gold = (int(answer.split()[1]) for answer in frame.answers)
        state.purses[victim] -= gold
        state.purses[frame.seat] += gold
        log.tell(ROBBED, (frame.seat, gold, victim))


EFFECTS: Final = Effects["PebblesState"]([Coin(), Thief()])
