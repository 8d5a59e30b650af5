"""The card games of PettingZoo and RLCard, as random players step through them.

RLCard, which PettingZoo's card games need too, is no dependency of ours: pip installs it into
`build/`.
"""

import importlib
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import numpy as np

from bench.latency import missing

PLACE: Final = Path(__file__).parent.parent / "build" / "rlcard"
PACKAGES: Final = ("rlcard==1.2.0", "termcolor==3.3.0", "pygame==2.6.1")
NEEDED: Final = ("pettingzoo", "pygame", "rlcard")
INSTALL_SECONDS: Final = 600
OF_PETTINGZOO: Final = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
OF_RLCARD: Final = ("leduc-holdem", "limit-holdem", "doudizhu", "uno", "mahjong", "gin-rummy")

Steps = Callable[[], int]


def peers(*, install: bool, place: Path = PLACE) -> dict[str, Steps]:
    """By name; none, and a line that says why, if they are not there and cannot be installed."""
    if place.exists() and str(place) not in sys.path:
        sys.path.append(str(place))
    if not all(map(find_spec, NEEDED)):
        if not install or not installed(place):
            return {}
        sys.path.append(str(place))
        importlib.invalidate_caches()
    return {
        **{f"PettingZoo {name}": _pettingzoo_steps(name) for name in OF_PETTINGZOO},
        **{f"RLCard {name}": _rlcard_steps(name) for name in OF_RLCARD},
    }


def installed(place: Path) -> bool:
    """Install RLCard there; False, and a line that says why, if that fails."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--no-deps", "--target", str(place), *PACKAGES]
    try:
        run = subprocess.run(
            command, capture_output=True, text=True, timeout=INSTALL_SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        missing("RLCard", f"pip took more than {INSTALL_SECONDS} seconds.")
        return False
    if run.returncode:
        complaint = (run.stderr.strip() or "it did not say why").splitlines()[-1]
        missing("RLCard", f"pip failed: {complaint}")
    return run.returncode == 0


def _pettingzoo_steps(name: str) -> Steps:
    """Whole games with `last` and `step`, and a random possible action."""
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
    choices = np.random.default_rng(1)

    def steps() -> int:
        done = 0
        environment.reset(seed=int(choices.integers(1 << 30)))
        for _ in environment.agent_iter():
            observation, _, termination, truncation, _ = environment.last()
            if termination or truncation:
                environment.step(None)
            else:
                environment.step(choices.choice(np.flatnonzero(observation["action_mask"])))
                done += 1
        return done

    return steps


def _rlcard_steps(name: str) -> Steps:
    """Whole games with `reset` and `step`, and a random legal action."""
    environment = importlib.import_module("rlcard").make(name, config={"seed": 1})
    choices = np.random.default_rng(1)

    def steps() -> int:
        done = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(choices.choice(list(state["legal_actions"])))
            done += 1
        return done

    return steps
