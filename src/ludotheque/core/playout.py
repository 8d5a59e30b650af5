"""Playing a game to its end at random, as simulations do by the million."""

from .chance import Chance
from .event import Log
from .game import Game


def playout(game: Game, players: int, chance: Chance) -> int:
    """Play a game with random choices and return the number of decisions."""
    state = game.new(players=players, chance=chance)
    log = Log()
    decisions = 0
    decision = state.decision()
    while decision is not None:
        options = decision.options
        state.apply(options[chance.below(len(options))], chance, log)
        decisions += 1
        decision = state.decision()
    return decisions
