"""A run is the same however it is cut, stopped, killed, resumed, shared out and merged."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.lab.chunk import Chunk
from ludotheque.lab.plan import Plan
from ludotheque.lab.pool import Pool
from ludotheque.lab.problem import LabProblem
from ludotheque.lab.run_folder import RunFolder
from ludotheque.lab.simulation import merge, simulate
from ludotheque.lab.tables import CARDS, DECISIONS, SCHEMAS
from ludotheque.lab.tables import GAMES as GAMES_TABLE
from tests.lab.runs import PLAN, play, rows, run_of
from tests.terminal.program import PATIENCE, environment

TABLES = (GAMES_TABLE, CARDS)


def assert_same(one: RunFolder, other: RunFolder, tables: tuple[str, ...] = TABLES) -> None:
    for table in tables:
        assert one.table(table).equals(other.table(table)), table


def test_a_row_says_how_a_game_went(tmp_path: Path) -> None:
    run = run_of(tmp_path / "run", 6)
    games = rows(run)
    assert [game["game"] for game in games] == list(range(6))
    for game in games:
        turned = game["game"] % 2
        assert game["seats"] == ["greedy", "random"][turned:] + ["greedy", "random"][:turned]
        assert sorted(game["places"]) in ([1, 1], [1, 2])
        assert game["first"] in (0, 1)
        assert 0 < game["turns"] <= game["decisions"] <= GAMES["district-noir"].longest
        for seat, points in enumerate(game["points"]):
            scored = [each for each in game["categories"] if each["seat"] == seat]
            assert sum(each["points"] for each in scored) == points
    assert {game["ended"] for game in games} <= {"last-round-over", "holds-the-city"}


def test_a_row_for_each_decision_if_they_are_wanted(tmp_path: Path) -> None:
    plan = Plan("district-noir", ("random", "random"), "tests", decisions=True)
    run = run_of(tmp_path / "run", 3, plan)
    decisions = rows(run, DECISIONS)
    assert len(decisions) == sum(game["decisions"] for game in rows(run))
    for each in decisions:
        assert 0 <= each["chosen"] < each["options"]
    assert run.table(DECISIONS).schema.equals(SCHEMAS[DECISIONS])


@pytest.mark.slow
def test_it_is_the_same_however_it_is_cut_and_by_however_many_it_is_played(tmp_path: Path) -> None:
    whole = run_of(tmp_path / "whole", 40)
    assert_same(whole, run_of(tmp_path / "sevens", 40, size=7))
    several = RunFolder.create(tmp_path / "several", PLAN, Chunk(0, 39))
    play(several, 3, processes=2)
    assert_same(whole, several)


def test_whoever_stops_goes_on_with_another_cut(tmp_path: Path) -> None:
    whole = run_of(tmp_path / "whole", 20)
    run = RunFolder.create(tmp_path / "run", PLAN, Chunk(0, 19))
    with Pool(1) as pool:
        for there in simulate(run, pool, 3):
            if there >= 6:
                break
    assert run.games == 6
    again = RunFolder.read(tmp_path / "run")
    assert again.missing() == [Chunk(6, 19)]
    play(again, 5)
    assert_same(whole, again)


@pytest.mark.slow
def test_a_run_that_is_killed_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    """Killed in the middle, with two processes at work; then resumed with another cut."""
    arguments = ["lab", "simulate", "district-noir", "--seats", "greedy,random", "--seed", "tests"]
    arguments += ["--games", "300", "--chunk", "2", "--processes", "2", "--out", "run"]
    program = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *arguments],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    folder = tmp_path / "run" / "games"
    until = time.monotonic() + PATIENCE
    while not (folder.exists() and len(list(folder.glob("*.parquet"))) > 3):
        assert time.monotonic() < until
        assert program.poll() is None, "it is over already"
        time.sleep(0.01)
    os.kill(program.pid, signal.SIGKILL)
    program.wait()
    run = RunFolder.read(tmp_path / "run")
    assert 0 < run.games < 300
    (tmp_path / "run" / "cards" / f"{Chunk(298, 299)}.parquet").write_bytes(b"torn")
    (tmp_path / "run" / "games" / f"{Chunk(298, 299)}.parquet.tmp").write_bytes(b"torn")
    while True:  # its workers notice that it is gone, and go too
        try:
            os.killpg(program.pid, 0)
        except ProcessLookupError:
            break
        assert time.monotonic() < until
        time.sleep(0.05)
    play(run, 37)
    assert_same(run_of(tmp_path / "whole", 300), run)


def test_work_is_shared_out_and_merged(tmp_path: Path) -> None:
    whole = run_of(tmp_path / "whole", 20)
    parts = [
        run_of(tmp_path / "one", 8, size=5),
        run_of(tmp_path / "two", 12, size=4, first=8),
        run_of(tmp_path / "overlap", 9, first=4),
    ]
    target = RunFolder.create(tmp_path / "all", PLAN, Chunk(0, 19))
    merge(parts, target)
    assert not target.missing()
    assert_same(whole, target)
    merge(parts, target)
    assert target.games == 20, "nothing comes twice"


def test_only_one_program_writes_to_a_run(tmp_path: Path) -> None:
    run = RunFolder.create(tmp_path / "run", PLAN, Chunk(0, 3))
    with run.in_use(), pytest.raises(LabProblem, match="wrong-run-in-use"):
        play(RunFolder.read(tmp_path / "run"))


def test_a_folder_that_is_no_run_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada")
    with pytest.raises(LabProblem, match="wrong-run-there"):
        RunFolder.create(tmp_path, PLAN, Chunk(0, 3))
    with pytest.raises(LabProblem, match="wrong-run:"):
        RunFolder.read(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


@pytest.mark.parametrize(
    "content", ["", "kind = 3", "kind = ", 'kind = "dance"\nfirst = 0', "first = 'x'", "\0"]
)
def test_a_damaged_plan_is_told(tmp_path: Path, content: str) -> None:
    run_of(tmp_path / "run", 1)
    (tmp_path / "run" / "run.toml").write_text(content)
    with pytest.raises(LabProblem, match="wrong-run"):
        RunFolder.read(tmp_path / "run")


def test_a_run_of_other_cards_is_not_gone_on_with(tmp_path: Path) -> None:
    run_of(tmp_path / "run", 1)
    path = tmp_path / "run" / "run.toml"
    path.write_text(path.read_text().replace("rules = 1", "rules = 2"))
    with pytest.raises(LabProblem, match="wrong-run-outdated"):
        RunFolder.read(tmp_path / "run")


def test_a_list_of_ones_own_travels_with_the_run(tmp_path: Path) -> None:
    published = GAMES["district-noir"].box.text
    plan = Plan(
        "district-noir", ("random", "random"), "a", published.replace("value = 4", "value = 9")
    )
    run_of(tmp_path / "run", 2, plan)
    assert RunFolder.read(tmp_path / "run").plan == plan
