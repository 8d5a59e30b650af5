"""Playing on as a judge would, until it can say how the game stands."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Log, Move, State

from .judges import Judge

A_FEW: Final = 4
"""The judge chooses the best of this many random options."""

WIDE: Final = 40
"""With more options than this, weighing them all takes too long but for the move to be made."""

PAIR: Final = 2
"""What more than two do before the judge is asked is mostly chance."""

_NOTHING: Final = Log()


def play_judged(
    state: State, decision: Decision | None, chance: Chance, judge: Judge
) -> tuple[float, ...]:
    """Play on as the judge would, to the end of a turn, and return how well each seat is doing
    then; nothing if the game is over first."""
    left = judge.foresight * PAIR
    whose = state.whose_turn()
    while decision is not None:
        if left <= 0 and state.whose_turn() != whose:
            prospects = judge.prospects(state)
            if prospects:
                return prospects
        whose = state.whose_turn()
        options = decision.options
        move = options[0]
        if len(options) > WIDE:
            move = judge.favourite(state, decision.seat, a_few(options, chance))
        elif len(options) > 1:
            move = judge.favourite(state, decision.seat, options)
        state.apply(move, chance, _NOTHING)
        decision = state.decision()
        left -= 1
    return ()


def a_few(moves: Sequence[Move], chance: Chance) -> list[Move]:
    return [chance.pick(moves) for _ in range(A_FEW)]
