"""Self-play: the example trains a policy, and what it has learned can be loaded and evaluated."""

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

ROOT = Path(__file__).parent.parent.parent


def run(*arguments: str | Path) -> str:
    command = [sys.executable, *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def wins_against_random(weights: Path, deals: int) -> tuple[float, float]:
    """The interval of its share."""
    options = ["--weights", str(weights), "--level", "random", "--deals", str(deals)]
    found = re.findall(r"[\d.]+(?=%)", run("examples/evaluate.py", *options))
    _, low, high = map(float, found)
    return low, high


@pytest.mark.slow
def test_a_short_training_beats_random_choices(tmp_path: Path) -> None:
    weights = tmp_path / "kept" / "policy.npz"
    told = run("examples/train.py", weights, "--decisions", "150000")
    assert "decisions" in told
    low, high = wins_against_random(weights, 60)
    assert 50 < low < high <= 100


@pytest.mark.slow
def test_a_seed_decides_what_is_learned(tmp_path: Path) -> None:
    found = []
    for number, seed in enumerate((1, 1, 2)):
        weights = tmp_path / f"{number}.npz"
        run("examples/train.py", weights, "--decisions", "1", "--seed", str(seed))
        with np.load(weights) as kept:
            found.append(kept["weights 0"].tobytes())
    assert found[0] == found[1] != found[2]
