"""`python -m bench.same_deal`: how much of the luck the same deal takes out. Run by
`make same-deal`.

Two people compare their results: each has played once against the greedy bot, who begins by the
deal. On the same deal, as in a challenge, the difference of their results varies less than on two
deals. Both people are bots of one strength, greedy with slips: for one choice in five they choose
as the novice would. Each slips on its own, so that their courses part.
"""

import argparse
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import Bot, choice_seed, make_bot
from ludotheque.core import Dice, Match, Player
from ludotheque.games import GAMES
from ludotheque.lab.play import share
from ludotheque.lab.pool import Pool, Workers
from ludotheque.version import VERSION

DATA: Final = Path(__file__).parents[1] / "src/ludotheque/web/views/same_deal.toml"
SLIPS_ONE_IN: Final = 5
SEAT: Final = 0
REDRAWN: Final = 2000
"""So often the deals are drawn anew from those that were played, for the interval."""


class Played(NamedTuple):
    """What two people got on one deal: their lead in points, and their share of the victory."""

    leads: tuple[float, float]
    shares: tuple[float, float]


class Figure(NamedTuple):
    """The share of the luck that the same deal takes out, and between what it is."""

    value: float
    low: float
    high: float

    @staticmethod
    def of(results: Sequence[tuple[float, float]], seed: int) -> "Figure":
        """By 95 %, from deals that are drawn anew."""
        pairs = np.array(results, dtype=float)
        drawn = np.random.default_rng(seed).integers(0, len(pairs), (REDRAWN, len(pairs)))
        found = [_taken_out(pairs[deals]) for deals in drawn]
        low, high = np.percentile(found, (2.5, 97.5))
        return Figure(_taken_out(pairs), float(low), float(high))


def _taken_out(pairs: NDArray[np.float64]) -> float:
    """1 less the variance of the difference on the same deal, as a share of that on two deals."""
    apart = float(np.var(pairs[:, 0], ddof=1) + np.var(pairs[:, 1], ddof=1))
    if not apart:
        return 0.0
    return 1.0 - float(np.var(pairs[:, 0] - pairs[:, 1], ddof=1)) / apart


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="same_deal", description="How much of the luck the same deal takes out."
    )
    parser.add_argument("--game", choices=list(GAMES), action="append")
    parser.add_argument("--deals", type=int, default=600)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the data file of the pages")
    given = parser.parse_args()
    if given.deals < 2:
        parser.error("there must be two deals")
    if given.write and given.game:
        parser.error("the file has all games: leave out --game, or --write")
    text = _heading(given.deals)
    with Pool(given.processes) as pool:
        for name in given.game or GAMES:
            text += _told(name, measured(name, given.deals, pool))
            sys.stderr.write(f"{name}\n")
    if given.write:
        DATA.write_text(text, "utf-8")
    sys.stdout.write(text)


def measured(game: str, deals: int, workers: Workers) -> list[Played]:
    """What came out on each deal, in order."""
    jobs = [(game, deal) for deal in range(deals)]
    found = dict(workers.work(play_twice, jobs))
    return [found[job] for job in jobs]


def play_twice(job: tuple[str, int]) -> Played:
    """One deal, played by two people."""
    name, deal = job
    leads, shares = zip(*[_play(name, deal, person) for person in range(2)], strict=True)
    return Played((leads[0], leads[1]), (shares[0], shares[1]))


def _play(name: str, deal: int, person: int) -> tuple[float, float]:
    """This person's lead and share of the victory. The bot's choices and all draws follow the deal,
    as in a challenge."""
    game = GAMES[name]
    players = [Player("Person"), Player("Bot", "greedy")]
    match = Match.start(game, players, seed=f"same deal {deal}")
    slips = Dice(f"slips {deal} {person}")
    while (decision := match.decision()) is not None:
        seat, number = decision.seat, match.number + 1
        seed = choice_seed(match.record.header.seed, number)
        bot = make_bot("greedy", seed=seed) if seat != SEAT else _person(slips, person, seed)
        why = match.play(seat, bot.choose(game, match.view(seat), seat))
        assert why is None
    outcome = match.outcome()
    assert outcome is not None
    points = outcome.points or (0, 0)
    return float(points[SEAT] - points[1 - SEAT]), share(outcome, SEAT)


def _person(slips: Dice, person: int, seed: str) -> Bot:
    bot = "novice" if slips.below(SLIPS_ONE_IN) == 0 else "greedy"
    return make_bot(bot, seed=f"{seed} {person}")


def _heading(deals: int) -> str:
    return (
        "# How much of the luck the same deal takes out of a comparison of two results:\n"
        "# the share of the variance of their difference, and its 95 % interval.\n"
        "# Measured by `make same-deal`, which writes this file: see bench/same_deal.py.\n"
        f'version = "{VERSION}"\n'
        f"measured = {date.today().isoformat()}\n"
        f"deals = {deals}\n"
        'players = "greedy with one choice in five by the novice, twice, against greedy"\n'
    )


def _told(name: str, played: Sequence[Played]) -> str:
    lines = [f"\n[{name}]\n"]
    for what, results in (
        ("points", [each.leads for each in played]),
        ("victory", [each.shares for each in played]),
    ):
        figure = Figure.of(results, seed=0)
        numbers = ", ".join(f"{each:.3f}" for each in figure)
        lines.append(f"{what} = [{numbers}]\n")
    return "".join(lines)


if __name__ == "__main__":
    main()
