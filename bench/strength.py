"""`python -m bench.strength`: how often one bot beats others. Run by `make strength`.

Every deal is played from every seat, with the bot in that seat and the others in the rest. It stops
as soon as it is sure that the bot wins more, or less, than an equal share.
"""

import argparse
import sys

from ludotheque.bots import BOTS, thinks
from ludotheque.games import GAMES
from ludotheque.lab.bot_spec import Thinking
from ludotheque.lab.contest import Contest, Found, hold
from ludotheque.lab.pool import Pool
from ludotheque.version import is_compiled


def main() -> None:
    parser = argparse.ArgumentParser(prog="strength", description="How often a bot beats others.")
    parser.add_argument("--game", choices=list(GAMES), default="district-noir")
    parser.add_argument("--bot", choices=list(BOTS), default="expert")
    parser.add_argument("--against", choices=list(BOTS), default="ismcts")
    parser.add_argument("--players", type=int, default=2, help="one of the bot, the others against")
    parser.add_argument("--deals", type=int, default=200, help="at most; each from every seat")
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time a move")
    parser.add_argument("--processes", type=int, default=0, help="0: one for each core")
    parser.add_argument("--all", action="store_true", help="play on when it is sure")
    given = parser.parse_args()
    if given.deals < 1:
        parser.error("there must be a deal")
    if given.processes < 0:
        parser.error("there cannot be fewer than 0 processes")
    if given.players not in GAMES[given.game].players:
        parser.error(f"{given.players} cannot play {given.game}")
    thinking = Thinking(seconds=given.seconds)
    contest = Contest(given.game, given.bot, given.against, given.players, thinking)
    with Pool(given.processes) as pool:
        found = hold(contest, given.deals, pool, until_sure=not given.all)
    sys.stdout.write(f"{title(contest)}\n{told(found)}\n")


def title(contest: Contest) -> str:
    way = "compiled" if is_compiled() else "plain Python"
    time = ""
    if thinks(contest.bot) or thinks(contest.against):
        time = f", {contest.thinking.seconds:g} s of processor time a move"
    among = "" if contest.players == 2 else f" among {contest.players - 1}"
    return f"{contest.game}, {way}: {contest.bot}{among} against {contest.against}{time}"


def told(found: Found) -> str:
    low, high = found.interval
    return (
        f"{found.share * found.games:g} of {found.games} won: {found.share:.1%} (95 % interval: "
        f"{low:.1%} – {high:.1%}; an equal share is {found.equal_share:.1%}; a shared win is a "
        f"part of one; {found.deals} deals, each from every seat)"
    )


if __name__ == "__main__":
    main()
