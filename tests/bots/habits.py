"""`python -m tests.bots.habits`: what greedy does with its cards in the market games, and how often
it beats its judges of 0.1. Run by `make habits`."""

import argparse
import sys
from collections import Counter
from typing import Final

from bench.strength import told
from ludotheque.bots import Bot, make_bot
from ludotheque.core import Game, Match, Move, Player
from ludotheque.games import GAMES
from ludotheque.games.market.ends import ALL_IDLE
from ludotheque.games.market.moves import Discard, Draw, End, Lay, Play, Take
from ludotheque.games.market.state import MarketState
from ludotheque.games.sans_foi_ni_loi.moves import ACCEPT, Ask, Sell
from ludotheque.lab.contest import Found, deal_share
from ludotheque.version import is_compiled
from tests.bots.frozen.greedy import FrozenGreedy

MARKET: Final = ("sans-foi-ni-loi", "samarande")

OFTEN: Final = 20
"""A kind that is taken less often says little."""


class Habits:
    """What bots were seen to do in some games."""

    def __init__(self) -> None:
        self.games = 0
        self.idle = 0
        """How many games ended because nobody did anything."""
        self.turns = 0
        self.unspent = 0
        """How many turns ended with all the points of a turn left."""
        self.taken: Final = Counter[str]()
        """By kind: how many were taken from the line."""
        self.played: Final = Counter[str]()
        """By kind: how many were laid or played, wherever they came from."""
        self.discarded: Final = Counter[str]()
        self.drawn = 0
        self.sold = 0
        self.offers = 0
        self.accepted = 0

    def see(self, view: MarketState, move: Move) -> None:
        names = view.catalogue.box.names
        if isinstance(move, Take):
            self.taken[names[view.line[move.at]]] += 1
        elif isinstance(move, (Lay, Play)):
            self.played[names[move.card]] += 1
        elif isinstance(move, Discard):
            self.discarded[names[move.card]] += 1
        elif isinstance(move, End):
            self.turns += 1
            self.unspent += view.points >= view.catalogue.points
        self.drawn += isinstance(move, Draw)
        self.sold += isinstance(move, Sell)
        self.offers += isinstance(move, Ask)
        self.accepted += move == ACCEPT

    def wasted(self) -> list[str]:
        """The kinds taken often and played less than half as often."""
        return sorted(
            kind
            for kind, taken in self.taken.items()
            if taken >= OFTEN and 2 * self.played[kind] < taken
        )

    def table(self) -> str:
        lines = [f"{'kind':<20} taken  played  discarded"]
        for kind in sorted({*self.taken, *self.played}):
            counts = f"{self.taken[kind]:5}   {self.played[kind]:5}      {self.discarded[kind]:5}"
            lines.append(f"{kind:<20} {counts}{'  wasted' if kind in self.wasted() else ''}")
        lines += [
            f"games that ended by idleness: {self.idle} of {self.games}",
            f"turns with all points unspent: {self.unspent} of {self.turns}",
            f"hidden cards drawn: {self.drawn}; herds sold: {self.sold}",
            f"the Mayor's offers accepted: {self.accepted} of {self.offers}",
        ]
        return "\n".join(lines)


def observe(game: Game, games: int, players: int = 2) -> Habits:
    """The habits of greedy among its like."""
    habits = Habits()
    for number in range(games):
        seats = [Player(f"Greedy {seat + 1}", bot="greedy") for seat in range(players)]
        match = Match.start(game, seats, seed=f"habits {number}")
        bot = make_bot("greedy", seed=number)
        while (decision := match.decision()) is not None:
            view = match.view(decision.seat)
            assert isinstance(view, MarketState)
            move = bot.choose(game, view, decision.seat)
            habits.see(view, move)
            assert match.play(decision.seat, move) is None
        last = match.view(0)
        assert isinstance(last, MarketState)
        habits.games += 1
        habits.idle += last.over == ALL_IDLE
    return habits


def contest(game: Game, first: Bot, second: Bot, deals: int) -> Found:
    """How often the first wins, the seats swapped on each deal."""
    shares = [deal_share(game, first, second, 2, deal) for deal in range(deals)]
    return Found(deals, 2, tuple(shares))


def main() -> None:
    parser = argparse.ArgumentParser(prog="habits", description="What greedy does in the market.")
    parser.add_argument("--game", choices=MARKET, action="append", help="both, if none is named")
    parser.add_argument("--games", type=int, default=200, help="among greedy")
    parser.add_argument("--players", type=int, default=2, help="in these games")
    parser.add_argument("--deals", type=int, default=200, help="against 0.1, each played twice")
    given = parser.parse_args()
    way = "compiled" if is_compiled() else "plain Python"
    for name in given.game or MARKET:
        game = GAMES[name]
        if given.games:
            found = observe(game, given.games, given.players)
            sys.stdout.write(
                f"{name}, {way}: {given.games} games of {given.players} among greedy\n"
                f"{found.table()}\n"
            )
        if given.deals:
            against = contest(game, make_bot("greedy", seed=1), FrozenGreedy(2), given.deals)
            sys.stdout.write(f"{name}, {way}: greedy against greedy of 0.1\n{told(against)}\n")


if __name__ == "__main__":
    main()
