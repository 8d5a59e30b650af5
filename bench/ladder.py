"""`python -m bench.ladder`: whether each level beats the one below, in every game, and their
ratings. Run by `make ladder`."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from bench.confidence import interval
from bench.ratings import Pairing, ratings
from bench.strength import Contest, Found, hold
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

LEVELS: Final = ("novice", "greedy", "ismcts", "expert")
TITLES: Final = ("Easy", "Medium", "Strong", "Expert")
OURS: Final = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


def main() -> None:
    parser = argparse.ArgumentParser(prog="ladder", description="How the levels compare.")
    parser.add_argument("--game", choices=OURS, action="append", help="all, if none is named")
    parser.add_argument("--deals", type=int, default=200, help="at most, for each contest")
    parser.add_argument("--seconds", type=float, default=0.05, help="a move, for who thinks")
    parser.add_argument("--only-two", action="store_true", help="no contests of more players")
    given = parser.parse_args()
    if given.deals < 1:
        parser.error("there must be a deal")
    way = "compiled" if is_compiled() else "plain Python"
    _say(f"{way}, {given.seconds:g} s a move, at most {given.deals} deals, each from every seat\n")
    for name in given.game or OURS:
        pairings = []
        for lower, upper in combinations(range(len(LEVELS)), 2):
            found = hold(_contest(name, upper, lower, 2, given.seconds), given.deals)
            games = found.deals * found.players
            pairings.append(Pairing(upper, lower, found.share * games, games))
            _say(_row(name, upper, lower, found))
        _say("\n".join(_rated(name, pairings)) + "\n")
        most = GAMES[name].players[-1]
        if most > 2 and not given.only_two:
            for lower in range(len(LEVELS) - 1):
                contest = _contest(name, lower + 1, lower, most, given.seconds)
                _say(_row(name, lower + 1, lower, hold(contest, given.deals)))


def _contest(game: str, upper: int, lower: int, players: int, seconds: float) -> Contest:
    return Contest(game, LEVELS[upper], LEVELS[lower], players, seconds)


def _row(game: str, upper: int, lower: int, found: Found) -> str:
    """A row of a table in Markdown."""
    low, high = interval(found.shares)
    games = found.deals * found.players
    return (
        f"| {game} | {found.players} | {TITLES[upper]} against {TITLES[lower]} | "
        f"{found.share * games:g} of {games} | {found.share:.0%} ({low:.0%} – {high:.0%}) | "
        f"{found.equal_share:.0%} |\n"
    )


def _rated(game: str, pairings: Sequence[Pairing]) -> Iterator[str]:
    for title, rating in zip(TITLES, ratings(len(LEVELS), pairings), strict=True):
        yield f"{game}: {title} {rating.points:.0f} ({rating.low:.0f} – {rating.high:.0f})"


def _say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
