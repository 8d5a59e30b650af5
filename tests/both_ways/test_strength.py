"""The match between two bots runs and counts right. How strong a bot is, no test here says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.strength import interval, report, result, share, share_report
from ludotheque.core import Outcome
from ludotheque.games.district_noir.phrases import MUST_TAKE

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench.strength", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("bot", ["greedy", "ismcts"])
def test_every_deal_is_played_twice(bot: str) -> None:
    done = run("--bot", bot, "--against", "random", "--deals", "2", "--seconds", "0.001")
    assert done.returncode == 0, done.stderr
    counted = re.search(r"(\d+) won, (\d+) drawn, (\d+) lost", done.stdout)
    assert counted is not None
    assert sum(map(int, counted.groups())) == 4


def test_a_bot_against_itself_wins_as_often_as_it_loses() -> None:
    """The same two games, seen from either side."""
    done = run("--bot", "greedy", "--against", "greedy", "--deals", "5")
    assert ": 50.0% (" in done.stdout


def test_one_among_several_plays_from_every_seat() -> None:
    arguments = ("--game", "samarande", "--bot", "greedy", "--against", "random", "--deals", "1")
    done = run(*arguments, "--players", "3")
    assert done.returncode == 0, done.stderr
    assert "one among 2, 1 deals, each from every seat" in done.stdout
    assert "of 3 won" in done.stdout
    assert "an equal share is 33.3%" in done.stdout


def test_a_shared_win_is_a_part_of_one() -> None:
    outcome = Outcome((1, 3, 1), (9, 2, 9), MUST_TAKE)
    assert [share(outcome, seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert share_report([0.5, 0.0, 1.0, 0.0], 4).startswith("1.5 of 4 won: 37.5% (")


@pytest.mark.parametrize("wrong", [("--deals", "0"), ("--bot", "genius"), ("--players", "7")])
def test_wrong_arguments_are_refused(wrong: tuple[str, str]) -> None:
    done = run(*wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("places", "results"), [((1, 2), (0, 2)), ((2, 1), (2, 0)), ((1, 1), (1, 1))]
)
def test_a_win_a_draw_a_loss(places: tuple[int, int], results: tuple[int, int]) -> None:
    outcome = Outcome(places, (), MUST_TAKE)
    assert (result(outcome, 0), result(outcome, 1)) == results


def test_the_interval_is_wilsons() -> None:
    """Worked out by hand for 9 of 10; near 1 it stays below 1."""
    assert interval(0.9, 10) == pytest.approx((0.5958, 0.9821), abs=1e-4)
    assert interval(1.0, 200) == pytest.approx((0.9812, 1.0), abs=1e-4)
    assert report(8, 2, 0).startswith("8 won, 2 drawn, 0 lost: 90.0% (95 % interval: 59.6% – 98.2%")
