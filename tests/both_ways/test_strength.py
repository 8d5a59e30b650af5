"""Contests between bots run, stop when they are sure, and count right. How strong a bot is, no test
here says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.strength import told
from ludotheque.bots import make_bot
from ludotheque.core import Dice, Outcome
from ludotheque.games import GAMES
from ludotheque.games.district_noir.phrases import MUST_TAKE
from ludotheque.lab.bot_spec import Thinking
from ludotheque.lab.confidence import Bets, interval, is_sure
from ludotheque.lab.contest import Contest, Found, deal_share, hold, play
from ludotheque.lab.play import share
from ludotheque.lab.pool import Pool
from ludotheque.lab.ratings import Pairing, ratings

ROOT = Path(__file__).parent.parent.parent


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("bot", ["greedy", "ismcts", "expert"])
def test_every_deal_is_played_from_every_seat(bot: str) -> None:
    thinking = ("--seconds", "0.001", "--processes", "1")
    done = run("bench.strength", "--bot", bot, "--against", "random", "--deals", "2", *thinking)
    assert done.returncode == 0, done.stderr
    counted = re.search(r"^[0-9.]+ of (\d+) won", done.stdout, flags=re.MULTILINE)
    assert counted is not None
    assert int(counted[1]) == 4


def test_one_among_several_plays_from_every_seat() -> None:
    arguments = ("--game", "samarande", "--bot", "greedy", "--against", "random", "--deals", "1")
    done = run("bench.strength", *arguments, "--players", "3", "--processes", "1")
    assert done.returncode == 0, done.stderr
    assert "greedy among 2 against random" in done.stdout
    assert "of 3 won" in done.stdout
    assert "an equal share is 33.3%" in done.stdout


@pytest.mark.parametrize("wrong", [("--deals", "0"), ("--bot", "genius"), ("--players", "7")])
def test_wrong_arguments_are_refused(wrong: tuple[str, str]) -> None:
    done = run("bench.strength", *wrong)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_bot_against_itself_wins_as_often_as_it_loses() -> None:
    """The same two games, seen from either side."""
    greedy = make_bot("greedy", seed=1)
    for deal in range(5):
        assert deal_share(GAMES["district-noir"], greedy, greedy, 2, deal) == 0.5


def test_the_same_deal_is_the_same_game() -> None:
    seats = [make_bot("greedy", seed=1), make_bot("novice", seed=1)]
    game = GAMES["district-noir"]
    assert play(game, seats, "deal") == play(game, seats, "deal")
    assert any(play(game, seats, "deal") != play(game, seats, str(deal)) for deal in range(3))


def test_a_contest_stops_when_it_is_sure_and_not_before() -> None:
    contest = Contest("district-noir", "greedy", "random")
    with Pool(1) as pool:
        found = hold(contest, 100, pool)
        fixed = hold(contest, 12, pool, until_sure=False)
        even = hold(Contest("district-noir", "greedy", "greedy"), 20, pool)
    assert 8 <= found.deals < 100
    assert is_sure(found.shares, 0.5)
    assert fixed.deals == 12
    assert even.deals == 20
    assert not is_sure(even.shares, 0.5)


def test_a_shared_win_is_a_part_of_one() -> None:
    outcome = Outcome((1, 3, 1), (9, 2, 9), MUST_TAKE)
    assert [share(outcome, seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert told(Found(2, 4, (0.5, 0.25))).startswith("3 of 8 won: 37.5% (")


def test_whoever_looks_all_the_time_is_seldom_wrong() -> None:
    """Of a hundred series of results, one looks at each after every tenth result. The interval may
    miss the mean in five of them; the usual one, for a single look, misses it far more often."""
    draws = Dice("looks")
    missed = 0
    for _ in range(100):
        results = [float(draws.below(10) < 6) for _ in range(120)]
        bets, looks = Bets(), []
        for count, result in enumerate(results, start=1):
            bets.add(result)
            if count % 10 == 0:
                looks.append(bets.interval())
        missed += not all(low <= 0.6 <= high for low, high in looks)
    assert missed <= 5


def test_more_results_say_more() -> None:
    few, many = interval([1.0, 0.5, 0.0, 0.5] * 5), interval([1.0, 0.5, 0.0, 0.5] * 50)
    assert many[1] - many[0] < 0.6 * (few[1] - few[0])
    assert many[0] < 0.5 < many[1]
    assert is_sure([1.0] * 10, 0.5)
    assert not is_sure([1.0] * 2, 0.5)


def test_ratings_follow_from_who_beat_whom() -> None:
    """Three of four is 191 points, as in chess; a chain of two such steps is twice that."""
    rated = ratings(3, [Pairing(1, 0, 75.0, 100), Pairing(2, 1, 75.0, 100)])
    assert [round(rating.points / 10) for rating in rated] == [0, 19, 38]
    for rating in rated[1:]:
        assert rating.low < rating.points < rating.high
    surer = ratings(3, [Pairing(1, 0, 750.0, 1000), Pairing(2, 1, 750.0, 1000)])
    assert surer[1].high - surer[1].low < rated[1].high - rated[1].low
    assert ratings(2, [Pairing(1, 0, 10.0, 10)])[1].points > 400, "even if nothing was lost"


@pytest.mark.slow
def test_the_ladder_has_every_step() -> None:
    arguments = ("district-noir", "--deals", "1", "--thinking", "2i", "--processes", "1")
    done = run("ludotheque", "lab", "ladder", *arguments, "--lang", "en")
    assert done.returncode == 0, done.stderr
    for step in ("Medium against Easy", "Strong against Medium", "Expert against Strong"):
        assert f"| 2 | {step} |" in done.stdout
    assert "Easy: 0 (0 to 0)" in done.stdout
    assert "Expert: " in done.stdout


def test_with_iterations_the_ladder_is_the_same_again() -> None:
    contest = Contest("district-noir", "ismcts", "greedy", thinking=Thinking(iterations=2))
    with Pool(1) as pool:
        assert hold(contest, 4, pool).shares == hold(contest, 4, pool).shares
