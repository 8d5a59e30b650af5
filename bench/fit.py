"""`python -m bench.fit`: fits the weights by which positions are valued, and writes them. Run by
`make fit`.

Games are played by `greedy`, or by `expert` with what it knew before, with one move in ten at
random so that positions differ. Of each game some positions are kept, at moments at which a search
would value them, with who won. The weights are those that make the winners most likely (a softmax
over the seats, with a small penalty for large weights). A quarter of the games is held out, to say
how well the rest foretells them.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from ludotheque.bots import make_bot
from ludotheque.bots.valuations import VALUATIONS
from ludotheque.core import Dice, Log
from ludotheque.games import GAMES
from ludotheque.lab.play import share
from ludotheque.version import is_compiled

HERE: Final = Path(__file__).parent.parent / "src" / "ludotheque" / "bots" / "valuations"

AT_RANDOM: Final = 0.1
"""The share of moves that are any option."""

KEPT: Final = 6
"""So many positions of a game are kept at most."""

HELD_OUT: Final = 4
"""One game in so many is held out."""

PENALTY: Final = 1.0

Figures = NDArray[np.float64]


class Fit(NamedTuple):
    """Weights, and how well they foretell games that were not used for them."""

    played_by: str
    games: int
    positions: int
    weights: list[float]
    log_loss: float
    """Of a quarter of the games, by weights that were fitted on the rest."""
    brier: float


class Sample(NamedTuple):
    """The features of each seat in one position, each seat's share of the victory, and the number
    of the game."""

    features: list[list[float]]
    shares: list[float]
    game: int


def main() -> None:
    parser = argparse.ArgumentParser(prog="fit", description="Fit the values of positions.")
    parser.add_argument("--game", choices=list(VALUATIONS), action="append", help="all, if none")
    parser.add_argument("--games", type=int, default=6000, help="for two, and as many for more")
    parser.add_argument(
        "--iterations", type=int, default=0, help="of expert, for each move; 0 to let greedy play"
    )
    parser.add_argument("--output", type=Path, default=HERE, help="the folder for the weights")
    given = parser.parse_args()
    if given.games < HELD_OUT:
        parser.error(f"there must be {HELD_OUT} games at least")
    if given.iterations < 0:
        parser.error("there cannot be fewer than 0 iterations")
    for name in given.game or VALUATIONS:
        players = GAMES[name].players
        two = fit(name, [2], given.games, given.iterations)
        many = [count for count in players if count > 2]
        more = fit(name, many, given.games, given.iterations)
        path = given.output / f"{name.replace('-', '_')}.toml"
        path.write_text(written(name, two, more), "utf-8")
        for label, found in (("two", two), ("more", more)):
            if found is not None:
                sys.stdout.write(
                    f"{name}, {label}: {found.games} games, {found.positions} positions, held out: "
                    f"log loss {found.log_loss:.4f}, Brier {found.brier:.4f}\n"
                )


def fit(name: str, players: Sequence[int], games: int, iterations: int = 0) -> Fit | None:
    """The weights for these numbers of players; None if there are none."""
    if not players:
        return None
    jobs = [(name, players[number % len(players)], number, iterations) for number in range(games)]
    with ProcessPoolExecutor() as pool:
        samples = [each for few in pool.map(_samples, jobs, chunksize=20) for each in few]
    most = max(players)
    kinds = len(VALUATIONS[name].names)
    features = np.zeros((len(samples), most, kinds))
    shares = np.zeros((len(samples), most))
    there = np.zeros((len(samples), most), dtype=bool)
    for at, sample in enumerate(samples):
        features[at, : len(sample.shares)] = sample.features
        shares[at, : len(sample.shares)] = sample.shares
        there[at, : len(sample.shares)] = True
    out = np.array([sample.game % HELD_OUT == 0 for sample in samples])
    trial = fitted(features[~out], shares[~out], there[~out])
    chances = foretold(features[out], trial, there[out])
    log_loss = float(-(shares[out] * np.log(np.clip(chances, 1e-9, 1.0))).sum(1).mean())
    brier = float(((chances - shares[out]) ** 2).sum(1).mean() / 2)
    weights = fitted(features, shares, there)
    bot = f"expert, {iterations} iterations a move" if iterations else "greedy"
    played_by = f"{bot}, {AT_RANDOM:.0%} of the moves at random"
    return Fit(played_by, games, len(samples), [float(each) for each in weights], log_loss, brier)


def _samples(job: tuple[str, int, int, int]) -> list[Sample]:
    """Some positions of one game."""
    name, players, number, iterations = job
    game, valuation = GAMES[name], VALUATIONS[name]
    chance, log = Dice(f"fit {name} {players} {number}"), Log()
    picks = random.Random(f"fit {name} {players} {number}")  # noqa: S311  # nothing here is secret
    bot = make_bot(
        "expert" if iterations else "greedy", seed=f"fit {number}", iterations=iterations
    )
    state = game.new(players=players, chance=chance)
    stage = valuation.stage(state)
    seen: list[list[list[float]]] = []
    while (decision := state.decision()) is not None:
        now = valuation.stage(state)
        if now != stage:
            stage = now
            seen.append(valuation.features(state))
        seat, move = decision.seat, decision.options[0]
        if picks.random() < AT_RANDOM:
            move = picks.choice(decision.options)
        elif len(decision.options) > 1:
            move = bot.choose(game, state.view(seat), seat)
        state.apply(move, chance, log)
    outcome = state.outcome()
    assert outcome is not None
    shares = [share(outcome, seat) for seat in range(players)]
    kept = picks.sample(seen, min(KEPT, len(seen)))
    return [Sample(features, shares, number) for features in kept]


def fitted(features: Figures, shares: Figures, there: NDArray[np.bool_]) -> Figures:
    """The weights that make these victories most likely."""
    spread = features[there].std(0)
    spread[spread == 0.0] = 1.0
    scaled = features / spread

    def loss(weights: Figures) -> tuple[float, Figures]:
        chances = foretold(scaled, weights, there)
        missed = -float((shares * np.log(np.clip(chances, 1e-300, 1.0))).sum())
        slope = -np.einsum("ns,nsk->k", shares - chances, scaled) + PENALTY * weights
        return missed + PENALTY * float(weights @ weights) / 2, slope

    found = minimize(loss, np.zeros(features.shape[2]), jac=True, method="L-BFGS-B")
    weights: Figures = found.x / spread
    return weights


def foretold(features: Figures, weights: Figures, there: NDArray[np.bool_]) -> Figures:
    """The chances of the seats that are there."""
    scores = np.where(there, features @ weights, -np.inf)
    odds = np.exp(scores - scores.max(1, keepdims=True))
    chances: Figures = odds / odds.sum(1, keepdims=True)
    return chances


def written(name: str, two: Fit | None, more: Fit | None) -> str:
    """The file of weights, with where they come from."""
    lines = [
        "# The weights of the features of a position. Written by `make fit`: the next fit",
        "# overwrites what is changed by hand.",
    ]
    for label, found in (("two", two), ("more", more)):
        lines.append("")
        if found is not None:
            lines += [
                f"[{label}]",
                f'version = "{version("ludotheque")}"',
                f"rules = {GAMES[name].rules}",
                f'played_by = "{found.played_by}"',
                f"games = {found.games}",
                f"positions = {found.positions}",
                f"held_out_log_loss = {found.log_loss:.4f}",
                f"held_out_brier = {found.brier:.4f}",
                "",
            ]
        lines.append(f"[{label}.weights]")
        if found is not None:
            pairs = zip(VALUATIONS[name].names, found.weights, strict=True)
            lines += [f"{feature} = {weight:.4f}" for feature, weight in pairs]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    if not is_compiled():
        sys.stderr.write("Not compiled: this takes three times as long.\n")
    main()
