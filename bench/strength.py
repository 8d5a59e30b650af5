"""`python -m bench.strength`: how often one bot beats others. Run by `make strength`.

Every deal is played from every seat, with the bot in that seat and the others in the rest. It stops
as soon as it is sure that the bot wins more, or less, than an equal share.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from bench.confidence import interval, is_sure
from bench.contest import deal_share
from ludotheque.bots import BOTS, Bot, make_bot, thinks
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

AT_ONCE: Final = 4
"""So many deals are played before it is asked again whether that is enough."""

FEWEST: Final = 8
"""Fewer deals than this say nothing."""


class Contest(NamedTuple):
    """One bot among others who are all alike."""

    game: str
    bot: str
    against: str
    players: int = 2
    seconds: float = 0.05
    """A move, for bots that think."""

    def __str__(self) -> str:
        way = "compiled" if is_compiled() else "plain Python"
        time = ""
        if thinks(self.bot) or thinks(self.against):
            time = f", {self.seconds:g} s a move"
        among = "" if self.players == 2 else f" among {self.players - 1}"
        return f"{self.game}, {way}: {self.bot}{among} against {self.against}{time}"


class Found(NamedTuple):
    """How often the bot won."""

    deals: int
    players: int
    shares: tuple[float, ...]
    """Its share of the victory on each deal, on average over the seats."""

    @property
    def share(self) -> float:
        return sum(self.shares) / self.deals

    @property
    def equal_share(self) -> float:
        return 1 / self.players

    def __str__(self) -> str:
        low, high = interval(self.shares)
        won = self.share * self.deals * self.players
        return (
            f"{won:g} of {self.deals * self.players} won: {self.share:.1%} (95 % interval: "
            f"{low:.1%} – {high:.1%}; an equal share is {self.equal_share:.1%}; a shared win is a "
            f"part of one; {self.deals} deals, each from every seat)"
        )


def hold(contest: Contest, most: int, *, until_sure: bool = True) -> Found:
    """Play so many deals at most. The deals count in their order, so chance alone decides when it
    stops, and not which of them are quick."""
    shares: list[float] = []
    with ProcessPoolExecutor() as pool:
        for batch in _batches(most):
            shares += pool.map(_share, [(contest, deal) for deal in batch])
            enough = len(shares) >= FEWEST and is_sure(shares, 1 / contest.players)
            if until_sure and enough:
                break
    return Found(len(shares), contest.players, tuple(shares))


def _batches(most: int) -> Iterator[range]:
    for first in range(0, most, AT_ONCE):
        yield range(first, min(most, first + AT_ONCE))


def _share(job: tuple[Contest, int]) -> float:
    contest, deal = job
    one, others = (_bot(name, contest.seconds) for name in (contest.bot, contest.against))
    return deal_share(GAMES[contest.game], one, others, contest.players, deal)


def _bot(name: str, seconds: float) -> Bot:
    return make_bot(name, seed="strength", seconds=seconds if thinks(name) else 0.0)


def main() -> None:
    parser = argparse.ArgumentParser(prog="strength", description="How often a bot beats others.")
    parser.add_argument("--game", choices=list(GAMES), default="district-noir")
    parser.add_argument("--bot", choices=list(BOTS), default="expert")
    parser.add_argument("--against", choices=list(BOTS), default="ismcts")
    parser.add_argument("--players", type=int, default=2, help="one of the bot, the others against")
    parser.add_argument("--deals", type=int, default=200, help="at most; each from every seat")
    parser.add_argument("--seconds", type=float, default=0.1, help="a move, for bots that think")
    parser.add_argument("--all", action="store_true", help="play on when it is sure")
    given = parser.parse_args()
    if given.deals < 1:
        parser.error("there must be a deal")
    if given.players not in GAMES[given.game].players:
        parser.error(f"{given.players} cannot play {given.game}")
    contest = Contest(given.game, given.bot, given.against, given.players, given.seconds)
    found = hold(contest, given.deals, until_sure=not given.all)
    sys.stdout.write(f"{contest}\n{found}\n")


if __name__ == "__main__":
    main()
