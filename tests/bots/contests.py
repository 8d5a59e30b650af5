"""Bots against each other."""

from ludotheque.bots import Bot
from ludotheque.core import Game, Match, Player

PAIR = (Player("A", bot="a"), Player("B", bot="b"))


def wins(game: Game, first: Bot, second: Bot, deals: int) -> int:
    """How many of twice so many games the first wins, the seats swapped on each deal."""
    won = 0
    for deal in range(deals):
        for seats in ((first, second), (second, first)):
            outcome = Match.start(game, PAIR, seed=deal).run(dict(enumerate(seats)))
            won += outcome.winners == (seats.index(first),)
    return won
