"""Bots against each other."""

from ludotheque.bots import make_bot
from ludotheque.core import Game, Match, Player

PAIR = (Player("A", bot="ismcts"), Player("B", bot="greedy"))


def wins(game: Game, *, iterations: int, deals: int) -> int:
    """How many of twice so many games `ismcts` wins against `greedy`, the seats swapped."""
    thinker, greedy = make_bot("ismcts", seed=1, iterations=iterations), make_bot("greedy", seed=2)
    won = 0
    for deal in range(deals):
        for seats in ((thinker, greedy), (greedy, thinker)):
            outcome = Match.start(game, PAIR, seed=deal).run(dict(enumerate(seats)))
            won += outcome.winners == (seats.index(thinker),)
    return won
