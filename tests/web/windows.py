"""Positions of Les Fils de Samarande, as they come, in which several are asked at once."""

from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from ludotheque.core import Dice, Log, State
from ludotheque.games import GAMES
from ludotheque.games.market.moves import Play
from ludotheque.games.samarande.moves import Keep

CITIES: Final = GAMES["samarande"]
GENIE: Final = "play mischievous-genie"
SILENCE: Final = "pass"


class Acting(NamedTuple):
    """Seat 0 can play an Action that all others may answer."""

    before: State
    action: str
    after: State


def acting(players: int, genies: int) -> Acting:
    """The first such moment in which seats 1 to `genies`, and no others, hold a genie."""
    wanted = [[SILENCE, GENIE]] * genies + [[SILENCE]] * (players - 1 - genies)
    for state, dice in _moments(players):
        decision = state.decision()
        if decision is None or decision.seat != 0 or decision.window is not None:
            continue
        for move in decision.options:
            if not isinstance(move, Play):
                continue
            after = state.copy()
            after.apply(move, dice, Log())
            asked = [after.asked(seat) for seat in range(1, players)]
            if [[str(m) for m in each.options] if each else [] for each in asked] == wanted:
                return Acting(state, str(move), after)
    raise AssertionError("there is always another seed")


def choosing(players: int) -> State:
    """Everybody has to choose what they keep, and seat 0 is asked first."""
    for state, _ in _moments(players):
        decision = state.decision()
        if decision is not None and decision.window is not None:
            is_first = decision.window.seats == tuple(range(players))
            if is_first and isinstance(decision.options[0], Keep):
                return state
    raise AssertionError("there is always another seed")


def _moments(players: int) -> Iterator[tuple[State, Dice]]:
    for seed in count():
        dice = Dice(f"windows {seed}")
        state = CITIES.new(players=players, chance=dice)
        for _ in range(120):
            yield state.copy(), dice
            decision = state.decision()
            if decision is None:
                break
            state.apply(dice.pick(decision.options), dice, Log())
