"""A policy as a player, and how strong an agent is: the walk-through runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.adapters.agent import Agent
from ludotheque.adapters.encoding import Encoding
from ludotheque.bots import make_bot
from ludotheque.core import Dice
from ludotheque.games import GAMES
from ludotheque.lab.bot_spec import Thinking
from ludotheque.lab.evaluation import against_levels

ROOT = Path(__file__).parent.parent.parent


def test_an_agent_chooses_what_its_policy_says() -> None:
    game = GAMES["noxford"]
    encoding = Encoding(game, 2)
    state = game.new(players=2, chance=Dice(1))
    decision = state.decision()
    assert decision is not None
    seat = decision.seat
    view = state.view(seat)
    given: list[tuple[list[int], list[list[int]]]] = []

    def last(seen: list[int], options: list[list[int]]) -> int:
        given.append((seen, options))
        return len(options) - 1

    assert Agent(encoding, last).choose(game, view, seat) == decision.options[-1]
    assert given == [(encoding.view(view), encoding.options(decision.options))]


@pytest.mark.slow
def test_an_agent_plays_every_level_on_the_same_deals() -> None:
    game = GAMES["district-noir"]
    runs = [
        list(against_levels(game, make_bot("greedy", seed=1), 6, Thinking(iterations=5)))
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    found = dict(runs[0])
    assert list(found) == ["novice", "greedy", "ismcts", "expert"]
    assert all(each.games == 12 for each in found.values())
    assert all(each.interval[0] <= each.share <= each.interval[1] for each in found.values())


@pytest.mark.slow
def test_the_walk_through_runs() -> None:
    command = [sys.executable, "examples/evaluate.py", "--deals", "3", "--iterations", "5"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    rows = run.stdout.splitlines()
    assert [row.split()[0] for row in rows] == ["novice", "greedy", "ismcts", "expert"]
    assert all(row.endswith("of 6 games") for row in rows)
