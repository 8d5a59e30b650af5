"""`python -m bench.strength`: how often one bot beats another. Run by `make strength`."""

import argparse
import math
import sys
from typing import Final

from ludotheque.bots import BOTS, Bot, make_bot, thinks
from ludotheque.core import Game, Match, Outcome, Player, Seat
from ludotheque.games import GAMES
from ludotheque.version import is_compiled

SURE: Final = 1.96
"""So many standard deviations hold 95 % of what chance does."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="strength", description="How often a bot beats another.")
    parser.add_argument("--game", choices=GAMES, default="district-noir")
    parser.add_argument("--bot", choices=BOTS, default="ismcts")
    parser.add_argument("--against", choices=BOTS, default="greedy")
    parser.add_argument("--players", type=int, default=2, help="one of the bot, the others against")
    parser.add_argument("--deals", type=int, default=100, help="each is played once from each seat")
    parser.add_argument("--seconds", type=float, default=0.2, help="a move, for bots that think")
    given = parser.parse_args()
    if given.deals < 1:
        parser.error("there must be a deal")
    game, players = GAMES[given.game], given.players
    if players not in game.players:
        parser.error(f"{players} cannot play {game.name}")
    bot, against = (_bot(name, given.seconds) for name in (given.bot, given.against))
    way = "compiled" if is_compiled() else "plain Python"
    seconds = f"{given.seconds:g} s a move, " if thinks(given.bot) or thinks(given.against) else ""
    outcomes = [
        (_play(game, bot, against, players, deal, seat), seat)
        for deal in range(given.deals)
        for seat in range(players)
    ]
    if players == 2:
        tally = [0, 0, 0]
        for outcome, seat in outcomes:
            tally[result(outcome, seat)] += 1
        found = report(*tally)
        rules = f"{given.deals} deals, each twice with the seats swapped"
    else:
        found = share_report([share(outcome, seat) for outcome, seat in outcomes], players)
        rules = f"one among {players - 1}, {given.deals} deals, each from every seat"
    sys.stdout.write(
        f"{game.name}, {way}: {given.bot} against {given.against}, {seconds}{rules}\n{found}\n"
    )


def _bot(name: str, seconds: float) -> Bot:
    return make_bot(name, seed="strength", seconds=seconds if thinks(name) else 0.0)


def _play(game: Game, bot: Bot, against: Bot, players: int, deal: int, seat: Seat) -> Outcome:
    """One game with the bot in this seat and the others in the rest."""
    names = [Player(chr(ord("A") + at), bot="a") for at in range(players)]
    match = Match.start(game, names, seed=f"strength {deal}")
    return match.run({at: bot if at == seat else against for at in range(players)})


def share(outcome: Outcome, seat: Seat) -> float:
    """This seat's share of the victory."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def share_report(shares: list[float], players: int) -> str:
    rate = sum(shares) / len(shares)
    low, high = interval(rate, len(shares))
    return (
        f"{sum(shares):g} of {len(shares)} won: {rate:.1%} (95 % interval: {low:.1%} – {high:.1%}; "
        f"an equal share is {1 / players:.1%}; a shared win is a part of one)"
    )


def result(outcome: Outcome, seat: Seat) -> int:
    """For this seat: 0 for a win, 1 for a draw, 2 for a loss."""
    mine, theirs = outcome.places[seat], outcome.places[1 - seat]
    return 1 + (mine > theirs) - (mine < theirs)


def report(wins: int, draws: int, losses: int) -> str:
    games = wins + draws + losses
    rate = (wins + draws / 2) / games
    low, high = interval(rate, games)
    return (
        f"{wins} won, {draws} drawn, {losses} lost: "
        f"{rate:.1%} (95 % interval: {low:.1%} – {high:.1%}; a draw is half a win)"
    )


def interval(rate: float, games: int) -> tuple[float, float]:
    """Where the true rate is with 95 % confidence (Wilson's interval, which is sound near 0 and 1
    too). Swapping the seats evens out luck, so that in truth it is somewhat narrower."""
    spread = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle, scale = rate + SURE**2 / (2 * games), 1 + SURE**2 / games
    return (middle - spread) / scale, (middle + spread) / scale


if __name__ == "__main__":
    main()
