"""The lab's commands, through a pipe: clear sentences in both languages, and nothing is lost."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import click
import pytest

from ludotheque.cli import PROGRAM
from ludotheque.commands.lab import lab
from ludotheque.games import GAMES
from ludotheque.lab.run_folder import RunFolder
from ludotheque.texts import LANGUAGES
from tests.lab.runs import rows
from tests.terminal.program import PATIENCE, environment, heed_interrupts, run

HOUSE = Path(__file__).parents[1] / "fixtures" / "0.1.0"
FEW = ("--processes", "1", "--seats", "random,random")


def simulated(home: Path, *arguments: str, out: str = "r") -> str:
    status, said, error = run(
        home, "lab", "simulate", "district-noir", *FEW, "--out", out, *arguments
    )
    assert (status, error) == (0, "")
    return said


@pytest.mark.parametrize("command", ["", *lab.commands])
@pytest.mark.parametrize(("lang", "usage"), [("fr", "Utilisation"), ("en", "Usage")])
def test_help(tmp_path: Path, command: str, lang: str, usage: str) -> None:
    arguments = ["lab", command] if command else ["lab"]
    status, out, error = run(tmp_path, *arguments, "--help", "--lang", lang)
    assert (status, error) == (0, "")
    assert f"ludotheque {' '.join(arguments)}" in out
    assert usage in out
    assert max(map(len, out.splitlines())) <= 80
    for parameter in (lab.commands[command] if command else lab).params:
        if isinstance(parameter, click.Option):
            assert parameter.opts[0] in out
    assert run(tmp_path, "help", *arguments, "--lang", lang)[1] == out


def test_the_lab_is_among_the_commands() -> None:
    assert PROGRAM.commands["lab"] is lab
    assert {"simulate", "import", "report", "compare", "tune", "ladder", "worth"} <= set(
        lab.commands
    )


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["dance"], 2, "There is no command “dance”."),
        (["simulate"], 1, "The folder of the run is needed, with --out."),
        (["simulate", "--out", "r"], 1, "What should be played?"),
        (["simulate", "poker", "--out", "r"], 1, "There is no game “poker”."),
        (["simulate", "--dance"], 2, "Try “ludotheque lab simulate --help”."),
        (["simulate", "noxford", "--seats", "genius", "--out", "r"], 1, "no bot “genius”"),
        (["simulate", "noxford", "--seats", "ismcts*2", "--out", "r"], 1, "as in ismcts:200i"),
        (
            ["simulate", "noxford", "--seats", "greedy:9i,greedy", "--out", "r"],
            1,
            "answers at once",
        ),
        (["simulate", "noxford", "--seats", "ismcts:0i*2", "--out", "r"], 1, "“0i” will not do"),
        (["simulate", "noxford", "--seats", "ismcts:1s*2", "--out", "r"], 1, "say --unrepeatable"),
        (["simulate", "noxford", "--seats", "greedy*0", "--out", "r"], 1, "name a bot for each"),
        (["simulate", "noxford", "--seats", "greedy", "--out", "r"], 1, "for 2 to 4 players"),
        (["simulate", "noxford", "--games", "0", "--out", "r"], 1, "whole number, 1 or more"),
        (["simulate", "noxford", "--games", "x", "--out", "r"], 1, "“x” will not do"),
        (["simulate", "noxford", "--option", "a=b", "--out", "r"], 1, "no option “a”"),
        (["simulate", "noxford", "--cards", "no", "--out", "r"], 1, "The file no does not exist."),
        (["simulate", "noxford", "--on", "the moon", "--out", "r"], 1, "“the moon” will not do"),
        (["simulate", "noxford", "--out", "/proc/r"], 1, "cannot be used"),
        (["report"], 1, "The folder of a run is needed."),
        (["report", "nothing"], 1, "nothing is no run of the lab"),
        (["merge", "nothing", "--out", "r"], 1, "nothing is no run of the lab"),
        (["import", "--out", "r"], 1, "The name of a file is needed."),
        (["import", "nothing", "--out", "r"], 1, "The file nothing does not exist."),
        (["import", "--db", "nonsense", "--out", "r"], 1, "nonsense"),
        (["compare", "noxford"], 1, "Two lists are compared"),
        (["compare", "--cards", "a", "--cards", "b", "--cards", "c"], 1, "Two lists are compared"),
        (["compare", "--precision", "none"], 1, "“none” will not do"),
        (["tune", "--range", "1..3", "--target", "even"], 1, "is no figure of the list"),
        (["tune", "--figure", "8.cost"], 1, "Of this card there are: 8.count, 8.value."),
        (["tune", "--figure", "8.value", "--range", "3", "--target", "even"], 1, "is no range"),
        (["tune", "--figure", "8.value", "--range", "1..2", "--target", "fun"], 1, "is no target"),
        (["tune", "--figure", "deal.hand", "--range", "1..2", "--target", "played"], 1, "no card"),
        (
            ["tune", "--figure", "deal.hand", "--range", "7..8", "--target", "even"],
            1,
            "any of these",
        ),
        (["worth", "--out", "r"], 1, "What should be played?"),
        (["worth", "noxford", "--card", "joker", "--out", "r"], 1, "There is no card “joker”"),
        (["worth", "noxford", "--card", "lion-master", "--out", "r"], 1, "cannot be exchanged"),
        (["ladder", "poker"], 1, "There is no game “poker”."),
        (["ladder", "--thinking", "long"], 1, "“long” will not do"),
        (["ladder", "--thinking", "1s"], 1, "say --unrepeatable"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(
    tmp_path: Path, arguments: list[str], status: int, said: str
) -> None:
    found, _, error = run(tmp_path, "lab", *arguments)
    assert found == status
    assert said in " ".join(error.split())
    french = run(tmp_path, "lab", *arguments, "--lang", "fr")
    assert french[0] == status
    assert french[2] != error


def test_a_run_is_played_gone_on_with_extended_and_reported(tmp_path: Path) -> None:
    assert "4 games are in r." in simulated(tmp_path, "--games", "4", "--seed", "x")
    assert "All of it was there already." in run(tmp_path, "lab", "simulate", "--out", "r")[1]
    status, out, _ = run(tmp_path, "lab", "simulate", "--out", "r", "--games", "7", *FEW[:2])
    assert status == 0
    assert "7 games are in r." in out
    assert "lab report r --html report.html" in out
    simulated(tmp_path, "--games", "7", "--seed", "x", "--chunk", "2", out="again")
    for lang in LANGUAGES:
        one, other = (
            run(tmp_path, "lab", "report", folder, "--lang", lang)[1] for folder in ("r", "again")
        )
        assert one == other
        assert max(map(len, one.splitlines())) <= 80


def test_a_run_of_something_else_is_not_touched(tmp_path: Path) -> None:
    simulated(tmp_path, "--games", "2", "--seed", "x")
    before = (tmp_path / "r" / "run.toml").read_text()
    for more, said in (
        (("district-noir", "--seed", "y"), "seed is x there, and y here"),
        (("noxford",), "game is district-noir there, and noxford here"),
        (("district-noir", "--seats", "greedy,greedy"), "seats is"),
        (("district-noir", "--fixed"), "fixed is False there"),
    ):
        status, _, error = run(tmp_path, "lab", "simulate", *more, "--out", "r")
        assert status == 1
        assert said in " ".join(error.split())
    assert (tmp_path / "r" / "run.toml").read_text() == before


def test_a_report_is_one_file(tmp_path: Path) -> None:
    simulated(tmp_path, "--games", "3")
    out = run(tmp_path, "lab", "report", "r", "--html", "r.html", "--lang", "fr")[1]
    assert "Le rapport est dans r.html." in out
    assert "<!DOCTYPE html>" in (tmp_path / "r.html").read_text("utf-8")
    error = run(tmp_path, "lab", "report", "r", "--html", "no/such/r.html")[2]
    assert "cannot be used" in error


def test_runs_of_several_machines_are_merged(tmp_path: Path) -> None:
    simulated(tmp_path, "--games", "3", out="one")
    simulated(tmp_path, "--games", "3", "--first", "3", out="two")
    out = run(tmp_path, "lab", "merge", "one", "two", "--out", "both")[1]
    assert "6 games are in both now." in out
    simulated(tmp_path, "--games", "1", "--seed", "other", out="other")
    error = run(tmp_path, "lab", "merge", "one", "other", "--out", "x")[2]
    assert "seed differs" in " ".join(error.split())
    assert not (tmp_path / "x").exists()


def test_games_of_people_come_in_from_records_and_from_a_server(tmp_path: Path) -> None:
    record = (HOUSE / "district-noir.jsonl").read_text("utf-8")
    (tmp_path / "g.jsonl").write_text(record, "utf-8")
    out = run(tmp_path, "lab", "import", "g.jsonl", "--out", "people")[1]
    assert "1 game was added to people, without names." in out
    again = run(tmp_path, "lab", "import", "g.jsonl", "--out", "people")[1]
    assert "1 game was there already." in again
    assert "1 game from a record" in run(tmp_path, "lab", "report", "people")[1]
    error = run(tmp_path, "lab", "simulate", "--out", "people")[2]
    assert "there is nothing to play" in " ".join(error.split())
    (tmp_path / "torn.jsonl").write_text(record[: len(record) // 2], "utf-8")
    torn = run(tmp_path, "lab", "import", "torn.jsonl", "--out", "people")[1]
    assert "1 game is not over and was left out." in torn
    (tmp_path / "nx.jsonl").write_bytes((HOUSE / "noxford.jsonl").read_bytes())
    error = run(tmp_path, "lab", "import", "nx.jsonl", "--out", "people")[2]
    assert "the run holds games of “district-noir”" in " ".join(error.split())
    shutil.copy(HOUSE / "house.db", tmp_path / "house.db")
    arguments = ("--db", "sqlite:///house.db", "--game", "district-noir", "--out", "server")
    status, out, error = run(tmp_path, "lab", "import", *arguments)
    assert (status, error) == (0, "")
    assert re.search(r"[1-9] games? (was|were) added to server, without names\.", out)
    assert "other games" in out
    first, second = (RunFolder.read(tmp_path / name) for name in ("people", "server"))
    assert rows(first)[0]["source"] in [row["source"] for row in rows(second)]


def test_the_worth_of_a_card(tmp_path: Path) -> None:
    arguments = ("--card", "+4", "--pairs", "3", "--out", "w", *FEW)
    status, out, _ = run(tmp_path, "lab", "worth", "district-noir", *arguments)
    assert status == 0
    assert "3 games are in w." in out
    out = run(tmp_path, "lab", "report", "w")[1]
    assert "What a card is worth" in out
    assert re.search(r"Alliance\s\+4", out)


def test_two_lists_are_compared(tmp_path: Path) -> None:
    text = GAMES["district-noir"].box.text
    (tmp_path / "mine.toml").write_text(text.replace("removed = 3", "removed = 23"), "utf-8")
    arguments = ("--cards", "mine.toml", "--games", "120", *FEW)
    status, out, error = run(tmp_path, "lab", "compare", "district-noir", *arguments)
    assert (status, error) == (0, "")
    said = " ".join(out.split())
    assert "Turns: less with the second list, by −" in said
    assert "After 120 games with each list not everything is sure" in said
    (tmp_path / "same.toml").write_text(text, "utf-8")
    same = ("--cards", "same.toml", "--games", "400", *FEW)
    out = run(tmp_path, "lab", "compare", "district-noir", *same)[1]
    assert "Nothing changes that matters" in " ".join(out.split())
    french = run(tmp_path, "lab", "compare", "district-noir", *arguments, "--lang", "fr")[1]
    assert "Tours\u00a0: moins avec la seconde liste" in french


def test_a_figure_is_tuned(tmp_path: Path) -> None:
    arguments = ("--figure", "deal.removed", "--range", "3..33", "--target", "turns:23")
    status, out, error = run(
        tmp_path, "lab", "tune", "district-noir", *arguments, "--games", "50", *FEW
    )
    assert (status, error) == (0, "")
    assert "deal.removed = 23 comes nearest" in " ".join(out.split())
    assert "That is sure enough to stop." in out


def test_reconstructed_figures_are_doubted(tmp_path: Path) -> None:
    arguments = ("--lists", "2", "--games", "10", *FEW)
    status, out, error = run(tmp_path, "lab", "doubt", "district-noir", *arguments)
    assert (status, error) == (0, "")
    assert "2 lists in which each of the 12 reconstructed figures" in " ".join(out.split())


@pytest.mark.slow
def test_an_interrupt_stops_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    command = ["lab", "simulate", "district-noir", "--games", "100000", "--chunk", "5"]
    program = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *command, "--processes", "2", "--out", "r"],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    until = time.monotonic() + PATIENCE
    while not list((tmp_path / "r").glob("games/*.parquet")):
        assert time.monotonic() < until
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    out, error = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130
    assert "Traceback" not in error
    assert "nothing that was stored is lost" in " ".join(out.split())
    assert "lab simulate --out r" in out


def test_without_its_packages_the_lab_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.commands.lab.lab_command.find_spec", lambda _: None)
    status, _, error = run(tmp_path, "lab", "report", "r")
    assert status == 1
    assert 'not installed: pip install "ludotheque[lab]"' in " ".join(error.split())
    assert run(tmp_path, "lab", "report", "--help")[0] == 0


def test_other_commands_start_without_the_lab() -> None:
    code = (
        "import sys, json, ludotheque.cli; print(json.dumps([name for name in sys.modules if"
        " name.split('.')[0] in ('pyarrow', 'matplotlib', 'numpy', 'scipy', 'ray')"
        " or name.startswith('ludotheque.lab')]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert json.loads(done.stdout) == []
