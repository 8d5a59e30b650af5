"""`python -m tests.soak`: random games by the thousand. Run by `make soak`."""

import argparse
import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.games import GAMES
from ludotheque.games.noxford.game import NAME as NOXFORD
from ludotheque.version import is_compiled
from tests.games.noxford.reference import check_city
from tests.soak.soak import soak

A_CITY_IN = 10
"""Of so many games of Noxford, one is followed by a city that is checked place by place."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description="Random games, everything checked.")
    parser.add_argument("--games", type=int, default=10_000, help="of each game")
    parser.add_argument("--game", choices=GAMES, action="append", help="only this one")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    given = parser.parse_args()
    if given.games < 1:
        parser.error("there must be a game")
    way = "compiled" if is_compiled() else "plain Python"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    for name in given.game or GAMES:
        game = GAMES[name]
        decisions = 0
        with Progress(*columns, TimeRemainingColumn()) as progress:
            task = progress.add_task(name, total=given.games)
            for number in range(given.first, given.first + given.games):
                players = game.players[number % len(game.players)]
                try:
                    decisions += soak(game, players, str(number))
                    if name == NOXFORD and number % A_CITY_IN == 0:
                        check_city(number)
                except AssertionError as error:
                    progress.stop()
                    sys.stdout.write(f"{name}, {players} players, game {number}: {error}\n")
                    return 1
                progress.advance(task)
        sys.stdout.write(f"{name}, {way}: {given.games} games, {decisions} decisions, clean\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
