"""What an option is worth in any game: the lead that it leads to on average, if all play on at
random for a while."""

from typing import Final

from ludotheque.core import Chance, Dice, Game, Log, Move, Outcome, Seat, State

from .judge import Judge

WORLDS: Final = 12
"""In how many completions of the view the option is tried."""

FORESIGHT: Final = 24
"""After how many more decisions the points are compared, unless the game is over before."""

A_CLEAR_WIN: Final = 20.0
"""The lead that a win without points counts as."""

_NOTHING: Final = Log()


class PlainJudge(Judge[State]):
    """Judges a game that has no judge of its own, by what the contract knows."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game: Final = game

    def worth(self, view: State, seat: Seat, move: Move) -> float:
        chance = Dice(view.digest())  # the same worlds for every option, whatever is hidden
        total = 0.0
        for _ in range(WORLDS):
            world = self._game.fill(view, seat, chance)
            if world.refusal(move) is None:
                world.apply(move, chance, _NOTHING)
                _play_on(world, chance)
                total += lead(world, seat)
        return total / WORLDS


def _play_on(state: State, chance: Chance) -> None:
    for _ in range(FORESIGHT):
        decision = state.decision()
        if decision is None:
            return
        state.apply(chance.pick(decision.options), chance, _NOTHING)


def lead(state: State, seat: Seat) -> float:
    """The seat's points beyond those of its best opponent."""
    outcome = state.outcome()
    points = state.standing() if outcome is None else outcome.points
    if points:
        return float(points[seat] - max([p for at, p in enumerate(points) if at != seat]))
    return 0.0 if outcome is None else _result(outcome, seat)


def _result(outcome: Outcome, seat: Seat) -> float:
    """The lead that an end without points counts as."""
    if seat not in outcome.winners:
        return -A_CLEAR_WIN
    return A_CLEAR_WIN if len(outcome.winners) == 1 else 0.0
