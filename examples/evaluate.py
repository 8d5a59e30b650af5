"""Evaluates a policy against the levels of the house: `python examples/evaluate.py --deals 100`.

The policy here makes a random choice, or with `--weights policy.npz` it is what `train.py` has
trained. Put yours in its place: it is given what a seat sees and the rows of its options, as
numbers (docs/research.md lists them), and says which option it takes.
"""

import argparse
import random

from small_policy import SmallPolicy

from ludotheque.adapters.agent import Agent
from ludotheque.adapters.encoding import Encoding
from ludotheque.games import GAMES
from ludotheque.lab.bot_spec import Thinking
from ludotheque.lab.evaluation import against_levels

choices = random.Random(1)  # noqa: S311  # nothing here is secret


def random_policy(_view: list[int], options: list[list[int]]) -> int:
    return choices.randrange(len(options))


def main() -> None:
    parser = argparse.ArgumentParser(description="A policy against each level.")
    parser.add_argument("--game", choices=list(GAMES), default="district-noir")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100, help="each from every seat")
    parser.add_argument("--iterations", type=int, default=200, help="for levels that think")
    parser.add_argument("--level", action="append", help="one of the levels, such as greedy")
    parser.add_argument("--weights", help="the file that train.py has written")
    given = parser.parse_args()
    game = GAMES[given.game]
    policy = SmallPolicy.load(given.weights) if given.weights else random_policy
    agent = Agent(Encoding(game, given.players), policy)
    thinking = Thinking(iterations=given.iterations)
    for level, found in against_levels(
        game, agent, given.deals, thinking, players=given.players, levels=given.level
    ):
        low, high = found.interval
        print(f"{level:<8}{found.share:>7.1%} ({low:.1%} – {high:.1%}) of {found.games} games")


if __name__ == "__main__":
    main()
