"""`python -m bench.calibration`: whether positions that are called 70 % are won in 70 % of the
games. Run by `make calibration`.

`greedy` plays a game against itself; one position of it, any, is played on by `ismcts` with 200
iterations in every seat. What `estimate` says of the best option there is held against who won. The
games are others than those that the values of positions, or their correction, were fitted on. Games
already in the folder are not played again, so it can be stopped and continued.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from bench.correction import WORLDS
from bench.played_on import FOLDER, MEASURED, OURS, PlayedOn, Position, play, played_on
from bench.reliability_picture import picture
from ludotheque.analysis import estimate
from ludotheque.games import GAMES
from ludotheque.lab.interval import share_of

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
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--processes", type=int, help="one for each core, if none is named")
    parser.add_argument("--picture", type=Path, help="an .svg file for the reliability of all")
    parser.add_argument("--no-new", action="store_true", help="only what is in the folder already")
    parser.add_argument("--uncorrected", action="store_true", help="what was said before it")
    given = parser.parse_args()
    if given.games < 1 or given.worlds < 1:
        parser.error("there must be a game and a world")
    charts: list[tuple[str, list[Bin]]] = []
    for name in given.game or OURS:
        if not given.no_new:
            play(name, MEASURED, given.games, given.folder, given.processes)
        games = played_on(name, MEASURED, given.games, given.folder)
        samples = _samples(name, games, given.worlds, corrected=not given.uncorrected)
        if samples:
            found = bins(samples)
            charts.append((name, found))
            sys.stdout.write("\n".join(_report(name, samples, found)) + "\n")
            sys.stdout.flush()
    if given.picture:
        given.picture.write_text(picture(charts), "utf-8")


def _samples(name: str, games: Sequence[PlayedOn], worlds: int, *, corrected: bool) -> list[Sample]:
    jobs = [(name, game.first, worlds, corrected) for game in games]
    with ProcessPoolExecutor() as pool:
        return list(pool.map(_sample, jobs, chunksize=4))


def _sample(job: tuple[str, Position, int, bool]) -> Sample:
    name, (position, seat, won), worlds, corrected = job
    game = GAMES[name]
    view = game.load(position).view(seat)
    found = estimate(game, view, seat, iterations=worlds, corrected=corrected)
    return Sample(found.weighed[0].chance, won)


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
