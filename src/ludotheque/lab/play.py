"""The lab's loop: a game from its deal to its end, on a state, with somebody who watches."""

from collections.abc import Sequence

from ludotheque.core import NO_LOG, Chance, Chooser, Decision, Game, Log, Move, Outcome, Seat, State


class Watch:
    """Somebody who watches one game after another. The loop knows nothing about what is counted."""

    log: Log = NO_LOG
    """What the state tells it."""

    def begin(self, state: State) -> None:
        """A game has been dealt."""

    def step(self, decision: Decision, move: Move, state: State) -> None:
        """A move was made, and this state has come of it."""

    def end(self, state: State, outcome: Outcome) -> None:
        """The game is over."""


def play_on(
    game: Game, state: State, choosers: Sequence[Chooser], chance: Chance, watch: Watch
) -> Outcome:
    """Play this state to its end. Nobody is asked who has only one option."""
    log = watch.log
    watch.begin(state)
    while (decision := state.decision()) is not None:
        seat, options = decision.seat, decision.options
        move = options[0]
        if len(options) > 1:
            move = choosers[seat].choose(game, state.view(seat), seat)
        state.apply(move, chance, log)
        watch.step(decision, move, state)
    outcome = state.outcome()
    assert outcome is not None
    watch.end(state, outcome)
    return outcome


def share(outcome: Outcome, seat: Seat) -> float:
    """This seat's share of the victory."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
