"""Playing on as a judge would, until somebody can say how the game stands."""

from collections.abc import Sequence
from typing import Final

from ludotheque.core import Chance, Decision, Log, Move, State

from .judges import Judge
from .valuations.valuation import Valuation, victory_shares

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
        state.apply(_favourite(state, decision, chance, judge), chance, _NOTHING)
        decision = state.decision()
        left -= 1
    return ()


def play_valued(
    state: State, decision: Decision | None, chance: Chance, judge: Judge, valuation: Valuation
) -> list[float]:
    """Play on as the judge would, to a moment at which the position can be valued, and return how
    likely each seat is to win; its share of the victory if the game is over first."""
    if play_to_value(state, decision, chance, judge, valuation):
        return victory_shares(state)
    return valuation.chances(state)


def play_to_value(
    state: State, decision: Decision | None, chance: Chance, judge: Judge, valuation: Valuation
) -> bool:
    """Play on as the judge would, to a moment at which the position can be valued; whether the game
    is over first."""
    left = valuation.plies
    stage = valuation.stage(state)
    while decision is not None:
        now = valuation.stage(state)
        if left <= 0 and now != stage:
            return False
        stage = now
        state.apply(_favourite(state, decision, chance, judge), chance, _NOTHING)
        decision = state.decision()
        left -= 1
    return True


def _favourite(state: State, decision: Decision, chance: Chance, judge: Judge) -> Move:
    options = decision.options
    if len(options) > WIDE:
        return judge.favourite(state, decision.seat, a_few(options, chance))
    return judge.favourite(state, decision.seat, options) if len(options) > 1 else options[0]


def a_few(moves: Sequence[Move], chance: Chance) -> list[Move]:
    return [chance.pick(moves) for _ in range(A_FEW)]
