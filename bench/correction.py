"""`python -m bench.correction`: fits by how much chances are said too high or too low, and writes
it. Run by `make correction`.

Positions of games that were played on, others than those on which chances are measured, are weighed
by `estimate` as if nothing were corrected. The odds in each imagined world are multiplied by a
number and raised to a power, the same everywhere: those with which the mean over the worlds makes
the results most likely. A penalty keeps the correction small where games are few.
"""

import argparse
import sys
import tomllib
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize
from scipy.special import expit, logit

from bench.played_on import FITTED, FOLDER, ITERATIONS, OURS, Position, play, played_on
from ludotheque.analysis import estimate
from ludotheque.games import GAMES

FILE: Final = Path(__file__).parent.parent / "src/ludotheque/bots/valuations" / "corrections.toml"

WORLDS: Final = 40
"""In so many worlds the options are weighed."""

PENALTY: Final = 2.0
"""As if it had been found before, in so many games for each unit of odds, that nothing is wrong."""

CERTAIN: Final = 1e-6
"""Nearer to 0 or 1 than this, a chance is not corrected."""

Figures = NDArray[np.float64]


class Fit(NamedTuple):
    """What is added to the logarithm of the odds, and what it is multiplied by."""

    shift: float
    slope: float


def main() -> None:
    parser = argparse.ArgumentParser(prog="correction", description="Correct estimated chances.")
    parser.add_argument("--game", choices=OURS, action="append", help="all, if none is named")
    parser.add_argument("--games", type=int, default=1000, help="of each kind, for two")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--processes", type=int, help="one for each core, if none is named")
    parser.add_argument("--no-new", action="store_true", help="only what is in the folder already")
    parser.add_argument("--output", type=Path, default=FILE)
    given = parser.parse_args()
    if given.games < 1:
        parser.error("there must be a game")
    known = tomllib.loads(given.output.read_text("utf-8")) if given.output.exists() else {}
    for name in given.game or OURS:
        if not given.no_new:
            play(name, FITTED, given.games, given.folder, given.processes)
        games = played_on(name, FITTED, given.games, given.folder)
        positions = [each for game in games for each in (game.first, *game.later)]
        if positions:
            with ProcessPoolExecutor(given.processes) as pool:
                jobs = [(name, position) for position in positions]
                chances = np.array(list(pool.map(_in_worlds, jobs, chunksize=4)))
            won = np.array([position.won for position in positions])
            weights = np.array([1 / (1 + len(g.later)) for g in games for _ in (0, *g.later)])
            found = fitted(chances, won, weights)
            known[name] = _entry(name, found, len(games), chances, won)
            sys.stdout.write(f"{name}: {known[name]}\n")
            given.output.write_text(written(known), "utf-8")


def _in_worlds(job: tuple[str, Position]) -> tuple[float, ...]:
    """What is said of the best option, in each world."""
    name, (position, seat, _) = job
    game = GAMES[name]
    view = game.load(position).view(seat)
    return estimate(game, view, seat, iterations=WORLDS, corrected=False).weighed[0].in_worlds


def fitted(chances: Figures, won: Figures, weights: Figures) -> Fit:
    """The correction of these chances, a row of worlds for each position, that makes these results
    most likely. Positions of one game count together as much as one."""

    def missed(pair: Figures) -> float:
        said = np.clip(corrected(chances, pair[0], pair[1]).mean(1), 1e-9, 1.0 - 1e-9)
        loss = -(weights * (won * np.log(said) + (1.0 - won) * np.log(1.0 - said))).sum()
        return float(loss + PENALTY * (pair[0] ** 2 + (pair[1] - 1.0) ** 2))

    shift, slope = minimize(missed, np.array([0.0, 1.0]), method="Nelder-Mead").x
    return Fit(float(shift), float(slope))


def corrected(chances: Figures, shift: float, slope: float) -> Figures:
    """The same as `ludotheque.analysis.correction` does, for many at once."""
    uncertain = np.clip(chances, CERTAIN, 1.0 - CERTAIN)
    found = expit(shift + slope * logit(uncertain))
    kept: Figures = np.where(uncertain == chances, found, chances)
    return kept


def _entry(name: str, found: Fit, games: int, chances: Figures, won: Figures) -> dict[str, Any]:
    after = corrected(chances, found.shift, found.slope)
    return {
        "version": version("ludotheque"),
        "rules": GAMES[name].rules,
        "played_on_by": f"ismcts, {ITERATIONS} iterations a move",
        "players": 2,
        "games": games,
        "positions": len(won),
        "worlds": WORLDS,
        "said": round(float(chances.mean()), 3),
        "won": round(float(won.mean()), 3),
        "brier_before": round(float(((chances.mean(1) - won) ** 2).mean()), 4),
        "brier_after": round(float(((after.mean(1) - won) ** 2).mean()), 4),
        "shift": round(found.shift, 3),
        "slope": round(found.slope, 3),
    }


def written(known: Mapping[str, Mapping[str, Any]]) -> str:
    """The file of corrections, with where they come from."""
    lines = [
        "# By how much chances are said too high or too low: `slope` multiplies the logarithm of",
        "# the odds, then `shift` is added. Written by `make correction`, which is needed again",
        "# when `make fit` has changed what positions are worth.",
    ]
    for name, entry in sorted(known.items()):
        lines += ["", f"[{name}]"]
        for key, value in entry.items():
            lines.append(f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
