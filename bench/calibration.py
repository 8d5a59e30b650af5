"""`python -m bench.calibration`: whether positions that are called 70 % are won in 70 % of the
games. Run by `make calibration`.

`greedy` plays a game against itself; one position of it, any, is played on by `ismcts` with 200
iterations in every seat. What `estimate` says of the best option there is held against who won. The
games are others than those that the values of positions were fitted on. Games already in the folder
are not played again, so it can be stopped and continued.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from bench.reliability_picture import picture
from ludotheque.analysis import estimate
from ludotheque.bots import make_bot
from ludotheque.core import Dice, Log, Seat, State
from ludotheque.games import GAMES
from ludotheque.lab.interval import share_of
from ludotheque.lab.play import share

OURS: Final = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")

ITERATIONS: Final = 200
"""How long whoever plays on thinks."""

WORLDS: Final = 40
"""In so many worlds the options are weighed."""

A_BIN: Final = 200
"""So many positions make a bin at least."""


class Sample(NamedTuple):
    """What was said of a position, and the share of the victory that came of it."""

    chance: float
    won: float


class Bin(NamedTuple):
    """Positions of much the same chance."""

    said: float
    won: float
    low: float
    high: float
    games: int

    @property
    def off(self) -> float:
        """How far the interval of what was won is from what was said."""
        return max(0.0, self.low - self.said, self.said - self.high)


def main() -> None:
    parser = argparse.ArgumentParser(prog="calibration", description="Whether chances are true.")
    parser.add_argument("--game", choices=OURS, action="append", help="all, if none is named")
    parser.add_argument("--games", type=int, default=2000, help="of each kind, for two")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="that an estimate imagines")
    parser.add_argument("--folder", type=Path, default=Path("build/calibration"))
    parser.add_argument("--picture", type=Path, help="an .svg file for the reliability of all")
    parser.add_argument("--no-new", action="store_true", help="only what is in the folder already")
    given = parser.parse_args()
    if given.games < 1 or given.worlds < 1:
        parser.error("there must be a game and a world")
    given.folder.mkdir(parents=True, exist_ok=True)
    names = given.game or OURS
    charts: list[tuple[str, list[Bin]]] = []
    for name in names:
        path = given.folder / f"{name}.jsonl"
        if not given.no_new:
            _play_games(name, given.games, path)
        samples = _samples(name, path, given.games, given.worlds)
        if samples:
            found = bins(samples)
            charts.append((name, found))
            sys.stdout.write("\n".join(_report(name, samples, found)) + "\n")
            sys.stdout.flush()
    if given.picture:
        given.picture.write_text(picture(charts), "utf-8")


def _play_games(name: str, games: int, path: Path) -> None:
    there = {json.loads(line)["number"] for line in _lines(path)}
    jobs = [(name, number) for number in range(games) if number not in there]
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor() as pool:
        for line in pool.map(_play_game, jobs):
            file.write(line + "\n")
            file.flush()


def _play_game(job: tuple[str, int]) -> str:
    """One position and how it ended, as a line of JSON."""
    name, number = job
    game, log = GAMES[name], Log()
    chance = Dice(f"calibration 2 {number}")
    greedy = make_bot("greedy", seed=f"c{number}")
    state = game.new(players=2, chance=chance)
    seen: list[tuple[State, Seat]] = []
    while (decision := state.decision()) is not None:
        if len(decision.options) > 1:
            seen.append((state.copy(), decision.seat))
        move = greedy.choose(game, state.view(decision.seat), decision.seat)
        state.apply(move, chance, log)
    picks = random.Random(f"{name} 2 {number}")  # noqa: S311  # nothing here is secret
    state, seat = seen[picks.randrange(len(seen))]
    position = game.dump(state)
    chance = Dice(f"play on 2 {number}")
    bots = [make_bot("ismcts", seed=f"s{number}/{at}", iterations=ITERATIONS) for at in (0, 1)]
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        state.apply(bots[decision.seat].choose(game, view, decision.seat), chance, log)
    outcome = state.outcome()
    assert outcome is not None
    won = share(outcome, seat)
    return json.dumps({"number": number, "seat": seat, "won": won, "position": position})


def _lines(path: Path) -> Iterator[str]:
    if path.exists():
        yield from path.read_text("utf-8").splitlines()


def _samples(name: str, path: Path, games: int, worlds: int) -> list[Sample]:
    jobs = [(name, line, worlds) for line in _lines(path) if json.loads(line)["number"] < games]
    with ProcessPoolExecutor() as pool:
        return list(pool.map(_sample, jobs, chunksize=4))


def _sample(job: tuple[str, str, int]) -> Sample:
    name, line, worlds = job
    game, known = GAMES[name], json.loads(line)
    state, seat = game.load(known["position"]), known["seat"]
    found = estimate(game, state.view(seat), seat, iterations=worlds)
    return Sample(found.weighed[0].chance, known["won"])


def brier(samples: Sequence[Sample]) -> float:
    """The mean squared error: 0.25 for who always says one half."""
    return sum([(chance - won) ** 2 for chance, won in samples]) / len(samples)


def bins(samples: Sequence[Sample]) -> list[Bin]:
    """The samples by their chance, cut into bins of equal size."""
    ordered = sorted(samples, key=lambda sample: sample.chance)  # not by what was won
    count = max(1, min(10, len(ordered) // A_BIN))
    cuts = [round(len(ordered) * at / count) for at in range(count + 1)]
    return [_bin(ordered[cuts[at] : cuts[at + 1]]) for at in range(count)]


def _bin(samples: Sequence[Sample]) -> Bin:
    count = len(samples)
    said = sum([sample.chance for sample in samples]) / count
    won = sum([sample.won for sample in samples])
    found = share_of(won, count)
    return Bin(said, found.value, found.low, found.high, count)


def _report(name: str, samples: Sequence[Sample], found: Sequence[Bin]) -> Iterator[str]:
    off = max(each.off for each in found)
    yield f"{name}: {len(samples)} games, Brier {brier(samples):.4f}, farthest off {off:.3f}"
    for each in found:
        yield (
            f"  said {each.said:.2f}  won {each.won:.2f} ({each.low:.2f} – {each.high:.2f})  "
            f"{each.games} games"
        )


if __name__ == "__main__":
    main()
