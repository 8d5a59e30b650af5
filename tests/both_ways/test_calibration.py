"""Fitting what positions are worth and holding chances against results both run and count right."""

import subprocess
import sys
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from bench.calibration import Bin, Sample, bins, brier
from bench.correction import corrected
from bench.correction import fitted as correction_fitted
from bench.fit import fitted, foretold
from bench.reliability_picture import picture
from ludotheque.bots.valuations import VALUATIONS

ROOT = Path(__file__).parent.parent.parent


def run(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_weights_are_fitted_and_written(tmp_path: Path) -> None:
    done = run("bench.fit", "--game", "district-noir", "--games", "8", "--output", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "district-noir, two: 8 games" in done.stdout
    written = tomllib.loads((tmp_path / "district_noir.toml").read_text("utf-8"))
    assert tuple(written["two"]["weights"]) == VALUATIONS["district-noir"].names
    assert written["two"]["games"] == 8


def test_weights_that_made_the_results_are_found() -> None:
    draws = np.random.default_rng(1)
    features = draws.normal(size=(4000, 3, 2))
    there = np.ones((4000, 3), dtype=bool)
    there[::2, 2] = False
    true = np.array([1.5, -0.5])
    chances = foretold(features, true, there)
    assert np.allclose(chances.sum(1), 1.0)
    assert not chances[::2, 2].any(), "who is not there cannot win"
    winners = [draws.choice(3, p=each) for each in chances]
    shares = np.eye(3)[winners]
    assert fitted(features, shares, there) == pytest.approx(true, abs=0.1)


def test_a_correction_that_made_the_results_is_found() -> None:
    draws = np.random.default_rng(2)
    chances = np.repeat(draws.uniform(0.05, 0.95, size=(20_000, 1)), 3, axis=1)
    true = corrected(chances, -0.6, 0.8)[:, 0]
    won = (draws.random(20_000) < true).astype(float)
    found = correction_fitted(chances, won, np.ones(20_000))
    assert found == pytest.approx((-0.6, 0.8), abs=0.05)
    few = correction_fitted(chances[:5], won[:5], np.ones(5))
    assert abs(few.shift) < 0.6, "five games do not say much"


@pytest.mark.slow
def test_a_correction_is_fitted_and_written(tmp_path: Path) -> None:
    output = tmp_path / "corrections.toml"
    arguments = ["--game", "district-noir", "--games", "2", "--folder", str(tmp_path)]
    done = run("bench.correction", *arguments, "--output", str(output))
    assert done.returncode == 0, done.stderr
    written = tomllib.loads(output.read_text("utf-8"))["district-noir"]
    assert written["games"] == 2
    assert written["positions"] > 2
    assert written["slope"] > 0.0


@pytest.mark.slow
def test_chances_are_held_against_results(tmp_path: Path) -> None:
    arguments = ["--game", "district-noir", "--games", "2", "--worlds", "2"]
    chart = tmp_path / "reliability.svg"
    folder = ("--folder", str(tmp_path))
    done = run("bench.calibration", *arguments, *folder, "--picture", str(chart))
    assert done.returncode == 0, done.stderr
    assert "district-noir: 2 games, Brier " in done.stdout
    assert ElementTree.parse(chart).getroot().tag.endswith("svg")  # noqa: S314  # it is our own
    games = tmp_path / "district-noir-2.jsonl"
    kept = games.read_text("utf-8")
    assert len(kept.splitlines()) == 2
    again = run("bench.calibration", *arguments, *folder)
    assert again.stdout == done.stdout, "the same seeds give the same answer"
    assert games.read_text("utf-8") == kept, "nothing is played twice"


def test_bins_say_how_far_off_they_are() -> None:
    honest = [Sample(0.25, float(at % 4 == 0)) for at in range(400)]
    boastful = [Sample(0.75, float(at % 2 == 0)) for at in range(400)]
    low, _, high, _ = bins([*honest, *boastful])
    assert (low.said, low.won, low.games) == (0.25, 0.25, 200)
    assert low.off == 0.0
    assert (high.said, high.won) == (0.75, 0.5)
    assert high.off == pytest.approx(0.75 - high.high)
    assert high.high < 0.6
    assert brier(honest) == pytest.approx(0.1875)
    assert len(bins(honest[:30])) == 1


def test_the_picture_shows_every_game_and_bin() -> None:
    drawn = picture([("noxford", [Bin(0.5, 0.6, 0.5, 0.7, 200)] * 3), ("samarande", [])])
    root = ElementTree.fromstring(drawn)  # noqa: S314  # it is our own
    assert "Les Fils de Samarande" in drawn
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 3
