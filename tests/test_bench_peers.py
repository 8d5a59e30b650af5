"""What the server's bench stands on; npm and node are played by scripts, without a network."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.boardgame_io import measure_boardgame_io
from bench.latency import latency, percentile
from bench.peer_environments import installed

DELAYS = [4.0, 1.0, 3.0, 2.0]


def test_a_percentile_is_one_of_the_values() -> None:
    hundred = [float(value) for value in range(100, 0, -1)]
    assert percentile(hundred, 50) == 50
    assert percentile(hundred, 95) == 95
    assert percentile([7.0], 95) == 7
    assert percentile(DELAYS, 0) == 1
    assert percentile(DELAYS, 100) == 4


def test_nothing_measured_is_no_figure() -> None:
    with pytest.raises(ValueError, match="nothing was measured"):
        percentile([], 50)


def test_a_latency_is_a_rate_and_two_percentiles() -> None:
    assert latency(DELAYS, seconds=2) == {
        "moves": 4,
        "moves_per_second": 2,
        "p50_ms": 2,
        "p95_ms": 4,
    }


Machine = Callable[..., Path]


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A machine that has nothing but these programs; gives where things are installed."""

    def with_programs(**scripts: str) -> Path:
        programs = tmp_path / "bin"
        programs.mkdir(exist_ok=True)
        for name, script in scripts.items():
            (programs / name).write_text(f"#!/bin/sh\n{script}\n")
            (programs / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(programs))
        return tmp_path / "place"

    return with_programs


PRINTS = """echo '{"seconds": 2, "delays": [4, 1, 3, 2]}'"""


def test_what_was_played_is_measured(machine: Machine) -> None:
    place = machine(npm="echo $* >> calls", node=f'echo "$@" >> calls\n{PRINTS}')
    for _ in range(2):
        assert measure_boardgame_io(matches=3, seconds=2, place=place) == latency(DELAYS, 2)
    install, *plays = (place / "calls").read_text().splitlines()
    assert install.startswith("install --no-audit --no-fund")
    assert plays == ["play.js 3 2", "play.js 3 2"]


@pytest.mark.parametrize(
    ("scripts", "why"),
    [
        ({}, "there is no npm here."),
        ({"npm": "echo npm error code EAI >&2; exit 1"}, "npm failed: npm error code EAI"),
        ({"npm": "exit 1"}, "npm failed: it did not say why"),
        ({"npm": ""}, "there is no node here."),
        ({"npm": "", "node": "echo broken >&2; exit 1"}, "node failed: broken"),
        ({"npm": "", "node": "echo hello"}, "what it printed cannot be used: "),
        (
            {"npm": "", "node": """echo '{"seconds": 2, "delays": []}'"""},
            "what it printed cannot be used: ValueError('nothing was measured').",
        ),
    ],
)
def test_what_cannot_be_measured_says_why_in_one_line(
    machine: Machine, capsys: pytest.CaptureFixture[str], scripts: dict[str, str], why: str
) -> None:
    assert measure_boardgame_io(place=machine(**scripts)) is None
    said = capsys.readouterr().err
    assert said.startswith(f"boardgame.io is not measured: {why}")
    assert said.count("\n") == 1


def test_a_failed_installation_is_tried_again(machine: Machine) -> None:
    place = machine(npm="exit 1", node=PRINTS)
    assert measure_boardgame_io(place=place) is None
    machine(npm="exit 0")
    assert measure_boardgame_io(place=place) is not None


@pytest.mark.slow
def test_a_peer_that_cannot_be_installed_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    assert not installed(tmp_path / "nowhere")
    said = capsys.readouterr().err
    assert said.startswith("RLCard is not measured: pip failed: ERROR: No matching distribution")
    assert said.count("\n") == 1
